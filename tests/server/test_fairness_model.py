"""Nobody can choose a deal: every order of events, with a cheating server and cheating players.

The table of the model is the server's own `Promise`; writing and verifying a record are the server's own
code too. Everything happens at a tick of one clock. A deal counts as chosen

- by the server, if its secret was drawn when the word of an honest player was already known;
- by a player, if a word was given when the secret was already known.

Honest players do what the web client does: they answer each commitment that they see once, with a fresh
word, and accept a game only if its record can be verified, its commitment is one that they answered, and
their word is in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import pytest

from claimant.server.play import fairness
from claimant.server.play.fairness import Answer, Order, Promise, Shuffle, commitment, promised
from claimant.server.reasons import Refusal

CHAIRS = 2
HOST, GUEST = range(CHAIRS)
LENGTH = 7


def secret_drawn_at(tick: int) -> str:
    return f"{tick:064x}"


@dataclass(frozen=True)
class Dealt:
    """A game: what its record will say, when it was dealt, and when that record was told."""

    shuffle: Shuffle
    tick: int
    told: int | None = None


@dataclass(frozen=True)
class World:
    """Where a table stands, and what everybody knows. A word is the tick at which it was thought of."""

    tick: int
    revision: int
    seated: tuple[int, ...]
    promise: Promise
    games: tuple[Dealt, ...] = ()
    sent: tuple[tuple[int, str, str], ...] = ()
    """What honest players have sent: chair, word, and the commitment that they saw."""
    earlier: tuple[Promise, ...] = ()
    """What a server could go back to."""
    history: tuple[str, ...] = field(default=(), compare=False)

    def shown(self) -> str:
        return self.promise.commitment


Event = Callable[[World], World | None]


def opened() -> World:
    """The host sits down when the table is opened: by then the server is bound."""
    return World(tick=1, revision=1, seated=(HOST,), promise=promised(secret_drawn_at(1), 1, CHAIRS))


# --- what may happen --------------------------------------------------------------------------------


def joins(world: World) -> World | None:
    if GUEST in world.seated or world.games:
        return None
    return replace(world, seated=(*world.seated, GUEST), revision=world.revision + 1)


def leaves(world: World) -> World | None:
    if GUEST not in world.seated or world.games:
        return None
    return replace(world, seated=(HOST,), promise=world.promise.left(GUEST), revision=world.revision + 1)


def answers(chair: int) -> Event:
    """An honest player answers the commitment that the table shows, once, with a fresh word."""

    def event(world: World) -> World | None:
        shown = world.shown()
        if chair not in world.seated or any((who, what) == (chair, shown) for who, _, what in world.sent):
            return None
        word = str(world.tick)
        at = world.revision + 1
        return replace(
            world,
            promise=world.promise.answered(chair, Answer(word, shown, at)),
            revision=at,
            sent=(*world.sent, (chair, word, shown)),
        )

    return event


def deals(world: World) -> World | None:
    """The next secret is drawn when the cards are dealt."""
    if len(world.seated) < CHAIRS or (world.games and world.games[-1].told is None):
        return None
    revision = world.revision + 1
    return replace(
        world,
        games=(*world.games, Dealt(world.promise.kept(revision), world.tick)),
        promise=promised(secret_drawn_at(world.tick), revision, CHAIRS),
        revision=revision,
        earlier=(*world.earlier, world.promise),
    )


def ends(world: World) -> World | None:
    """A game is over: its secret is told."""
    if not world.games or world.games[-1].told is not None:
        return None
    return replace(world, games=(*world.games[:-1], replace(world.games[-1], told=world.tick)))


def restarts(world: World) -> World | None:
    """A server that comes back has what its store holds."""
    kept = world.promise
    rows = [(answer.word, answer.commitment, answer.at) if answer else None for answer in kept.answers]
    again = tuple(None if row is None else Answer(*row) for row in rows)
    return replace(world, promise=Promise(kept.secret, kept.committed, again))


HONEST: dict[str, Event] = {
    "joins": joins,
    "leaves": leaves,
    "the host answers": answers(HOST),
    "the guest answers": answers(GUEST),
    "deals": deals,
    "ends": ends,
    "restarts": restarts,
}


# --- a server that cheats ---------------------------------------------------------------------------


def draws_again(world: World) -> World | None:
    """Another secret in the place of the one that was promised; the words are kept as if given for it."""
    secret = secret_drawn_at(world.tick)
    new = commitment(secret)
    moved = tuple(
        None if answer is None else Answer(answer.word, new, answer.at) for answer in world.promise.answers
    )
    return replace(world, promise=Promise(secret, world.promise.committed, moved))


def goes_back(world: World) -> World | None:
    """The store of an earlier moment, words and all, but with a secret of today."""
    if not world.earlier:
        return None
    return draws_again(replace(world, promise=world.earlier[-1]))


def takes_old_words(world: World) -> World | None:
    """The words of the last game once more, as if they were given for the next."""
    if not world.games:
        return None
    old = world.games[-1].shuffle.words
    at = world.revision + 1
    given = tuple(Answer(word, world.shown(), at) if word else None for word in old)
    return replace(world, promise=replace(world.promise, answers=given), revision=at)


def drops_words(world: World) -> World | None:
    return replace(world, promise=replace(world.promise, answers=(None,) * CHAIRS))


def lies_about_the_order(world: World) -> World | None:
    """A record of the last game that puts the commitment before everything else."""
    if not world.games or world.games[-1].told is not None:
        return None
    last = world.games[-1]
    order = last.shuffle.order
    assert order is not None
    said = Order(0, tuple(None if at is None else 1 for at in order.answered), 2)
    return replace(
        world, games=(*world.games[:-1], replace(last, shuffle=replace(last.shuffle, order=said)))
    )


CHEATING_SERVER: dict[str, Event] = HONEST | {
    "draws again": draws_again,
    "goes back": goes_back,
    "takes old words": takes_old_words,
    "drops words": drops_words,
    "lies about the order": lies_about_the_order,
}


# --- a guest who cheats -----------------------------------------------------------------------------


def names(commitments: Callable[[World], list[str]]) -> Event:
    """The guest gives a word, now, for the newest of some commitments, as often as they like."""

    def event(world: World) -> World | None:
        named = commitments(world)
        if GUEST not in world.seated or not named:
            return None
        at = world.revision + 1
        try:
            given = world.promise.answered(GUEST, Answer(str(world.tick), named[-1], at))
        except Refusal:
            return None
        return replace(world, promise=given, revision=at)

    return event


CHEATING_GUEST: dict[str, Event] = {
    name: event for name, event in HONEST.items() if "guest" not in name
} | {
    "gives another word": names(lambda world: [world.shown()]),
    "answers a game that runs": names(lambda world: [game.shuffle.commitment for game in world.games]),
    "answers a game that is told": names(
        lambda world: [game.shuffle.commitment for game in world.games if game.told is not None]
    ),
}


# --- every order ------------------------------------------------------------------------------------


def worlds(events: dict[str, Event], beginning: tuple[str, ...] = ()) -> Iterator[World]:
    """Every world that some order of events leads to; what is the same in all but the way there is one."""
    world: World | None = opened()
    for name in beginning:
        assert world is not None
        world = events[name](replace(world, tick=world.tick + 1))
    assert world is not None
    reached = {replace(world, history=beginning)}
    for _ in range(LENGTH - len(beginning)):
        following = set()
        for world in reached:
            for name, event in events.items():
                after = event(replace(world, tick=world.tick + 1))
                # What changes nothing, such as a restart, leads to nothing new.
                if after is not None and replace(after, tick=world.tick) != world:
                    following.add(replace(after, history=(*world.history, name)))
        yield from following
        reached = following


def is_accepted_by(chair: int, game: Dealt, world: World) -> bool:
    """Does an honest player find nothing wrong with a game whose record is told?"""
    headers = game.shuffle.headers()
    words = fairness.words_in(headers)
    sent = [word for who, word, shown in world.sent if (who, shown) == (chair, game.shuffle.commitment)]
    return (
        fairness.is_in_order(headers)
        and headers["Commitment"] == commitment(headers["Secret"])
        and words is not None
        and words[chair] in sent
    )


def is_chosen_by_the_server(chair: int, game: Dealt) -> bool:
    """Was the word of this chair known when the secret was drawn?"""
    return int(game.shuffle.words[chair]) <= int(game.shuffle.secret, 16)


def is_chosen_by_a_player(game: Dealt, world: World) -> bool:
    """Was a word given when the secret was known?"""
    told = [other.told for other in world.games if other.shuffle.secret == game.shuffle.secret]
    known = min((tick for tick in told if tick is not None), default=None)
    return known is not None and any(int(word) > known for word in game.shuffle.words if word)


@pytest.mark.parametrize(
    ("events", "beginning"),
    [(HONEST, ()), (CHEATING_SERVER, ("joins",))],
    ids=["honest", "cheating"],
)
def test_no_server_chooses_a_deal_that_an_honest_player_accepts(
    events: dict[str, Event], beginning: tuple[str, ...]
) -> None:
    seen = Counter[str]()
    for world in worlds(events, beginning):
        for number, game in enumerate(world.games):
            if game.told is None:
                continue
            for chair in range(CHAIRS):
                if is_accepted_by(chair, game, world):
                    seen["accepted" if number == 0 else "accepted once more"] += 1
                    assert not is_chosen_by_the_server(chair, game), world.history
                elif game.shuffle.words[chair]:
                    seen["noticed"] += 1
    assert seen["accepted"]
    assert seen["accepted once more"]
    assert bool(seen["noticed"]) == (events is CHEATING_SERVER)


def test_no_player_chooses_a_deal() -> None:
    seen = Counter[str]()
    for world in worlds(CHEATING_GUEST):
        for game in world.games:
            seen["words of the guest"] += bool(game.shuffle.words[GUEST])
            assert not is_chosen_by_a_player(game, world), world.history
            if game.told is not None and game.shuffle.words[HOST]:
                assert is_accepted_by(HOST, game, world), world.history
                assert not is_chosen_by_the_server(HOST, game), world.history
    assert seen["words of the guest"]


def test_the_records_of_an_honest_server_are_always_in_order() -> None:
    for world in worlds(HONEST):
        for game in world.games:
            assert fairness.is_in_order(game.shuffle.headers()), world.history


# --- what a model must be able to see ---------------------------------------------------------------


def answers_once_for_all(chair: int) -> Event:
    """As it was: a word is given when somebody sits down, and goes into every deal."""

    def event(world: World) -> World | None:
        if any(who == chair for who, _, _ in world.sent):
            return None
        return answers(chair)(world)

    return event


def deals_with_old_words(world: World) -> World | None:
    """As it was: the next secret is drawn when all the words that go into it are known."""
    after = deals(world)
    if after is None:
        return None
    shown, at = after.shown(), after.revision + 1
    words = world.promise.kept(0).words
    again = tuple(Answer(word, shown, at) if word else None for word in words)
    known = tuple((chair, word, shown) for chair, word in enumerate(words) if word)
    return replace(
        after, promise=replace(after.promise, answers=again), revision=at, sent=(*after.sent, *known)
    )


def test_the_model_sees_what_was_wrong_with_words_that_stay() -> None:
    before = HONEST | {
        "the host answers": answers_once_for_all(HOST),
        "the guest answers": answers_once_for_all(GUEST),
        "deals": deals_with_old_words,
    }
    assert any(
        is_accepted_by(chair, game, world) and is_chosen_by_the_server(chair, game)
        for world in worlds(before)
        for game in world.games
        if game.told is not None
        for chair in range(CHAIRS)
    )
