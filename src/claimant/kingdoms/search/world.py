"""Claim Kingdoms as search plays it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.kingdoms.actions import action_of
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.playout import NO_MOVE, Chooser, play, play_out_by
from claimant.kingdoms.search.common_sense import best_of_few, most_promising, prospects, sensible_move
from claimant.kingdoms.search.endings import best_ending
from claimant.kingdoms.search.imagine import Imagination
from claimant.kingdoms.state import State
from claimant.kingdoms.turn.flow import option, option_count
from claimant.kingdoms.turn.score import winning_sides
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from claimant.tabletop.world import ALWAYS, NO_SEAT, Moves, World, Worlds

NEVER: Final = 1 << 30
"""A turn that no game reaches."""
NODES_OF_CLAIM: Final = 40
"""A position of an ending takes as long as so many nodes of the quickest search."""


@final
class Playing(Chooser):
    """Of 100 moves about `sense` by common sense, the others at random, up to turn `last`."""

    sense: i64
    last: i64

    def __init__(self, sense: i64, last: i64) -> None:
        self.sense = sense
        self.last = last

    def choose(self, state: State, chance: Chance) -> i64:
        if state.turn_number >= self.last:
            return NO_MOVE
        if self.sense > 0 and chance.below(ALWAYS) < self.sense:
            return best_of_few(state, chance)
        return super().choose(state, chance)


@final
class KingdomsWorld(World):
    """A state of Claim Kingdoms, and the turn that was thought from. Chance shuffles within moves."""

    since: i64

    def __init__(self, state: State, since: i64) -> None:
        super().__init__(2)
        self.state = state
        self.since = since

    def to_act(self) -> i64:
        return NO_SEAT if self.state.is_over() else self.state.active

    def is_seen_by(self, seat: i64) -> bool:
        return self.state.sight_size == 0

    def list_moves(self, moves: Moves) -> None:
        moves.clear()
        count = option_count(self.state)
        number: i64 = 0
        while number < count:
            moves.add(option(self.state, number))
            number += 1

    def sensible_move(self, chance: Chance) -> i64:
        return sensible_move(self.state, chance)

    def suggest(self, moves: Moves, chance: Chance) -> i64:
        return most_promising(self.state, moves, chance)

    def play(self, move: i64, chance: Chance) -> None:
        play(self.state, move, chance)

    def play_out(self, sense: i64, horizon: i64, chance: Chance) -> None:
        """With a horizon: this many turns, or a multiple of that if the tree has already gone further.

        A player who has just had a turn looks better than they are. So all positions are judged after the
        same number of turns, up to whole multiples.
        """
        state = self.state
        last: i64 = NEVER
        if horizon >= 0:
            last = self.since + horizon
            while last <= state.turn_number and horizon > 0:
                last += horizon
        play_out_by(Playing(sense, last), state, chance)

    def rewards(self, into: vec[float]) -> None:
        state = self.state
        if not state.is_over():
            prospects(state, into)
            return
        flags = winning_sides(state)
        share = 0.5 if flags == 3 else 1.0
        for seat in state.seats:
            into[seat.index] = share if (flags & seat.flag) != 0 else 0.0

    def notation(self, move: i64) -> str:
        return str(action_of(self.state, move))

    def copy(self) -> World:
        return KingdomsWorld(self.state.copy(), self.since)


@final
class KingdomsWorlds(Worlds):
    """The worlds that fit a view of Claim Kingdoms."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        super().__init__(seat)
        self.imagination = Imagination(view)

    def draw(self, chance: Chance) -> World:
        state = self.imagination.world(chance)
        return KingdomsWorld(state, state.turn_number)

    def solve(self, limit: Limit) -> str:
        state = self.imagination.world(Chance(0))
        if state.sight_size > 0:
            return ""
        found = best_ending(state, self.imagination.is_certain, limit.with_dearer_steps(NODES_OF_CLAIM))
        if found is None:
            return ""
        self.outcome = found.outcome()
        return str(action_of(state, found.move))
