"""Random legal play to the end: what simulation, sampling and benchmarks stand on."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import CardSet
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import answer, options_for, proceed
from claimant.claim.turn.score import winning_sides
from claimant.claim.turn.set_up import set_up, shuffled_deal
from claimant.tabletop.chance import Chance


def new_state(rules: Ruleset, chance: Chance, first: i64 = -1) -> State:
    """A freshly dealt state, at its first decision, that tells its events to nobody."""
    state = set_up(rules, shuffled_deal(rules, chance, first), None)
    proceed(state)
    return state


def play_out(state: State, chance: Chance) -> i64:
    """Play random legal cards to the end, each card as likely as the others. The number of moves."""
    rules = state.rules
    options = CardSet()
    moves: i64 = 0
    while not state.is_over():
        options_for(state, state.seats[state.turn], options)
        card = rules.nth(options, chance.below(options.size()))
        answer(state, card, state.turn)
        moves += 1
    return moves


def roll_out(state: State, times: i64, chance: Chance) -> tuple[int, list[int]]:
    """Play on from a state at random that many times: the moves made, and the wins of each side.

    The state stays as it is. A shared victory counts for all who share it.
    """
    moves: i64 = 0
    wins = [0] * state.rules.sides
    for _ in range(times):
        copy = state.copy()
        moves += play_out(copy, chance)
        _count_winners(copy, wins)
    return moves, wins


def play_games(rules: Ruleset, games: i64, chance: Chance) -> tuple[int, list[int]]:
    """Deal and play that many random games: the moves made, and the wins of each side."""
    moves: i64 = 0
    wins = [0] * rules.sides
    for _ in range(games):
        state = new_state(rules, chance)
        moves += play_out(state, chance)
        _count_winners(state, wins)
    return moves, wins


def _count_winners(state: State, wins: list[int]) -> None:
    flags = winning_sides(state)
    for seat in state.seats[: state.rules.sides]:
        if (flags & seat.flag) != 0:
            wins[seat.index] += 1
