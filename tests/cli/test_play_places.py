"""`claimant play` in magical places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from claimant.claim import Game
from claimant.claim.sets import PLACES, find_faction
from claimant.locale import Words
from tests.cli.shell import ALWAYS_THE_FIRST, ending, play, run


@pytest.mark.parametrize("code", PLACES)
def test_a_game_in_every_place_is_played_to_its_end(code: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    place = PLACES[code]()
    told = play(f"--{place.kind}", place.name, "--save", str(file), typed=ALWAYS_THE_FIRST).out
    game = Game.from_record(file.read_text())
    assert game.is_over
    assert [placed.code for placed in game.rules.places] == [code]
    # At the start, and on the table whenever it is shown.
    assert f"{place.name} ({place.kind})" in told
    words = " ".join(told.split())
    effect = Words("en").text(f"place-{code}-effect")
    assert words.count(effect) == 1 + len(re.findall(r"─$", told, re.MULTILINE))
    assert ending(game, 0) in words
    assert f"--{place.kind} {code} --bot random --seat A --seed 3" in told.splitlines()[-1]
    assert max(len(line) for line in told.splitlines()[:-1]) <= 80


def test_the_same_cards_again_are_the_same_places_and_cards(tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    told = play("--random-places", "both", "--save", str(file), typed=ALWAYS_THE_FIRST).out
    again = told.splitlines()[-1].split()[2:]
    run("play", *again, "--save", str(other), stdin=ALWAYS_THE_FIRST)
    assert other.read_text() == file.read_text()
    assert len(Game.from_record(file.read_text()).rules.places) == 2


@pytest.mark.parametrize(("landscape", "number"), [("Desert", 5), ("Peaks", 3)])
def test_cards_are_given_away_one_at_a_time_and_then_told(landscape: str, number: int) -> None:
    told = play("--landscape", landscape, typed="1\n" * 20).out
    words = " ".join(told.split())
    assert words.count(f"choose {number} cards to swap with Random.") == number
    assert words.count("Chosen so far:") == number - 1
    asked = words.rindex("to swap with Random")
    # What came is told before the next card must be played.
    given, table = words.index("You are given", asked), words.index("Your hand", asked)
    assert asked < given < table


def test_cards_sink_into_the_swamp_one_at_a_time() -> None:
    words = " ".join(play("--landscape", "Swamp", typed=ALWAYS_THE_FIRST).out.split())
    assert words.count("choose 2 cards to discard.") == 2
    assert "You discard " in words


def test_a_card_chosen_already_cannot_be_chosen_again() -> None:
    told = play("--landscape", "Desert", typed="Kn3\nKn3\n").out
    assert "You have already chosen Knight 3." in told


def test_a_strength_that_is_not_the_value_is_on_the_table() -> None:
    told = play("--landscape", "Underworld", typed=ALWAYS_THE_FIRST).out
    assert re.search(r"Trick +Random: [A-Z][a-z]0 \(strength 10\)", told)


def test_place_explains_those_in_play_or_any_other() -> None:
    told = play("--building", "Tower", typed="place\nplace windy peaks\nplace Moon\n").out
    assert told.count("Tower (building)") == 2
    assert "Windy Peaks (landscape)" in told
    assert "There is no place “Moon”" in told
    assert "no magical places" in play(typed="place\n").out


def test_who_would_win_by_the_castle_now_is_on_the_table() -> None:
    told = play("--building", "Castle", typed=ALWAYS_THE_FIRST).out
    assert re.search(r"^Castle +(You|Random) *$", told, re.MULTILINE)


def test_memory_knows_what_lies_under_the_deck() -> None:
    told = play("--landscape", "Islands", typed="1\n1\n1\nmemory\n").out
    washed = re.findall(r"\. (\w+) (\d+) goes under", " ".join(told.split()))
    assert washed
    codes = " ".join(f"{find_faction(name).code}{value}" for name, value in washed)
    assert f"unknown cards, {codes}" in told
