"""The commands, and what becomes of what goes wrong in them."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

from claimant import __version__
from claimant.cli.commands.arena import arena
from claimant.cli.commands.bots import bots
from claimant.cli.commands.deal import deal
from claimant.cli.commands.decks import decks
from claimant.cli.commands.doctor import doctor
from claimant.cli.commands.factions import faction, factions
from claimant.cli.commands.hint import hint
from claimant.cli.commands.places import place, places
from claimant.cli.commands.play import play
from claimant.cli.commands.replay import replay
from claimant.cli.commands.serve import admin_app, serve_app
from claimant.cli.commands.simulate import simulate
from claimant.cli.commands.solve import solve
from claimant.cli.commands.verify import verify
from claimant.cli.terminal.problems import Problem, printable
from claimant.plugins import load_plugins
from claimant.tabletop.errors import ClaimantError

LONGEST_SENTENCE = 500
PLUGIN_OPTION = "--plugin"
PLUGIN_VARIABLE = "CLAIMANT_PLUGIN"

app = App(
    "claimant",
    help=(
        "The card games Claim and Claim Kingdoms: play them, deal them, replay them, study them. Every "
        "command has its own --help. Every command also takes --plugin MODULE, several times if you like: "
        "a Python module that brings factions, places or bots of your own."
    ),
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
    exit_on_error=False,
    print_error=False,
)
COMMANDS: tuple[Callable[..., object], ...] = (
    play,
    bots,
    factions,
    faction,
    places,
    place,
    decks,
    deal,
    replay,
    solve,
    hint,
    simulate,
    arena,
    verify,
    doctor,
)
for number, command in enumerate(COMMANDS):
    app.command(command, sort_key=number)
app.command(serve_app)
app.command(admin_app)


def run(arguments: Sequence[str]) -> int:
    """Run one command. Whatever is wrong ends in one sentence on stderr, never in a traceback."""
    _tolerate_any_terminal()
    try:
        modules, command = split_plugins(arguments)
        for plugin in load_plugins(modules):
            _complain(str(plugin))
        code = app(command)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        # Whoever was reading has read enough; nor may the interpreter complain while it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return _complain("Stopped.", 130)
    except UnusedCliTokensError as error:
        return _complain(f"This was not expected here: {' '.join(error.unused_tokens or ())}")
    except (Problem, ClaimantError, CycloptsError) as error:
        return _complain(str(error))
    except OSError as error:
        what = error.strerror or str(error)
        return _complain(f"{error.filename}: {what}." if error.filename else f"{what}.")


def split_plugins(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The modules to load, from the environment and from --plugin wherever it stands; and the rest.

    >>> split_plugins(["--plugin", "lamps", "play", "--seed", "1", "--plugin=stars"])
    (['lamps', 'stars'], ['play', '--seed', '1'])
    """
    modules = os.environ.get(PLUGIN_VARIABLE, "").split()
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        option, separator, module = argument.partition("=")
        if option != PLUGIN_OPTION:
            rest.append(argument)
        elif separator:
            modules.append(module)
        else:
            named = next(waiting, "")
            if not named or named.startswith("-"):
                raise Problem("--plugin takes the name of a module, such as --plugin my_faction.")
            modules.append(named)
    return modules, rest


def _tolerate_any_terminal() -> None:
    """What cannot be shown becomes a question mark, and so does unreadable input; closed is empty."""
    sys.stdin = sys.stdin or io.TextIOWrapper(io.BytesIO())
    sys.stdout = sys.stdout or io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(sentence: str, code: int = 2) -> int:
    print(f"claimant: {printable(sentence, LONGEST_SENTENCE)}", file=sys.stderr)
    return code
