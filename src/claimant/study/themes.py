"""The themes of a position, in the rules' own terms: found by playing two lines to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from claimant.claim.events import TRICK_WON
from claimant.claim.game import Game
from claimant.claim.kind import CLAIM
from claimant.claim.result import Result
from claimant.tabletop.event import Event
from claimant.tabletop.story import is_power

SACRIFICE: Final = "sacrifice"
"""A card that could win the trick is held back."""
WINNING: Final = "winning"
"""The trick must be won."""
LEADING: Final = "leading"
"""It is about what to lead."""
THROWING: Final = "throwing"
"""A card of another faction is thrown away."""
COUNTING: Final = "counting"
"""A vote is decided by a single card."""
THEMES: Final = (SACRIFICE, WINNING, LEADING, THROWING, COUNTING)


def played(game: Game, line: Sequence[str]) -> tuple[Game, list[Event]]:
    """The game after a line, and what happened in it."""
    there = game.copy()
    happened = [event for action in line for event in there.apply(action)]
    return there, happened


def changed_votes(one: Result, other: Result) -> list[str]:
    """The codes of the factions that vote differently in two results."""
    return [
        vote.faction.code
        for vote, rival in zip(one.votes, other.votes, strict=True)
        if vote.side != rival.side
    ]


def first_trick(events: Sequence[Event]) -> list[Event]:
    """What happens up to the next trick after this one."""
    ends = [number for number, event in enumerate(events) if event.kind == TRICK_WON]
    return list(events[: ends[1]]) if len(ends) > 1 else list(events)


def themes_of(game: Game, right: Sequence[str], wrong: Sequence[str]) -> tuple[str, ...]:
    """What decides between two lines from a position; first the themes, then codes of powers."""
    seat = game.to_act
    assert seat is not None
    answer = right[0]
    winning = CLAIM.wins_trick(game, seat)
    view = game.view(seat)
    led = next((other.played for other in view.seats if other.played is not None), None)
    found: list[str] = []
    if led is None:
        found.append(LEADING)
    elif answer in winning:
        if len(winning) < len(game.legal_actions(seat)):
            found.append(WINNING)
    elif winning:
        found.append(SACRIFICE)
    elif not answer.startswith(led.faction.code):
        found.append(THROWING)
    won, happened = played(game, right)
    lost, _ = played(game, wrong)
    ends, others = won.result(), lost.result()
    changed = changed_votes(ends, others)
    if any(_is_close(ends, code) or _is_close(others, code) for code in changed):
        found.append(COUNTING)
    powers = [event.cause for event in first_trick(happened) if is_power(event.cause)]
    return (*found, *dict.fromkeys(powers))


def _is_close(result: Result, code: str) -> bool:
    """Is the vote of this faction decided by no more than one card?"""
    for vote in result.votes:
        if vote.faction.code == code:
            numbers = sorted((count.number for count in vote.counts), reverse=True)
            return numbers[0] - numbers[1] <= 1
    return False
