"""How the votes would go if what lies open now were counted."""

from __future__ import annotations

from claimant.claim.notation import Stock
from claimant.claim.result import Result, Vote, result_of
from claimant.claim.state import OVER, State
from claimant.claim.turn.score import NO_SIDE, gather
from claimant.claim.turn.set_up import empty_table
from claimant.claim.view import View

SCORING = 3


def standing(view: View) -> Result:
    """The result if nothing more were won. Only what the viewer sees is put on the imagined table.

    What a side would still have to choose for the count (loot) is left out.
    """
    return view.result or result_of(_counted(view))


def standing_votes(view: View) -> list[Vote]:
    """Whom every faction would vote for, also where a place would decide before any vote.

    >>> from claimant.claim.game import Game
    >>> [vote.decided_by for vote in standing_votes(Game("claim", seed=7).view(0))]
    ['nobody', 'nobody', 'nobody', 'nobody', 'nobody']
    """
    state = _counted(view)
    if state.verdict != NO_SIDE and view.phase < SCORING:
        for power in state.rules.on_scoring:
            power.on_scoring(state)
    state.verdict = NO_SIDE
    return result_of(state).votes


def _counted(view: View) -> State:
    rules = view.rules
    state = empty_table(rules)
    stock = Stock(rules)
    for seen, seat in zip(view.seats, state.seats, strict=True):
        for card in seen.score_pile:
            seat.score_pile.add(stock.take(card.code))
        for card in seen.display:
            seat.display.add(stock.take(card.code))
    for power in rules.powers:
        for place, number in enumerate(view.memory.get(power.code, [])):
            state.memory[power.slot + place] = number
    state.phase = SCORING
    state.last_winner = view.leader
    if view.phase < SCORING:
        # Later the piles are final: what had to leave them has left.
        gather(state)
    state.step = OVER
    return state
