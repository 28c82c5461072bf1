"""Puzzles: the state of an attempt, and what the first attempt at each puzzle changes.

A page sends all actions so far, and an unfinished attempt is not stored. A finished one counts if it is
this player's first at this puzzle: it changes the rating of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from time import time

from sqlalchemy import Connection, Table, func, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from claimant.claim.presets import PRESETS
from claimant.games import kind_of
from claimant.server.messages.puzzles import (
    FAILED,
    OPEN,
    SOLVED,
    PuzzleAnswer,
    PuzzleCount,
    PuzzleDeck,
    PuzzleEntry,
    PuzzleHall,
    PuzzleSolution,
    PuzzleStanding,
    PuzzleTheme,
)
from claimant.server.play import updates
from claimant.server.play.games import result_of
from claimant.server.reasons import Refusal
from claimant.server.store.schema import puzzle_attempts, puzzle_ratings, puzzle_standings
from claimant.study.puzzle import Attempt, Puzzle, puzzle, puzzle_of_the_day, puzzles, themes_in
from claimant.study.training import Strength, nearest_puzzle, new_strength, rated, strength_of
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.seats import seat_letter

STRONGEST = "regent"
"""Whose face the other side wears: it answers as exactly as that bot does."""


# --- an attempt: in a process of its own ------------------------------------------------------------


def attempted(code: str, actions: Sequence[str], give_up: bool) -> PuzzleAnswer:
    """The state of an attempt after these actions. Actions after its end only show the consequences.

    The answer reveals nothing of the solution before the attempt has ended.
    """
    attempt = Attempt(puzzle(code))
    for action in actions:
        if attempt.is_over:
            attempt.play_on(action)
        else:
            attempt.play(action)
    if give_up and not attempt.is_over:
        attempt.give_up()
    return _told(attempt)


def _told(attempt: Attempt) -> PuzzleAnswer:
    game = attempt.game
    seen = updates.seen_by(game, attempt.seat)
    return PuzzleAnswer(
        puzzle=entry(attempt.puzzle),
        kind=kind_of(game).code,
        you=seat_letter(attempt.seat),
        version=len(attempt.turns),
        rewound=False,
        steps=updates.steps_of_turns(game, attempt.turns, attempt.seat, attempt.turns_before),
        view=seen.view,
        question=seen.question,
        answers=seen.answers,
        votes=seen.votes,
        bots=[None if seat == attempt.seat else STRONGEST for seat in range(game.seats)],
        offer=None,
        outcome=result_of(game),
        verdict=updates.verdict_of(game),
        state=SOLVED if attempt.is_solved else FAILED if attempt.is_failed else OPEN,
        found=attempt.found,
        solution=_solution(attempt) if attempt.is_over else None,
        count=None,
    )


def _solution(attempt: Attempt) -> PuzzleSolution:
    lesson = attempt.lesson()
    return PuzzleSolution(
        lesson.right,
        attempt.wrong,
        [reason.to_json() for reason in lesson.reasons],
        list(attempt.puzzle.themes),
    )


# --- which puzzle -----------------------------------------------------------------------------------


def hall(connection: Connection, player: str | None) -> PuzzleHall:
    """What there is to solve, and how far a player has come."""
    tried = _tried(connection, player)
    day = datetime.now(UTC).date().isoformat()
    return PuzzleHall(
        _standing(connection, player),
        day,
        described(connection, puzzle_of_the_day(day).code, player),
        [_deck(deck, tried) for deck in PRESETS],
    )


def _deck(deck: str, tried: dict[str, bool]) -> PuzzleDeck:
    known = puzzles(deck)
    themes = [PuzzleTheme(theme, count) for theme, count in themes_in(deck).items()]
    return PuzzleDeck(deck, len(known), sum(each.code in tried for each in known), themes)


def next_code(connection: Connection, player: str | None, deck: str, theme: str | None) -> str:
    """The puzzle nearest to a player's rating among those that they have not tried."""
    strengths = connection.execute(select(puzzle_ratings.c.puzzle, puzzle_ratings.c.mu))
    points = {row.puzzle: Strength(row.mu, 0.0).points for row in strengths}
    rating = _standing(connection, player).rating
    found = nearest_puzzle(deck, theme, _tried(connection, player), rating, points)
    if found is None:
        raise Refusal("puzzle-none", 404)
    return found.code


def described(connection: Connection, code: str, player: str | None) -> PuzzleEntry:
    """A puzzle with its rating of now, and what this player's first attempt came to."""
    known = puzzle(code)
    row = connection.execute(select(puzzle_ratings).where(puzzle_ratings.c.puzzle == code)).first()
    first = connection.execute(
        select(puzzle_attempts.c.solved).where(
            puzzle_attempts.c.player == player, puzzle_attempts.c.puzzle == code
        )
    ).scalar()
    strength = strength_of(known) if row is None else Strength(row.mu, row.sigma)
    return entry(known, strength, first)


def find(code: str) -> Puzzle:
    """A puzzle by its code; an unknown code is not found."""
    try:
        return puzzle(code)
    except InvalidSetup as refused:
        raise Refusal(refused.reason.code, 404, **refused.reason.parameters) from None


def entry(known: Puzzle, strength: Strength | None = None, first: bool | None = None) -> PuzzleEntry:
    rating = (strength or strength_of(known)).points
    return PuzzleEntry(known.code, known.deck, known.goal, known.length, rating, first)


def _tried(connection: Connection, player: str | None) -> dict[str, bool]:
    rows = connection.execute(
        select(puzzle_attempts.c.puzzle, puzzle_attempts.c.solved).where(puzzle_attempts.c.player == player)
    )
    return {row.puzzle: row.solved for row in rows}


def _standing(connection: Connection, player: str | None) -> PuzzleStanding:
    row = connection.execute(select(puzzle_standings).where(puzzle_standings.c.player == player)).first()
    if row is None:
        return PuzzleStanding(new_strength().points, 0, 0, 0, 0)
    counted = connection.execute(
        select(func.count(), func.count().filter(puzzle_attempts.c.solved.is_(True))).where(
            puzzle_attempts.c.player == player
        )
    ).one()
    tried, solved = (int(number) for number in counted)
    return PuzzleStanding(Strength(row.mu, row.sigma).points, tried, solved, row.streak, row.best_streak)


# --- what the first attempt changes -----------------------------------------------------------------


def count(connection: Connection, player: str, code: str, is_solved: bool) -> PuzzleCount:
    """Take an attempt that has ended into account, if it is the first."""
    tried = {"player": player, "puzzle": code, "solved": is_solved, "at": time()}
    if not _added(connection, puzzle_attempts, tried):
        return PuzzleCount(_standing(connection, player), None)
    mine, its = new_strength(), strength_of(puzzle(code))
    fresh = {"player": player, "mu": mine.mu, "sigma": mine.sigma, "streak": 0, "best_streak": 0}
    _added(connection, puzzle_standings, fresh)
    _added(connection, puzzle_ratings, {"puzzle": code, "mu": its.mu, "sigma": its.sigma, "attempts": 0})
    # Always the player first: nobody waits in a circle.
    held = connection.execute(
        select(puzzle_standings).where(puzzle_standings.c.player == player).with_for_update()
    ).one()
    row = connection.execute(
        select(puzzle_ratings).where(puzzle_ratings.c.puzzle == code).with_for_update()
    ).one()
    before = Strength(held.mu, held.sigma)
    mine, its = rated(before, Strength(row.mu, row.sigma), is_solved)
    streak = held.streak + 1 if is_solved else 0
    connection.execute(
        update(puzzle_standings)
        .where(puzzle_standings.c.player == player)
        .values(mu=mine.mu, sigma=mine.sigma, streak=streak, best_streak=max(streak, held.best_streak))
    )
    connection.execute(
        update(puzzle_ratings)
        .where(puzzle_ratings.c.puzzle == code)
        .values(mu=its.mu, sigma=its.sigma, attempts=row.attempts + 1)
    )
    return PuzzleCount(_standing(connection, player), mine.points - before.points)


def _added(connection: Connection, table: Table, values: dict[str, object]) -> bool:
    """Add a row; False if there is one already."""
    insert = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
    statement = insert(table).on_conflict_do_nothing().returning(*table.columns)
    return connection.execute(statement, [values]).first() is not None
