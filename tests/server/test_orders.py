"""Stand-in, return, undo and resign, in every order: what nobody may learn, and what nobody can undo.

Everything that leaves the server about a game is composed from its session, so these orders are gone
through in sessions. `test_two_worlds.py` compares the bytes that real servers send.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import cast

import msgspec
import pytest

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.play import updates
from claimant.server.play.fairness import Shuffle
from claimant.server.play.history import GameInfo, Sitting
from claimant.server.play.session import (
    AGREE,
    BOT_KEY,
    MOVE,
    OFFER,
    RESIGN,
    RETURN,
    Entry,
    GameSession,
    Terms,
    begin,
)
from claimant.server.play.tables import Options
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.seats import seat_letter
from tests.server.cases import all_cases, cases_with_more_players, look_the_same
from tests.server.test_two_worlds import next_in_both
from tests.server.worlds import AnyGame, Case

CASES = [*all_cases(), *cases_with_more_players()]
ORDERS = list(permutations(("stand-in", "return", "undo", "resign")))


def info_of(session: GameSession) -> GameInfo:
    sat = tuple(Sitting(f"player {seat}", f"Player {seat}", None) for seat in range(session.game.seats))
    return GameInfo("game", "table", 1, "claim", Options(), None, sat, Shuffle("", ()), "", 0.0)


def session_of(game: AnyGame) -> GameSession:
    """Nobody has to be waited for."""
    saved = game.to_json()
    session = begin({**saved, "moves": []}, Terms((None,) * game.seats, False, 0.0, 0.0))
    for move in cast(list[dict[str, str]], saved["moves"]):
        letter, _, action = move["move"].partition(":")
        if letter != "chance":
            session = acted(session, "ABCD".index(letter), MOVE, action)
    return session


def acted(session: GameSession, seat: int, kind: str, content: str = "") -> GameSession:
    version = session.version + 1
    is_bots = kind == MOVE and session.bots[seat] is not None
    key = f"{BOT_KEY if is_bots else ''}{version}"
    return session.after(Entry(version, seat, kind, content, key, 0.0), session.version)


def offered(session: GameSession, seat: int, what: str) -> GameSession:
    """Make an offer, to which everybody agrees who is asked."""
    session = acted(session, seat, OFFER, what)
    while session.offer is not None:
        session = acted(session, session.offer.waiting[0], AGREE)
    return session


def done(session: GameSession, deed: str, seat: int) -> GameSession:
    """What somebody does: a seat of their own is meant, or that of the one who is to act."""
    if deed == "undo":
        return offered(session, seat, "undo")
    if deed == "stand-in":
        return offered(session, seat, f"stand-in {seat_letter(session.game.asked[0])}")
    return acted(session, seat, {"return": RETURN, "resign": RESIGN}[deed])


def attempted(session: GameSession, deed: str, seat: int) -> tuple[GameSession, str]:
    """The session afterwards, and why it is the same as before, if it is."""
    try:
        return done(session, deed, seat), ""
    except ClaimantError as refused:
        return session, str(refused.reason.message().to_json())


def told(session: GameSession, viewer: int | None) -> bytes:
    """Everything that a viewer can be told of a session."""
    info = info_of(session)
    return msgspec.json.encode(
        [
            updates.answer(info, session, viewer, 0),
            updates.news(info, session, viewer, max(session.version - 2, 0)),
            list(updates.replay(session.deal, session.terms, session.without_undo(), viewer)),
        ]
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_order_tells_two_worlds_apart(case: Case) -> None:
    chance = Chance(3)
    before = tuple(map(session_of, (case.one, case.other)))
    reached = set()
    for order in ORDERS:
        pair = before
        for deed in order:
            pair = both_move(pair, case.seat, chance)
            for seat in range(case.one.seats):
                tried = [attempted(session, deed, seat) for session in pair]
                assert tried[0][1] == tried[1][1]
                pair = tried[0][0], tried[1][0]
                if not tried[0][1]:
                    reached.add(deed)
                    break
        assert look_the_same(pair[0].game, pair[1].game, case.seat)  # type: ignore[arg-type]
        assert told(pair[0], case.seat) == told(pair[1], case.seat)
    assert {"stand-in", "return", "resign"} <= reached


def both_move(
    pair: tuple[GameSession, ...], viewer: int | None, chance: Chance
) -> tuple[GameSession, GameSession]:
    """A move that is possible in both and tells them not apart, by the player or by who stands in."""
    one, other = pair
    if one.is_over:
        return one, other
    found = next_in_both(one.game, other.game, viewer, chance)  # type: ignore[arg-type]
    if found is None:
        return one, other
    seat, action, _ = found
    return acted(one, seat, MOVE, action), acted(other, seat, MOVE, action)


GAMES = {
    "two": lambda: Game("claim", seed=1),
    "Kingdoms": lambda: Kingdoms(seed=2),
    "three": lambda: Game("claim", players=3, seed=1),
}
DEEDS = ("move", "stand-in", "return", "undo", "resign")
LENGTH = 6


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_in_no_order_is_anybody_taken_back_unasked_or_anything_unlearned(make: object) -> None:
    """Every order of six deeds, each by whoever may do it first."""
    beginning = session_of(make())  # type: ignore[operator]
    known: dict[tuple[str, ...], GameSession] = {(): beginning}
    undone = 0
    for length in range(1, LENGTH + 1):
        for order in product(DEEDS, repeat=length):
            session = known.get(order[:-1])
            if session is None:
                continue
            after = anybody(session, order[-1])
            if after is None:
                continue
            known[order] = after
            if order[-1] == "undo":
                undone += 1
                check_consent(session, after)
    assert undone > 0


def anybody(session: GameSession, deed: str) -> GameSession | None:
    if session.is_over:
        return None
    if deed == "move":
        seat = session.game.asked[0]
        return acted(session, seat, MOVE, str(session.game.legal_actions(seat)[0]))
    tried = (attempted(session, deed, seat) for seat in range(session.game.seats))
    return next((after for after, refused in tried if not refused), None)


def check_consent(before: GameSession, after: GameSession) -> None:
    """One move was taken back, the last of who asked; everybody else agreed; nothing hidden was seen."""
    entries = list(after.entries.since(before.version))
    asker = entries[0].seat
    assert {entry.seat for entry in entries[1:]} == set(range(after.game.seats)) - {asker}
    assert [str(move) for move in before.game.actions[:-1]] == [str(move) for move in after.game.actions]
    assert before.game.actions[-1].seat == asker
    earlier, later = (unknown_to_all(session) for session in (after, before))
    laid_down = earlier - later
    assert len(laid_down) <= 1
    assert before.bots == (None,) * before.game.seats


def unknown_to_all(session: GameSession) -> set[str]:
    return set(cast(list[str], session.game.public_view().to_json().get("unknown", [])))
