"""Positions of random games, for tests that look at many of them."""

from __future__ import annotations

from collections.abc import Iterator

from claimant.claim.cards import CardSet
from claimant.claim.playout import new_state
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import CHOOSE, Seat, State
from claimant.claim.turn.flow import answer, options_for
from claimant.tabletop.chance import Chance


def positions(rules: Ruleset, chance: Chance) -> Iterator[State]:
    """Every position of a random game, from its first question to its end: the same state played on.

    Where several seats choose at the same time, they do so in any order.
    """
    state = new_state(rules, chance)
    options = CardSet()
    yield state
    while not state.is_over():
        seat = state.seats[state.turn]
        if state.asking == CHOOSE:
            choosing = [seat for seat in state.seats if seat.wanted > 0]
            seat = choosing[chance.below(len(choosing))]
        options_for(state, seat, options)
        answer(state, rules.nth(options, chance.below(options.size())), seat.index)
        yield state


def viewers(state: State) -> list[Seat | None]:
    """Everybody who looks on: the seats, and a spectator."""
    return [*state.seats, None]


def same_viewer(viewer: Seat | None, state: State) -> Seat | None:
    """Who this viewer is in another state of the game."""
    return None if viewer is None else state.seats[viewer.index]
