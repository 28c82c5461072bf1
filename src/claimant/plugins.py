"""Plug-ins: games, factions, places, bots and lessons from outside the package.

A plug-in is a module that registers things when it is imported, or an installed package whose entry points
name them. Importing `claimant` loads none of them: call `load_plugins`, as the command line and the server
do.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from os import getcwd
from typing import Final

from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import TEXT, Reason, define_reasons

GROUPS: Final = (
    "claimant.games",
    "claimant.factions",
    "claimant.places",
    "claimant.bots",
    "claimant.lessons",
)
"""The groups of entry points in loading order: a lesson needs its faction first."""

define_reasons(
    {
        "no-plugin": {"name": TEXT},
        "plugin-failed": {"name": TEXT, "error": TEXT},
    }
)


class PluginFailed(ClaimantError):
    """A module that was asked for cannot be loaded as a plug-in."""


@dataclass(frozen=True)
class Plugin:
    """Something that was to be loaded: a module, or an entry point of an installed package."""

    name: str
    """The module, or the object that the entry point names."""
    group: str = ""
    """The group of the entry point; empty for a module."""
    package: str = ""
    """The installed package that it belongs to; empty for a module."""
    failure: str = ""
    """Why it could not be loaded; empty if it was."""

    def __str__(self) -> str:
        where = f"{self.name} ({self.group} of the package {self.package})" if self.group else self.name
        return f"The plug-in {where} cannot be loaded: {self.failure}" if self.failure else where


_loaded: Final[dict[tuple[str, str], Plugin]] = {}
_state: Final = {"has_looked": False}


def plugins() -> list[Plugin]:
    """All plug-ins that were loaded or failed to load, in that order."""
    return list(_loaded.values())


def load_plugins(modules: Iterable[str] = ()) -> list[Plugin]:
    """Load the entry points of all installed packages, then these modules; each only once.

    An entry point that cannot be loaded harms nothing else: those that failed now are returned. A module
    that cannot be loaded raises `PluginFailed`. Modules are also looked for in the working directory.
    """
    failed: list[Plugin] = []
    if not _state["has_looked"]:
        _state["has_looked"] = True
        installed = entry_points()
        for group in GROUPS:
            for point in sorted(installed.select(group=group), key=lambda point: (point.name, point.value)):
                plugin = _load_entry_point(point)
                _loaded[group, f"{point.name} = {point.value}"] = plugin
                if plugin.failure:
                    failed.append(plugin)
    for module in modules:
        if ("", module) not in _loaded:
            _import(module)
            _loaded["", module] = Plugin(module)
    return failed


def _load_entry_point(point: EntryPoint) -> Plugin:
    package = point.dist.name if point.dist is not None else "?"
    failure = ""
    try:
        _register(point.group, point.name, point.load())
    except ClaimantError as refusal:
        failure = str(refusal)
    except (Exception, SystemExit) as error:
        failure = _told(error)
    return Plugin(point.value, point.group, package, failure)


def _register(group: str, name: str, thing: object) -> None:
    """Register what an entry point names."""
    if group == "claimant.games":
        from claimant.games import register_game
        from claimant.tabletop.kind import Kind

        if not isinstance(thing, Kind):
            raise TypeError("it is not an object of a class derived from claimant.tabletop.kind.Kind.")
        register_game(thing)
    elif group == "claimant.bots":
        from claimant.bots import register_bot

        if not callable(thing):
            raise TypeError("it is not a function or class that makes a bot.")
        register_bot(name, thing)
    elif group == "claimant.lessons":
        from claimant.lessons import register_lessons

        if not isinstance(thing, Traversable):
            raise TypeError("it is not the path of a file.")
        register_lessons(thing)
    else:
        _register_power(group, thing)


def _register_power(group: str, thing: object) -> None:
    from claimant import claim, kingdoms

    if group == "claimant.places":
        if not (isinstance(thing, type) and issubclass(thing, claim.Place)):
            raise TypeError("it is not a class derived from claimant.claim.Place.")
        claim.register_place(thing)
    elif isinstance(thing, type) and issubclass(thing, claim.Faction):
        claim.register(thing)
    elif isinstance(thing, type) and issubclass(thing, kingdoms.Faction):
        kingdoms.register(thing)
    else:
        raise TypeError(
            "it is not a class derived from the Faction of claimant.claim or claimant.kingdoms."
        )


def _import(module: str) -> None:
    """Import a module; one that is not there, or that fails, is refused."""
    is_name = all(part.isidentifier() for part in module.split("."))
    if not is_name or module.endswith(".py"):
        raise PluginFailed(Reason("no-plugin", {"name": module}))
    directory = getcwd()
    if directory not in sys.path:
        # As `python -m` does.
        sys.path.insert(0, directory)
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise PluginFailed(Reason("no-plugin", {"name": module})) from None
        raise PluginFailed(Reason("plugin-failed", {"name": module, "error": _told(error)})) from error
    except ClaimantError as refusal:
        raise PluginFailed(Reason("plugin-failed", {"name": module, "error": str(refusal)})) from refusal
    except (Exception, SystemExit) as error:
        raise PluginFailed(Reason("plugin-failed", {"name": module, "error": _told(error)})) from error


def _told(error: BaseException) -> str:
    """What went wrong, in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
