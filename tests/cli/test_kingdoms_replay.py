"""`claimant replay` of a game of Claim Kingdoms."""

from __future__ import annotations

import json
import re

import pytest

from claimant.kingdoms import Game, picture
from tests.cli.shell import ending, played_game, played_kingdoms, refused, run
from tests.kingdoms.digest import PLAYTHROUGHS, records

NAMES = list(records())


def told(name: str, *options: str) -> str:
    outcome = run("replay", str(PLAYTHROUGHS / f"{name}.kingdoms"), *options)
    assert outcome.code == 0, outcome.err
    assert outcome.err == ""
    return outcome.out


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_told_turn_by_turn_with_its_result(name: str) -> None:
    game = Game.from_record(records()[name])
    out = told(name)
    numbers = [int(number) for number in re.findall(r"^ *(\d+)\. [AB] places", out, re.MULTILINE)]
    assert numbers == list(range(1, game.public_view().turn_number + 1))
    assert ending(game) in " ".join(out.split())
    for control in game.result().controls:
        figures = " +".join(map(str, control.figures))
        leader = "Nobody" if control.seat is None else "AB"[control.seat]
        line = rf"^{control.faction.name} +{figures} +{control.faction.worth} +{leader} *$"
        assert re.search(line, out, re.MULTILINE)


@pytest.mark.parametrize("name", NAMES)
def test_the_points_told_are_the_points_scored(name: str) -> None:
    game = Game.from_record(records()[name])
    points = {"A": 0, "B": 0}
    for seat, number in re.findall(r"([AB]) scores (\d+) point", " ".join(told(name).split())):
        points[seat] += int(number)
    assert list(points.values()) == game.result().in_play


@pytest.mark.parametrize("name", NAMES)
def test_the_board_at_the_end_is_that_of_the_library(name: str) -> None:
    view = Game.from_record(records()[name]).public_view()
    view.playable = []
    # In the library's picture no card is the last one once the game is over.
    out = told(name).replace("*", "")
    drawn = [line.split() for line in picture(view).partition("\n\n")[0].splitlines()]
    shown = [line.split() for line in out.splitlines()]
    place = shown.index(drawn[0])
    assert shown[place : place + len(drawn)] == drawn


@pytest.mark.parametrize("name", NAMES)
def test_with_show_there_is_a_board_after_every_turn(name: str) -> None:
    game = Game.from_record(records()[name])
    out = told(name, "--show")
    turns = game.public_view().turn_number
    assert len(re.findall(r"A: \d+ points?, ", out)) == turns
    assert len(re.findall(r"\*[A-Z][a-z]", out)) + out.count("##") >= turns
    assert max(len(line) for line in out.splitlines()) <= 80
    assert len(re.findall(r"A: \d+ points?, ", told(name))) == 1


@pytest.mark.parametrize("name", NAMES)
def test_json_is_the_result_of_the_library(name: str) -> None:
    game = Game.from_record(records()[name])
    data = json.loads(told(name, "--json"))
    result = game.result().to_json()
    assert {key: data[key] for key in result} == result
    assert data["game"] == "kingdoms"
    assert data["over"] is True
    assert data["moves"] == len(game.moves)
    assert data["deck"] == [faction.code for faction in game.rules.factions]
    assert data["turns"] == game.public_view().turn_number


def test_a_game_in_json_is_recognised_and_replayed_too() -> None:
    game = played_kingdoms(seed=4)
    text = run("replay", "-", stdin=game.record())
    assert text.code == 0
    assert run("replay", "-", stdin=json.dumps(game.to_json())).out == text.out


@pytest.mark.parametrize("moves", [0, 1, 2, 7])
def test_an_unfinished_game_is_told_as_far_as_it_went(moves: int) -> None:
    game = played_kingdoms(seed=2, moves=moves)
    outcome = run("replay", "-", stdin=game.record())
    assert outcome.code == 0
    assert f"The record ends here. To act: {'AB'[game.to_act or 0]}" in outcome.out
    data = run("replay", "-", "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    assert data["over"] is False
    assert "winners" not in data


def test_three_alike_in_the_first_display_are_told() -> None:
    seed = next(seed for seed in range(2_000) if Game(seed=seed).moves)
    out = run("replay", "-", stdin=Game(seed=seed).record()).out
    assert "Three of a kind in the display: two are shuffled into the draw pile." in " ".join(out.split())


def test_an_illegal_move_is_refused_with_line_and_reason() -> None:
    text = Game("Go Dw Gn Tr Un Dr Kn", seed=1, first=0).record() + "\n1. A:Go@5,5\n"
    assert "Line 13: “A:Go@5,5”" in refused(run("replay", "-", stdin=text))


def test_a_wrong_winner_is_refused() -> None:
    text = records()[NAMES[0]]
    winner = text.split('[Winner "')[1][0]
    wrong = text.replace(f'[Winner "{winner}"]', f'[Winner "{"B" if winner == "A" else "A"}"]')
    assert "won" in refused(run("replay", "-", stdin=wrong))


def test_a_record_of_claim_has_no_board_to_show() -> None:
    assert "Claim has no board" in refused(run("replay", "-", "--show", stdin=played_game().record()))
