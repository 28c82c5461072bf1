"""Simultaneous choices of two players: the exact value, and how both should mix.

The simplex method solves the linear program of the column player; its last row then holds the mix of the
row player. All numbers stay integers: each step multiplies by its pivot, and the previous pivot divides
every number without a remainder.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import final

from claimant.tabletop.copying import Parts


@final
class Equilibrium:
    """The value of a game to the row player, and how often both should make each choice."""

    def __init__(self, value: Fraction, rows: list[Fraction], columns: list[Fraction]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns

    def __reduce__(self) -> Parts:
        return Equilibrium, (self.value, self.rows, self.columns)

    def __repr__(self) -> str:
        return f"<Equilibrium: {self.value}, {len(self.rows)} rows, {len(self.columns)} columns>"


def equilibrium(payoffs: list[list[Fraction]]) -> Equilibrium:
    """Solve the game in which rows maximise and columns minimise."""
    height = len(payoffs)
    width = len(payoffs[0])
    scale = 1
    for row in payoffs:
        for payoff in row:
            scale = lcm(scale, payoff.denominator)
    lowest = min([min(row) for row in payoffs])
    # With payoffs above zero the value is above zero, too, and the program has a solution.
    table: list[list[int]] = []
    for number, row in enumerate(payoffs):
        slack = [0] * height
        slack[number] = 1
        table.append([_whole((payoff - lowest) * scale) + 1 for payoff in row] + slack + [1])
    table.append([-1] * width + [0] * (height + 1))
    basis = [width + number for number in range(height)]
    unit = _maximise(table, basis)
    last = table[-1]
    # The sum that was maximised is one divided by the value.
    total = last[-1]
    columns = [Fraction(0)] * width
    for number, variable in enumerate(basis):
        if variable < width:
            columns[variable] = Fraction(table[number][-1], total)
    rows = [Fraction(last[width + number], total) for number in range(height)]
    value = (Fraction(unit, total) - 1) / scale + lowest
    return Equilibrium(value, rows, columns)


def _maximise(table: list[list[int]], basis: list[int]) -> int:
    """Step from corner to corner until nothing improves; by what all numbers are to be divided then."""
    unit = 1
    while True:
        last = table[-1]
        entering = -1
        # The first that improves, and the first that leaves: so no corner occurs twice.
        for number in range(len(last) - 1):
            if last[number] < 0:
                entering = number
                break
        if entering < 0:
            return unit
        leaving = -1
        for number in range(len(basis)):
            row = table[number]
            if row[entering] > 0:
                if leaving < 0:
                    leaving = number
                    continue
                best = table[leaving]
                apart = row[-1] * best[entering] - best[-1] * row[entering]
                if apart < 0 or (apart == 0 and basis[number] < basis[leaving]):
                    leaving = number
        pivot_row = table[leaving]
        pivot = pivot_row[entering]
        for number in range(len(table)):
            if number != leaving:
                factor = table[number][entering]
                row = table[number]
                table[number] = [
                    (each * pivot - factor * other) // unit
                    for each, other in zip(row, pivot_row, strict=True)
                ]
        basis[leaving] = entering
        unit = pivot


def _whole(number: Fraction) -> int:
    assert number.denominator == 1
    return number.numerator
