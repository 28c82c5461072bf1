"""Random legal play to the end: what simulation, sampling and benchmarks stand on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn.flow import apply, option, option_count, proceed, shuffle
from claimant.kingdoms.turn.score import winning_sides
from claimant.kingdoms.turn.set_up import set_up, shuffled_deal, watch
from claimant.tabletop.chance import Chance

NO_MOVE: Final = -1


def new_state(rules: Ruleset, chance: Chance, first: i64 = -1, watched: bool = False) -> State:
    """A freshly dealt state at its first decision, without a listener for events.

    If it is watched, what each seat can know is tracked.
    """
    state = set_up(rules, shuffled_deal(rules, chance, first), None)
    if watched:
        watch(state, spectated=False)
    proceed(state)
    _decide_by_lot(state, chance)
    return state


class Chooser:
    """Who chooses in a playout: chance, each move as likely as the others. Others may know better."""

    def choose(self, state: State, chance: Chance) -> i64:
        """A legal move of the seat to act; `NO_MOVE` ends the playout."""
        return option(state, chance.below(option_count(state)))


AT_RANDOM: Final = Chooser()


def play_out(state: State, chance: Chance) -> i64:
    """Play random legal moves to the end, each as likely as the others. The number of moves."""
    return play_out_by(AT_RANDOM, state, chance)


def play_out_by(chooser: Chooser, state: State, chance: Chance) -> i64:
    """Play to the end, or until the chooser returns no move; returns the number of moves."""
    moves: i64 = 0
    while not state.is_over():
        move = chooser.choose(state, chance)
        if move == NO_MOVE:
            break
        play(state, move, chance)
        moves += 1
    return moves


def play(state: State, move: i64, chance: Chance) -> None:
    """Make a legal move, and continue to the next decision of a seat or the end."""
    apply(state, move)
    _decide_by_lot(state, chance)


def _decide_by_lot(state: State, chance: Chance) -> None:
    while state.asking == SHUFFLE:
        shuffle(state, chance)


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
