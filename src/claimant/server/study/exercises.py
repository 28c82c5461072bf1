"""Exercises: the mistakes of players in their own reviewed games, repeated until they are mastered.

They are made together with the review of a game, for everybody who took part. An answer counts when the
exercise is due; FSRS says when that is again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from time import time
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from claimant.games import kind_of
from claimant.lessons import SCENES
from claimant.server.messages.exercises import (
    ExerciseAnswer,
    ExerciseEntry,
    ExerciseHall,
    ExerciseResult,
    UnreviewedGame,
    WeakSpot,
    WeakSpots,
)
from claimant.server.play import updates
from claimant.server.reasons import Refusal
from claimant.server.store.names import GONE
from claimant.server.store.schema import exercises, games, players, reviews, sittings
from claimant.study.grades import BLUNDER, MISTAKE
from claimant.study.training import after_answer, due_of, is_mastered, new_memory, power_of, right_answers
from claimant.study.values import Value
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.seats import seat_letter

LEARNT_FROM = (MISTAKE, BLUNDER)
MOST_DUE = 50
MOST_UNREVIEWED = 10


# --- making them ------------------------------------------------------------------------------------


def add(connection: Connection, game: str, review: dict[str, Any]) -> None:
    """Make exercises from a review, as sent: from the mistakes of all participants whose player still
    exists. Existing ones stay unchanged.
    """
    sat = connection.execute(
        select(sittings.c.seat, sittings.c.player)
        .join(players, players.c.id == sittings.c.player)
        .where(sittings.c.game == game, players.c.name != GONE)
    )
    owners = {seat_letter(row.seat): row.player for row in sat}
    known = set(connection.execute(select(exercises.c.number).where(exercises.c.game == game)).scalars())
    rows = [
        _row(game, owners[decision["seat"]], decision)
        for decision in review["decisions"]
        if decision["grade"] in LEARNT_FROM
        and decision["seat"] in owners
        and decision["number"] not in known
    ]
    if rows:
        connection.execute(insert(exercises), rows)


def _row(game: str, player: str, decision: dict[str, Any]) -> dict[str, object]:
    values = [Value(each["action"], each["win"], is_exact=each["exact"]) for each in decision["values"]]
    right = right_answers(values, decision["best"], decision["action"])
    memory = new_memory()
    return {
        "game": game,
        "number": decision["number"],
        "player": player,
        "played": decision["action"],
        "right": right,
        "reasons": decision["reasons"],
        "phase": decision["phase"],
        "grade": decision["grade"],
        "power": power_of(right),
        "memory": memory,
        "due": due_of(memory).timestamp(),
        "mastered": False,
    }


# --- what there is to train -------------------------------------------------------------------------


def hall(connection: Connection, player: str) -> ExerciseHall:
    """What is due now, and a player's most frequent mistakes."""
    now = time()
    rows = connection.execute(_of(player).order_by(exercises.c.due)).all()
    due = [_entry(row) for row in rows if row.due <= now]
    return ExerciseHall(
        due=due[:MOST_DUE],
        count=len(rows),
        mastered=sum(row.mastered for row in rows),
        next=min((row.due for row in rows if row.due > now and not due), default=None),
        weak=_weak_spots(rows),
        unreviewed=_unreviewed(connection, player),
    )


def _of(player: str) -> Any:
    wanted = select(exercises, games.c.kind).join(games, games.c.id == exercises.c.game)
    return wanted.where(exercises.c.player == player)


def _weak_spots(rows: Sequence[Row[Any]]) -> WeakSpots:
    powers = Counter((row.kind, row.power) for row in rows if row.power)
    return WeakSpots(
        powers=[WeakSpot(code, count, _lesson(kind, code)) for (kind, code), count in powers.most_common()],
        phases=_counted(str(row.phase) for row in rows),
        grades=_counted(row.grade for row in rows),
    )


def _counted(names: Any) -> list[WeakSpot]:
    return [WeakSpot(name, count) for name, count in Counter(names).most_common()]


def _lesson(kind: str, code: str) -> str | None:
    """The lesson about a faction in a game."""
    for scene in SCENES.values():
        if scene.kind == kind and scene.about == "faction" and scene.code == code:
            return scene.lesson
    return None


def _unreviewed(connection: Connection, player: str) -> list[UnreviewedGame]:
    rows = connection.execute(
        select(games.c.id, games.c.kind, games.c.ended)
        .join(sittings, sittings.c.game == games.c.id)
        .outerjoin(reviews, reviews.c.game == games.c.id)
        .where(sittings.c.player == player, games.c.ended.is_not(None), reviews.c.game.is_(None))
        .order_by(games.c.ended.desc())
        .limit(MOST_UNREVIEWED)
    )
    return [UnreviewedGame(row.id, row.kind, row.ended) for row in rows]


def find(connection: Connection, player: str, game: str, number: int) -> Row[Any]:
    """An exercise of this player's."""
    row: Row[Any] | None = connection.execute(
        _of(player).where(exercises.c.game == game, exercises.c.number == number)
    ).first()
    if row is None:
        raise Refusal("no-such-exercise", 404)
    return row


def _entry(row: Row[Any]) -> ExerciseEntry:
    return ExerciseEntry(row.game, row.number, row.kind, row.phase, row.grade, row.due)


# --- training ---------------------------------------------------------------------------------------


def shown(row: Row[Any], finished: TabletopGame, action: str | None) -> ExerciseAnswer:
    """The moment before a mistake, as its player saw it. An illegal answer is refused."""
    game = finished.rewound(row.number)
    seat = finished.actions[row.number].seat
    refused = None if action is None else game.why_not(action, seat)
    if refused is not None:
        raise IllegalAction(refused)
    seen = updates.seen_by(game, seat)
    return ExerciseAnswer(
        exercise=_entry(row),
        kind=kind_of(game).code,
        you=seat_letter(seat),
        version=row.number,
        rewound=False,
        steps=[],
        view=seen.view,
        question=seen.question,
        answers=seen.answers,
        votes=seen.votes,
        bots=[None] * game.seats,
        offer=None,
        outcome=None,
        verdict=None,
        played=row.played,
        result=None,
    )


def answer(
    connection: Connection, player: str, game: str, number: int, action: str | None
) -> ExerciseResult:
    """Take an answer into account, if the exercise is due."""
    row = find(connection, player, game, number)
    is_right = action in row.right
    now = time()
    memory, is_due = row.memory, row.due <= now
    if is_due:
        memory = after_answer(memory, is_right, datetime.fromtimestamp(now, UTC))
        connection.execute(
            update(exercises)
            .where(exercises.c.game == game, exercises.c.number == number)
            .values(memory=memory, due=due_of(memory).timestamp(), mastered=is_mastered(memory))
        )
    return ExerciseResult(
        is_right=is_right,
        right=list(row.right),
        reasons=list(row.reasons),
        counted=is_due,
        due=due_of(memory).timestamp(),
        mastered=is_mastered(memory),
    )
