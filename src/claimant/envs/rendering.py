"""Games as a spectator sees them: as text for terminals, and as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from claimant.claim.knowledge.view import View as ClaimView
from claimant.drawing import draw_kingdom, draw_view
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.view import View

MODES: Final = ("human", "ansi", "svg")
UNSAID: Final = ("seat", "legal", "hidden", "unknown", "possible_hands")
"""The parts of a view that are not for spectators, or follow from the others."""


def render(game: TabletopGame, mode: str | None) -> str | None:
    """What a spectator sees of a game, in one of the modes; `human` prints it."""
    view = game.public_view()
    if mode == "svg":
        return picture(view)
    if mode == "ansi":
        return text(view)
    if mode == "human":
        print(text(view))
    return None


def picture(view: View[Any]) -> str:
    """A view as an SVG image."""
    return draw_view(view) if isinstance(view, ClaimView) else draw_kingdom(view)


def text(view: View[Any]) -> str:
    """A view in lines, in the notation of its game.

    >>> from claimant import Game
    >>> print(text(Game("claim", seed=7, first=0).public_view()).partition(" seats")[0][:51])
    deck_of: Go Kn Do Dw Un
    phase: 1
    trick: 1
    leader: A
    """
    lines: list[str] = []
    for name, value in view.to_json().items():
        if name in UNSAID or _is_empty(value):
            continue
        if isinstance(value, list) and isinstance(value[0], Mapping):
            lines += [f"{name}: {_words(item)}" for item in value]
        else:
            lines.append(f"{name}: {_words(value)}")
    return "\n".join(lines)


def _is_empty(value: object) -> bool:
    return value in (None, "", [], {})


def _words(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_words(part)}" for name, part in value.items() if not _is_empty(part))
    if isinstance(value, list):
        return " ".join("?" if part is None else _words(part) for part in value)
    return str(value)
