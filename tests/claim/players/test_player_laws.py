"""Every game of three and four players obeys the laws, with all factions."""

from __future__ import annotations

from itertools import combinations

import pytest

from claimant.claim import Game
from claimant.claim.sets import FACTIONS
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from tests.claim.decks import PAIRS

ALLOWED = [code for code, kind in FACTIONS.items() if kind().most_players >= 4]
TENS = [code for code in ALLOWED if not FACTIONS[code]().paired_with]

Deck = tuple[str, ...]


def meetings(deck: Deck) -> set[frozenset[str]]:
    return {frozenset(two) for two in combinations(deck, 2)}


def covering_decks() -> list[Deck]:
    """Few decks of seven in which every two factions that may meet do meet."""
    candidates = [(*pair, *tens) for pair in PAIRS for tens in combinations(TENS, 5)]
    wanted = set().union(*map(meetings, candidates))
    found: list[Deck] = []
    while wanted:
        best = max(candidates, key=lambda deck: len(meetings(deck) & wanted))
        wanted -= meetings(best)
        found.append(best)
    return found


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deck", covering_decks(), ids="".join)
def test_laws_hold_wherever_two_factions_meet(deck: Deck, players: int) -> None:
    laws.check_playthrough(Game(deck, players=players, seed=1), Chance(1), Game, every=11)


def test_every_faction_but_those_of_maps_is_there() -> None:
    assert {code for deck in covering_decks() for code in deck} == set(FACTIONS) - {"Bs", "Ph", "Uc"}
