"""Claimant: the Claim card-game family as a rules library, fast enough to study and honest enough to play.

The names of everyday use are here: `claimant.Game` is a game of Claim, `claimant.KingdomsGame` one of Claim
Kingdoms. They are imported when they are first asked for, so that what needs no rules starts quickly.

An independent fan project; it contains no artwork and no text of the games' publisher.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "RULES_VERSION",
    "Action",
    "Card",
    "ClaimantError",
    "Event",
    "Faction",
    "Game",
    "IllegalAction",
    "InvalidSetup",
    "KingdomsGame",
    "NotationError",
    "Place",
    "Power",
    "Reason",
    "Result",
    "Ruleset",
    "View",
    "find_faction",
    "find_place",
    "register",
    "register_place",
    "ruleset",
    "warnings",
]

if TYPE_CHECKING:
    from claimant.claim import (
        RULES_VERSION,
        Action,
        Card,
        ClaimantError,
        Event,
        Faction,
        Game,
        IllegalAction,
        InvalidSetup,
        NotationError,
        Place,
        Power,
        Reason,
        Result,
        Ruleset,
        View,
        find_faction,
        find_place,
        register,
        register_place,
        ruleset,
        warnings,
    )
    from claimant.kingdoms import Game as KingdomsGame
else:
    # Out of sight of type checkers: to them, a module with `__getattr__` would have every name.

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = "claimant.kingdoms" if name.startswith("Kingdoms") else "claimant.claim"
        found = getattr(import_module(home), name.removeprefix("Kingdoms"))
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


if "IPython" in sys.modules and sys.modules["IPython"].get_ipython() is not None:
    import_module("claimant.notebook").load_ipython_extension(sys.modules["IPython"].get_ipython())
