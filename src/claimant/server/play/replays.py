"""Replaying an uploaded record, with the same messages as for a game that was played here."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec.structs import replace

from claimant.games import kind_of, read_record
from claimant.server.messages.games import RecordReplay, ReplayStep
from claimant.server.play import updates
from claimant.server.play.games import result_of
from claimant.server.play.history import GUESTS_HEADER
from claimant.server.play.session import MOVE, RESIGN, Entry, Terms
from claimant.study.annotations import without_annotation
from claimant.tabletop.errors import NotationError
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import bot_header, player_header, seat_letter
from claimant.tabletop.wire import parse_seat

LONGEST_HEADER = 400
"""The limit for a record. Headers are repeated with every step, and the longest of our own is half as long.
"""
encode = msgspec.json.Encoder().encode


def replay_of_game(
    deal: dict[str, object], terms: Terms, entries: list[Entry], viewer: int | None
) -> bytes:
    """A game of ours step by step, as JSON."""
    return encode(list(updates.replay(deal, terms, entries, viewer)))


def replay_of_record(record: str, letter: str | None) -> bytes:
    """A record from elsewhere step by step, as JSON."""
    return encode(replay(record, letter))


def replay(record: str, letter: str | None) -> RecordReplay:
    """A record step by step from one seat's eyes (None: a spectator's); refused where it is wrong."""
    game = read_record(record)
    check_headers(game)
    viewer = None if letter is None else parse_seat(letter, game.seats)
    headers = cast(dict[str, str], game.to_json()["headers"])
    letters = [seat_letter(seat) for seat in range(game.seats)]
    players, guests = named_players(game)
    steps = _steps(game, viewer)
    steps += _resignation(headers, steps[-1], letters)
    return RecordReplay(
        kind=kind_of(game).code,
        players=players,
        guests=guests,
        headers=headers,
        seats=letters,
        you=letter,
        result=steps[-1].outcome,
        steps=steps,
    )


def check_headers(game: TabletopGame) -> None:
    """Refuse a record whose headers are too long to be repeated with every step."""
    for name, value in game.headers.items():
        if len(value) > LONGEST_HEADER:
            reason = Reason("header-too-long", {"name": name[:LONGEST_HEADER], "most": LONGEST_HEADER})
            raise NotationError(reason)


def named_players(game: TabletopGame) -> tuple[list[str], list[bool]]:
    """Who sat on each seat, according to the record, and which of them had no account."""
    seats, headers = range(game.seats), game.headers
    names = [headers.get(player_header(seat)) or headers.get(bot_header(seat), "") for seat in seats]
    return names, [seat_letter(seat) in headers.get(GUESTS_HEADER, "").split() for seat in seats]


def _steps(finished: TabletopGame, viewer: int | None) -> list[ReplayStep]:
    """The game as it was after each action, and after what chance did then."""
    actions = finished.actions
    steps: list[ReplayStep] = []
    told = 0
    for version, game in enumerate(finished.retold()):
        events = game.events(viewer, told)
        seen = updates.seen_by(game, viewer)
        step = ReplayStep(
            version=version,
            told=updates.story_of(kind_of(game), events),
            events=[event.to_json() for event in events],
            view=seen.view,
            question=seen.question,
            answers=seen.answers,
            votes=seen.votes,
            bots=[game.headers.get(bot_header(seat)) for seat in range(game.seats)],
            offer=None,
            outcome=result_of(game),
            verdict=updates.verdict_of(game),
        )
        if version:
            move = actions[version - 1]
            step.seat, step.kind = seat_letter(move.seat), MOVE
            comment = without_annotation(move.comment)
            if comment:
                step.comment = comment
        told += len(events)
        steps.append(step)
    return steps


def _resignation(headers: dict[str, str], last: ReplayStep, letters: list[str]) -> list[ReplayStep]:
    """The end of a game for two in which somebody resigned."""
    resigned = headers.get("Resigned", "")
    if resigned not in letters or len(letters) > 2 or last.outcome is not None:
        return []
    winners = [letter for letter in letters if letter != resigned]
    outcome = {"winners": winners, "by": "resignation", "result": None}
    seat = letters.index(resigned)
    verdict = updates.resignation(seat, [other for other in range(len(letters)) if other != seat])
    ended = replace(last, version=last.version + 1, told=[], events=[], outcome=outcome, verdict=verdict)
    return [replace(ended, seat=resigned, kind=RESIGN)]
