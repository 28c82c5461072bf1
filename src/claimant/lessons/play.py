"""Playing a scene: the learner's decisions so far, and a bot's answers, which are always the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from claimant.bots import make_bot
from claimant.games import find_game
from claimant.lessons.scenes import LEARNER, Scene
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        "lesson-over": {},
    }
)

OTHER_PLAYER = "greedy"


@dataclass(frozen=True)
class Turn:
    """One decision: the seat, the resulting events, and the game afterwards."""

    seat: int
    first_event: int
    events: int
    after: TabletopGame


@dataclass
class Lesson:
    """A scene, played so far."""

    scene: Scene
    game: TabletopGame
    turns: list[Turn] = field(default_factory=list)
    decisions: int = 0
    """How many decisions the learner has made."""
    is_on_plan: bool = True
    """Whether they were those of the plan."""

    @property
    def is_over(self) -> bool:
        return self.game.is_over or self.decisions >= len(self.scene.plan)

    @property
    def suggested(self) -> str | None:
        """The next decision of the plan."""
        if self.is_over:
            return None
        planned = self.scene.plan[self.decisions]
        return planned if planned in [str(action) for action in self.game.legal_actions(LEARNER)] else None

    @property
    def winning(self) -> list[str]:
        """The actions with which the learner would win the trick at once."""
        return [] if self.is_over else find_game(self.scene.kind).wins_trick(self.game, LEARNER)

    def act(self, seat: int, action: str) -> None:
        before = len(self.game.events())
        self.game.apply(action, seat)
        events = len(self.game.events()) - before
        self.turns.append(Turn(seat, before, events, self.game.copy()))


def learn(scene: Scene, actions: Sequence[str]) -> Lesson:
    """The lesson after these decisions of the learner.

    An illegal decision raises `IllegalAction`.
    """
    lesson = Lesson(scene, scene.begin())
    _let_the_other_play(lesson)
    for action in actions:
        if lesson.is_over:
            raise IllegalAction(Reason("lesson-over", {}))
        moment = lesson.game.moment()
        lesson.is_on_plan = lesson.is_on_plan and action == scene.plan[lesson.decisions]
        lesson.act(LEARNER, action)
        lesson.decisions += 1
        _let_the_other_play(lesson, moment if lesson.is_over else None)
    return lesson


def _let_the_other_play(lesson: Lesson, moment: tuple[int, int] | None = None) -> None:
    """Until the learner is asked; after the last decision (a moment) only what completes the trick."""
    game = lesson.game
    while not game.is_over and LEARNER not in game.asked:
        if moment is not None and game.moment() != moment:
            return
        seat = game.asked[0]
        view = game.view(seat)
        lesson.act(seat, str(make_bot(OTHER_PLAYER, lesson.scene.kind).choose(view, view.legal)))
