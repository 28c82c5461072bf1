"""`claimant simulate`."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from claimant.claim.playout import play_games
from claimant.claim.sets import PLACES, PRESETS, ruleset
from claimant.locale import LANGUAGES, Words
from claimant.tabletop.chance import Chance
from tests.cli.shell import run
from tests.cli.terminal import Terminal


def findings(*arguments: str) -> dict[str, object]:
    data = run("simulate", "--json", *arguments).json()
    assert isinstance(data, dict)
    speed = data.pop("speed")
    assert speed["games_per_second"] > 0
    return data


def test_the_same_seed_gives_the_same_findings() -> None:
    assert findings("--games", "150", "--seed", "5") == findings("--games", "150", "--seed", "5")
    assert findings("--games", "150", "--seed", "5") != findings("--games", "150", "--seed", "6")


def test_without_a_seed_the_one_taken_is_told() -> None:
    first = findings("--games", "20")
    assert findings("--games", "20", "--seed", str(first["seed"])) == first


@pytest.mark.parametrize(
    ("deck", "players", "places"),
    [
        *((deck, number, "") for deck in PRESETS for number in (2, 3, 4)),
        *(("claim", 2, code) for code in PLACES),
    ],
)
def test_wins_are_those_of_the_library(deck: str, players: int, places: str) -> None:
    named = [f"--{PLACES[places]().kind}", places] if places else []
    data = findings("--deck", deck, "--players", str(players), *named, "--games", "60", "--seed", "9")
    _, wins = play_games(ruleset(deck, players, places), 60, Chance(9))
    sides, shared = data["sides"], data["shared"]
    assert isinstance(sides, dict)
    assert isinstance(shared, int)
    assert list(sides) == {2: ["A", "B"], 3: ["A", "B", "C"], 4: ["A+C", "B+D"]}[players]
    alone = [side["wins"] for side in sides.values()]
    assert sum(alone) + shared == 60
    assert all(won <= won_or_shared <= won + shared for won, won_or_shared in zip(alone, wins, strict=True))


def test_the_numbers_add_up() -> None:
    data = findings("--games", "150", "--seed", "5", "--deck", "northern-raid")
    seats, factions, leader = data["sides"], data["factions"], data["first_leader"]
    assert isinstance(seats, dict)
    assert isinstance(factions, dict)
    assert isinstance(leader, dict)
    assert sum(seat["wins"] for seat in seats.values()) + data["shared"] == 150
    assert sum(seat["when_leading_first"]["of"] for seat in seats.values()) == 150
    assert sum(seat["when_leading_first"]["wins"] for seat in seats.values()) == leader["wins"]
    votes = sum(seat["average_votes"] for seat in seats.values())
    assert votes == pytest.approx(5 - sum(faction["for_nobody"] for faction in factions.values()))
    for_leader = sum(faction["for_first_leader"] for faction in factions.values())
    assert leader["average_votes"] == pytest.approx(for_leader)


@pytest.mark.parametrize("players", ["3", "4"])
def test_the_votes_of_three_and_four_add_up(players: str) -> None:
    data = findings("--games", "80", "--seed", "5", "--players", players)
    sides, factions, leader = data["sides"], data["factions"], data["first_leader"]
    assert isinstance(sides, dict)
    assert isinstance(factions, dict)
    assert isinstance(leader, dict)
    assert sum(side["when_leading_first"]["of"] for side in sides.values()) == 80
    votes = sum(side["average_votes"] for side in sides.values())
    assert votes == pytest.approx(7 - sum(faction["for_nobody"] for faction in factions.values()))
    for_leader = sum(faction["for_first_leader"] for faction in factions.values())
    assert leader["average_votes"] == pytest.approx(for_leader)


def test_the_dungeon_adds_two_votes_to_every_game() -> None:
    data = findings("--games", "40", "--seed", "5", "--building", "Dungeon")
    sides, factions = data["sides"], data["factions"]
    assert isinstance(sides, dict)
    assert isinstance(factions, dict)
    votes = sum(side["average_votes"] for side in sides.values())
    assert votes == pytest.approx(7 - sum(faction["for_nobody"] for faction in factions.values()))


def test_a_game_that_a_building_decides_has_no_votes() -> None:
    data = findings("--games", "40", "--seed", "5", "--building", "Castle")
    assert isinstance(data["decided_without_vote"], int)
    assert 0 < data["decided_without_vote"] <= 40
    factions = data["factions"]
    assert isinstance(factions, dict)
    voting = 1 - data["decided_without_vote"] / 40
    assert all(faction["for_first_leader"] <= voting for faction in factions.values())
    assert (
        "Decided by a place before any vote" in run("simulate", "--games", "40", "--building", "Castle").out
    )


def test_random_places_are_drawn_anew_for_each_game() -> None:
    data = findings("--games", "80", "--seed", "5", "--random-places", "both")
    assert data == findings("--games", "80", "--seed", "5", "--random-places", "both")
    assert data["random_places"] == "both"
    # Of nine buildings three decide before the vote, though not always.
    assert isinstance(data["decided_without_vote"], int)
    assert 0 < data["decided_without_vote"] < 60
    assert (
        "a building and a landscape drawn" in run("simulate", "--games", "5", "--random-places", "both").out
    )


def test_what_is_not_advised_is_said_on_stderr_and_in_json() -> None:
    outcome = run("simulate", "--games", "5", "--players", "4", "--deck", "claim2", "--json")
    assert outcome.err == "claimant: With 4 players the rulebook advises against Trolls.\n"
    data = outcome.json()
    assert isinstance(data, dict)
    assert [warning["code"] for warning in data["warnings"]] == ["advised-against"]


def test_teams_stand_in_the_table() -> None:
    told = run("simulate", "--games", "20", "--players", "4").out
    assert "Team A+C" in told
    assert "B+D leading first" in told
    assert max(len(line) for line in told.splitlines()) <= 80


def test_people_get_a_table() -> None:
    outcome = run("simulate", "--games", "150", "--seed", "5")
    assert outcome.code == 0
    assert outcome.err == ""
    assert "Seat A" in outcome.out
    assert "Doppelgängers" in outcome.out


def test_a_single_game_is_enough() -> None:
    assert run("simulate", "--games", "1").code == 0


def test_the_bar_moves_on_stderr_and_the_findings_are_on_stdout(tmp_path: Path) -> None:
    file = tmp_path / "findings.json"
    with file.open("wb") as out, Terminal("simulate", "--games", "1500", "--json", stdout=out) as terminal:
        assert terminal.read_until("playing")
        assert terminal.exit_code() == 0
    assert json.loads(file.read_text())["games"] == 1500
    assert "Traceback" not in terminal.seen


def test_ctrl_c_stops_without_a_fuss() -> None:
    with Terminal("simulate", "--games", "10000000") as terminal:
        assert terminal.read_until("playing")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.read_until(r"Stopped\.")
        assert terminal.exit_code() == 130
    assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "setting", [["--players", "2"], ["--players", "3"], ["--game", "kingdoms"]], ids=" ".join
)
def test_titles_of_columns_begin_in_lower_case(setting: list[str], language: str) -> None:
    told = run("simulate", "--games", "1", "--seed", "1", "--language", language, *setting).out
    words = Words(language)
    first = "simulate-faction-goes-to" if "kingdoms" in setting else "simulate-faction-votes-for"
    line = next(line for line in told.splitlines() if line.startswith(words.text(first)))
    titles = [title.strip() for title in line.split("  ") if title.strip()]
    assert titles[-1] == words.text("simulate-nobody")
    # Terms of the game may have capitals, as German nouns do.
    terms = [words.text("simulate-leader"), words.text("simulate-games")]
    assert language == "de" or all(title[0].islower() for title in titles[1:] if title not in terms)
