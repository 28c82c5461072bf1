"""`claimant doctor`: what this installation is made of, and what would make it better."""

from __future__ import annotations

import platform
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated, TypedDict

from cyclopts import Parameter

from claimant import __version__, build
from claimant.claim.game import Game
from claimant.claim.ruleset import RULES_VERSION
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson
from claimant.cli.terminal.problems import Problem, printable
from claimant.extras import Need, extras
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.ruleset import RULES_VERSION as KINGDOMS_RULES_VERSION
from claimant.plugins import Plugin, plugins
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame

COMPILERS = ("cc", "gcc", "clang", "cl")
BROKEN = 1
COMPILED, CLIENT, COMPILER = "compiled", "client", "compiler"
MISSING = {
    COMPILED: "the rules run interpreted",
    CLIENT: "the web client has not been built",
    COMPILER: "no C compiler was found",
}


class Report(TypedDict):
    """What a doctor finds."""

    claimant: str
    rules: str
    kingdoms_rules: str
    python: str
    implementation: str
    build: str
    variant: str | None
    """How the compiled build was made; None if the rules run interpreted."""
    compiler: str | None
    client: bool
    extras: dict[str, list[Need]]
    plugins: list[Plugin]
    output_encoding: str
    parts: dict[str, bool]
    """Everything that can be required, and whether it is here."""
    advice: list[str]
    trouble: list[str]


def doctor(
    *,
    require: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="", metavar="PART")] = (),
    as_json: AsJson = False,
) -> int:
    """Check this installation: versions, compiled or not, optional parts, and whether the rules work.

    Parameters
    ----------
    require
        Fail unless these are here: compiled, client, compiler, or an extra such as server.
    """
    report = examine(require)
    if as_json:
        needs = {extra: [asdict(need) for need in wanted] for extra, wanted in report["extras"].items()}
        found = [asdict(plugin) for plugin in report["plugins"]]
        print_json({**report, "extras": needs, "plugins": found})
    else:
        show(report)
    return BROKEN if report["trouble"] else 0


def examine(required: tuple[str, ...] = ()) -> Report:
    compiler = next((found for found in map(shutil.which, COMPILERS) if found), None)
    needs = extras()
    parts = {
        COMPILED: build.kind() == "compiled",
        CLIENT: build.has_client(),
        COMPILER: compiler is not None,
        **{extra: all(need.fits for need in wanted) for extra, wanted in needs.items()},
    }
    for part in required:
        if part not in parts:
            raise Problem(f"There is no part {printable(part)!r} to require: take {', '.join(parts)}.")
    return {
        "claimant": __version__,
        "rules": RULES_VERSION,
        "kingdoms_rules": KINGDOMS_RULES_VERSION,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "build": build.kind(),
        "variant": build.variant() if parts[COMPILED] else None,
        "compiler": compiler,
        "client": parts[CLIENT],
        "extras": needs,
        "plugins": plugins(),
        "output_encoding": sys.stdout.encoding,
        "parts": parts,
        "advice": advice(parts),
        "trouble": [
            *build.faults(),
            *(lacking(part, needs) for part in required if not parts[part]),
            *games(),
        ],
    }


def lacking(part: str, needs: dict[str, list[Need]]) -> str:
    why = MISSING.get(part) or " and ".join(str(need) for need in needs[part] if not need.fits)
    return f"{part} is required, but {why}."


def advice(parts: dict[str, bool]) -> list[str]:
    """What is missing and how to get it."""
    lines = [
        f"Install claimant[{part}] to have all of it, for instance with: pip install 'claimant[{part}]'."
        for part, here in parts.items()
        if not here and part not in MISSING
    ]
    if not parts[COMPILED]:
        first = (
            "Install claimant again" if parts[COMPILER] else "Install a C compiler, then claimant again,"
        )
        lines.append(f"{first} to have the rules compiled: the same, but many times faster.")
    if not parts[CLIENT]:
        lines.append(f"The server has no web client. {build.CLIENT_ADVICE}")
    return lines


def games() -> Iterator[str]:
    """Play one game of each kind and replay its record: the least that must work. What goes wrong?"""
    for name, kind in (("Claim", Game), ("Claim Kingdoms", Kingdoms)):
        try:
            game = played(kind(seed=1))
            if kind.from_record(game.record()).result().to_json() != game.result().to_json():
                yield f"A game of {name} and its own record do not have the same result."
        except Exception as error:
            # Whatever it is, a doctor reports it.
            yield f"A game of {name} cannot be played to its end: {type(error).__name__}: {error}"


def played(game: TabletopGame) -> TabletopGame:
    """The same game, played to its end."""
    chance = Chance(1)
    while not game.is_over:
        legal = game.legal_actions()
        game.apply(str(legal[chance.below(len(legal))]))
    return game


def show(report: Report) -> None:
    from rich.columns import Columns
    from rich.console import RenderableType
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    screen = console()
    table = Table.grid(padding=(0, 3))
    table.add_column(style="bold", no_wrap=True)
    compiled = report["build"] == "compiled"
    made = f"{report['build']} ({report['variant']})" if report["variant"] else report["build"]
    rows: dict[str, RenderableType] = {
        "claimant": report["claimant"],
        "rules of Claim": report["rules"],
        "rules of Kingdoms": report["kingdoms_rules"],
        "Python": f"{report['python']} ({report['implementation']})",
        "build": Text(made, "green" if compiled else "yellow"),
        "C compiler": report["compiler"] or Text("none found", "yellow"),
        "web client": Text("built", "green") if report["client"] else Text("not built", "yellow"),
        "output": report["output_encoding"],
    }
    for title, told in rows.items():
        table.add_row(title, told)
    screen.print(table)
    for extra, needs in report["extras"].items():
        whole = all(need.fits for need in needs)
        state = Text("complete", "green") if whole else Text("incomplete", "yellow")
        screen.print(Text.assemble("\n", (f"claimant[{extra}]", "bold"), "  ", state))
        # What is wrong comes first.
        needs = sorted(needs, key=lambda need: need.fits)
        shown = [Text(str(need), "" if need.fits else "yellow") for need in needs]
        screen.print(Padding(Columns(shown, padding=(0, 3)), (0, 0, 0, 2), expand=False))
    if report["plugins"]:
        screen.print(Text("\nplug-ins", "bold"))
    for plugin in report["plugins"]:
        screen.print(Padding(Text(str(plugin), "yellow" if plugin.failure else ""), (0, 0, 0, 2)))
    screen.print()
    for line in report["trouble"]:
        screen.print(Text(line, "bold red"))
    for line in report["advice"]:
        screen.print(Text(line, "yellow"))
    if not report["trouble"]:
        screen.print(Text("Games can be played and replayed: all is well.", "green"))
