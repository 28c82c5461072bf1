"""Endings of random games, over all factions and places."""

from __future__ import annotations

from collections.abc import Iterator

from claimant.claim.cards import CardSet
from claimant.claim.playout import new_state
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import draw_places, ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import answer, options_for
from claimant.tabletop.chance import Chance
from tests.claim.decks import PAIRS, TENS


def some_ruleset(chance: Chance) -> Ruleset:
    """A random line-up for two, with no place, a building, a landscape or both."""
    tens = TENS[:]
    chance.shuffle(tens)
    deck = [*PAIRS[chance.below(len(PAIRS))], *tens[:3]]
    kind = ("", "building", "landscape", "both")[chance.below(4)]
    return ruleset(deck, 2, draw_places(kind, chance))


def play_on(state: State, chance: Chance) -> None:
    """One random legal answer."""
    options = CardSet()
    options_for(state, state.seats[state.turn], options)
    answer(state, state.rules.nth(options, chance.below(options.size())), state.turn)


def ending(rules: Ruleset, chance: Chance, cards: int) -> State | None:
    """A position of phase 2 in which nobody has more than so many cards; None if the game went past it."""
    state = new_state(rules, chance)
    while not state.is_over():
        if state.phase > 1 and max(seat.hand.size() for seat in state.seats) <= cards:
            return state
        play_on(state, chance)
    return None


def endings(seed: int, number: int, most_cards: int) -> Iterator[State]:
    """Endings of all kinds: between two tricks, in the middle of one, in the middle of a question."""
    chance = Chance(seed)
    while number > 0:
        rules = some_ruleset(chance)
        state = ending(rules, chance, 1 + chance.below(most_cards))
        if state is not None:
            number -= 1
            yield state
