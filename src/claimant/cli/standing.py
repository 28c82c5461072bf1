"""How the votes would go if what lies open now were counted."""

from __future__ import annotations

from claimant.claim.notation import Stock
from claimant.claim.result import Result, result_of
from claimant.claim.state import OVER
from claimant.claim.turn.score import gather
from claimant.claim.turn.set_up import empty_table
from claimant.claim.view import View


def standing(view: View) -> Result:
    """The result if nothing more were won. Only what the viewer sees is put on the imagined table.

    What a side would still have to choose for the count (loot) is left out.
    """
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
    state.phase = 3
    state.last_winner = view.leader
    gather(state)
    state.step = OVER
    return result_of(state)
