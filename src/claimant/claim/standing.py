"""How the votes would go if what lies open now were counted."""

from __future__ import annotations

from claimant.claim.notation import Stock
from claimant.claim.result import Result, Vote, result_of
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import OVER, State
from claimant.claim.turn.score import NO_SIDE, gather
from claimant.claim.turn.set_up import empty_table
from claimant.claim.view import SeatView, View

SCORING = 3

Won = tuple[tuple[str, ...], tuple[str, ...]]
"""A seat's score pile and display."""
Remembered = tuple[tuple[str, tuple[int, ...]], ...]
"""What powers remember, by their codes."""
OpenCards = tuple[Ruleset, int, int, tuple[Won, ...], Remembered]
"""All that a count looks at: the rules, the phase, who leads, what was won, what powers remember."""


def standing(view: View) -> Result:
    """The result if nothing more were won. Only what the viewer sees is put on the imagined table.

    What a side would still have to choose for the count (loot) is left out.
    """
    return view.result or result_of(_counted(open_cards(view)))


def standing_votes(cards: OpenCards) -> list[Vote]:
    """Whom every faction would vote for, also where a place would decide before any vote.

    >>> from claimant.claim.game import Game
    >>> view = Game("claim", seed=7).view(0)
    >>> [vote.decided_by for vote in standing_votes(open_cards(view))]
    ['nobody', 'nobody', 'nobody', 'nobody', 'nobody']
    """
    state = _counted(cards)
    if state.verdict != NO_SIDE and cards[1] < SCORING:
        for power in state.rules.on_scoring:
            power.on_scoring(state)
    state.verdict = NO_SIDE
    return result_of(state).votes


def open_cards(view: View) -> OpenCards:
    """What lies open to everybody, so that it is the same in every viewer's eyes."""
    remembered = tuple([(power, tuple(numbers)) for power, numbers in view.memory.items()])
    return view.rules, view.phase, view.leader, tuple([_won(seat) for seat in view.seats]), remembered


def _won(seat: SeatView) -> Won:
    return tuple([card.code for card in seat.score_pile]), tuple([card.code for card in seat.display])


def _counted(cards: OpenCards) -> State:
    rules, phase, leader, won, remembered = cards
    state = empty_table(rules)
    stock = Stock(rules)
    for (score_pile, display), seat in zip(won, state.seats, strict=True):
        for code in score_pile:
            seat.score_pile.add(stock.take(code))
        for code in display:
            seat.display.add(stock.take(code))
    memory = dict(remembered)
    for power in rules.powers:
        for place, number in enumerate(memory.get(power.code, ())):
            state.memory[power.slot + place] = number
    state.phase = SCORING
    state.last_winner = leader
    if phase < SCORING:
        # Later the piles are final: what had to leave them has left.
        gather(state)
    state.step = OVER
    return state
