"""Guests, accounts, tokens."""

from __future__ import annotations

import secrets

import pytest

from claimant.server.reasons import Refusal
from claimant.server.store.names import account_name, clean_name
from claimant.tabletop.chance import Chance
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor, play_out

PASSWORD = "a long and secret sentence"


def fresh_name() -> str:
    return f"n{secrets.token_hex(6)}"


def test_a_guest_needs_a_name_and_nothing_else(server: Server) -> None:
    ann = Visitor(server, "  Ann   of  Kent ")
    assert ann.get("/me")["name"] == "Ann of Kent"
    assert Visitor(server).refused("GET", "/me") == (401, "sign-in-first")


@pytest.mark.parametrize("name", ["", " ", "<b>", "a\u202eb", "x" * 25, "a\nb\x00"])
def test_what_is_not_a_name_is_refused(server: Server, name: str) -> None:
    assert Visitor(server).refused("POST", "/players", name=name)[0] in (400, 422)


def test_a_guest_who_becomes_an_account_keeps_the_games(server: Server) -> None:
    ann, ben, game = sit_down(server)
    play_out(game, [ann, ben], Chance(1))
    name = fresh_name()
    assert ann.post("/me/account", name=name, password=PASSWORD)["has_account"]
    elsewhere = Visitor(server)
    assert elsewhere.post("/session", name=name.upper(), password=PASSWORD)["id"] == ann.id
    assert [entry["game"] for entry in elsewhere.get("/me/games")] == [game]


def test_a_name_belongs_to_one_account(server: Server) -> None:
    name = fresh_name()
    Visitor(server, "Ann").post("/me/account", name=name, password=PASSWORD)
    ben = Visitor(server, "Ben")
    assert ben.refused("POST", "/me/account", name=name.title(), password=PASSWORD) == (409, "name-taken")
    assert ben.get("/me") == {"id": ben.id, "name": "Ben", "has_account": False}


def test_a_wrong_password_is_as_wrong_as_an_unknown_name(server: Server) -> None:
    name = fresh_name()
    Visitor(server, "Ann").post("/me/account", name=name, password=PASSWORD)
    eve = Visitor(server)
    assert eve.refused("POST", "/session", name=name, password="guess") == (401, "wrong-password")
    assert eve.refused("POST", "/session", name=fresh_name(), password="guess") == (401, "wrong-password")
    assert Visitor(server, "Ben").refused("POST", "/me/account", name=fresh_name(), password="short") == (
        422,
        "bad-password",
    )


def test_who_has_signed_out_is_nobody_here_but_somebody_elsewhere(server: Server) -> None:
    ann = Visitor(server, "Ann")
    name = fresh_name()
    ann.post("/me/account", name=name, password=PASSWORD)
    elsewhere = Visitor(server)
    elsewhere.post("/session", name=name, password=PASSWORD)
    token = ann.cookie
    ann.delete("/me/session")
    ann.http.cookies.set("claimant", token)
    assert ann.refused("GET", "/me") == (401, "sign-in-first")
    assert elsewhere.get("/me")["id"] == ann.id


def test_a_program_plays_with_a_token_until_it_is_revoked(server: Server) -> None:
    ann = Visitor(server, "Ann")
    made = ann.post("/me/tokens", label="my bot")
    program = Visitor(server)
    program.http.headers["authorization"] = f"Bearer {made['token']}"
    assert program.get("/me")["id"] == ann.id
    assert [(token["label"], token["token"]) for token in ann.get("/me/tokens")] == [("my bot", None)]
    assert Visitor(server, "Eve").refused("DELETE", f"/me/tokens/{made['id']}") == (404, "no-such-token")
    ann.delete(f"/me/tokens/{made['id']}")
    assert program.refused("GET", "/me") == (401, "sign-in-first")


def test_a_deleted_player_leaves_the_others_their_games(server: Server) -> None:
    ann, ben, game = sit_down(server)
    assert ann.refused("DELETE", "/me") == (409, "still-playing")
    play_out(game, [ann, ben], Chance(1))
    ann.delete("/me")
    assert ann.refused("GET", "/me") == (401, "sign-in-first")
    assert ben.get("/me/games")[0]["players"] == ["somebody", "Ben"]


def test_renaming(server: Server) -> None:
    ann = Visitor(server, "Ann")
    ann.ask("PATCH", "/me", {"name": "Anna"})
    assert ann.get("/me")["name"] == "Anna"


def test_names_that_look_alike_are_one_account() -> None:
    assert account_name("Ann") == account_name("\uff41\uff4e\uff4e") == account_name("a_n n")
    assert clean_name("Zoë") == "Zoë"
    with pytest.raises(Refusal):
        clean_name("a" * 25)
