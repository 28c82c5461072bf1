"""Every object that users get has a useful `repr`, and can be pickled and copied.

A new class must be reachable from one of the `ROOTS`, or be listed among those that users never get.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from claimant import claim, kingdoms
from claimant.bots import NAMES, make_bot
from claimant.claim.presets import PRESETS
from claimant.claim.search.solver import Score, Solution, solve
from claimant.claim.search.world import ClaimWorlds
from claimant.claim.sets import FACTIONS, PLACES
from claimant.claim.turn.explain import TieBreak
from claimant.games import GAMES, kind_of
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.lab.arena import Arena, play_match
from claimant.lab.balance import measure
from claimant.lab.balance.observed import play_deal
from claimant.lab.jobs import WorkFailed
from claimant.lab.matches import BotFailed
from claimant.lab.report.charts import Point
from claimant.lab.report.course import Course
from claimant.lab.report.pages import balance_report
from claimant.lab.strength import trials
from claimant.lessons import SCENES, learn
from claimant.locale import Words
from claimant.search.ismcts import Judgement, Search
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.journal import Journal
from claimant.tabletop.limit import Limit
from claimant.tabletop.reason import Reason
from claimant.tabletop.style import TEXTBOOK, Style
from tests.travel import WAYS, observed, pickled

PACKAGES = ("tabletop", "claim", "kingdoms", "bots", "lab", "lessons")
# Of the search, what it answers.
ANSWERS = (Judgement, Style, Score, Solution)

# Tools that read, write, work out or only promise something: nobody is handed one.
TOOLS = {
    "tabletop.notation.Line",
    "tabletop.notation.Word",
    "tabletop.record.Saved",
    "tabletop.wire.Fields",
    "tabletop.copying.Shared",
    # what search plays on
    "tabletop.world.Moves",
    "tabletop.world.World",
    "tabletop.world.Worlds",
    "bots.registry.HomeMadeBot",
    "claim.knowledge.deduction.Group",
    "claim.playout.Chooser",
    # what `claimant.envs.vector` plays on
    "tabletop.batch.Batch",
    "tabletop.rows.RowWriter",
    "claim.batch.ClaimBatch",
    "claim.encoding.Alike",
    "claim.encoding.Encoder",
    "kingdoms.batch.KingdomsBatch",
    "kingdoms.encoding.Encoder",
    "claim.formats.notation.Stock",
    "claim.formats.position_reader.PositionReader",
    "kingdoms.formats.notation.Stock",
    "kingdoms.formats.position.PositionReader",
    "kingdoms.knowledge.view.Range",
    "kingdoms.playout.Chooser",
    # looks at a game that goes on
    "lab.balance.observed.Watch",
    # open files
    "lab.files.CsvTable",
    "lab.files.ParquetTable",
    "lab.files.RecordFolder",
    "lab.files.Table",
    "lab.ledger.Ledger",
    "lab.runs.RunFile",
    # processes and connections
    "lab.cluster.Cluster",
    "lab.jobs.Processes",
}


def public_classes() -> Iterator[type]:
    for package in PACKAGES:
        folder = importlib.import_module(f"claimant.{package}")
        for found in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
            if ".search" in found.name:
                continue
            module = importlib.import_module(found.name)
            for name, thing in vars(module).items():
                is_own = isinstance(thing, type) and thing.__module__ == module.__name__
                if is_own and not name.startswith("_") and not getattr(thing, "_is_protocol", False):
                    yield thing


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}".removeprefix("claimant.")


def roots() -> Iterator[object]:
    """Things from which all others can be reached."""
    yield Reason("not-your-turn", {"who": "A", "right": ["B", "C"]}).message()
    yield from (Reason("game-over", {}), Limit(steps=3), Chance(1), Journal([1]), *PRESETS.values())
    yield TieBreak("cards", [0, 1], [5, 4])
    yield from (make() for known in (FACTIONS, PLACES, KINGDOMS_FACTIONS) for make in known.values())
    yield from GAMES.values()
    yield from (make_bot(name, game) for name in NAMES for game in GAMES)
    games: list[claim.Game | kingdoms.Game] = [
        claim.Game("Go Kn Au Ph Ra", places="Windy Peaks", seed=1),
        claim.Game("claim2", players=4, seed=1),
        kingdoms.Game(seed=1),
    ]
    for game in games:
        # Somewhere on the way secrets have been made, and choices are open.
        for move in range(1000):
            if move % 5 == 0 or game.is_over:
                yield from (
                    pickled(game),
                    game.public_view(),
                    *(game.view(seat) for seat in range(game.seats)),
                )
            if game.is_over:
                break
            game.apply(str(game.legal_actions()[0]))
        yield game.result()
        yield from (kind_of(game).explain(game.result()), kind_of(game).tell(game.events(0)))
    yield from errors()
    ending = claim.Game("claim", seed=7)
    while ending.state.phase == 1 or ending.state.trick_number < 8:
        ending.apply(ending.legal_actions()[0])
    yield solve(ending.state)
    search = Search(ClaimWorlds(ending.view(ending.state.turn)), TEXTBOOK, Chance(1))
    search.run(Limit(steps=10))
    yield search.judgements()
    result = play_match("random", "greedy", pairs=1, seed=1)
    yield from (result, result.score, result.thinking(0), Arena([result.match], 1), next(iter(trials())))
    study = measure("claim", bot="random", deals=1, seed=1)
    (figures,) = study.figures
    deal = play_deal(figures.subject, study.bot, None, 1, 1)
    yield from (study, deal, next(figures.headline()))
    report = balance_report(study, Words("en"))
    yield from (report, Point("leader", figures.leader), Course(Arena([result.match], 1)))
    yield from (learn(scene, scene.plan[:1]) for scene in SCENES.values() if scene.kind == "claim")


def errors() -> Iterator[Exception]:
    kinds = (claim.ClaimantError, claim.InvalidSetup, claim.IllegalAction, claim.NotationError)
    for kind in (*kinds, BotFailed, WorkFailed):
        yield kind(Reason("game-over", {}))


@cache
def specimens() -> dict[type, object]:
    """One object of every class that is reached."""
    found: dict[type, object] = {}
    seen: set[int] = set()
    keep: list[object] = list(roots())
    waiting = keep[:]
    while waiting:
        thing: Any = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        keep.append(thing)
        if isinstance(thing, list | tuple | set):
            waiting.extend(thing)
        elif isinstance(thing, dict):
            waiting.extend(thing.values())
        elif type(thing).__module__.startswith(("claimant.", "examples.")):
            found.setdefault(type(thing), thing)
            parts = {"reason": thing.reason} if isinstance(thing, ClaimantError) else thing.__getstate__()
            waiting.extend((parts or {}).values())
    return found


HANDED_OUT = [kind for kind in (*public_classes(), *ANSWERS) if name_of(kind) not in TOOLS]


def specimen(kind: type) -> object:
    reached = [thing for thing in specimens().values() if isinstance(thing, kind)]
    assert reached, f"no {name_of(kind)} is reached: let `roots` lead to one, or name it among the tools"
    return specimens().get(kind, reached[0])


def test_every_tool_exists() -> None:
    assert {name_of(kind) for kind in public_classes()} >= TOOLS


@pytest.mark.parametrize("kind", HANDED_OUT, ids=name_of)
def test_its_repr_says_what_it_is(kind: type) -> None:
    text = repr(specimen(kind))
    assert text
    assert " at 0x" not in text, "this is what Python says of an object that says nothing of itself"
    assert "\n" not in text


@pytest.mark.parametrize("kind", HANDED_OUT, ids=name_of)
def test_it_can_be_pickled_and_copied(kind: type) -> None:
    thing = specimen(kind)
    for way in WAYS:
        twin = way(thing)
        assert type(twin) is type(thing)
        assert repr(twin) == repr(thing)
        assert told(twin) == told(thing)


def told(thing: Any) -> object:
    if isinstance(thing, claim.Game | kingdoms.Game):
        return observed(thing)
    return thing.to_json() if hasattr(thing, "to_json") else None
