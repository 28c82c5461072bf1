"""Two worlds that differ only in what a client may not know send that client the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from itertools import permutations
from urllib.parse import quote

import msgspec
import pytest

from claimant.tabletop.chance import Chance
from tests.patience import until
from tests.server.cases import all_cases, case_that_nobody_can_tell, cases_among_bots, look_the_same
from tests.server.running import Server
from tests.server.worlds import AnyGame, Case, Witness, prepare

CASES = all_cases()
AMONG_BOTS = cases_among_bots()
UNSEEN = case_that_nobody_can_tell()
ORDERS = {
    f"order{number}": (*order, "resign")
    for number, order in enumerate(permutations(("stand-in", "return", "undo")))
}
"""`test_orders.py` goes through the others, in which somebody gives up before."""
STEPS = 7
TAKEN_BACK = ("claim0", "claim1", "claim7")
"""Where a move is taken back on the way: a card is led, and the other agrees."""


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("worlds")
    cases = [*CASES, *AMONG_BOTS, *(replace(UNSEEN, name=name) for name in ORDERS)]
    alone = {case.name: case.seat for case in cases if case.against_bots and case.seat is not None}
    prepare(folder / "one", {case.name: case.one for case in cases}, alone)
    prepare(folder / "other", {case.name: case.other for case in cases}, alone)
    one, other = (
        Server(folder / name, requests_per_minute=10**6, live_patience=0) for name in ("one", "other")
    )
    with one, other:
        yield one, other


def test_they_are_of_all_kinds() -> None:
    assert {case.seat for case in CASES} == {0, 1, None}
    assert all(case.one.to_json() != case.other.to_json() for case in CASES)
    assert all(look_the_same(case.one, case.other, case.seat) for case in CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_byte_is_the_same(worlds: tuple[Server, Server], case: Case) -> None:
    pair = [Witness(server, case) for server in worlds]
    with ExitStack() as lines:
        for witness in pair:
            witness.begin_to_listen(lines)
        version, steps, taken_back = play_on(case, pair)
        for witness in pair:
            witness.says_nonsense()
    for witness in pair:
        for heard in (None, 0, version // 2, version):
            witness.comes_back(heard)
    assert steps > 0
    assert [len(witness.heard) for witness in pair] == [len(pair[0].heard)] * 2
    for one, other in zip(*(witness.heard for witness in pair), strict=True):
        assert one == other
    assert taken_back or case.name not in TAKEN_BACK


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


def test_stand_in_return_and_undo_in_every_order(worlds: tuple[Server, Server]) -> None:
    """Seat B comes and goes while seat A, who looks, moves, asks for an undo and gives up."""
    assert UNSEEN.one.to_json() != UNSEEN.other.to_json()
    done = set()
    for name, order in ORDERS.items():
        pair = [Witness(server, replace(UNSEEN, name=name)) for server in worlds]
        for deed in order:
            for witness in pair:
                if witness.tries(deed):
                    done.add(deed)
                until(witness.is_waited_for_by_nobody_else)
                witness.ask("GET", f"/games/{witness.game}?since=0")
                witness.ask("GET", f"/games/{witness.game}/replay")
        assert pair[0].heard == pair[1].heard
    assert done == {"stand-in", "return", "undo", "resign"}


def play_on(case: Case, pair: list[Witness]) -> tuple[int, int, int]:
    """Play in both worlds what both allow, until something comes to light that tells them apart.

    Returns the version reached, how many moves were made, and how often one was taken back.
    """
    one, other = case.one.copy(), case.other.copy()
    chance = Chance(11)
    version = pair[0].version()
    steps = taken_back = 0
    while not one.is_over and steps < STEPS:
        if steps % 4 == 0:
            for witness in pair:
                witness.look_everywhere(forbidden(one, other, case.seat)[:6])
        found = next_in_both(one, other, case.seat, chance)
        if found is None:
            break
        actor, action, after = found
        before, (one, other) = (one, other), after
        for witness in pair:
            witness.acts(actor, action, version)
            witness.hears_up_to(version + 1)
        version += 1
        steps += 1
        if steps % 3 == 1:
            # Taking back, agreed or too late: whether it is possible must not tell anything either.
            entries = [witness.takes_back(actor, version) for witness in pair]
            assert entries[0] == entries[1]
            if entries[0]:
                taken_back += 1
                one, other = before
                version += entries[0]
                for witness in pair:
                    witness.hears_up_to(version)
    return version, steps, taken_back


def next_in_both(
    one: AnyGame, other: AnyGame, seat: int | None, chance: Chance
) -> tuple[int, str, tuple[AnyGame, AnyGame]] | None:
    """Somebody's action after which both worlds still look the same, and the two games after it."""
    for actor in one.asked:
        shared = {str(action) for action in other.legal_actions(actor)}
        common = [str(action) for action in one.legal_actions(actor) if str(action) in shared]
        while common:
            action = common.pop(chance.below(len(common)))
            after = one.copy(), other.copy()
            for game in after:
                game.apply(action, actor)
            if look_the_same(*after, seat) and after[0].asked == after[1].asked:
                return actor, action, after
    return None


def forbidden(one: AnyGame, other: AnyGame, seat: int | None) -> list[str]:
    """What somebody may do in one of the worlds, and this seat may not."""
    everybodys = {
        str(action)
        for game in (one, other)
        for actor in range(game.seats)
        for action in game.legal_actions(actor)
    }
    return sorted(action for action in everybodys if seat is None or one.why_not(action, seat) is not None)


def test_a_byte_more_would_be_noticed(worlds: tuple[Server, Server]) -> None:
    """The same comparison for the seat that does know the difference finds it."""
    case = CASES[0]
    assert case.seat == 0
    seen = [Witness(server, Case(case.name, 1, case.one, case.other)) for server in worlds]
    for witness in seen:
        witness.look_everywhere([])
    assert msgspec.json.encode([str(h) for h in seen[0].heard]) != msgspec.json.encode(
        [str(h) for h in seen[1].heard]
    )
