"""How long thinking may take."""

from __future__ import annotations

from math import isfinite
from time import perf_counter
from typing import Final, SupportsIndex, final

from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons

define_reasons(
    {
        "bad-seconds": {"given": TEXT},
        "bad-steps": {"given": NUMBER},
    }
)


SHORTEST: Final = 0.001
"""How long a search may still take whose time is up: it finds at least something."""


@final
class Limit:
    """A maximum number of seconds, of steps, or both; None means unlimited.

    The limited search defines what a step is (a node, an iteration). Only a limit of steps gives the same
    answer on every machine.

    >>> Limit(steps=0)
    Traceback (most recent call last):
    claimant.tabletop.errors.InvalidSetup: A step limit must be a whole number above 0, not 0.
    """

    def __init__(self, seconds: float | None = None, steps: SupportsIndex | None = None) -> None:
        if seconds is not None and not (isfinite(seconds) and seconds > 0):
            raise InvalidSetup(Reason("bad-seconds", {"given": f"{seconds:g}"}))
        number = None if steps is None else whole(steps, "A limit of steps")
        if number is not None and number <= 0:
            raise InvalidSetup(Reason("bad-steps", {"given": number}))
        self.seconds = seconds
        self.steps = number
        self.is_stopped = False

    def stop(self) -> None:
        """End the limit now, whatever it is: somebody has waited long enough."""
        self.is_stopped = True

    def __repr__(self) -> str:
        return f"Limit(seconds={self.seconds}, steps={self.steps})"

    def __reduce__(self) -> Parts:
        return remade(self, self.seconds, self.steps)

    def with_dearer_steps(self, price: int) -> Limit:
        """The same limit for a search whose steps take so many times as long."""
        return Limit(self.seconds, None if self.steps is None else max(1, self.steps // price))

    def rest(self, deadline: float, steps: int | None) -> Limit:
        """What is left of it: the time until a deadline, and so many steps. Stopping it stops no other."""
        seconds = None if self.seconds is None else max(deadline - perf_counter(), SHORTEST)
        rest = Limit(seconds, None if steps is None else max(steps, 1))
        if self.is_stopped:
            rest.stop()
        return rest

    def deadline(self) -> float:
        """When the time is up, on the clock of `time.perf_counter`; infinity if it never is."""
        return float("inf") if self.seconds is None else perf_counter() + self.seconds
