"""Lessons: scenes that a page plays through. Nothing is kept here: a page sends all it has done so far."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import CacheControlHeader
from msgspec import Meta

from claimant.lessons import SCENES, Lesson, learn
from claimant.lessons.play import OTHER_PLAYER
from claimant.lessons.scenes import LEARNER
from claimant.server.http.errors import error_responses
from claimant.server.http.routes.catalogue import CATALOGUE_SECONDS
from claimant.server.messages import Body
from claimant.server.play import updates
from claimant.server.play.games import result_of
from claimant.server.reasons import Refusal
from claimant.tabletop.seats import seat_letter

Json = dict[str, Any]
MOST_ACTIONS = 60


class LessonEntry(msgspec.Struct, frozen=True):
    """A lesson: what it is about, and the code of that faction or place (empty for a whole game)."""

    lesson: str
    kind: str
    about: str
    """`game`, `faction` or `place`."""
    code: str
    decisions: int
    """How many decisions the learner has."""


class Learning(Body):
    """Everything that the learner has done in this lesson, in order."""

    actions: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=MOST_ACTIONS)
    ] = msgspec.field(default_factory=list)


class Lessons(Controller):
    """Small scenes, one for each faction and place, and a first game."""

    path = "/lessons"
    tags = ("learn",)

    @get(summary="All lessons.", cache_control=CacheControlHeader(public=True, max_age=CATALOGUE_SECONDS))
    async def list_lessons(self) -> list[LessonEntry]:
        return [
            LessonEntry(scene.lesson, scene.kind, scene.about, scene.code, len(scene.plan))
            for scene in SCENES.values()
        ]

    @post(
        "/{lesson_id:str}",
        summary="How a lesson stands after what I did in it.",
        status_code=200,
        responses=error_responses(
            {404: "There is no such lesson.", 409: "This may not be done.", 422: "This is no action."}
        ),
    )
    async def play(self, lesson_id: str, data: Learning) -> Json:
        if lesson_id not in SCENES:
            raise Refusal("no-such-lesson", 404, name=lesson_id[:40])
        return await asyncio.to_thread(lambda: told(learn(SCENES[lesson_id], data.actions)))


def told(lesson: Lesson) -> Json:
    """A lesson in the shape of an update of a game, and what the learner is shown to do next."""
    game = lesson.game
    events = game.events(LEARNER)
    return {
        "lesson": lesson.scene.lesson,
        "kind": lesson.scene.kind,
        "you": seat_letter(LEARNER),
        "version": len(lesson.turns),
        "rewound": False,
        "beginning": [],
        "steps": [
            {
                "version": version,
                "seat": seat_letter(turn.seat),
                "kind": "move",
                "events": [
                    event.to_json() for event in events[turn.first_event : turn.first_event + turn.events]
                ],
            }
            for version, turn in enumerate(lesson.turns, start=1)
        ],
        **updates.seen(game, LEARNER),
        "bots": [None, OTHER_PLAYER],
        "offer": None,
        "outcome": result_of(game),
        "decision": lesson.decisions,
        "decisions": len(lesson.scene.plan),
        "suggested": lesson.suggested,
        "on_plan": lesson.is_on_plan,
        "done": lesson.is_over,
    }
