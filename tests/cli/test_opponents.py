"""Whom one plays against: `claimant bots`, and `claimant play --bot`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from claimant.bots import LEVELS, describe
from claimant.claim import Game
from claimant.cli.playing.opponents import DEFAULT_BOT
from claimant.locale import Words
from tests.cli.shell import play, refused, run

QUICK = ("random", "greedy")


def test_every_level_is_listed_from_gentle_to_strong() -> None:
    told = run("bots").out
    assert [line.split()[0] for line in told.splitlines()] == list(LEVELS)
    for name in LEVELS:
        assert describe(name) in told
    assert [line.split()[0] for line in told.splitlines() if "usual" in line] == [DEFAULT_BOT]


def test_the_list_is_there_for_programs_too() -> None:
    data = run("bots", "--json").json()
    assert isinstance(data, list)
    assert [entry["name"] for entry in data] == list(LEVELS)
    assert [entry["name"] for entry in data if entry["default"]] == [DEFAULT_BOT]


@pytest.mark.parametrize("command", [["play", "--bot"], ["arena", "greedy"]], ids=" ".join)
def test_an_unknown_bot_is_refused_with_those_that_are_listed(command: list[str]) -> None:
    listed = [line.split()[0] for line in run("bots").out.splitlines()]
    known = f"There is no bot “captin”: the bots are {Words().listed(listed)}."
    assert refused(run(*command, "captin")) == f"{known} Did you mean captain?"
    assert refused(run(*command, "wizard")) == known.replace("captin", "wizard")


def bots_of(file: Path) -> dict[str, str]:
    headers = Game.from_record(file.read_text()).headers
    return {name: text for name, text in headers.items() if name.startswith("Bot")}


@pytest.mark.parametrize(
    ("arguments", "bots"),
    [
        ([], {"BotB": DEFAULT_BOT}),
        (["--bot", "greedy"], {"BotB": "greedy"}),
        (["--bot", "GREEDY", "--seat", "B"], {"BotA": "greedy"}),
        (["--players", "3", "--bot", "greedy"], {"BotB": "greedy", "BotC": "greedy"}),
        (["--players", "3", "--bot", *QUICK], {"BotB": "random", "BotC": "greedy"}),
        (["--players", "3", "--seat", "B", "--bot", *QUICK], {"BotA": "greedy", "BotC": "random"}),
        (
            ["--players", "4", "--bot", "greedy", "--bot", "random", "--bot", "greedy"],
            {"BotB": "greedy", "BotC": "random", "BotD": "greedy"},
        ),
    ],
    ids=lambda value: " ".join(value),
)
def test_bots_sit_clockwise_after_the_player(
    arguments: list[str], bots: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    assert run("play", "--seed", "3", *arguments, "--save", str(file)).code == 0
    assert bots_of(file) == bots


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bot", "wizard"], "no bot “wizard”"),
        (["--bot", ""], "no bot"),
        (["--bot"], "name one bot for it, not 0"),
        (["--bot", *QUICK], "one seat besides yours: name one bot for it, not 2"),
        (
            ["--players", "4", "--bot", *QUICK],
            "3 seats besides yours: name one bot for all of them, or 3; you named 2",
        ),
        (
            ["--players", "3", "--bot", *QUICK, "random"],
            "2 seats besides yours: name one bot for all of them, or 2; you named 3",
        ),
        (["--game", "kingdoms", "--bot", *QUICK], "one seat besides yours"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bots_that_cannot_be_are_refused(arguments: list[str], says: str) -> None:
    assert says in refused(run("play", *arguments))


def test_the_player_is_told_who_sits_where() -> None:
    told = play("--players", "4", "--bot", "random", "greedy", "random").out
    assert "Your partner is Greedy. The other team: Random 1 and Random 2." in told
    assert re.search(r"^Random 1 +plays any card the rules allow *$", told, re.MULTILINE)
    assert re.search(r"^Greedy +uses common sense, one move at a time *$", told, re.MULTILINE)
    assert re.search(r"^Greedy +uses common sense", play("--bot", "greedy").out, re.MULTILINE)


def test_the_same_cards_again_are_the_same_opponents_again() -> None:
    told = play("--players", "3", "--bot", *QUICK, typed="1\n" * 60).out
    assert "--players 3 --bot random --bot greedy --seat A --seed 3" in told.splitlines()[-1]


@pytest.mark.parametrize("game", ["claim", "kingdoms"])
@pytest.mark.parametrize("bot", LEVELS[:3])
def test_the_gentle_levels_can_be_played_against(game: str, bot: str) -> None:
    told = play("--game", game, "--bot", bot, typed="1\n1\n1\n1\n").out
    assert re.search(r"Trick [2-9]|Turn [2-9]", told)
