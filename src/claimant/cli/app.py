"""The commands, and what becomes of what goes wrong in them."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

from claimant import __version__
from claimant.cli.arena import arena
from claimant.cli.bots import bots
from claimant.cli.deal import deal
from claimant.cli.decks import decks
from claimant.cli.doctor import doctor
from claimant.cli.factions import faction, factions
from claimant.cli.hint import hint
from claimant.cli.places import place, places
from claimant.cli.play import play
from claimant.cli.problems import Problem, printable
from claimant.cli.replay import replay
from claimant.cli.serve import admin_app, serve_app
from claimant.cli.simulate import simulate
from claimant.cli.solve import solve
from claimant.cli.verify import verify
from claimant.tabletop.errors import ClaimantError

LONGEST_SENTENCE = 500

app = App(
    "claimant",
    help=(
        "The card games Claim and Claim Kingdoms: play them, deal them, replay them, study them. Every "
        "command has its own --help."
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
        code = app(list(arguments))
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
