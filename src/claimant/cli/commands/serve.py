"""`claimant serve` and `claimant admin`: run a game server, and look after its store."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.config import Env, Toml

from claimant.cli.terminal.browser import show_page
from claimant.cli.terminal.output import console
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import say, text
from claimant.plugins import load_plugins, plugins
from claimant.server.ops.settings import Settings

PREFIX = "CLAIMANT_"
CONFIG_VARIABLE = "CLAIMANT_CONFIG"

_file = os.environ.get(CONFIG_VARIABLE)
CONFIG = (
    Env(PREFIX, command=False),
    Toml(
        _file or "claimant.toml",
        must_exist=_file is not None,
        search_parents=False,
        use_commands_as_keys=False,
        root_keys=["server"],
    ),
)

ServerSettings = Annotated[Settings, Parameter(name="*")]


def serve(
    *,
    open_page: Annotated[bool, Parameter(name="--open", negative="")] = False,
    settings: ServerSettings | None = None,
) -> int:
    """Run a game server until it is told to stop.

    Every option can also come from the environment (CLAIMANT_PORT) or from the table [server] of a TOML
    file: claimant.toml in the working directory, or the one that CLAIMANT_CONFIG names.
    """
    try:
        from claimant.server.ops.serving import serve as run
    except ModuleNotFoundError as error:
        raise Problem("server-needs", name=error.name or "") from None

    def when_ready(page: str) -> None:
        # Whoever reads a file or a pipe has the log.
        if sys.stdout.isatty():
            console().print(text("serve-ready", page=page))
        if open_page:
            show_page(page)

    return run(with_plugins(settings), when_ready)


def with_plugins(settings: Settings | None) -> Settings:
    """The settings, with the plug-ins that they name loaded, and with those that are loaded already."""
    chosen = settings or Settings()
    load_plugins(chosen.plugin)
    return replace(chosen, plugin=tuple(plugin.name for plugin in plugins() if not plugin.group))


def backup(target: Path, /, *, settings: ServerSettings | None = None) -> None:
    """Write a consistent copy of the database to a new file; the server may be running."""
    from claimant.server.ops import admin

    stock = admin.backup(settings or Settings(), target)
    console().print(text("admin-written", file=str(target), **asdict(stock)))


def restore(
    source: Path,
    /,
    *,
    replace_database: Annotated[bool, Parameter(name="--replace", negative="")] = False,
    settings: ServerSettings | None = None,
) -> None:
    """Put a backup where the database belongs. One that is there is replaced only if so asked."""
    from claimant.server.ops import admin

    done = admin.restore(settings or Settings(), source, replace_database)
    console().print(text("admin-restored", file=str(source), **asdict(done.stock)))
    if done.kept is not None:
        console().print(text("admin-kept", file=str(done.kept)))


def clean(*, settings: ServerSettings | None = None) -> None:
    """Remove what nobody will come back to, as the server does by itself."""
    from claimant.server.ops import cleaning

    removed = cleaning.clean(with_plugins(settings))
    names = ("sessions", "guests", "tables", "closed", "games")
    console().print(text("admin-cleaned", **{name: removed[name] for name in names}))


def check(
    *,
    accept: Annotated[bool, Parameter(negative="")] = False,
    settings: ServerSettings | None = None,
) -> int:
    """Look at every row in the store, replay every game, and say what is wrong."""
    from claimant.server.ops import checking

    report = checking.check(with_plugins(settings), accept)
    for fault in report.faults:
        console().print(say(fault))
    count = len(report.faults)
    console().print(text("admin-faults", count=count) if count else text("admin-well", games=report.games))
    if accept:
        console().print(text("admin-accepted"))
    return 1 if report.faults else 0
