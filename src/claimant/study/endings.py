"""Exact values where they can be found: endings of Claim for two players or two teams.

Where a view leaves only a few worlds, each of them is solved. The values are averages over them, as if
everybody knew afterwards which world it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from claimant.claim.game import Game
from claimant.claim.knowledge.view import View
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Score, Solution, Solver
from claimant.claim.state import CHOOSE, State
from claimant.study.values import Nodes, Value, short
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit

FEW_WORLDS: Final = 12
DRAWS_PER_WORLD: Final = 20
TABLES: Final = 10
"""So many nodes on tables take about as long as one through the rules: a rough measure, but the same on
every machine.
"""
MOST_CARDS_IN_TEAMS: Final = 5
"""With more cards in a hand, few endings of two teams can be solved soon."""


def laid_open(game: Game) -> Game:
    """The same game, in which everybody sees all hands."""
    opened = game.copy()
    for seat in opened.state.seats:
        opened.state.public.add_all(seat.hand)
    return opened


def solved(state: State, solver: Solver, nodes: Nodes | None = None, parts: int = 1) -> Solution | None:
    """The values of all actions of a position with all cards open; None if that would take long.

    It may be one of so many parts of a question.
    """
    if state.rules.sides != 2 or state.phase == 1 or state.is_over():
        return None
    if state.players > 2 and max(int(seat.hand.size()) for seat in state.seats) > MOST_CARDS_IN_TEAMS:
        return None
    left = Nodes() if nodes is None else nodes
    price = 1 if solver.is_on_tables(state) else TABLES
    solution = solver.solve(state.copy(), Limit(steps=max(1, left.allowance() // (parts * price))))
    left.spend(solution.nodes * price)
    return solution if solution.complete else None


def exact_values(view: View, solver: Solver, nodes: Nodes | None = None) -> list[Value] | None:
    """The exact values of all actions over the worlds that a view allows; None where there are too many."""
    # Simultaneous choices are not a game in which everything is known.
    if view.phase == 1 or len({seat.side for seat in view.seats}) != 2 or view.asking == "choose":
        return None
    states = all_worlds(view) or []
    found: list[Solution] = []
    for state in states:
        if state.asking == CHOOSE:
            return None
        solution = solved(state, solver, nodes, len(states))
        if solution is None:
            return None
        found.append(solution)
    return averaged(found) if found else None


def all_worlds(view: View) -> list[State] | None:
    """Every world that fits a view, each once; None if there are more than a few.

    Worlds that differ only in which of two identical cards is which are listed separately.
    """
    imagination = Imagination(view)
    chance = Chance(0)
    if imagination.is_certain:
        return [imagination.world(chance)]
    if imagination.worlds > FEW_WORLDS:
        return None
    found: dict[tuple[object, ...], State] = {}
    for _ in range(DRAWS_PER_WORLD * imagination.worlds):
        state = imagination.world(chance)
        found.setdefault(_identity(state), state)
        if len(found) == imagination.worlds:
            return list(found.values())
    return None


def _identity(state: State) -> tuple[object, ...]:
    """Which card is where, as far as worlds can differ."""
    seats = tuple(
        (
            (seat.hand.low, seat.hand.high),
            (seat.followers.low, seat.followers.high),
            None if seat.secrets is None else (seat.secrets.buried.low, seat.secrets.buried.high),
        )
        for seat in state.seats
    )
    piles = tuple(tuple(card.index for card in pile.remaining()) for pile in (state.deck, *state.reserves))
    return seats, piles, (state.box.low, state.box.high)


def averaged(solutions: Sequence[Solution]) -> list[Value]:
    """The values of actions over several worlds that are equally likely."""
    found: list[Value] = []
    for number, (action, _) in enumerate(solutions[0].actions):
        scores = [_known(solution.actions[number][1]) for solution in solutions]
        win = sum(win_of(score) for score in scores) / len(scores)
        votes = sum(score.votes for score in scores) / len(scores)
        found.append(Value(action, short(win), votes=short(votes), is_exact=True))
    return found


def win_of(score: Score) -> float:
    """A score as a win probability: a shared victory is half a one."""
    return (score.outcome + 1) / 2


def _known(score: Score | None) -> Score:
    assert score is not None
    return score
