"""`claimant deal`."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.claim import Game
from tests.cli.shell import refused, run


def test_a_deal_is_the_record_of_a_fresh_game() -> None:
    outcome = run("deal", "--seed", "7")
    assert outcome.out == Game("claim", seed=7).record()


def test_json_is_the_same_game() -> None:
    data = run("deal", "--seed", "7", "--json").json()
    assert Game.from_json(data).record() == run("deal", "--seed", "7").out


@pytest.mark.parametrize(
    "deck",
    [["Gi Gn Dr Se Tr"], ["Gi", "Gn", "Dr", "Se", "Tr"], ["Giants,Gnomes,Dragons,Seers,Trolls"]],
)
def test_a_deck_is_named_in_many_ways(deck: list[str]) -> None:
    assert run("deal", "--seed", "7", "--deck", *deck).out == Game("claim2", seed=7).record()


def test_a_scenario_may_be_named_by_its_title() -> None:
    dealt = run("deal", "--seed", "7", "--deck", "Clockwork", "Court").out
    assert dealt == Game("clockwork-court", seed=7).record()


@pytest.mark.parametrize("letter", ["A", "B", "b"])
def test_the_seat_named_leads_the_first_trick(letter: str) -> None:
    assert f'[Lead "{letter.upper()}"]' in run("deal", "--lead", letter).out


def test_a_deal_says_whether_who_leads_was_chosen() -> None:
    chosen = '[Beginner "chosen"]'
    assert chosen in run("deal", "--first", "A").out
    assert run("deal", "--seed", "7", "--first", "lot").out == run("deal", "--seed", "7").out
    assert chosen not in run("deal").out


def test_without_a_seed_every_deal_is_another_one() -> None:
    assert run("deal").out != run("deal").out


def test_a_deal_can_be_written_to_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert run("deal", "--seed", "7", "--output", str(file)).out == ""
    assert file.read_text() == Game("claim", seed=7).record()


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    assert "already exists" in refused(run("deal", "--output", str(file)))
    assert file.read_text() == "precious"


@pytest.mark.parametrize("players", [3, 4])
def test_a_deal_for_three_and_four(players: int) -> None:
    outcome = run("deal", "--players", str(players), "--seed", "7", "--lead", "c")
    game = Game("claim", players=players, seed=7, first=2)
    game.headers["Beginner"] = "chosen"
    assert outcome.out == game.record()
    assert outcome.err == ""


@pytest.mark.parametrize(
    ("options", "places"),
    [
        (["--building", "tower"], "Tower"),
        (["--landscape", "Windy", "Peaks"], "Peaks"),
        (["--landscape", "windy peaks", "--building", "Dungeon"], "Dungeon Peaks"),
    ],
)
def test_places_are_chosen_by_name(options: list[str], places: str) -> None:
    assert run("deal", "--seed", "7", *options).out == Game("claim", seed=7, places=places).record()


@pytest.mark.parametrize("kind", ["building", "landscape", "both"])
def test_places_are_drawn_from_the_seed(kind: str) -> None:
    dealt = run("deal", "--seed", "7", "--random-places", kind).out
    assert dealt == Game("claim", seed=7, random_places=kind).record()
    assert '[Places "' in dealt


def test_one_place_may_be_named_and_the_other_drawn() -> None:
    dealt = run("deal", "--seed", "7", "--building", "Tower", "--random-places", "landscape").out
    assert dealt == Game("claim", seed=7, places="Tower", random_places="landscape").record()


def test_what_is_not_advised_is_said_on_stderr_and_in_json(tmp_path: Path) -> None:
    arguments = ("deal", "--players", "3", "--deck", "claim2", "--seed", "7")
    says = "With 3 players the rulebook advises against Trolls."
    outcome = run(*arguments)
    assert outcome.err == f"claimant: {says}\n"
    assert outcome.out == Game("claim2", players=3, seed=7).record()
    data = run(*arguments, "--json").json()
    assert isinstance(data, dict)
    assert [warning["text"] for warning in data["warnings"]] == [says]
    assert Game.from_json(data).record() == outcome.out
    file = tmp_path / "game.json"
    assert run(*arguments, "--json", "--output", str(file)).err == outcome.err
    assert run("replay", str(file)).code == 0


def test_what_is_advised_is_not_warned_against() -> None:
    assert run("deal", "--deck", "claim2").err == ""
    data = run("deal", "--players", "4", "--json").json()
    assert isinstance(data, dict)
    assert data["warnings"] == []
