"""The errors that a caller can cause. Each carries its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claimant.tabletop.copying import Parts

if TYPE_CHECKING:
    from claimant.tabletop.reason import Reason


class ClaimantError(ValueError):
    """The request is not possible; `reason` says why, and nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        # Rendered only when somebody reads it.
        return str(self.reason)

    def __reduce__(self) -> Parts:
        # Exceptions are pickled with the arguments of `ValueError` otherwise: a text, not a reason.
        return type(self), (self.reason,), self._notes()

    def _notes(self) -> dict[str, object]:
        """What `add_note` has added. On Python 3.13 a compiled error has no `__dict__` to find it in."""
        notes = getattr(self, "__notes__", None)
        return {} if notes is None else {"__notes__": notes}


class InvalidSetup(ClaimantError):
    """This game cannot be set up: an unknown faction, an illegal deck, an impossible deal."""


class IllegalAction(ClaimantError):
    """The rules do not allow this action here and now."""


class NotationError(ClaimantError):
    """A text (card, action, position, record) is malformed or describes something impossible.

    `line` counts from 1 (0: not in a text of several lines); `token` is the offending piece.
    """

    def __init__(self, reason: Reason, token: str = "", line: int = 0) -> None:
        super().__init__(reason)
        self.token = token
        self.line = line

    def __reduce__(self) -> Parts:
        return type(self), (self.reason, self.token, self.line), self._notes()

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        what = f"'{self.token}': " if self.token else ""
        return f"{where}{what}{self.reason}"
