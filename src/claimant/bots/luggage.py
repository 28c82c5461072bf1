"""What is home-made, packed for processes that know only what comes with the package.

Classes and functions travel by the names of their modules: whoever unpacks them imports those modules.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

from claimant.bots.registry import HOME_MADE, register_bot, written
from claimant.claim import sets as claim
from claimant.kingdoms import sets as kingdoms
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        "stays-at-home": (
            "Other processes cannot find {thing}: define it at the top of a module file that they can "
            "import, or play in one process."
        )
    }
)

REGISTER: Final[dict[str, Callable[..., None]]] = {
    "claim": claim.register,
    "place": claim.register_place,
    "kingdoms": kingdoms.register,
    "bot": register_bot,
}


def _belongings() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What was registered: how, and with which arguments."""
    for sort, known, built_in in (
        ("claim", claim.FACTIONS, claim.BUILT_IN),
        ("place", claim.PLACES, claim.BUILT_IN),
        ("kingdoms", kingdoms.FACTIONS, kingdoms.BUILT_IN),
    ):
        yield from ((sort, (kind,)) for code, kind in known.items() if code not in built_in)
    for name, bot in HOME_MADE.items():
        yield "bot", (name, bot.make, bot.description, bot.games)


def pack() -> bytes:
    """Everything that was registered; what other processes could not find is refused."""
    pieces: list[tuple[str, bytes]] = []
    for sort, arguments in _belongings():
        thing = arguments[1] if sort == "bot" else arguments[0]
        name = written(thing)
        if name.startswith("__main__.") and not _has_findable_main():
            raise InvalidSetup(Reason("stays-at-home", {"thing": name}))
        try:
            pieces.append((name, pickle.dumps((sort, arguments))))
        except (pickle.PicklingError, AttributeError, TypeError):
            raise InvalidSetup(Reason("stays-at-home", {"thing": name})) from None
    return pickle.dumps(pieces)


def unpack(luggage: bytes) -> None:
    """Register here what was registered where it was packed."""
    for name, piece in pickle.loads(luggage):
        try:
            sort, arguments = pickle.loads(piece)
        except (AttributeError, ImportError):
            # A script may define it only where it is the main program.
            raise InvalidSetup(Reason("stays-at-home", {"thing": name})) from None
        REGISTER[sort](*arguments)


def _has_findable_main() -> bool:
    """Is the main program a file that another process can run again, and no notebook or prompt?"""
    main = sys.modules["__main__"]
    return getattr(main, "__spec__", None) is not None or hasattr(main, "__file__")
