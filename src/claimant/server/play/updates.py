"""What a viewer receives about a session: its own view and its own events, never anybody else's.

Everything that leaves the server about a game is composed here, only from `view`, `public_view` and
`events` of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

import msgspec
from msgspec import UNSET

from claimant.games import kind_of
from claimant.server.messages.games import GameAnswer, GameNews, GameUpdate, Glimpse, ReplayStep, Step
from claimant.server.play.feats import Tally, feats, tallies_of
from claimant.server.play.history import GameInfo
from claimant.server.play.session import MOVE, OFFER, UNDO, Entry, GameSession, Terms, begin
from claimant.tabletop.event import EVERYBODY, Event
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.kind import Kind
from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.story import LINE, Told, Verdict

MOST_ANSWERS = 20
"""More than these are not listed as choices: they are fields of a board to click on."""

MOST_GLIMPSES = 8
"""A viewer who has missed more steps is shown the current state instead of every step."""

Data = dict[str, object]
Shape = TypeVar("Shape", bound=GameUpdate)


class Seen(msgspec.Struct, frozen=True):
    """What a viewer sees of a game now, and the question to them."""

    view: Data
    question: Data | None
    answers: dict[str, Data]
    votes: list[Data] | None


def news(
    info: GameInfo,
    session: GameSession,
    viewer: int | None,
    since: int | None,
    last: Step | None = None,
) -> GameNews:
    """What a seat (None: a spectator) must hear that has heard all up to a version (None: nothing yet).

    Steps tell what happened since, for animation and log; the view is how things stand now. Where
    something was taken back in between, they tell the whole game again without it; where nothing was
    heard yet, there are none.
    The last step, if it is the same for everybody, need not be put together for each.
    """
    return _update(GameNews, info, session, viewer, since, last)


def answer(info: GameInfo, session: GameSession, viewer: int | None, since: int | None) -> GameAnswer:
    """The same for a viewer who asks; with the deal, if they ask for everything."""
    told = _update(GameAnswer, info, session, viewer, since)
    if since == 0:
        dealt = beginning(session, viewer)
        told.beginning = [event.to_json() for event in dealt]
        told.beginning_told = story_of(kind_of(session.game), dealt)
    return told


def _update(
    shape: type[Shape],
    info: GameInfo,
    session: GameSession,
    viewer: int | None,
    since: int | None,
    last: Step | None = None,
) -> Shape:
    is_rewound = since is not None and since < session.rewound
    now = session.version
    heard = now if since is None else 0 if is_rewound else min(since, now)
    steps = [last] if last is not None and heard == now - 1 else _steps(session, viewer, heard)
    seen = seen_by(session.game, viewer)
    return shape(
        game=info.id,
        table=info.table,
        number=info.number,
        kind=info.kind,
        players=info.names,
        guests=info.guests,
        you=None if viewer is None else seat_letter(viewer),
        commitment=info.commitment,
        version=now,
        rewound=is_rewound,
        steps=steps,
        view=seen.view,
        question=seen.question,
        answers=seen.answers,
        votes=seen.votes,
        bots=list(session.bots),
        offer=_offer(session),
        outcome=session.outcome(),
        verdict=verdict(session),
    )


def _steps(session: GameSession, viewer: int | None, heard: int) -> list[Step]:
    """The steps after a version. The view of the update shows the position after the last of them."""
    steps = [step(session, entry.version, session.game, viewer) for entry in session.counting(heard)]
    # After an undo, a page shows the current state at once.
    if heard >= session.rewound and 1 < len(steps) <= MOST_GLIMPSES:
        for told, seen in zip(steps[:-1], _glimpses(session, viewer, heard), strict=True):
            told.after = seen
    return steps


def _glimpses(session: GameSession, viewer: int | None, heard: int) -> list[Glimpse]:
    """The positions after each version since one, except the last."""
    entries = session.entries.since(heard)
    played = len(session.game.actions) - sum(entry.kind == MOVE for entry in entries)
    actions: list[int] = []
    for entry in entries[:-1]:
        played += entry.kind == MOVE
        actions.append(played)
    seen = {
        number: glimpse(game, viewer)
        for number, game in enumerate(session.game.retold())
        if number in actions
    }
    return [seen[number] for number in actions]


def glimpse(game: TabletopGame, viewer: int | None) -> Glimpse:
    """What a viewer saw of a game at this point."""
    seen = seen_by(game, viewer)
    return Glimpse(seen.view, seen.votes)


def step(session: GameSession, version: int, game: TabletopGame, viewer: int | None) -> Step:
    """One entry of the journal as a viewer may know it: who did something, and its results.

    What a player chose is shown only by the events: it may have been secret.
    """
    entry = session.entries[version - 1]
    if entry.kind != MOVE:
        told = Step(version, seat_letter(entry.seat), entry.kind, [_told_by_itself(session, entry)])
        if entry.kind == OFFER:
            told.content = entry.content
        return told
    before = session.moments[version - 1].happened
    events = game.events(viewer, before)[: session.moments[version].happened - before]
    return Step(
        version,
        seat_letter(entry.seat),
        entry.kind,
        story_of(kind_of(game), events),
        events=[event.to_json() for event in events],
    )


def last_step(session: GameSession) -> Step | None:
    """The last entry of the journal, if everybody may know all of it; else None."""
    happened = session.moments[session.version - 1].happened
    if any(event.seen_by != EVERYBODY for event in session.game.events(None, happened)):
        return None
    return step(session, session.version, session.game, None)


class Turn(Protocol):
    """One action in a lesson or a puzzle, and the game afterwards."""

    @property
    def seat(self) -> int: ...
    @property
    def first_event(self) -> int: ...
    @property
    def events(self) -> int: ...
    @property
    def after(self) -> TabletopGame: ...


def steps_of_turns(game: TabletopGame, turns: Sequence[Turn], viewer: int, shown: int) -> list[Step]:
    """The turns of a game that nobody keeps, as a viewer may know them. So many have been shown before."""
    steps: list[Step] = []
    for at, turn in enumerate(turns):
        events = game.events(viewer, turn.first_event)[: turn.events]
        steps.append(
            Step(
                at + 1,
                seat_letter(turn.seat),
                MOVE,
                story_of(kind_of(game), events),
                events=[event.to_json() for event in events],
                after=glimpse(turn.after, viewer) if shown <= at < len(turns) - 1 else UNSET,
            )
        )
    return steps


def story_of(kind: Kind, events: Sequence[Event]) -> list[Data]:
    """The messages about some events, as a viewer may know them."""
    return [told.to_json() for told in kind.tell(events)]


def _told_by_itself(session: GameSession, entry: Entry) -> Data:
    """An action other than a move: an offer, an answer to one, resigning."""
    what = entry.kind
    if entry.kind == OFFER:
        before, after = session.moments[entry.version - 1], session.moments[entry.version]
        # Something was taken back at once: fewer events have happened.
        what = UNDO if after.happened < before.happened else f"{OFFER}-{entry.content.partition(' ')[0]}"
    message = Message(f"step-{what}", {"who": Term.seat(entry.seat)})
    return Told(message, 0, starts=LINE).to_json()


def beginning(session: GameSession, viewer: int | None) -> list[Event]:
    """What happened before anybody acted: the deal."""
    return session.game.events(viewer)[: session.moments[0].happened]


def replay(
    deal: dict[str, object], terms: Terms, entries: Iterable[Entry], viewer: int | None
) -> Iterator[ReplayStep]:
    """A whole session as one viewer saw it, version by version."""
    now = begin(deal, terms)
    dealt = beginning(now, viewer)
    first = _replay_step(now, viewer, 0, story_of(kind_of(now.game), dealt))
    first.events = [event.to_json() for event in dealt]
    yield first
    for entry in entries:
        now = now.replayed(entry)
        done = step(now, entry.version, now.game, viewer)
        told = _replay_step(now, viewer, done.version, done.told)
        told.seat, told.kind, told.content, told.events = done.seat, done.kind, done.content, done.events
        yield told


def _replay_step(session: GameSession, viewer: int | None, version: int, told: list[Data]) -> ReplayStep:
    seen = seen_by(session.game, viewer)
    return ReplayStep(
        version=version,
        told=told,
        view=seen.view,
        question=seen.question,
        answers=seen.answers,
        votes=seen.votes,
        bots=list(session.bots),
        offer=_offer(session),
        outcome=session.outcome(),
        verdict=verdict(session),
    )


def seen_by(game: TabletopGame, viewer: int | None) -> Seen:
    """What a viewer can know now, the current votes or factions, and the question to them."""
    view = game.public_view() if viewer is None else game.view(viewer)
    kind = kind_of(game)
    question = kind.question(view)
    answers: dict[str, Data] = {}
    if question is not None and len(view.legal) <= MOST_ANSWERS:
        said = zip(view.legal, kind.answers(view), strict=True)
        answers = {str(action): message.to_json() for action, message in said}
    return Seen(
        view.to_json(), None if question is None else question.to_json(), answers, kind.standing(view)
    )


def verdict(session: GameSession) -> Data | None:
    """How a session ended, explained; None until it is over."""
    if not session.is_over:
        return None
    if session.game.is_over:
        return _verdict(session.game, list(session.tallies))
    return resignation(session.resigned[-1], session.winning_seats())


def verdict_of(game: TabletopGame) -> Data | None:
    """How a game from elsewhere ended by its rules, explained; None until it is over."""
    if not game.is_over:
        return None
    return _verdict(game, tallies_of(game) if game.has_record else [])


def _verdict(game: TabletopGame, tallies: Sequence[Tally]) -> Data:
    told = kind_of(game).explain(game.result())
    told.remarks += feats(game, tallies)
    return told.to_json()


def resignation(seat: int, winners: Sequence[int]) -> Data:
    """How a game ended in which somebody resigned."""
    named = Listing([Term.seat(winner) for winner in winners])
    return Verdict(Message("ending-resigned", {"who": Term.seat(seat), "winners": named}), {}, []).to_json()


def _offer(session: GameSession) -> Data | None:
    return None if session.offer is None else session.offer.to_json()
