"""Random legal play to the end: what simulation, sampling and benchmarks stand on."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn.flow import apply, option, option_count, proceed, shuffle
from claimant.kingdoms.turn.score import winning_sides
from claimant.kingdoms.turn.set_up import set_up, shuffled_deal
from claimant.tabletop.chance import Chance


def new_state(rules: Ruleset, chance: Chance, first: i64 = -1) -> State:
    """A freshly dealt state, at its first decision, that tells its events to nobody."""
    state = set_up(rules, shuffled_deal(rules, chance, first), None)
    proceed(state)
    while state.asking == SHUFFLE:
        shuffle(state, chance)
    return state


def play_out(state: State, chance: Chance) -> i64:
    """Play random legal moves to the end, each as likely as the others. The number of moves."""
    moves: i64 = 0
    while not state.is_over():
        apply(state, option(state, chance.below(option_count(state))))
        moves += 1
        while state.asking == SHUFFLE:
            shuffle(state, chance)
    return moves


def play_games(rules: Ruleset, games: i64, chance: Chance) -> tuple[int, list[int]]:
    """Deal and play that many random games: the moves made, and the wins of each seat."""
    moves: i64 = 0
    wins = [0, 0]
    for _ in range(games):
        state = new_state(rules, chance)
        moves += play_out(state, chance)
        flags = winning_sides(state)
        for seat in state.seats:
            if flags & seat.flag:
                wins[seat.index] += 1
    return moves, wins
