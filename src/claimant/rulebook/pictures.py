"""All pictures of the rules, each drawn from a game: those of powers from the lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Final

from claimant.claim.game import Game
from claimant.claim.sets import FACTIONS, PLACES
from claimant.drawing.board import Field, draw_kingdom, draw_move
from claimant.drawing.stage import Stage, stages
from claimant.drawing.table import draw_anatomy, draw_ranking, draw_step, draw_table
from claimant.drawing.votes import draw_count, draw_votes
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.lessons import SCENES, learn
from claimant.rulebook.samples import RANKED, ranked_game, sample_game
from claimant.tabletop.event import Event

KINGDOMS: Final = "kingdoms-"
COUNT: Final = "count"
BOARD: Final = "kingdoms-Gi"
"""The lesson whose board illustrates a kingdom."""
TABLE_TRICK: Final = 5
"""The trick of the sample game that shows the table."""


def power_pictures() -> list[str]:
    """The names of the pictures that show powers, those of lessons: one for every power."""
    known = [*FACTIONS, *PLACES, *(f"{KINGDOMS}{code}" for code in KINGDOMS_FACTIONS)]
    return [code for code in known if code in SCENES]


@cache
def pictures() -> dict[str, Callable[[], str]]:
    """How to draw each picture, by its name."""
    drawn: dict[str, Callable[[], str]] = {
        "table": _table,
        "card": partial(draw_anatomy, "Kn4", 7),
        "trick-1": partial(_sample_trick, 1),
        "trick-2": partial(_sample_trick, 2),
        "scoring": lambda: draw_votes(sample_game().result()),
        "ranking-3": partial(_ranking, 3),
        "ranking-4": partial(_ranking, 4),
        "kingdom": lambda: draw_kingdom(SCENES[BOARD].begin().view(0)),
    }
    for name in power_pictures():
        drawn[name] = partial(_kingdoms_power if name.startswith(KINGDOMS) else _power, name)
    return drawn


def draw(name: str) -> str:
    """One picture by its name."""
    return pictures()[name]()


def _power(code: str) -> str:
    scene = SCENES[code]
    lesson = learn(scene, scene.plan)
    start = scene.begin()
    assert isinstance(start, Game)
    assert isinstance(lesson.game, Game)
    happened = list(lesson.game.log)
    told = stages(start, happened)
    about = ("place" if code in PLACES else "emblem", code)
    if scene.picture == COUNT:
        return draw_count(told[_first(happened, "phase-began")], lesson.game.result(), about)
    if start.view(0).asking == "choose":
        moved = [at for at, event in enumerate(happened) if event.kind == "moved" and event.cause == code]
        return draw_step(told[0], told[moved[-1] + 1], about)
    tricks = list(_tricks(happened))
    first, _, last = scene.picture.partition("-")
    won, _ = tricks[int(first) - 1]
    _, after = tricks[int(last or first) - 1]
    return draw_step(told[won], told[after], about)


def _tricks(happened: list[Event]) -> Iterator[tuple[int, int]]:
    """For each trick, the stage in which it has just been won, and the one in which the next is led."""
    won = 0
    for at, event in enumerate(happened):
        if event.kind == "trick-won":
            won = at + 1
        elif event.kind == "lead-passed" and won:
            yield won, at + 1
            won = 0


def _first(happened: list[Event], kind: str) -> int:
    return next(at for at, event in enumerate(happened) if event.kind == kind)


def _kingdoms_power(name: str) -> str:
    scene = SCENES[name]
    lesson = learn(scene, scene.plan)
    happened = lesson.game.log
    points = sum(event.count for event in happened if event.kind == "scored")
    seen = [card for event in happened if event.target == "sight" for card in event.cards]
    placed = next(event for event in happened if event.cause == "place")
    return draw_move(
        scene.begin().view(0), lesson.game.view(0), scene.code, points, _field(placed.target), seen
    )


def _field(text: str) -> Field:
    x, _, y = text.partition(",")
    return int(x), int(y)


def _told(game: Game) -> tuple[list[Stage], list[Event]]:
    """A whole game, stage by stage."""
    start = game.rewound(0)
    happened = list(game.log)[len(start.log) :]
    return stages(start, happened), happened


def _table() -> str:
    told, happened = _told(sample_game())
    won, _ = list(_tricks(happened))[TABLE_TRICK]
    return draw_table(told[won])


def _sample_trick(phase: int) -> str:
    told, happened = _told(sample_game())
    tricks = list(_tricks(happened))
    won, after = tricks[0 if phase == 1 else len(tricks) // 2]
    return draw_step(told[won], told[after], ("", ""))


def _ranking(players: int) -> str:
    told, happened = _told(ranked_game(players))
    won, after = list(_tricks(happened))[RANKED[players][1]]
    got = [event for event in happened[won:after] if event.target == "followers"]
    rewards = [event.cards[0] if event.source == "prizes" else "" for event in got]
    return draw_ranking(told[won], [event.target_seat for event in got], rewards)
