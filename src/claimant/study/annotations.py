"""Reviews in records: every action gets a comment, from which the review can be made again.

A comment begins with a sign for people (`?` and the better action) and ends with `[%review …]`, JSON in
lists: braces would end the comment. Comments of people are kept before it.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar

from claimant.study.comparing import Why
from claimant.study.grades import BLUNDER, GRADES, INACCURACY, MISTAKE
from claimant.study.luck import Turn
from claimant.study.review import Decision, Review
from claimant.study.values import Cost, Value
from claimant.tabletop.errors import NotationError
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import CHANCE

define_reasons({"bad-annotation": {}})

AnyGame = TypeVar("AnyGame", bound=TabletopGame)

HEADER: Final = "Review"
BEGINS: Final = "[%review "
ENDS: Final = "]"
SIGNS: Final = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}


def annotated(game: AnyGame, review: Review) -> AnyGame:
    """The same game with its review in comments, in place of any other one."""
    data: Any = game.to_json()
    # The account ends with the result, which no action is responsible for.
    ending = [_turn_row(turn) for turn in review.turns if turn.number == len(review.decisions)]
    data["headers"][HEADER] = _json([review.effort, ending])
    decisions = iter(review.decisions)
    for entry, move in zip(data["moves"], game.moves, strict=True):
        if move.seat == CHANCE:
            continue
        decision = next(decisions)
        turns = [turn for turn in review.turns if turn.number == decision.number]
        own = without_annotation(move.comment)
        entry["comment"] = f"{own} {_comment(decision, turns)}".strip()
    return type(game).from_json(data)


def divided(comment: str) -> tuple[str, str]:
    """What somebody has written, and what the review has added: its data, or nothing.

    >>> divided('too bold? ?? Go8 [%review ["blunder"]]')
    ('too bold?', '["blunder"]')
    """
    start = comment.rfind(BEGINS)
    if start < 0 or not comment.endswith(ENDS):
        return comment, ""
    own = comment[:start].strip()
    told = own.rsplit(maxsplit=2)
    if len(told) > 1 and told[-2] in SIGNS.values():
        own = told[0] if len(told) > 2 else ""
    return own, comment[start + len(BEGINS) : -len(ENDS)]


def without_annotation(comment: str) -> str:
    """What somebody has written besides."""
    return divided(comment)[0]


def restored(game: TabletopGame) -> Review | None:
    """The review that the comments of a record hold; None if there is none. A broken one is refused."""
    if HEADER not in game.headers:
        return None
    actions = game.actions
    try:
        effort, ending = json.loads(game.headers[HEADER])
        review = Review(tuple(game.sides), int(effort))
        for number, (move, there) in enumerate(zip(actions, game.retold(), strict=False)):
            row = json.loads(divided(move.comment)[1])
            review.decisions.append(_decision(there, number, move.seat, move.action, row))
            review.turns += [_turn(number, turn) for turn in row[6]]
        review.turns += [_turn(len(actions), turn) for turn in ending]
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        raise NotationError(Reason("bad-annotation", {}), HEADER) from None
    return review


def _comment(decision: Decision, turns: list[Turn]) -> str:
    sign = SIGNS.get(decision.grade)
    told = f"{sign} {decision.best} " if sign else ""
    row = [
        decision.grade,
        decision.cost.loss,
        decision.cost.margin,
        [_value_row(value) for value in decision.values],
        None if decision.hindsight is None else [[a, *score] for a, score in decision.hindsight.items()],
        None if decision.why is None else list(decision.why.to_json().values()),
        [_turn_row(turn) for turn in turns],
        decision.best,
    ]
    return f"{told}[%review {_json(row)}]"


def _value_row(value: Value) -> list[object]:
    row = [value.action, value.win, value.margin, value.votes, value.votes_margin]
    return [*row, int(value.is_exact)]


def _turn_row(turn: Turn) -> list[object]:
    return [turn.cause, turn.seat, list(turn.wins), list(turn.change)]


def _json(row: object) -> str:
    return json.dumps(row, separators=(",", ":"))


def _decision(game: TabletopGame, number: int, seat: int, action: str, row: list[Any]) -> Decision:
    grade, loss, margin, values, hindsight, why, _, best = row
    if grade not in GRADES:
        raise ValueError(grade)
    moment = game.moment()
    return Decision(
        number,
        seat,
        game.sides[seat],
        *moment,
        str(game.parse_action(action)),
        grade,
        tuple([Value(a, w, m, v, vm, bool(exact)) for a, w, m, v, vm, exact in values]),
        best,
        Cost(float(loss), float(margin)),
        None if hindsight is None else {a: (outcome, votes) for a, outcome, votes in hindsight},
        None if why is None else _why(*why),
    )


def _why(
    better: str,
    played: str,
    trick: list[float] | None,
    cards: list[str],
    votes: list[tuple[str, float, float]],
    outcomes: list[int] | None,
    leads: list[int] | None,
    exact: bool,
    points: list[int] | None = None,
) -> Why:
    return Why(
        better,
        played,
        None if trick is None else (trick[0], trick[1]),
        tuple(cards),
        tuple([(code, often, seldom) for code, often, seldom in votes]),
        None if outcomes is None else (outcomes[0], outcomes[1]),
        None if leads is None else (leads[0], leads[1]),
        exact,
        None if points is None else (points[0], points[1]),
    )


def _turn(number: int, row: list[Any]) -> Turn:
    cause, seat, wins, change = row
    return Turn(cause, number, seat, tuple(wins), tuple(change))
