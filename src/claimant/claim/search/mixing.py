"""Simultaneous secret choices: their value, and how both sides should mix them.

Nobody can know the other's choice, so the best a seat can do is to choose at random. Both seats begin with
a few of their choices. As long as one has a better answer to the other's mix, it is added; when neither has
one, the mix of the few is optimal among all. Each pair of choices is solved like any position: only who
wins matters, not by how many votes.
"""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.search.exact import MOST_VOTES, WIN, final_rating
from claimant.claim.search.matrix_game import Equilibrium, equilibrium
from claimant.claim.search.solver import Solver
from claimant.claim.state import CHOOSE, State
from claimant.claim.turn.flow import answer, options_for
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.reason import Reason, define_reasons

define_reasons({"mix-choice": {}})

WON: Final = Fraction(1)
SHARED: Final = Fraction(1, 2)
LOST: Final = Fraction(0)

# The lowest ratings of games that are won, and of games that are not lost.
FIRST_WIN: Final = WIN - MOST_VOTES
FIRST_SHARE: Final = -MOST_VOTES

Mix = list[tuple[str, Fraction]]


@final
class Mixture:
    """The value of a secret choice to the seat to act: its chance of winning, with a shared victory as one
    half.

    The chance is between `least` and `most`; when it is known they are equal, and `complete` is true.
    `choices` is how often the seat should make each choice, `replies` the same for the other seat. Until
    the chance is known, they are optimal among the choices considered so far.
    """

    def __init__(self, seat: int, least: Fraction, most: Fraction) -> None:
        self.seat = seat
        self.least = least
        self.most = most
        self.choices: Mix = []
        self.replies: Mix = []
        self.nodes = 0
        self.seconds = 0.0

    def __reduce__(self) -> Parts:
        return remade(self, self.seat, self.least, self.most)

    def __repr__(self) -> str:
        known = str(self.least) if self.complete else f"{self.least} to {self.most}"
        return f"<Mixture for seat {self.seat}: {known}, {len(self.choices)} choices>"

    @property
    def complete(self) -> bool:
        return self.least == self.most

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "least": float(self.least),
            "most": float(self.most),
            "choices": {choice: float(share) for choice, share in self.choices},
            "replies": {choice: float(share) for choice, share in self.replies},
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "complete": self.complete,
        }


def mix(state: State, limit: Limit | None = None) -> Mixture:
    """The value of a secret choice of phase 2 and how to make it. A step of the limit is a node."""
    return Mixing(state).go_on(limit or Limit())


@final
class Mixing:
    """A secret choice that is solved step by step: its bounds only tighten.

    What the seat to act has already chosen stays chosen. The other seat's choices are not looked at,
    because nobody can know them.
    """

    nodes: int
    seconds: float

    def __init__(self, state: State, solver: Solver | None = None) -> None:
        if state.asking != CHOOSE or state.phase != 2 or state.players != 2:
            raise InvalidSetup(Reason("mix-choice", {}))
        self._state = state.copy()
        self._seat = state.turn
        other = self._state.seats[1 - state.turn]
        other.wanted += other.own_choice().size()
        other.own_choice().clear()
        self._rows = _choices(self._state, self._seat)
        self._columns = _choices(self._state, 1 - self._seat)
        self._solver = solver or Solver()
        self._known: dict[int, Fraction] = {}
        # For each choice, its total result, and how often it was considered.
        self._row_sums = [Fraction(0)] * len(self._rows)
        self._column_sums = [Fraction(0)] * len(self._columns)
        self._row_looks = [0] * len(self._rows)
        self._column_looks = [0] * len(self._columns)
        self._few_rows = [0]
        self._few_columns = [0]
        self._inner: Mixing | None = None
        self._inner_cell = -1
        self._best: Equilibrium | None = None
        self._least = LOST
        self._most = WON
        self._limit = Limit()
        self._deadline = 0.0
        self._most_nodes = -1
        self._is_stopped = False
        self.nodes = 0
        self.seconds = 0.0

    def __repr__(self) -> str:
        return f"<Mixing for seat {self._seat}: {len(self._rows)} by {len(self._columns)} choices>"

    def go_on(self, limit: Limit) -> Mixture:
        """Find out as much as the limit allows; returns what is known then."""
        begun = perf_counter()
        self._limit = limit
        self._deadline = limit.deadline()
        self._most_nodes = -1 if limit.steps is None else self.nodes + limit.steps
        self._is_stopped = False
        while self._least < self._most and not self._is_stopped:
            self._look_further()
        self.seconds += perf_counter() - begun
        return self._mixture()

    def _look_further(self) -> None:
        """Solve the game of the few choices, and look for a better answer of either seat."""
        payoffs: list[list[Fraction]] = []
        for row in self._few_rows:
            payoffs.append([self._payoff(row, column) for column in self._few_columns])
            if self._is_stopped:
                return
        best = equilibrium(payoffs)
        self._best = best
        column = self._better_column(best)
        row = -1 if self._is_stopped else self._better_row(best)
        if self._is_stopped:
            return
        if column >= 0:
            self._few_columns.append(column)
        else:
            self._least = max(self._least, best.value)
        if row >= 0:
            self._few_rows.append(row)
        else:
            self._most = min(self._most, best.value)

    def _better_row(self, best: Equilibrium) -> int:
        """A choice that scores more than the value against the other's mix; -1 if there is none."""
        for row in _by_merit(self._row_sums, self._row_looks, True):
            hoped = WON
            for number, column in enumerate(self._few_columns):
                share = best.columns[number]
                if share > 0 and hoped > best.value:
                    hoped -= share * (WON - self._payoff(row, column))
                    if self._is_stopped:
                        return -1
            if hoped > best.value:
                return row
        return -1

    def _better_column(self, best: Equilibrium) -> int:
        """A choice of the other seat that leaves less than the value; -1 if there is none."""
        for column in _by_merit(self._column_sums, self._column_looks, False):
            feared = LOST
            for number, row in enumerate(self._few_rows):
                share = best.rows[number]
                if share > 0 and feared < best.value:
                    feared += share * self._payoff(row, column)
                    if self._is_stopped:
                        return -1
            if feared < best.value:
                return column
        return -1

    def _payoff(self, row: int, column: int) -> Fraction:
        """What the seat to act gets when these two choices meet. Meaningless after a stop."""
        cell = row * len(self._columns) + column
        known = self._known.get(cell)
        if known is not None:
            return known
        state = self._state.copy()
        for card in self._rows[row]:
            answer(state, card, self._seat)
        for card in self._columns[column]:
            answer(state, card, 1 - self._seat)
        found = self._solved(state, cell)
        if not self._is_stopped:
            self._known[cell] = found
            self._row_sums[row] += found
            self._row_looks[row] += 1
            self._column_sums[column] += found
            self._column_looks[column] += 1
        return found

    def _solved(self, state: State, cell: int) -> Fraction:
        """The chance of the seat to win from a position on."""
        if state.is_over():
            return _chance(final_rating(state, self._seat))
        if state.asking == CHOOSE:
            return self._mixed(state, cell)
        search = self._solver.search(state, self._limit)
        before = search.nodes
        search.allow_until(self._limit, self._deadline)
        if self._most_nodes >= 0:
            search.most_nodes = before + self._most_nodes - self.nodes
        mine = state.turn == self._seat
        # From the point of view of the seat to act: does it win, and if not, does it share the victory?
        if search.promises(state, FIRST_WIN):
            found = WON if mine else LOST
        elif any(abs(each) <= MOST_VOTES for each in search.ratings) and search.promises(
            state, FIRST_SHARE
        ):
            found = SHARED
        else:
            found = LOST if mine else WON
        self.nodes += search.nodes - before
        self._is_stopped = search.stopped
        return found

    def _mixed(self, state: State, cell: int) -> Fraction:
        """The value of another secret choice, which follows at once."""
        if self._inner is None or self._inner_cell != cell:
            self._inner = Mixing(state, self._solver)
            self._inner_cell = cell
        inner = self._inner
        before = inner.nodes
        left = None if self._most_nodes < 0 else self._most_nodes - self.nodes
        found = inner.go_on(self._limit.rest(self._deadline, left))
        self.nodes += inner.nodes - before
        self._is_stopped = not found.complete
        return found.least if found.seat == self._seat else WON - found.least

    def _mixture(self) -> Mixture:
        mixture = Mixture(self._seat, self._least, self._most)
        mixture.nodes = self.nodes
        mixture.seconds = self.seconds
        best = self._best
        if best is not None:
            mixture.choices = _mix(self._rows, self._few_rows, best.rows)
            mixture.replies = _mix(self._columns, self._few_columns, best.columns)
        return mixture


def _choices(state: State, seat: i64) -> list[list[Card]]:
    """Every distinct way in which a seat can complete its choice."""
    hand = CardSet()
    options_for(state, state.seats[seat], hand)
    return _ways(state.rules.listed(hand), state.seats[seat].wanted)


def _ways(cards: list[Card], number: i64) -> list[list[Card]]:
    """All ways to take so many of these cards. Of equal cards the first are taken."""
    if number == 0:
        return [[]]
    ways: list[list[Card]] = []
    skipped = ""
    for place, card in enumerate(cards):
        if card.code != skipped:
            ways += [[card, *others] for others in _ways(cards[place + 1 :], number - 1)]
            skipped = card.code
    return ways


def _by_merit(sums: list[Fraction], looks: list[int], rising: bool) -> list[int]:
    """The numbers of choices, first those that have done best so far; one more look, half won, for each."""
    sign = -1 if rising else 1
    merits = [
        (sign * (each + SHARED) / (number + 1), place)
        for place, (each, number) in enumerate(zip(sums, looks, strict=True))
    ]
    return [place for _, place in sorted(merits)]


def _mix(choices: list[list[Card]], few: list[int], shares: list[Fraction]) -> Mix:
    """The choices that are made at all, the most frequent first."""
    mixed = [
        (-share, " ".join([card.code for card in choices[place]]))
        # Choices that were added last have no share yet.
        for place, share in zip(few[: len(shares)], shares, strict=True)
        if share > 0
    ]
    return [(choice, -share) for share, choice in sorted(mixed)]


def _chance(rating: i64) -> Fraction:
    return WON if rating >= FIRST_WIN else SHARED if rating >= FIRST_SHARE else LOST
