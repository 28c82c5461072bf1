"""Lessons: scenes that a page plays through. Nothing is kept here: a page sends all it has done so far."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.datastructures import CacheControlHeader

from claimant.lessons import SCENES, Lesson, learn
from claimant.lessons.play import OTHER_PLAYER
from claimant.lessons.scenes import LEARNER
from claimant.server.http.routes.catalogue import CATALOGUE_SECONDS
from claimant.server.messages.bodies import Learning
from claimant.server.messages.catalogue import LessonEntry
from claimant.server.messages.games import LessonAnswer
from claimant.server.play import updates
from claimant.server.play.games import result_of
from claimant.server.reasons import Refusal
from claimant.tabletop.seats import seat_letter


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
    )
    async def play(self, lesson_id: str, data: Learning) -> LessonAnswer:
        if lesson_id not in SCENES:
            raise Refusal("no-such-lesson", 404, name=lesson_id[:40])
        return await asyncio.to_thread(lambda: told(learn(SCENES[lesson_id], data.actions)))


def told(lesson: Lesson) -> LessonAnswer:
    """A lesson in the form of a game update, and the next decision of its plan."""
    game = lesson.game
    seen = updates.seen_by(game, LEARNER)
    shown = max((at for at, turn in enumerate(lesson.turns) if turn.seat == LEARNER), default=0)
    return LessonAnswer(
        lesson=lesson.scene.lesson,
        kind=lesson.scene.kind,
        you=seat_letter(LEARNER),
        version=len(lesson.turns),
        rewound=False,
        steps=updates.steps_of_turns(game, lesson.turns, LEARNER, shown),
        view=seen.view,
        question=seen.question,
        answers=seen.answers,
        votes=seen.votes,
        bots=[None, OTHER_PLAYER],
        offer=None,
        outcome=result_of(game),
        verdict=updates.verdict_of(game),
        decision=lesson.decisions,
        decisions=len(lesson.scene.plan),
        suggested=lesson.suggested,
        winning=lesson.winning,
        on_plan=lesson.is_on_plan,
        done=lesson.is_over,
    )
