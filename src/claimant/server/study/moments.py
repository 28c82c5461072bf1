"""Any moment of any game: after a number of actions of a record, and the actions since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from claimant.games import find_game, read_position, read_record
from claimant.lessons.play import Turn
from claimant.tabletop.errors import IllegalAction, NotationError
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat

BETWEEN = ":"
"""Stands between a seat and its action, as in records."""
BETWEEN_SECTIONS = "|"
CLAIM = "claim"
SEED = 0
"""Repeated requests find the same cards."""
PLAYERS = "players"
"""The section of a position for more than two: only for two is it known where a card troubles nobody."""


class Moment(NamedTuple):
    """A moment in a game."""

    game: TabletopGame
    at: int
    """After how many actions of its record."""
    total: int
    """How many actions the record has."""
    following: str | None
    """The next action of the record."""


def find_moment(source: str, at: int | None, line: Sequence[str]) -> Moment:
    """A moment of a record, or of a position in one line; with None where there is something to decide.

    A position of Claim for two may leave out cards that matter to nobody.
    """
    if is_position(source):
        return _at_position(source, line)
    told = read_record(source)
    start = at if at is not None else 0 if told.is_over else len(told.actions)
    game = rewound(told, start)
    for entry in line:
        turn_of(game, entry)
    following = None
    if not line and start < len(told.actions):
        move = told.actions[start]
        following = f"{seat_letter(move.seat)}{BETWEEN}{move.action}"
    return Moment(game, start, len(told.actions), following)


def _at_position(text: str, line: Sequence[str]) -> Moment:
    game = _read_position(text.strip())
    for entry in line:
        turn_of(game, entry)
    return Moment(game, 0, 0, None)


def _read_position(text: str) -> TabletopGame:
    try:
        return read_position(text, SEED)
    except NotationError as wrong:
        if wrong.reason.code != "cards-missing" or PLAYERS in text:
            raise
    return read_position(find_game(CLAIM).completed(text), SEED)


def is_position(source: str) -> bool:
    """Is it a position rather than a record?"""
    return source.lstrip()[:1] not in ("[", "{") and BETWEEN_SECTIONS in source


def rewound(told: TabletopGame, at: int) -> TabletopGame:
    """A game as it was after so many of its actions."""
    if at > len(told.actions):
        raise IllegalAction(Reason("no-such-moment", {"most": len(told.actions)}))
    return told.rewound(at).copy()


def turn_of(game: TabletopGame, entry: str) -> Turn:
    """Carry an action out, written with its seat: `A:Go5`."""
    letter, _, action = entry.partition(BETWEEN)
    seat = parse_seat(letter, game.seats)
    before = len(game.events())
    game.apply(action, seat)
    return Turn(seat, before, len(game.events()) - before, game.copy())
