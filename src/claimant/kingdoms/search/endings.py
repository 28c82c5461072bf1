"""Exact endings: the value of the last turns when everything that matters is known and played perfectly.

Every move is tried through the rules: to the end of the game if everything is known, and otherwise to the
end of this turn, because in the last turn it no longer matters who holds which cards. There is no exact
answer if the game continues after that, if hidden cards are looked at, or if chance shuffles a pile that
was known.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.search.common_sense import lead_now
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn.flow import apply, arrange, option, option_count
from claimant.kingdoms.turn.score import winning_sides
from claimant.tabletop.clock import now
from claimant.tabletop.limit import Limit

WIN: Final = 1000
"""In a rating a win is worth more than any lead in points."""
MOST: Final = 2000
NODES_BETWEEN_LOOKS: Final = 63
MOST_POSITIONS: Final = 300000
"""So many positions are remembered at most; each takes about half a kilobyte."""
NO_MOVE: Final = -1


@final
class Ending:
    """What an action is worth, to the seat that does it: won or lost first, then the lead in points."""

    def __init__(self, move: i64, rating: i64) -> None:
        self.move = move
        self.rating = rating

    def outcome(self) -> int:
        """1 won, 0 shared, -1 lost."""
        return 1 if self.rating > WIN // 2 else -1 if self.rating < -WIN // 2 else 0

    def __repr__(self) -> str:
        return f"Ending({self.move}, {self.rating})"


def best_ending(state: State, is_known: bool, limit: Limit) -> Ending | None:
    """A best move and its rating; None if there is no exact answer within the limit.

    If not everything is known, hands and pile are only one of the possible distributions.
    """
    search = EndingSearch(state, is_known, limit)
    rating = search.value(state, -MOST, MOST)
    if search.stopped:
        return None
    return Ending(search.best, rating if state.active == 0 else -rating)


def final_rating(state: State) -> i64:
    """How good a finished game is for seat 0: won or lost first, then the lead in points."""
    flags = winning_sides(state)
    lead = lead_now(state, 0)
    if flags == state.seats[0].flag:
        return lead + WIN
    return lead - WIN if flags == state.seats[1].flag else lead


@final
class EndingSearch:
    """Searches the last turns to their end. A step of the limit is a position."""

    nodes: i64
    most_nodes: i64
    deadline: float
    stopped: bool
    best: i64
    turn: i64
    is_known: bool

    def __init__(self, state: State, is_known: bool, limit: Limit) -> None:
        self.turn = state.turn_number
        self.is_known = is_known
        self.limit = limit
        self.nodes = 0
        self.most_nodes = -1 if limit.steps is None else limit.steps
        self.deadline = limit.deadline()
        # Whatever is answered from now on means nothing.
        self.stopped = False
        # A best move in the position that was searched last.
        self.best = NO_MOVE
        # The least and the most that a position may be worth, and a move that was best there.
        self.known: dict[tuple[int, ...], tuple[int, int, int]] = {}

    def __repr__(self) -> str:
        return f"<EndingSearch: {self.nodes} positions>"

    def value(self, state: State, low: i64, high: i64) -> i64:
        """The value of a position to seat 0: exact if between `low` and `high`, otherwise a bound."""
        if state.is_over():
            return final_rating(state)
        self._count()
        if self.stopped:
            return 0
        key = position(state)
        least: i64 = -MOST
        most: i64 = MOST
        first: i64 = NO_MOVE
        known = self.known.get(key)
        if known is not None:
            least, most, first = known
            self.best = first
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        seat = state.active
        seeks = seat == 0
        value: i64 = -MOST if seeks else MOST
        best: i64 = NO_MOVE
        below = low
        above = high
        for _, move, child in self._children(state, first):
            reached = self.value(child, below, above)
            if self.stopped:
                return 0
            if best == NO_MOVE or (reached > value if seeks else reached < value):
                value = reached
                best = move
            if seeks:
                below = max(below, value)
            else:
                above = min(above, value)
            if below >= above:
                break
        if value > low:
            least = max(least, value)
        if value < high:
            most = min(most, value)
        if len(self.known) < MOST_POSITIONS:
            self.known[key] = (int(least), int(most), int(best))
        self.best = best
        return value

    def _children(self, state: State, first: i64) -> list[tuple[int, int, State]]:
        """The positions after every move: the one that was best comes first, then by the lead in points."""
        seat = state.active
        children: list[tuple[int, int, State]] = []
        count = option_count(state)
        number: i64 = 0
        while number < count:
            move = option(state, number)
            number += 1
            child = state.copy()
            apply(child, move)
            while child.asking == SHUFFLE and not self._depends_on_hidden(child):
                arrange(child, _mixed(child))
            if self._depends_on_hidden(child):
                self.stopped = True
                return children
            promise = MOST if move == first else lead_now(child, seat)
            children.append((-int(promise), int(move), child))
        children.sort(key=_by_promise)
        return children

    def _depends_on_hidden(self, state: State) -> bool:
        """Does it matter how hidden cards lie, or how chance is about to lay them?"""
        if self.is_known:
            return state.asking == SHUFFLE and not is_of_one_kind(state.pile_bag)
        return not state.is_over() and (state.turn_number != self.turn or state.sight_size > 0)

    def _count(self) -> None:
        self.nodes += 1
        if (self.nodes & NODES_BETWEEN_LOOKS) == 0 and (now() > self.deadline or self.limit.is_stopped):
            self.stopped = True
        if self.most_nodes >= 0 and self.nodes >= self.most_nodes:
            self.stopped = True


def _mixed(state: State) -> list[int]:
    """The pile in some order, with a card on top that ends a row of three alike in the display.

    Any order will do where it makes no difference, but with some the display would never come to rest.
    """
    alike = state.display[0] if state.display else NO_MOVE
    others = [int(card) for card in state.pile if card != alike]
    return others + [int(card) for card in state.pile if card == alike]


def _by_promise(item: tuple[int, int, State]) -> tuple[int, int]:
    return item[0], item[1]


def is_of_one_kind(bag: i64) -> bool:
    """Are all cards of a bag alike, so that it makes no difference in which order they lie?"""
    kinds: i64 = 0
    while bag != 0:
        if (bag & bags.MOST) != 0:
            kinds += 1
        bag >>= bags.BITS
    return kinds <= 1


def position(state: State) -> tuple[int, ...]:
    """All that what is still to come can depend on."""
    board = state.board
    power = state.power
    parts = [
        int(board.row),
        int(state.active),
        int(state.first),
        int(state.step),
        int(state.asking),
        int(state.stage),
        int(state.here),
        -1 if power is None else int(power.index),
        1 if state.has_drawn else 0,
        int(state.sight),
    ]
    for seat in state.seats:
        parts += [int(seat.hand), int(seat.supply), int(seat.score)]
    parts += sorted([int(card) for card in state.display])
    parts.append(-1)
    parts += [int(card) for card in state.pile]
    parts.append(-1)
    parts += sorted([int(field) * 128 + int(board.cells[field]) for field in board.cards])
    if state.asking != 0:
        parts.append(-1)
        parts += sorted([int(option(state, number)) for number in range(option_count(state))])
    return tuple(parts)
