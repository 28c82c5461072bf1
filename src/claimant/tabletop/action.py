"""Decisions, each with a text that is its identity."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from claimant.tabletop.copying import Parts, Shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Shared):
    """One decision, in the notation of its game. Two actions with the same text are the same.

    >>> Action("pass") == Action("pass"), str(Action("pass"))
    (True, 'pass')
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def __reduce__(self) -> Parts:
        return type(self), (self.text,)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
