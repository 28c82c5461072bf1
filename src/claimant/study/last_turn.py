"""The last turn of Claim Kingdoms: hidden information makes no difference there, so values are exact."""

from __future__ import annotations

from typing import Final

from claimant.kingdoms.actions import action_of
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.search.endings import Ending, best_ending, final_rating
from claimant.kingdoms.search.imagine import Imagination
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn import flow
from claimant.study.values import Value
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit

POSITIONS: Final = 3_000
"""So many are searched for one value of a review."""


class LastTurnValues:
    """The values of actions, one after the other. Where everything is known, earlier turns work too."""

    def __init__(self, view: View) -> None:
        imagination = Imagination(view)
        self.is_known = imagination.is_certain
        self.state: State = imagination.world(Chance(0))
        self.values: dict[str, Value] = {}
        """Of the actions whose value is known."""
        self.left: list[int] = []
        """The moves whose value is not."""

    def __repr__(self) -> str:
        return f"<LastTurnValues: {len(self.values)} known, {len(self.left)} left>"

    def begin(self, limit: Limit) -> None:
        """Find the best action, if the end is near enough."""
        state = self.state
        # If somebody looks at hidden cards, the value depends on them.
        found = None if state.sight_size > 0 else best_ending(state, self.is_known, limit)
        if found is not None:
            self._know(found)
            count = int(flow.option_count(state))
            moves = [int(flow.option(state, number)) for number in range(count)]
            self.left = [move for move in moves if move != found.move]

    def go_on(self, limit: Limit) -> None:
        """Find the value of one more action, unless it depends on hidden information."""
        ending = self._ending(self.left.pop(), limit)
        if ending is not None:
            self._know(ending)

    def _know(self, ending: Ending) -> None:
        action = str(action_of(self.state, ending.move))
        self.values[action] = Value(action, (ending.outcome() + 1) / 2, is_exact=True)

    def _ending(self, move: int, limit: Limit) -> Ending | None:
        state = self.state
        child = state.copy()
        flow.apply(child, move)
        if child.is_over():
            rating = int(final_rating(child))
        elif child.asking == SHUFFLE or (not self.is_known and child.turn_number != state.turn_number):
            return None
        else:
            found = best_ending(child, self.is_known, limit)
            if found is None:
                return None
            rating = int(found.rating) if child.active == 0 else -int(found.rating)
        return Ending(move, rating if state.active == 0 else -rating)


def last_values(view: View) -> list[Value] | None:
    """The exact values of all actions; None if not all can be found soon."""
    found = LastTurnValues(view)
    limit = Limit(steps=POSITIONS)
    found.begin(limit)
    while found.left:
        found.go_on(limit)
    actions = [str(action) for action in view.legal]
    return [found.values[action] for action in actions] if len(found.values) == len(actions) else None
