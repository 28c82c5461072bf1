"""What a search needs to know about any game: who acts, the possible moves, who has won."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit

NO_SEAT: Final = -1
ALWAYS: Final = 100
"""Of so many moves of a playout, all follow common sense; 0 is play at random."""
NOT_SOLVED: Final = -2


@final
@mypyc_attr(acyclic=True)
class Moves:
    """A reusable list of moves, refilled without allocation."""

    count: i64

    def __init__(self) -> None:
        self.numbers = vec[i64]([0] * 64)
        self.count = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        if self.count == len(self.numbers):
            self.numbers = append(self.numbers, 0)
        self.numbers[self.count] = move
        self.count += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class World:
    """A game in which nothing is hidden, waiting for a seat to move or over. Search plays on it.

    A move is a number, the same for the same decision in every world that one seat cannot tell apart;
    indistinguishable cards make one move. What chance has to decide on the way is decided within `play`.
    """

    seats: i64

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def to_act(self) -> i64:
        """The seat whose move it is, or `NO_SEAT` when the game is over."""
        raise NotImplementedError

    def is_seen_by(self, seat: i64) -> bool:
        """Will this seat see the move that is about to be made? Its own it always sees."""
        return True

    def list_moves(self, moves: Moves) -> None:
        """Put the legal moves of the seat to act into `moves`, which may still hold others."""
        raise NotImplementedError

    def sensible_move(self, chance: Chance) -> i64:
        """The legal move that common sense suggests to the seat to act; without any, a random one."""
        moves = Moves()
        self.list_moves(moves)
        return moves.numbers[chance.below(moves.count)]

    def suggest(self, moves: Moves, chance: Chance) -> i64:
        """Of these legal moves of the seat to act, the one that common sense prefers."""
        return moves.numbers[chance.below(moves.count)]

    def play(self, move: i64, chance: Chance) -> None:
        """Let the seat to act make this legal move, and continue to the next decision or the end."""
        raise NotImplementedError

    def play_out(self, sense: i64, horizon: i64, chance: Chance) -> None:
        """Play to the end: of 100 moves about `sense` by common sense, the others at random.

        A game that can judge positions may stop earlier, after `horizon` tricks or turns; -1 is never.
        """
        moves = Moves()
        while self.to_act() != NO_SEAT:
            if sense > 0 and chance.below(ALWAYS) < sense:
                self.play(self.sensible_move(chance), chance)
            else:
                self.list_moves(moves)
                self.play(moves.numbers[chance.below(moves.count)], chance)

    def rewards(self, into: vec[float]) -> None:
        """The value of the end for each seat, from 0 to 1: a victory is 1, divided among those who share
        it.

        If a playout has stopped before the end: how likely each seat is to win.
        """
        raise NotImplementedError

    def notation(self, move: i64) -> str:
        """A legal move of the seat to act, as its action is written."""
        raise NotImplementedError

    def copy(self) -> World:
        """An independent world in the same position."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """All worlds that are possible for the seat to act as far as it can know."""

    seat: i64
    outcome: i64
    """What comes of the action that `solve` has found; `NOT_SOLVED` as long as it has found none."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.outcome = NOT_SOLVED

    def draw(self, chance: Chance) -> World:
        """One of them at random, independent of all others drawn."""
        raise NotImplementedError

    def solve(self, limit: Limit) -> str:
        """A best action, in notation, if only one world is possible and it was solved; otherwise nothing.

        If one is found, `outcome` says what it leads to: 1 a victory, 0 a shared one, -1 a defeat. A step
        of the limit is a node of the fastest search; others get fewer, so that they take as long.
        """
        return ""
