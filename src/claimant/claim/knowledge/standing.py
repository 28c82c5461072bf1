"""How the votes would go if the open cards were counted now."""

from __future__ import annotations

from claimant.claim.cards import Card, CardSet
from claimant.claim.knowledge.view import View
from claimant.claim.result import Result, Vote, result_of, votes_of
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import OVER, State
from claimant.claim.turn.score import NO_SIDE, gather
from claimant.claim.turn.set_up import empty_table

SCORING = 3

Won = tuple[int, int, int, int]
"""A seat's score pile and display, each as two words of bits."""
Remembered = tuple[tuple[str, tuple[int, ...]], ...]
"""What powers remember, by their codes."""
OpenCards = tuple[Ruleset, int, int, tuple[Won, ...], Remembered]
"""Everything that a count looks at: the rules, the phase, the leader, won cards, the memory of powers."""


def standing(view: View) -> Result:
    """The result if nothing more were won. Only what the viewer sees is put on the imagined table.

    Choices that a side would still have to make for the count (loot) are left out.
    """
    return view.result or result_of(_counted(open_cards(view)))


def standing_votes(cards: OpenCards) -> list[Vote]:
    """Whom every faction would vote for, also where a place would decide before any vote.

    >>> from claimant.claim.game import Game
    >>> view = Game("claim", seed=7).view(0)
    >>> [vote.decided_by for vote in standing_votes(open_cards(view))]
    ['nobody', 'nobody', 'nobody', 'nobody', 'nobody']
    """
    _, phase, _, _, _ = cards
    state = _counted(cards)
    if state.verdict != NO_SIDE and phase < SCORING:
        for power in state.rules.on_scoring:
            power.on_scoring(state)
    state.verdict = NO_SIDE
    return votes_of(state)


def open_cards(view: View) -> OpenCards:
    """What is open to everybody, so that it is the same for every viewer."""
    remembered = tuple([(power, tuple(numbers)) for power, numbers in view.memory.items()])
    won: list[Won] = []
    taken = CardSet()
    for seat in view.seats:
        score_pile = _told_apart(seat.score_pile, taken)
        display = _told_apart(seat.display, taken)
        won.append((score_pile.low, score_pile.high, display.low, display.high))
    return view.rules, view.phase, view.leader, tuple(won), remembered


def _told_apart(cards: list[Card], taken: CardSet) -> CardSet:
    """These cards as a set. A view shows the first of equal cards: each is the first not taken yet."""
    found = CardSet()
    for card in cards:
        free = (card.bit | card.duplicates) & ~(taken.high if card.high else taken.low)
        if card.high:
            found.high |= free & -free
        else:
            found.low |= free & -free
        taken.add_all(found)
    return found


def _counted(cards: OpenCards) -> State:
    rules, phase, leader, won, remembered = cards
    state = empty_table(rules)
    for words, seat in zip(won, state.seats, strict=True):
        seat.score_pile.low, seat.score_pile.high, seat.display.low, seat.display.high = words
    memory = dict(remembered)
    for power in rules.powers:
        for place, number in enumerate(memory.get(power.code, ())):
            state.memory[power.slot + place] = number
    state.enter(SCORING)
    state.last_winner = leader
    if phase < SCORING:
        # Later the piles are final: what had to leave them has left.
        gather(state)
    state.step = OVER
    return state
