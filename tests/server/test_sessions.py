"""Sessions can be seen and ended by their owner, end by themselves, and are renewed with new rights."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from claimant.server.store.accounts import MOST_SESSIONS, SEEN_SECONDS
from tests.patience import SECONDS, until
from tests.server.running import Server
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.server.visitor import Visitor

SIGNED_OUT = (4001, "sign-in-first")
DAY = 24 * 3_600.0


def with_account(server: Server) -> tuple[Visitor, str]:
    ann, name = Visitor(server, "Ann"), fresh_name()
    ann.post("/me/account", name=name, password=PASSWORD)
    return ann, name


def elsewhere(server: Server, name: str, device: str = "elsewhere") -> Visitor:
    other = Visitor(server)
    other.http.headers["user-agent"] = device
    other.post("/session", name=name, password=PASSWORD)
    return other


def with_cookie(server: Server, cookie: str) -> Visitor:
    thief = Visitor(server)
    thief.http.cookies.set("claimant", cookie)
    return thief


def test_a_player_sees_where_they_are_signed_in(server: Server) -> None:
    ann, name = with_account(server)
    elsewhere(server, name, "A phone " + "x" * 300)
    sessions = ann.get("/me/sessions")
    assert [session["is_this"] for session in sessions] == [False, True]
    assert sessions[0]["device"].startswith("A phone x")
    assert len(sessions[0]["device"]) == 200
    for session in sessions:
        assert abs(time.time() - session["created"]) < SEEN_SECONDS
        assert session["seen"] >= session["created"]
        assert ann.cookie not in session.values()


def test_one_session_can_be_ended_and_its_sockets_with_it(server: Server) -> None:
    ann, name = with_account(server)
    other = elsewhere(server, name)
    session = next(session for session in ann.get("/me/sessions") if not session["is_this"])
    with other.socket() as line:
        ann.delete(f"/me/sessions/{session['id']}")
        assert line.ending() == SIGNED_OUT
    assert other.refused("GET", "/me") == (401, "sign-in-first")
    assert ann.get("/me")["has_account"]
    assert Visitor(server, "Eve").refused("DELETE", f"/me/sessions/{session['id']}") == (
        404,
        "no-such-token",
    )


def test_a_player_signs_out_everywhere_and_programs_go_on(server: Server) -> None:
    ann, name = with_account(server)
    other = elsewhere(server, name)
    program = Visitor(server)
    program.http.headers["authorization"] = f"Bearer {ann.post('/me/tokens', label='bot')['token']}"
    cookie = ann.cookie
    with other.socket() as line:
        ann.delete("/me/sessions")
        assert line.ending() == SIGNED_OUT
    assert other.refused("GET", "/me") == (401, "sign-in-first")
    assert with_cookie(server, cookie).refused("GET", "/me") == (401, "sign-in-first")
    assert program.get("/me")["id"] == ann.id


def test_who_has_seen_the_cookie_of_a_guest_has_nothing_of_the_account(server: Server) -> None:
    ann = Visitor(server, "Ann")
    thief = with_cookie(server, ann.cookie)
    assert thief.get("/me")["id"] == ann.id
    with ann.socket() as line:
        ann.post("/me/account", name=fresh_name(), password=PASSWORD)
        assert line.ending() == SIGNED_OUT
    assert thief.refused("GET", "/me") == (401, "sign-in-first")
    assert ann.get("/me")["has_account"]
    assert len(ann.get("/me/sessions")) == 1


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    ann, name = with_account(server)
    other = elsewhere(server, name)
    before, new = ann.cookie, "another long and secret sentence"
    assert ann.refused("PUT", "/me/password", old="wrong", new=new) == (401, "wrong-password")
    assert ann.refused("PUT", "/me/password", old=PASSWORD, new="short") == (422, "bad-password")
    assert other.get("/me")["id"] == ann.id
    ann.put("/me/password", old=PASSWORD, new=new)
    assert ann.cookie != before
    assert ann.get("/me")["has_account"]
    assert other.refused("GET", "/me") == (401, "sign-in-first")
    assert with_cookie(server, before).refused("GET", "/me") == (401, "sign-in-first")
    assert Visitor(server).refused("POST", "/session", name=name, password=PASSWORD)[0] == 401
    assert Visitor(server).post("/session", name=name, password=new)["id"] == ann.id
    assert Visitor(server, "Ben").refused("PUT", "/me/password", old="x", new=new) == (409, "no-account")


def test_a_session_that_nobody_uses_ends_and_one_that_is_used_goes_on(data: Path) -> None:
    def last_seen(store: sqlite3.Connection, player: str) -> float:
        found = store.execute("SELECT seen FROM tokens WHERE player = ? AND is_session", [player])
        return float(found.fetchone()[0])

    with Server(data, session_days=2) as server:
        ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
        token = ben.post("/me/tokens", label="bot")["token"]
        server.stop()
        with closing(sqlite3.connect(data / "claimant.db")) as store:
            store.execute("UPDATE tokens SET seen = seen - ?", [1.5 * DAY])
            store.execute("UPDATE tokens SET seen = seen - ? WHERE player = ?", [DAY, ben.id])
            store.commit()
            server.start()
            assert ann.get("/me")["name"] == "Ann"
            assert ben.refused("GET", "/me") == (401, "sign-in-first")
            program = Visitor(server)
            program.http.headers["authorization"] = f"Bearer {token}"
            assert program.get("/me")["name"] == "Ben"
            assert program.get("/me/sessions") == []
            until(lambda: time.time() - last_seen(store, ann.id) < DAY)


def test_so_many_sessions_and_the_one_not_used_for_longest_makes_way(server: Server) -> None:
    ann, name = with_account(server)
    now = time.time()
    rows = [(f"{name}-{number}", ann.id, now, now - number) for number in range(MOST_SESSIONS)]
    with closing(sqlite3.connect(server.data / "claimant.db", timeout=SECONDS)) as store:
        # As if somebody had signed in again and again, without the time that passwords take.
        store.executemany(
            "INSERT INTO tokens (hash, player, label, is_session, created, seen) "
            "VALUES (?, ?, '', 1, ?, ?)",
            rows,
        )
        store.commit()
    kept = [session["id"] for session in elsewhere(server, name).get("/me/sessions")]
    assert len(kept) == MOST_SESSIONS
    assert rows[0][0] in kept
    assert rows[-1][0] not in kept


@pytest.mark.parametrize("path", ["/me/sessions", "/me/sessions/x"])
def test_nobody_has_no_sessions(server: Server, path: str) -> None:
    assert Visitor(server).refused("DELETE", path) == (401, "sign-in-first")
