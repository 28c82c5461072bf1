"""How long anybody waits for a database."""

from __future__ import annotations

from time import monotonic

CONNECT_SECONDS = 3
STATEMENT_SECONDS = 5.0


class Deadline:
    """How long to wait: so many seconds for each answer, and not at all once the end is reached."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end: float | None = None

    def end_in(self, seconds: float) -> None:
        self.end = monotonic() + seconds

    @property
    def left(self) -> float:
        return self.seconds if self.end is None else max(0.0, min(self.seconds, self.end - monotonic()))
