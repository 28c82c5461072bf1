"""`claimant doctor`: the state of this installation, and how to improve it."""

from __future__ import annotations

import platform
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, TypedDict

from cyclopts import Parameter

from claimant import __version__, build
from claimant.claim.game import Game
from claimant.claim.ruleset import RULES_VERSION
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson
from claimant.cli.terminal.problems import Problem, printable
from claimant.cli.terminal.texts import listed, say, text
from claimant.extras import Need, extras
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.ruleset import RULES_VERSION as KINGDOMS_RULES_VERSION
from claimant.locale import in_english
from claimant.plugins import Plugin, plugins
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import OR, Listing, Message, Term

if TYPE_CHECKING:
    from rich.text import Text

COMPILERS = ("cc", "gcc", "clang", "cl")
BROKEN = 1
COMPILED, CLIENT, COMPILER = "compiled", "client", "compiler"
OURS = (COMPILED, CLIENT, COMPILER)
"""What can be required besides the extras."""


class Report(TypedDict):
    """The doctor's findings."""

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
    advice: list[Message]
    trouble: list[Message | str]
    """A broken build is reported in English, because texts may not be loadable."""


def doctor(
    *,
    require: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="", metavar="PART")] = (),
    as_json: AsJson = False,
) -> int:
    """Check this installation: versions, compiled or not, optional parts, and whether the rules work."""
    report = examine(require)
    if as_json:
        print_json(as_data(report))
    else:
        show(report)
    return BROKEN if report["trouble"] else 0


def as_data(report: Report) -> dict[str, object]:
    """The report for programs: its sentences are English, whatever the language."""
    return {
        **report,
        "extras": {extra: [asdict(need) for need in wanted] for extra, wanted in report["extras"].items()},
        "plugins": [asdict(plugin) for plugin in report["plugins"]],
        "advice": [in_english(message) for message in report["advice"]],
        "trouble": [
            in_english(trouble) if isinstance(trouble, Message) else trouble
            for trouble in report["trouble"]
        ],
    }


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
            raise Problem("no-such-part", part=printable(part), right=listed(list(parts), OR))
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


def lacking(part: str, needs: dict[str, list[Need]]) -> Message:
    if part in OURS:
        why: object = Message(f"doctor-lacks-{part}", {})
    else:
        why = Listing([told(need) for need in needs[part] if not need.fits])
    return Message("doctor-required", {"part": part, "why": why})


def told(need: Need) -> Message | str:
    """A package and what is wrong with it, if anything."""
    if need.installed is None:
        return Message("doctor-need-missing", {"name": need.name})
    if need.fits:
        return f"{need.name} {need.installed}"
    return Message(
        "doctor-need-unfit", {"name": need.name, "version": need.installed, "wanted": need.wanted}
    )


def advice(parts: dict[str, bool]) -> list[Message]:
    """What is missing and how to get it."""
    lines = [
        Message("doctor-install-extra", {"part": part})
        for part, here in parts.items()
        if not here and part not in OURS
    ]
    if not parts[COMPILED]:
        lines.append(Message("doctor-install-again" if parts[COMPILER] else "doctor-install-compiler", {}))
    if not parts[CLIENT]:
        lines.append(Message("doctor-make-client", {}))
    return lines


def games() -> Iterator[Message]:
    """Play one game of each kind and replay its record: the least that must work. What goes wrong?"""
    for code, kind in (("claim", Game), ("kingdoms", Kingdoms)):
        name = Term("game", code)
        try:
            game = played(kind(seed=1))
            if kind.from_record(game.record()).result().to_json() != game.result().to_json():
                yield Message("doctor-record-differs", {"game": name})
        except Exception as error:
            # Whatever it is, a doctor reports it.
            yield Message("doctor-game-fails", {"game": name, "error": f"{type(error).__name__}: {error}"})


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
    compiler = report["compiler"] or Text(text("doctor-none-found"), "yellow")
    built = report["variant"] or report["build"]
    rows: dict[str, RenderableType] = {
        "claimant": report["claimant"],
        text("doctor-rules"): report["rules"],
        text("doctor-kingdoms"): report["kingdoms_rules"],
        "Python": f"{report['python']} ({report['implementation']})",
        text("doctor-build"): judged(report["parts"][COMPILED], built, "interpreted"),
        text("doctor-compiler"): compiler,
        text("doctor-client"): judged(report["client"], "built", "not-built"),
        text("doctor-output"): report["output_encoding"],
    }
    for title, value in rows.items():
        table.add_row(title, value)
    screen.print(table)
    for extra, needs in report["extras"].items():
        state = judged(all(need.fits for need in needs), "complete", "incomplete")
        screen.print(Text.assemble("\n", (f"claimant[{extra}]", "bold"), "  ", state))
        # Problems come first.
        needs = sorted(needs, key=lambda need: need.fits)
        shown = [Text(said(told(need)), "" if need.fits else "yellow") for need in needs]
        screen.print(Padding(Columns(shown, padding=(0, 3)), (0, 0, 0, 2), expand=False))
    if report["plugins"]:
        screen.print(Text(f"\n{text('doctor-plugins')}", "bold"))
    for plugin in report["plugins"]:
        screen.print(Padding(Text(plugin_line(plugin), "yellow" if plugin.failure else ""), (0, 0, 0, 2)))
    screen.print()
    for trouble in report["trouble"]:
        screen.print(Text(said(trouble), "bold red"))
    for message in report["advice"]:
        screen.print(Text(say(message), "yellow"))
    if not report["trouble"]:
        screen.print(Text(text("doctor-well"), "green"))


def judged(is_well: bool, well: str, otherwise: str) -> Text:
    """A word in green if it is well, in yellow if not."""
    from rich.text import Text

    return Text(text(f"doctor-{well if is_well else otherwise}"), "green" if is_well else "yellow")


def said(part: Message | str) -> str:
    return say(part) if isinstance(part, Message) else part


def plugin_line(plugin: Plugin) -> str:
    """A plug-in, where it comes from, and why it could not be loaded."""
    where = plugin.name
    if plugin.group:
        where = text("doctor-plugin", name=plugin.name, group=plugin.group, package=plugin.package)
    return text("plugin-not-loaded", name=where, why=plugin.failure) if plugin.failure else where
