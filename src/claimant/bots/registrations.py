"""Registrations for worker processes, which know only what is in the package.

Classes and functions are pickled by the names of their modules, which the worker imports.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

from claimant.bots.registry import HOME_MADE, register_bot, written
from claimant.claim import sets as claim
from claimant.games import BUILT_IN, GAMES, register_game
from claimant.kingdoms import sets as kingdoms
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import TEXT, Reason, define_reasons

define_reasons(
    {
        "not-importable": {"thing": TEXT},
    }
)

REGISTER: Final[dict[str, Callable[..., None]]] = {
    "claim": claim.register,
    "place": claim.register_place,
    "kingdoms": kingdoms.register,
    "game": register_game,
    "bot": register_bot,
}


def _registrations() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What was registered: how, and with which arguments."""
    yield from (("game", (kind,)) for code, kind in GAMES.items() if code not in BUILT_IN)
    for sort, known, built_in in (
        ("claim", claim.FACTIONS, claim.BUILT_IN),
        ("place", claim.PLACES, claim.BUILT_IN),
        ("kingdoms", kingdoms.FACTIONS, kingdoms.BUILT_IN),
    ):
        yield from ((sort, (kind,)) for code, kind in known.items() if code not in built_in)
    for name, bot in HOME_MADE.items():
        yield "bot", (name, bot.make, bot.description, bot.games)


def dump_registrations() -> bytes:
    """Everything that was registered. What other processes could not import is refused."""
    pieces: list[tuple[str, bytes]] = []
    for sort, arguments in _registrations():
        thing = arguments[1] if sort == "bot" else arguments[0]
        name = written(thing)
        if name.startswith("__main__.") and not _is_main_importable():
            raise InvalidSetup(Reason("not-importable", {"thing": name}))
        try:
            pieces.append((name, pickle.dumps((sort, arguments))))
        except (pickle.PicklingError, AttributeError, TypeError):
            raise InvalidSetup(Reason("not-importable", {"thing": name})) from None
    return pickle.dumps(pieces)


def load_registrations(registrations: bytes) -> None:
    """Repeat the registrations of the process that dumped them."""
    for name, piece in pickle.loads(registrations):
        try:
            sort, arguments = pickle.loads(piece)
        except (AttributeError, ImportError):
            # A script may define it only where it is the main program.
            raise InvalidSetup(Reason("not-importable", {"thing": name})) from None
        REGISTER[sort](*arguments)


def _is_main_importable() -> bool:
    """Is the main program a file that another process can import, not a notebook or a prompt?"""
    main = sys.modules["__main__"]
    return getattr(main, "__spec__", None) is not None or hasattr(main, "__file__")
