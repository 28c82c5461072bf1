"""What a viewer is told of a session: its own view and its own events, never anybody else's.

Everything that leaves the server about a game is composed here, from `view`, `public_view` and `events`
of the rules alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from claimant.server.play import games
from claimant.server.play.history import GameInfo
from claimant.server.play.session import MOVE, OFFER, GameSession, begin
from claimant.tabletop.game import TabletopGame
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


def update(session: GameSession, viewer: int | None, since: int | None) -> Told:
    """What a seat (None: a spectator) must hear that has heard all up to a version (None: nothing yet).

    Steps tell what happened since, for animation and log; the view is how things stand now. Where
    something was taken back in between, or nothing was heard yet, there are no steps to tell.
    """
    is_rewound = since is not None and since < session.rewound
    now = session.version
    heard = now if since is None or is_rewound else min(since, now)
    steps = [step(session, version, session.game, viewer) for version in range(heard + 1, now + 1)]
    return {"version": now, "rewound": is_rewound, "steps": steps, **standing(session, viewer)}


def standing(session: GameSession, viewer: int | None) -> Told:
    """How things stand at the end of a session."""
    return {
        **seen(session.game, viewer),
        "bots": list(session.bots),
        "offer": None if session.offer is None else session.offer.to_json(),
        "outcome": session.outcome(),
    }


def step(session: GameSession, version: int, game: TabletopGame, viewer: int | None) -> Told:
    """One entry of the journal as a viewer may know it: who did something, and what came of it.

    What a player chose is told by the events alone: it may have been secret.
    """
    entry = session.entries[version - 1]
    told: Told = {"version": version, "seat": seat_letter(entry.seat), "kind": entry.kind}
    if entry.kind == OFFER:
        told["content"] = entry.content
    if entry.kind == MOVE:
        before = session.moments[version - 1].happened
        events = game.events(viewer, before)[: session.moments[version].happened - before]
        told["events"] = [event.to_json() for event in events]
    return told


def beginning(session: GameSession, viewer: int | None) -> list[Told]:
    """What happened before anybody acted: the deal."""
    return [event.to_json() for event in session.game.events(viewer)[: session.moments[0].happened]]


def replay(session: GameSession, viewer: int | None) -> Iterator[Told]:
    """The whole session from one viewer's eyes, version by version, with what it saw each time."""
    now = begin(session.deal, session.terms)
    yield {"version": 0, "events": beginning(now, viewer), **standing(now, viewer)}
    for entry in session.entries:
        now = now.replayed(entry)
        yield {**step(now, entry.version, now.game, viewer), **standing(now, viewer)}


def seen(game: TabletopGame, viewer: int | None) -> Told:
    """What a viewer can know now, and how the votes, or the factions, stand by it."""
    view = game.public_view() if viewer is None else game.view(viewer)
    return {"view": view.to_json(), "votes": games.standing(game, view)}
