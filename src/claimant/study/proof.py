"""A second, plain search of endings: every card is tried through the rules.

It shares nothing with the solver but the rules. It proves what the solver claims of a puzzle.
"""

from __future__ import annotations

from claimant.claim.actions import Action
from claimant.claim.state import State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.claim.turn.score import NO_SIDE, votes, winning_sides

Worth = tuple[int, int]
"""1 won, 0 shared, -1 lost; then by how many votes, where there was a vote."""


def worth_of_end(state: State, seat: int) -> Worth:
    """What a finished game of two sides is worth to a seat."""
    mine = state.seats[seat]
    other = next(each for each in state.seats if each.side != mine.side)
    flags = int(winning_sides(state))
    won = flags >> int(mine.side) & 1
    lost = flags >> int(other.side) & 1
    outcome = won - lost
    if state.verdict != NO_SIDE:
        # A place has decided: nobody has voted.
        return outcome, 0
    counted = votes(state)
    return outcome, int(counted[mine.side]) - int(counted[other.side])


class PlainSearch:
    """Answers whether a side can reach a worth, whatever the other does; partners play as one."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], bool] = {}
        self.nodes = 0

    def __repr__(self) -> str:
        return f"<PlainSearch: {self.nodes} positions>"

    def reaches(self, state: State, seat: int, wanted: Worth) -> bool:
        """Can the side of this seat make sure that the game is worth at least so much to it?"""
        if state.is_over():
            return worth_of_end(state, seat) >= wanted
        key = (_position(state), seat, wanted)
        known = self._known.get(key)
        if known is None:
            self.nodes += 1
            is_mine = bool(state.seats[state.turn].side == state.seats[seat].side)
            options = legal_actions(state, state.seats[state.turn])
            known = not is_mine
            for action in options:
                if self.reaches(after(state, action), seat, wanted) == is_mine:
                    known = is_mine
                    break
            self._known[key] = known
        return known


def after(state: State, action: Action) -> State:
    """The position after the seat to act has done this."""
    there = state.copy()
    apply(there, action, there.turn)
    return there


def _position(state: State) -> tuple[object, ...]:
    """Everything that what is still to come can depend on."""
    seats = tuple(
        (
            (seat.hand.low, seat.hand.high),
            (seat.score_pile.low, seat.score_pile.high),
            (seat.display.low, seat.display.high),
            None if seat.played is None else seat.played.index,
            seat.wanted,
            None if seat.chosen is None else (seat.chosen.low, seat.chosen.high),
        )
        for seat in state.seats
    )
    piles = tuple(int(pile.drawn) for pile in state.reserves)
    moment = (state.leader, state.turn, state.asking, state.last_winner, state.step, state.cursor)
    on_table = (state.table.low, state.table.high)
    return seats, piles, moment, on_table, tuple(state.memory)
