"""Recorded games still produce the events that were recorded with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.claim import Game
from claimant.claim.sets import FACTIONS, PLACES
from tests.claim.playthroughs.golden import RECORDS, tell


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_playthrough_has_not_changed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.from_record(text)
    assert game.record() == text
    assert tell(game) == path.with_suffix(".golden").read_text(encoding="utf-8")


def test_every_faction_occurs_in_a_playthrough() -> None:
    games = [Game.from_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {faction.code for game in games for faction in game.rules.factions} >= set(FACTIONS)


def test_every_place_and_every_number_of_players_occurs_in_a_playthrough() -> None:
    games = [Game.from_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {place.code for game in games for place in game.rules.places} >= set(PLACES)
    assert {game.seats for game in games} == {2, 3, 4}


def test_every_kind_of_action_occurs_in_a_playthrough() -> None:
    games = [Game.from_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    signs = {str(move.action)[0] for game in games for move in game.moves}
    assert {"+", "-", "@"} <= signs
    assert any(str(move.action) == "+deck" for game in games for move in game.moves)
