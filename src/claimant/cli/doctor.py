"""`claimant doctor`: what this installation is made of, and what would make it better."""

from __future__ import annotations

import importlib.metadata
import platform
import shutil
import sys

from claimant import __version__
from claimant.claim import state
from claimant.claim.game import Game
from claimant.claim.ruleset import RULES_VERSION
from claimant.cli.options import AsJson
from claimant.cli.output import console, print_json
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.ruleset import RULES_VERSION as KINGDOMS_RULES_VERSION
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import Game as AnyGame

OPTIONAL = ("cyclopts", "rich")
COMPILERS = ("cc", "gcc", "clang", "cl")
BROKEN = 1
SHOWN = {
    "claimant": "claimant",
    "rules of Claim": "rules",
    "rules of Kingdoms": "kingdoms_rules",
    "python": "python",
    "build": "build",
}


def doctor(*, as_json: AsJson = False) -> int:
    """Check this installation: versions, compiled or not, optional parts, and whether the rules work."""
    report = examine()
    if as_json:
        print_json(report)
    else:
        show(report)
    return BROKEN if report["trouble"] else 0


def examine() -> dict[str, object]:
    compiled = not str(state.__file__).endswith(".py")
    compiler = next((found for found in map(shutil.which, COMPILERS) if found), None)
    parts = {name: version_of(name) for name in OPTIONAL}
    return {
        "claimant": __version__,
        "rules": RULES_VERSION,
        "kingdoms_rules": KINGDOMS_RULES_VERSION,
        "python": platform.python_version(),
        "build": "compiled" if compiled else "interpreted",
        "compiler": compiler,
        "parts": parts,
        "output_encoding": sys.stdout.encoding,
        "advice": advice(compiled, compiler is not None, parts),
        "trouble": trouble(),
    }


def version_of(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def advice(compiled: bool, compiler: bool, parts: dict[str, str | None]) -> list[str]:
    """What is missing and how to get it."""
    lines = [f"Install claimant[cli] to get {name}." for name, version in parts.items() if not version]
    if not compiled:
        first = "Install claimant again" if compiler else "Install a C compiler, then claimant again,"
        lines.append(f"{first} to have the rules compiled: the same, but many times faster.")
    return lines


def trouble() -> list[str]:
    """Play one game of each kind and replay its record: the least that must work."""
    found: list[str] = []
    for name, kind in (("Claim", Game), ("Claim Kingdoms", Kingdoms)):
        try:
            game = played(kind(seed=1))
            if kind.from_record(game.record()).result().to_json() != game.result().to_json():
                found.append(f"A game of {name} and its own record do not have the same result.")
        except Exception as error:
            # Whatever it is, a doctor reports it.
            found.append(f"A game of {name} cannot be played to its end: {type(error).__name__}: {error}")
    return found


def played(game: AnyGame) -> AnyGame:
    """The same game, played to its end."""
    chance = Chance(1)
    while not game.is_over:
        legal = game.legal_actions()
        game.apply(str(legal[chance.below(len(legal))]))
    return game


def show(report: dict[str, object]) -> None:
    from rich.table import Table
    from rich.text import Text

    screen = console()
    table = Table.grid(padding=(0, 2))
    for title, name in SHOWN.items():
        table.add_row(title, str(report[name]))
    parts = report["parts"]
    assert isinstance(parts, dict)
    for name, version in parts.items():
        table.add_row(name, version or "missing")
    table.add_row("C compiler", str(report["compiler"] or "none found"))
    table.add_row("output", str(report["output_encoding"]))
    screen.print(table)
    screen.print()
    for kind, style in (("trouble", "bold red"), ("advice", "yellow")):
        lines = report[kind]
        assert isinstance(lines, list)
        for line in lines:
            screen.print(Text(line, style))
    if not report["trouble"]:
        screen.print(Text("Games can be played and replayed: all is well.", "green"))
