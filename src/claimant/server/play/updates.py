"""What a viewer is told of a course: its own view and its own events, never anybody else's.

Everything that leaves the server about a game is composed here, from `view`, `public_view` and `events`
of the rules alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from claimant.server.play.games import votes_now
from claimant.server.play.session import MOVE, OFFER, Course, begin
from claimant.server.store.history import GameInfo
from claimant.tabletop.game import Game
from claimant.tabletop.seats import seat_letter

Told = dict[str, object]


def heading(info: GameInfo, viewer: int | None) -> Told:
    """Which game it is, who plays it, and where the viewer sits."""
    return {
        "game": info.id,
        "table": info.table,
        "number": info.number,
        "kind": info.kind,
        "players": [sitting.name for sitting in info.sittings],
        "you": None if viewer is None else seat_letter(viewer),
        "commitment": info.commitment,
    }


def update(course: Course, viewer: int | None, since: int | None) -> Told:
    """What a seat (None: a spectator) must hear that has heard all up to a version (None: nothing yet).

    Steps tell what happened since, for animation and log; the view is how things stand now. Where
    something was taken back in between, or nothing was heard yet, there are no steps to tell.
    """
    is_rewound = since is not None and since < course.rewound
    now = course.version
    heard = now if since is None or is_rewound else min(since, now)
    steps = [step(course, version, course.game, viewer) for version in range(heard + 1, now + 1)]
    return {"version": now, "rewound": is_rewound, "steps": steps, **standing(course, viewer)}


def standing(course: Course, viewer: int | None) -> Told:
    """How things stand at the end of a course."""
    return {
        **seen(course.game, viewer),
        "bots": list(course.bots),
        "offer": None if course.offer is None else course.offer.to_json(),
        "outcome": course.outcome(),
    }


def step(course: Course, version: int, game: Game, viewer: int | None) -> Told:
    """One entry of the journal as a viewer may know it: who did something, and what came of it.

    What a player chose is told by the events alone: it may have been secret.
    """
    entry = course.entries[version - 1]
    told: Told = {"version": version, "seat": seat_letter(entry.seat), "kind": entry.kind}
    if entry.kind == OFFER:
        told["content"] = entry.content
    if entry.kind == MOVE:
        before = course.moments[version - 1].happened
        events = game.events(viewer, before)[: course.moments[version].happened - before]
        told["events"] = [event.to_json() for event in events]
    return told


def beginning(course: Course, viewer: int | None) -> list[Told]:
    """What happened before anybody acted: the deal."""
    return [event.to_json() for event in course.game.events(viewer)[: course.moments[0].happened]]


def replay(course: Course, viewer: int | None) -> Iterator[Told]:
    """The whole course from one viewer's eyes, version by version, with what it saw each time."""
    now = begin(course.deal, course.terms)
    yield {"version": 0, "events": beginning(now, viewer), **standing(now, viewer)}
    for entry in course.entries:
        now = now.replayed(entry)
        yield {**step(now, entry.version, now.game, viewer), **standing(now, viewer)}


def seen(game: Game, viewer: int | None) -> Told:
    """What a viewer can know now, and how the votes stand by it."""
    view = game.public_view() if viewer is None else game.view(viewer)
    return {"view": view.to_json(), "votes": votes_now(view)}
