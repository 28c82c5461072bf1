"""`deal`, `simulate`, `factions` and `faction` with `--game kingdoms`."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.kingdoms import Game, ruleset
from claimant.kingdoms.playout import play_games
from claimant.kingdoms.sets import FACTIONS
from claimant.locale import Words
from claimant.tabletop.chance import Chance
from tests.cli.shell import Outcome, run

SEVEN = "Go Dw Gn Tr Un Dr Kn"


def kingdoms(command: str, *arguments: str) -> Outcome:
    outcome = run(command, *arguments, "--game", "kingdoms")
    assert outcome.code == 0, outcome.err
    assert outcome.err == ""
    return outcome


def findings(*arguments: str) -> dict[str, object]:
    data = kingdoms("simulate", "--json", *arguments).json()
    assert isinstance(data, dict)
    assert data.pop("speed")["games_per_second"] > 0
    return data


def power(code: str) -> str:
    return Words().text(f"kingdoms-power-{code}")


def test_a_deal_is_the_record_of_a_fresh_game() -> None:
    assert kingdoms("deal", "--seed", "7").out == Game(seed=7).record()


def test_json_is_the_same_deal() -> None:
    assert (
        Game.from_json(kingdoms("deal", "--seed", "7", "--json").json()).record() == Game(seed=7).record()
    )


@pytest.mark.parametrize("option", ["--deck", "--factions"])
@pytest.mark.parametrize(
    "named", [SEVEN.split(), [SEVEN], ["goblins,dwarves,gnomes,trolls,undead,dragons,knights"]]
)
def test_factions_are_named_in_many_ways(option: str, named: list[str]) -> None:
    assert kingdoms("deal", "--seed", "7", option, *named).out == Game(SEVEN, seed=7).record()


@pytest.mark.parametrize("option", ["--first", "--lead"])
@pytest.mark.parametrize("letter", ["A", "B", "b"])
def test_the_seat_named_begins(option: str, letter: str) -> None:
    dealt = kingdoms("deal", "--seed", "7", option, letter).out
    game = Game(seed=7, first="AB".index(letter.upper()))
    game.headers["Beginner"] = "chosen"
    assert dealt == game.record()


def test_a_deal_written_to_a_file_can_be_replayed(tmp_path: Path) -> None:
    for name, more in (("game.txt", []), ("game.json", ["--json"])):
        file = tmp_path / name
        assert kingdoms("deal", "--output", str(file), *more).out == ""
        assert run("replay", str(file)).code == 0


def test_wins_are_those_of_the_library() -> None:
    data = findings("--factions", SEVEN, "--games", "60", "--seed", "9")
    _, wins = play_games(ruleset(SEVEN), 60, Chance(9))
    sides, shared = data["sides"], data["shared"]
    assert isinstance(sides, dict)
    assert isinstance(shared, int)
    assert [side["wins"] + shared for side in sides.values()] == wins
    assert data["factions_named"] == SEVEN.split()


def test_the_numbers_add_up() -> None:
    data = findings("--games", "80", "--seed", "5")
    sides, first, factions, ends = (
        data[name] for name in ("sides", "first_player", "factions", "ended_by")
    )
    assert isinstance(sides, dict)
    assert isinstance(first, dict)
    assert isinstance(factions, dict)
    assert isinstance(ends, dict)
    assert sum(side["wins"] for side in sides.values()) + data["shared"] == 80
    assert sum(side["when_beginning"]["of"] for side in sides.values()) == 80
    assert sum(side["when_beginning"]["wins"] for side in sides.values()) == first["wins"]
    assert all(side["interval"][0] <= side["rate"] <= side["interval"][1] for side in sides.values())
    assert sum(ends.values()) == 80
    assert sum(faction["games"] for faction in factions.values()) == 80 * 7
    assert list(factions) == list(FACTIONS)


def test_the_same_seed_gives_the_same_findings() -> None:
    assert findings("--games", "30", "--seed", "5") == findings("--games", "30", "--seed", "5")
    assert findings("--games", "30", "--seed", "5") != findings("--games", "30", "--seed", "6")


@pytest.mark.parametrize("named", [[], ["--factions", SEVEN]])
def test_people_get_a_table(named: list[str]) -> None:
    told = kingdoms("simulate", "--games", "30", "--seed", "5", *named).out
    for words in (
        "Seat A",
        "first player",
        "B beginning",
        "95% interval",
        "points",
        "Undead",
        "per second",
    ):
        assert words in told
    assert max(len(line) for line in told.splitlines()) <= 80


def test_all_factions_are_listed_with_their_worth_and_power() -> None:
    told = " ".join(kingdoms("factions").out.split())
    for kind in FACTIONS.values():
        faction = kind()
        worth = f"worth {faction.worth} points at the end"
        assert f"{faction.code} {faction.name}, {worth} {power(faction.code)}" in told
    data = kingdoms("factions", "--json").json()
    assert isinstance(data, list)
    assert [faction["code"] for faction in data] == list(FACTIONS)


def test_a_faction_of_both_games_is_explained_for_the_one_that_is_meant() -> None:
    told = " ".join(kingdoms("faction", "goblin").out.split())
    assert power("Go") in told
    assert "worth 4 points" in told
    data = kingdoms("faction", "Go", "--json").json()
    assert isinstance(data, dict)
    assert data["worth"] == 4
    assert data["text"] != run("faction", "Go", "--json").json()


def test_the_ready_made_decks_say_what_kingdoms_is_played_with() -> None:
    assert "Claim Kingdoms" in run("decks").out
