"""Two worlds that differ only in what somebody may not know send that somebody the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import msgspec
import pytest

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.chance import Chance
from tests.claim.test_hidden_information import exchangeable, with_exchanged_past
from tests.server.running import Server
from tests.server.visitor import Line
from tests.server.worlds import AnyGame, Case, Witness, prepare

DECKS = ["claim", "Gi Gn Au Ph Ra", "Go Kn Se Tr Un", "Pe Ro Dr Gr Do"]
PLACES = ["", "Swamp", "Peaks", "Islands"]


def claim_case(number: int, seat: int | None, moves: int, against_bots: bool = False) -> Case:
    """A game some moves old, and the one that it would have been with two hidden cards exchanged.

    Against bots it is the turn of the seat and of nobody else, so that nothing happens meanwhile.
    """
    for seed in range(number * 100, number * 100 + 100):
        game = Game(DECKS[number % 4], places=PLACES[number % 4], seed=seed)
        chance = Chance(seed)
        for _ in range(moves):
            actor = game.asked[chance.below(len(game.asked))]
            legal = game.legal_actions(actor)
            game.apply(legal[chance.below(len(legal))], actor)
        view = game.public_view() if seat is None else game.view(seat)
        single = {code for code in game.pieces() if game.pieces().count(code) == 1}
        seen = {card.code for event in game.events(seat) for card in event.cards}
        pairs = [two for two in exchangeable(view) if set(two) <= single - seen]
        if pairs and (not against_bots or game.asked == [seat]):
            other = with_exchanged_past(game, *pairs[chance.below(len(pairs))])
            return Case(f"claim{number}{'bots' * against_bots}", seat, game, other, against_bots)
    raise AssertionError("no such pair of worlds was found")


def kingdoms_case(number: int, against_bots: bool = False) -> Case:
    """Two deals in which the other seat holds another card."""
    game = Kingdoms(seed=number, first=0)
    saved = game.to_json()
    deal = {whom: list(cards) for whom, cards in saved["deal"].items()}  # type: ignore[attr-defined]
    last = next(
        place for place in range(len(deal["pile"]) - 1, 0, -1) if deal["pile"][place] != deal["B"][0]
    )
    deal["B"][0], deal["pile"][last] = deal["pile"][last], deal["B"][0]
    other = Kingdoms.from_json({**saved, "deal": deal})
    return Case(f"kingdoms{number}{'bots' * against_bots}", 0, game, other, against_bots)


CASES = [
    *(claim_case(number, seat, 5 * number) for number, seat in enumerate((0, 1, None, 0, 1, None))),
    *(kingdoms_case(number) for number in range(2)),
]
AMONG_BOTS = [
    *(claim_case(number, number % 2, 6 * number, against_bots=True) for number in range(4)),
    kingdoms_case(3, against_bots=True),
]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("worlds")
    cases = [*CASES, *AMONG_BOTS]
    alone = {case.name: case.seat for case in cases if case.against_bots and case.seat is not None}
    prepare(folder / "one", {case.name: case.one for case in cases}, alone)
    prepare(folder / "other", {case.name: case.other for case in cases}, alone)
    with Server(folder / "one") as one, Server(folder / "other") as other:
        yield one, other


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_byte_is_the_same(worlds: tuple[Server, Server], case: Case) -> None:
    assert case.one.to_json() != case.other.to_json()
    pair = tuple(Witness(server, case) for server in worlds)
    name = case.name
    sockets = [witness.visitor.socket(**authority(witness)) for witness in pair]
    lines = [socket.__enter__() for socket in sockets]
    try:
        for line in lines:
            line.send(do="watch", table=f"t-{name}", game=f"g-{name}", version=0)
        steps = play_on(case, (pair[0], pair[1]), lines)
        for witness, line in zip(pair, lines, strict=True):
            listen(witness, line)
    finally:
        for socket in sockets:
            socket.__exit__(None, None, None)
    for witness in pair:
        with witness.visitor.socket(**authority(witness)) as again:
            again.send(do="watch", table=f"t-{name}")
            listen(witness, again, "table", "game")
    assert steps > 0
    assert len(pair[0].heard) > 15
    assert sorted(pair[0].heard) == sorted(pair[1].heard)


@pytest.mark.parametrize("case", AMONG_BOTS, ids=lambda case: case.name)
def test_no_advice_tells_what_is_hidden(worlds: tuple[Server, Server], case: Case) -> None:
    """A hint, and why something may not be done, are the same in both worlds to the last byte."""
    assert case.one.to_json() != case.other.to_json()
    pair = [Witness(server, case) for server in worlds]
    everything = sorted({str(a) for game in (case.one, case.other) for a in game.legal_actions(case.seat)})
    # Every card there is, those of the other hands and of the deck included.
    codes = sorted({piece for piece in case.one.pieces() if len(piece) > 1})
    for witness in pair:
        for path in ("hint", "hint", *(f"why-not?action={quote(text)}" for text in everything + codes)):
            answer = witness.ask("GET", f"/games/g-{case.name}/{path}")
            assert answer.status_code == 200 or path.startswith("why-not"), answer.text
    assert len(pair[0].heard) > len(codes)
    assert pair[0].heard == pair[1].heard


def authority(witness: Witness) -> dict[str, str]:
    shown = witness.headers.get("authorization")
    return {} if shown is None else {"authorization": shown}


def listen(witness: Witness, line: Line, *expected: str) -> None:
    """Everything that comes until all that must come has come; in which order is a matter of time."""
    line.send(do="ping")
    line.send(do="move", game=f"g-{witness.case.name}", action="Go0", version=0, key="late")
    awaited = {"pong", "refused", *expected}
    while awaited:
        message = line.connection.recv(timeout=10)
        witness.heard.append(str(message).encode())
        awaited.discard(msgspec.json.decode(message)["type"])


def play_on(case: Case, pair: tuple[Witness, Witness], lines: list[Line]) -> int:
    """Play in both worlds what both allow, until something comes to light that tells them apart."""
    one, other = case.one.copy(), case.other.copy()
    chance = Chance(11)
    version = len([move for move in one.moves if not str(move).startswith("chance")])
    steps = 0
    while not one.is_over and steps < 12:
        everybodys = sorted(
            {str(a) for game in (one, other) for s in range(game.seats) for a in game.legal_actions(s)}
        )
        if steps % 4 == 0:
            untried = [action for action in everybodys if not may(one, case.seat, action)]
            for witness in pair:
                witness.look_everywhere(untried[:6])
        actor = one.asked[chance.below(len(one.asked))]
        shared = {str(action) for action in other.legal_actions(actor)}
        common = [str(action) for action in one.legal_actions(actor) if str(action) in shared]
        if not common:
            break
        action = common[chance.below(len(common))]
        one.apply(action, actor)
        other.apply(action, actor)
        if told(one, case.seat) != told(other, case.seat) or one.asked != other.asked:
            break
        for witness, line in zip(pair, lines, strict=True):
            witness.acts(actor, action, version)
            hear_up_to(witness, line, version + 1)
        version += 1
        steps += 1
        if steps % 3 == 0:
            # Taking back, agreed or too late: whether it is possible must not tell anything either.
            taken = [witness.takes_back(actor, version) for witness in pair]
            assert taken[0] == taken[1]
            if taken[0]:
                for witness, line in zip(pair, lines, strict=True):
                    hear_up_to(witness, line, version + taken[0])
                break
    return steps


def hear_up_to(witness: Witness, line: Line, version: int) -> None:
    """Keep what comes, up to a version; whether two changes come as one message is a matter of time."""
    steps: list[object] = []
    while True:
        message = msgspec.json.decode(line.connection.recv(timeout=10))
        steps += message.pop("steps", [])
        if message.get("version") == version:
            witness.heard.append(msgspec.json.encode([steps, message]))
            return


def may(game: AnyGame, seat: int | None, action: str) -> bool:
    return seat is not None and game.why_not(action, seat) is None


def told(game: AnyGame, seat: int | None) -> list[object]:
    return [event.to_json() for event in game.events(seat)]
