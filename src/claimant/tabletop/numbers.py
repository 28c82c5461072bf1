"""Whole numbers as callers give them: ints, and whatever else says that it is one, such as NumPy's."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def whole(number: SupportsIndex, what: str) -> int:
    """The number as a plain int; `what` names it in the error.

    >>> whole(True, "A seat")
    1
    >>> whole(1.5, "A seat")
    Traceback (most recent call last):
    TypeError: A seat is a whole number, not 1.5.
    """
    if type(number) is int:
        return number
    try:
        return index(number)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {number!r}.") from None
