"""The course of a game, cut into passages that a sentence can tell.

What comes before a trick (an exchange of cards), how the trick is fought for, where its cards go: each is
a passage of its own, and so is the scoring.
"""

from __future__ import annotations

from collections.abc import Sequence

from claimant.claim import events as happenings
from claimant.cli.claim.telling import clauses, sentence
from claimant.cli.claim.voice import Voice
from claimant.tabletop.event import Event

# Where cards go when a trick begins.
FOUGHT_WITH = ("prizes", "trick", "buried")
SCORING = "score"
POWER_FIRST = "the {power}: {clause}"


def passages(events: Sequence[Event]) -> list[list[Event]]:
    """Events, from between two passages on, cut into passages; the last one may be unfinished."""
    pieces: list[list[Event]] = [[]]
    fighting = False
    for event in events:
        if event.target in FOUGHT_WITH and not fighting:
            fighting = True
            pieces.append([])
        if is_scoring([event]):
            # Nobody leads a trick that is not played.
            pieces[-2:] = [_without_lead(piece) for piece in pieces[-2:]]
        pieces[-1].append(event)
        if event.kind == happenings.TRICK_WON:
            fighting = False
            pieces.append([])
        elif event.kind == happenings.LEAD_PASSED and not fighting:
            pieces.append([])
    return [piece for piece in pieces if piece]


def _without_lead(piece: list[Event]) -> list[Event]:
    return [event for event in piece if event.kind != happenings.LEAD_PASSED]


def is_fight(passage: Sequence[Event]) -> bool:
    """Does this passage tell how a trick is fought for?"""
    return any(event.target in FOUGHT_WITH for event in passage)


def is_scoring(passage: Sequence[Event]) -> bool:
    return any((event.kind, event.cause) == (happenings.PHASE_BEGAN, SCORING) for event in passage)


def is_unfinished(passage: Sequence[Event]) -> bool:
    """Is this a trick that nobody has won yet? Until then it cannot be told with its strengths."""
    return is_fight(passage) and not any(event.kind == happenings.TRICK_WON for event in passage)


def tell(passage: Sequence[Event], voice: Voice) -> list[str]:
    """A passage in words: mostly one sentence, none if there is nothing to say."""
    told = [event for event in passage if event.kind != happenings.DEALT]
    parts = clauses(told, voice)
    if not parts:
        return []
    if is_fight(told):
        return [sentence(parts, ", ")]
    if is_scoring(told):
        return [sentence([part], "") for part in parts]
    chosen = next((event for event in told if event.kind == happenings.CHOSE), None)
    if chosen is not None:
        parts[0] = POWER_FIRST.format(power=voice.power(chosen.cause), clause=parts[0])
    return [sentence(parts, "; ")]
