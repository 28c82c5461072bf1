"""Random legal play to the end: what simulation, sampling and benchmarks stand on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import Seat, State
from claimant.claim.turn.flow import answer, options_for, proceed
from claimant.claim.turn.score import winning_sides
from claimant.claim.turn.set_up import empty_table, lay_out, set_up, shuffled_deal
from claimant.tabletop.chance import Chance


def new_state(rules: Ruleset, chance: Chance, first: i64 = -1) -> State:
    """A freshly dealt state at its first decision, without a listener for events."""
    state = set_up(rules, shuffled_deal(rules, chance, first), None)
    proceed(state)
    return state


class Chooser:
    """Who chooses in a playout: chance, each card as likely as the others. Others may know better."""

    def choose(self, state: State, seat: Seat, options: CardSet, chance: Chance) -> Card | None:
        """One of these legal cards of the seat to act; None ends the playout."""
        return state.rules.nth(options, chance.below(options.size()))


AT_RANDOM: Final = Chooser()


def play_out(state: State, chance: Chance) -> i64:
    """Play random legal cards to the end, each card as likely as the others. The number of moves."""
    return play_out_by(AT_RANDOM, state, chance)


def play_out_by(chooser: Chooser, state: State, chance: Chance) -> i64:
    """Play to the end, or until the chooser returns no card; returns the number of moves."""
    options = CardSet()
    moves: i64 = 0
    while not state.is_over():
        seat = state.seats[state.turn]
        options_for(state, seat, options)
        card = chooser.choose(state, seat, options, chance)
        if card is None:
            break
        answer(state, card, state.turn)
        moves += 1
    return moves


def roll_out(state: State, times: i64, chance: Chance) -> tuple[int, list[int]]:
    """Play on from a state at random this many times: the moves made, and the wins of each side.

    The state does not change. A shared victory counts for all who share it.
    """
    moves: i64 = 0
    wins = [0] * state.rules.sides
    # One table for all games: resetting it is faster than creating another.
    table = state.copy()
    for _ in range(times):
        table.become(state)
        moves += play_out(table, chance)
        _count_winners(table, wins)
    return moves, wins


def play_games(rules: Ruleset, games: i64, chance: Chance) -> tuple[int, list[int]]:
    """Deal and play that many random games: the moves made, and the wins of each side."""
    moves: i64 = 0
    wins = [0] * rules.sides
    empty = empty_table(rules)
    table = empty_table(rules)
    for _ in range(games):
        table.become(empty)
        lay_out(table, shuffled_deal(rules, chance))
        proceed(table)
        moves += play_out(table, chance)
        _count_winners(table, wins)
    return moves, wins


def _count_winners(state: State, wins: list[int]) -> None:
    flags = winning_sides(state)
    for seat in state.seats[: state.rules.sides]:
        if (flags & seat.flag) != 0:
            wins[seat.index] += 1
