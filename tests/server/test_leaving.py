"""Who signs out, or deletes the account, is gone at once: from sockets, streams and tables too."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx

from claimant.server.store.names import GONE
from claimant.tabletop.chance import Chance
from tests.server.running import Server
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.server.test_play import sit_down
from tests.server.visitor import Line, Visitor, play_out

SIGNED_OUT = (4001, "sign-in-first")


def is_alive(line: Line) -> bool:
    line.send(do="ping")
    return bool(line.hear("pong"))


def messages(stream: httpx.Response) -> Iterator[dict[str, object]]:
    return (json.loads(text) for text in stream.iter_lines() if text)


def two_browsers(server: Server) -> tuple[Visitor, Visitor]:
    """One account, signed in twice."""
    here, there = Visitor(server, "Ann"), Visitor(server)
    name = fresh_name()
    here.post("/me/account", name=name, password=PASSWORD)
    there.post("/session", name=name, password=PASSWORD)
    there.id = here.id
    return here, there


def test_signing_out_ends_the_lines_of_this_browser_only(server: Server) -> None:
    here, there = two_browsers(server)
    game = here.post("/tables", bots=["random"], start=True)["game"]
    with (
        here.socket() as line,
        there.socket() as other,
        here.http.stream("GET", f"/games/{game}/stream") as stream,
    ):
        told = messages(stream)
        assert next(told)["type"] == "table"
        assert is_alive(line)
        here.delete("/me/session")
        assert line.ending() == SIGNED_OUT
        assert list(told)[-1] == {"type": "closed", "why": "sign-in-first"}
        assert is_alive(other)


def test_deleting_the_account_ends_them_all(server: Server) -> None:
    here, there = two_browsers(server)
    with here.socket() as line, there.socket() as other:
        there.delete("/me")
        assert line.ending() == other.ending() == SIGNED_OUT
    assert here.refused("GET", "/me") == (401, "sign-in-first")


def test_a_program_whose_token_is_revoked_hears_no_more(server: Server) -> None:
    ann = Visitor(server, "Ann")
    made = ann.post("/me/tokens", label="bot")
    game = ann.post("/tables", bots=["random"], start=True)["game"]
    program = Visitor(server)
    program.http.headers["authorization"] = f"Bearer {made['token']}"
    with ann.socket() as line, program.http.stream("GET", f"/games/{game}/stream") as stream:
        told = messages(stream)
        assert next(told)["type"] == "table"
        ann.delete(f"/me/tokens/{made['id']}")
        assert list(told)[-1] == {"type": "closed", "why": "sign-in-first"}
        assert is_alive(line)


def test_no_table_waits_for_a_deleted_player(server: Server) -> None:
    ann, ben, game = sit_down(server)
    played = ann.sees(game)["table"]
    hosted, joined = ann.post("/tables")["table"], ben.post("/tables")["table"]
    ann.post(f"/tables/{joined}/players")
    play_out(game, [ann, ben], Chance(1))
    with ben.socket() as line:
        line.send(do="watch", table=joined)
        assert line.hear("table")["seats"][1]["player"]["id"] == ann.id
        ann.delete("/me")
        assert line.hear("table")["seats"][1]["player"] is None
    assert ben.get(f"/tables/{hosted}")["status"] == "closed"
    assert ben.get(f"/tables/{joined}")["status"] == "open"
    assert ben.refused("POST", f"/tables/{played}/games") == (409, "table-closed")


def test_the_name_of_a_deleted_player_is_gone_from_what_is_in_memory(server: Server) -> None:
    ann, ben, game = sit_down(server)
    table = ann.sees(game)["table"]
    ann.post(f"/games/{game}/resignation", version=0, key="enough")
    ben.delete(f"/tables/{table}/players/me")
    with ben.socket() as line:
        line.send(do="watch", table=table)
        assert "Ann" in [seat["player"]["name"] for seat in line.hear("table")["seats"]]
        assert "Ann" in ben.http.get(f"/games/{game}/record").text
        ann.delete("/me")
        for told in (ben.http.get(f"/games/{game}/record").text, str(ben.get(f"/tables/{table}"))):
            assert "Ann" not in told
            assert GONE in told
