"""Every game of Claim obeys the laws of the table, with all factions."""

from __future__ import annotations

import pytest
from hypothesis import given

from claimant.claim import Game
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from tests.claim.decks import covering_decks, decks, seeds


@pytest.mark.parametrize("deck", covering_decks(), ids="".join)
def test_laws_hold_wherever_two_factions_meet(deck: tuple[str, ...]) -> None:
    laws.check_playthrough(Game(deck, seed=1), Chance(1), Game)


@given(deck=decks, seed=seeds)
def test_laws_hold_for_any_deck_and_seed(deck: tuple[str, ...], seed: int) -> None:
    laws.check_playthrough(Game(deck, seed=seed), Chance(seed), Game, every=13)


@given(deck=decks, seed=seeds)
def test_the_same_seed_gives_the_same_deal(deck: tuple[str, ...], seed: int) -> None:
    assert Game(deck, seed=seed).record() == Game(deck, seed=seed).record()
    assert Game(tuple(reversed(deck)), seed=seed).record() == Game(deck, seed=seed).record()
