"""`claimant serve`: run a game server."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from claimant.cli.terminal.browser import show_page
from claimant.cli.terminal.output import console
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import text
from claimant.plugins import load_plugins, plugins
from claimant.server.ops.settings import Settings

ServerSettings = Annotated[Settings, Parameter(name="*")]


def serve(
    *,
    open_page: Annotated[bool, Parameter(name="--open", negative="")] = False,
    settings: ServerSettings | None = None,
) -> int:
    """Run a game server until it is stopped.

    Every option can also be set in the environment (CLAIMANT_PORT) or in the [server] table of a TOML file:
    claimant.toml in the working directory, or the one that CLAIMANT_CONFIG names.
    """
    try:
        from claimant.server.ops.serving import serve as run
    except ModuleNotFoundError as error:
        raise Problem("server-needs", name=error.name or "") from None

    def when_ready(page: str) -> None:
        # A reader of a file or a pipe has the log.
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
