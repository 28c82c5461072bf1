"""The commands, and how their errors are reported."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Any

from cyclopts import App, CycloptsError, Parameter

from claimant import __version__
from claimant.cli.terminal.arguments import take_language, take_plugins
from claimant.cli.terminal.configuration import settings_sources
from claimant.cli.terminal.help_pages import HelpPage, default_in_words
from claimant.cli.terminal.misreadings import refused, sentence
from claimant.cli.terminal.problems import Problem, printable, why_not
from claimant.cli.terminal.texts import text
from claimant.plugins import Plugin, load_plugins
from claimant.tabletop.errors import ClaimantError

LONGEST_SENTENCE = 500
ADMIN = "admin"
COMMANDS = {
    "play": "play",
    "bots": "bots",
    "factions": "factions",
    "faction": "factions",
    "places": "places",
    "place": "places",
    "decks": "decks",
    "deal": "deal",
    "replay": "replay",
    "solve": "solve",
    "hint": "hint",
    "review": "review",
    "puzzle": "puzzle",
    "train": "puzzle",
    "simulate": "simulate",
    "arena": "arena",
    "balance": "balance",
    "merge": "merge",
    "dataset": "dataset",
    "verify": "verify",
    "doctor": "doctor",
    "completion": "completion",
    "manual": "completion",
}
"""The commands, each with its module, which is imported when the command is given."""
ADMIN_COMMANDS = ("backup", "restore", "check", "clean")


def make_app() -> App:
    """All commands, with their help in the language in use."""
    app = App(
        "claimant",
        version=__version__,
        help_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        exit_on_error=False,
        print_error=False,
        default_parameter=Parameter(show_default=default_in_words),
        **_explained("claimant"),
    )
    for command, module in COMMANDS.items():
        _add(app, module, command)
    settings = settings_sources()
    admin = App(ADMIN, config=settings, sort_key=len(list(app)), **_explained(ADMIN))
    for command in ADMIN_COMMANDS:
        _add(admin, "admin", command, f"{ADMIN}-")
    app.command(admin)
    _add(app, "serve", "serve", config=settings)
    for one in (app, admin):
        one["--help"].help = text("help-help")
        one["--version"].help = text("help-version")
    return app


def _add(app: App, module: str, command: str, within: str = "", **options: Any) -> None:
    app.command(
        f"claimant.cli.commands.{module}:{command}",
        sort_key=len(list(app)),
        **_explained(within + command),
        **options,
    )


def _explained(command: str) -> dict[str, Any]:
    return {"help": text(f"command-{command}"), "help_formatter": HelpPage(command)}


def run(arguments: Sequence[str]) -> int:
    """Run one command. Whatever is wrong ends in one sentence on stderr, never in a traceback."""
    _tolerate_any_terminal()
    try:
        modules, command = take_plugins(take_language(arguments))
        for plugin in load_plugins(modules):
            _complain(text("plugin-not-loaded", name=_named(plugin), why=plugin.failure))
        code = make_app()(command)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        # The reader has closed the pipe; the interpreter must not complain about it while shutting down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return _complain(text("stopped"), 130)
    except Problem as problem:
        return _complain(str(problem))
    except ClaimantError as error:
        return _complain(refused(error))
    except CycloptsError as error:
        return _complain(sentence(error))
    except OSError as error:
        why = why_not(error)
        return _complain(f"{error.filename}: {why}." if error.filename else f"{why[:1].upper()}{why[1:]}.")


def _named(plugin: Plugin) -> str:
    """A plug-in, with the installed package that it comes from."""
    if not plugin.group:
        return plugin.name
    return text("doctor-plugin", name=plugin.name, group=plugin.group, package=plugin.package)


def _tolerate_any_terminal() -> None:
    """What cannot be shown becomes a question mark, and so does unreadable input; closed is empty."""
    sys.stdin = sys.stdin or io.TextIOWrapper(io.BytesIO())
    sys.stdout = sys.stdout or io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(said: str, code: int = 2) -> int:
    print(f"claimant: {printable(said, LONGEST_SENTENCE)}", file=sys.stderr)
    return code
