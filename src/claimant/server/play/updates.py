"""What a viewer is told of a session: its own view and its own events, never anybody else's.

Everything that leaves the server about a game is composed here, from `view`, `public_view` and `events`
of the rules alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from claimant.server.messages.games import GameAnswer, GameNews, GameUpdate, ReplayStep, Step
from claimant.server.play import games
from claimant.server.play.history import GameInfo
from claimant.server.play.session import MOVE, OFFER, GameSession, begin
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.seats import seat_letter

Told = dict[str, object]
Shape = TypeVar("Shape", bound=GameUpdate)


def news(info: GameInfo, session: GameSession, viewer: int | None, since: int | None) -> GameNews:
    """What a seat (None: a spectator) must hear that has heard all up to a version (None: nothing yet).

    Steps tell what happened since, for animation and log; the view is how things stand now. Where
    something was taken back in between, or nothing was heard yet, there are no steps to tell.
    """
    return _update(GameNews, info, session, viewer, since)


def answer(info: GameInfo, session: GameSession, viewer: int | None, since: int | None) -> GameAnswer:
    """The same for who asks; with the deal, if all is to be told."""
    told = _update(GameAnswer, info, session, viewer, since)
    if since == 0:
        told.beginning = beginning(session, viewer)
    return told


def _update(
    shape: type[Shape], info: GameInfo, session: GameSession, viewer: int | None, since: int | None
) -> Shape:
    is_rewound = since is not None and since < session.rewound
    now = session.version
    heard = now if since is None or is_rewound else min(since, now)
    view, votes = seen(session.game, viewer)
    return shape(
        game=info.id,
        table=info.table,
        number=info.number,
        kind=info.kind,
        players=[sitting.name for sitting in info.sittings],
        you=None if viewer is None else seat_letter(viewer),
        commitment=info.commitment,
        version=now,
        rewound=is_rewound,
        steps=[step(session, version, session.game, viewer) for version in range(heard + 1, now + 1)],
        view=view,
        votes=votes,
        bots=list(session.bots),
        offer=_offer(session),
        outcome=session.outcome(),
    )


def step(session: GameSession, version: int, game: TabletopGame, viewer: int | None) -> Step:
    """One entry of the journal as a viewer may know it: who did something, and what came of it.

    What a player chose is told by the events alone: it may have been secret.
    """
    entry = session.entries[version - 1]
    told = Step(version, seat_letter(entry.seat), entry.kind)
    if entry.kind == OFFER:
        told.content = entry.content
    if entry.kind == MOVE:
        before = session.moments[version - 1].happened
        events = game.events(viewer, before)[: session.moments[version].happened - before]
        told.events = [event.to_json() for event in events]
    return told


def beginning(session: GameSession, viewer: int | None) -> list[Told]:
    """What happened before anybody acted: the deal."""
    return [event.to_json() for event in session.game.events(viewer)[: session.moments[0].happened]]


def replay(session: GameSession, viewer: int | None) -> Iterator[ReplayStep]:
    """The whole session from one viewer's eyes, version by version, with what it saw each time."""
    now = begin(session.deal, session.terms)
    dealt = _replay_step(now, viewer, version=0)
    dealt.events = beginning(now, viewer)
    yield dealt
    for entry in session.entries:
        now = now.replayed(entry)
        done = step(now, entry.version, now.game, viewer)
        told = _replay_step(now, viewer, done.version)
        told.seat, told.kind, told.content, told.events = done.seat, done.kind, done.content, done.events
        yield told


def _replay_step(session: GameSession, viewer: int | None, version: int) -> ReplayStep:
    view, votes = seen(session.game, viewer)
    return ReplayStep(
        version=version,
        view=view,
        votes=votes,
        bots=list(session.bots),
        offer=_offer(session),
        outcome=session.outcome(),
    )


def seen(game: TabletopGame, viewer: int | None) -> tuple[Told, list[Told] | None]:
    """What a viewer can know now, and how the votes, or the factions, stand by it."""
    view = game.public_view() if viewer is None else game.view(viewer)
    return view.to_json(), games.standing(game, view)


def _offer(session: GameSession) -> Told | None:
    return None if session.offer is None else session.offer.to_json()
