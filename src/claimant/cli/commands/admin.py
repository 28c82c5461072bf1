"""`claimant admin`: look after the store of a game server."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from claimant.cli.commands.serve import ServerSettings, with_plugins
from claimant.cli.terminal.output import console
from claimant.cli.terminal.texts import say, text
from claimant.server.ops.settings import Settings


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
    """Remove abandoned data, as the server does by itself."""
    from claimant.server.ops import cleaning

    removed = cleaning.clean(with_plugins(settings))
    names = ("sessions", "guests", "tables", "closed", "games")
    console().print(text("admin-cleaned", **{name: removed[name] for name in names}))


def check(
    *,
    accept: Annotated[bool, Parameter(negative="")] = False,
    settings: ServerSettings | None = None,
) -> int:
    """Check every row in the database, replay every game, and report what is wrong."""
    from claimant.server.ops import checking

    report = checking.check(with_plugins(settings), accept)
    for fault in report.faults:
        console().print(say(fault))
    count = len(report.faults)
    console().print(text("admin-faults", count=count) if count else text("admin-well", games=report.games))
    if accept:
        console().print(text("admin-accepted"))
    return 1 if report.faults else 0
