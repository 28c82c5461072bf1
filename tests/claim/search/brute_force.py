"""The value of a position by trying everything through the rules, with no idea whatsoever."""

from __future__ import annotations

from claimant.claim.search.solver import Score
from claimant.claim.state import State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.claim.turn.score import votes, winning_sides


def score_of(state: State, seat: int) -> Score:
    """What a finished game is worth to a seat."""
    flags = winning_sides(state)
    counted = votes(state)
    own = state.seats[state.seats[seat].side].flag
    outcome = 0 if flags & own and flags != own else 1 if flags == own else -1
    side = state.seats[seat].side
    difference = 0 if state.verdict >= 0 else counted[side] - counted[1 - side]
    return Score(outcome, int(difference))


def better(one: Score, other: Score) -> bool:
    return (one.outcome, one.votes) > (other.outcome, other.votes)


def value(state: State, seat: int) -> Score:
    """What a position is worth to a seat if both sides play perfectly."""
    if state.is_over():
        return score_of(state, seat)
    best: Score | None = None
    for score in values(state).values():
        if best is None or better(score, best):
            best = score
    assert best is not None
    partners = state.seats[state.turn].side == state.seats[seat].side
    return best if partners else Score(-best.outcome, -best.votes)


def values(state: State) -> dict[str, Score]:
    """For every legal action, what it is worth to the seat to act."""
    turn = state.turn
    found: dict[str, Score] = {}
    for action in legal_actions(state, state.seats[turn]):
        after = state.copy()
        apply(after, action, turn)
        found[str(action)] = value(after, turn)
    return found
