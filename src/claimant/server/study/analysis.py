"""The analysis board: a position, and what every action is worth, found out a slice of work at a time.

Each request gets one slice of work, in turn with all others, and the answer is what is known by then.
Nothing has to be stopped: without requests there is no work. The process for study keeps what it has found
out as long as somebody asks for it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

import msgspec

from claimant.claim.game import Game
from claimant.games import kind_of
from claimant.server.messages.analysis import (
    NONE,
    AnalysedAction,
    AnalysisAnswer,
    BoardAnswer,
    ChoiceMix,
    LineStep,
    Position,
    ToAnalyse,
)
from claimant.server.messages.games import Chance
from claimant.server.messages.reviews import ActionValue, OpenScore
from claimant.server.ops.workshop import Workshop
from claimant.server.play import updates
from claimant.server.play.games import result_of
from claimant.server.play.replays import check_headers, named_players
from claimant.server.play.visitors import Visitor
from claimant.server.reasons import Refusal
from claimant.server.study.moments import find_moment
from claimant.study.analysis import Findings, PositionAnalysis
from claimant.study.endings import laid_open
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.seats import seat_letter

FIRST_SECONDS = 0.1
"""How long a position is worked on before the first answer, and before somebody else has their turn."""
SECONDS = 0.3
MOST_OPEN = 6
"""The most positions worked on at a time: each may take as much as 130 megabytes."""
MOST_OF_AN_ADDRESS = 2
IDLE_SECONDS = 20.0
"""After this time nobody is expected to ask again."""
LEASE_SECONDS = 20.0
"""How long a position is worked on before it must make way for others who wait."""
MOST_KEPT = 100
encode = msgspec.json.Encoder().encode


# --- in the server ----------------------------------------------------------------------------------


class Open(NamedTuple):
    """A position that is analysed: for whom, since when, when they last asked, and whether they have their
    answer."""

    address: str
    begun: float
    asked: float
    is_done: bool = False


class Analyses:
    """All positions that are being analysed, and the last ones of which everything is known."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self._open: dict[str, Open] = {}
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def __repr__(self) -> str:
        return f"<Analyses: {len(self._open)} positions>"

    async def ask(self, visitor: Visitor, wanted: ToAnalyse) -> bytes:
        """What is known of a position after some more work on it."""
        where = encode([wanted.record, wanted.at, wanted.line])
        key = blake2b(where).hexdigest()
        at_depth = f"{key} {wanted.depth}"
        if at_depth in self._kept:
            self._kept.move_to_end(at_depth)
            return self._kept[at_depth]
        self._enter(visitor, key)
        work = partial(analyse, key, frozenset(self._open), wanted)
        try:
            told = await self.workshop.do(visitor, work)
        except Exception:
            self._open.pop(key, None)
            raise
        if told.is_done:
            self._keep(at_depth, told.answer)
            if told.is_final:
                self._open.pop(key, None)
            elif key in self._open:
                self._open[key] = self._open[key]._replace(is_done=True)
        return told.answer

    def _enter(self, visitor: Visitor, key: str) -> None:
        """Make room for a position. A visitor who asks for one too many gives up their oldest."""
        now = monotonic()
        self._open = {other: each for other, each in self._open.items() if now - each.asked < IDLE_SECONDS}
        if key not in self._open:
            own = [other for other, each in self._open.items() if each.address == visitor.address]
            for other in own[: max(0, len(own) - MOST_OF_AN_ADDRESS + 1)]:
                del self._open[other]
            if len(self._open) >= MOST_OPEN:
                self._make_way(now)
        known = self._open.pop(key, None)
        # The one that was asked for last is last in order.
        self._open[key] = Open(visitor.address, now if known is None else known.begun, now)

    def _make_way(self, now: float) -> None:
        """Drop a position that nobody waits for, or the oldest one, if it has had its time.

        Nobody may keep others out by asking again and again. A later request starts from the beginning.
        """
        key, each = min(self._open.items(), key=lambda item: (not item[1].is_done, item[1].begun))
        if not each.is_done and now - each.begun < LEASE_SECONDS:
            raise Refusal("too-many-analyses", 503, most=MOST_OPEN)
        del self._open[key]

    def _keep(self, key: str, answer: bytes) -> None:
        self._kept[key] = answer
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


# --- in the process for study -----------------------------------------------------------------------


class Analysed(NamedTuple):
    """An answer, ready to be sent."""

    answer: bytes
    is_done: bool
    is_final: bool


under_way: dict[str, PositionAnalysis] = {}
"""What this process works on."""


def analyse(key: str, wanted_keys: frozenset[str], wanted: ToAnalyse) -> Analysed:
    """Work on a position for a slice; the others that nobody wants any more are let go."""
    for other in [other for other in under_way if other not in wanted_keys]:
        del under_way[other]
    seconds = SECONDS
    if key not in under_way:
        seconds = FIRST_SECONDS
        under_way[key] = PositionAnalysis(find_moment(wanted.record, wanted.at, wanted.line).game)
    analysis = under_way[key]
    found = analysis.go_on(seconds, wanted.depth)
    if found.is_final:
        del under_way[key]
    return Analysed(encode(told(analysis.game, found)), found.is_done, found.is_final)


def told(game: TabletopGame, found: Findings) -> AnalysisAnswer:
    """What is known of a position, as it goes over the wire."""
    values = {value.action: msgspec.convert(value.to_json(), ActionValue) for value in found.values}
    bounds = {} if found.solution is None else found.solution.bounds
    each = {} if found.each is None else dict(found.each.actions)
    view = game.view(found.seat)
    actions = []
    for action, said in zip(found.actions, kind_of(game).answers(view), strict=True):
        known = bounds.get(action)
        scores = each.get(action)
        actions.append(
            AnalysedAction(
                action=action,
                said=said.to_json(),
                value=values.get(action),
                least=None if known is None else OpenScore(known.least.outcome, known.least.votes),
                most=None if known is None else OpenScore(known.most.outcome, known.most.votes),
                each=None
                if scores is None
                else [OpenScore(score.outcome, score.votes) for score in scores],
            )
        )
    line, end = played_line(game, found.line)
    mixture = found.mixture
    return AnalysisAnswer(
        seat=seat_letter(found.seat),
        done=found.is_done,
        deeper=found.is_done and not found.is_final,
        progress=found.progress,
        playouts=found.playouts,
        nodes=found.nodes,
        certain=found.is_certain,
        meaning=found.meaning or NONE,
        actions=actions,
        best=found.best,
        line=line,
        ending=kind_of(end).explain(end.result()).ending.to_json() if line and end.is_over else None,
        mix=None
        if mixture is None
        else ChoiceMix(
            float(mixture.least),
            float(mixture.most),
            [Chance(choice, float(share)) for choice, share in mixture.choices],
            [Chance(choice, float(share)) for choice, share in mixture.replies],
        ),
        notes=[note.to_json() for note in found.notes],
    )


def played_line(game: TabletopGame, actions: Sequence[str]) -> tuple[list[LineStep], TabletopGame]:
    """A line from a position on, in words, and the game after it."""
    there = _shown(game)
    steps: list[LineStep] = []
    for action in actions:
        seat = there.asked[0]
        before = len(there.events())
        there.apply(action, seat)
        events = there.events(None, before)
        steps.append(LineStep(seat_letter(seat), action, updates.story_of(kind_of(there), events)))
    return steps, there


def stand(wanted: Position) -> BoardAnswer:
    """The situation in a position, for the seat to act."""
    moment = find_moment(wanted.record, wanted.at, wanted.line)
    game = moment.game
    check_headers(game)
    viewer = game.asked[0] if game.asked else 0
    shown = _shown(game)
    seen = updates.seen_by(shown, viewer)
    players, guests = named_players(game)
    return BoardAnswer(
        kind=kind_of(game).code,
        you=seat_letter(viewer),
        players=players,
        guests=guests,
        at=moment.at,
        total=moment.total,
        line=wanted.line,
        following=moment.following,
        position=game.position(),
        version=0,
        rewound=False,
        steps=[],
        view=seen.view,
        question=seen.question,
        answers=seen.answers,
        votes=seen.votes,
        bots=[None] * game.seats,
        offer=None,
        outcome=result_of(game),
        verdict=updates.verdict_of(game),
    )


def _shown(game: TabletopGame) -> TabletopGame:
    """The game with open hands, where it has cards; who looks at the board knows them all."""
    return laid_open(game) if isinstance(game, Game) else game.copy()
