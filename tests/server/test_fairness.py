"""Deals that follow from what was promised, and how anybody can check it."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.claim.game import Game
from claimant.cli import main
from claimant.games import new_game, read_record
from claimant.server.play.fairness import (
    Order,
    Shuffle,
    commitment,
    deal_seed,
    faults,
    new_secret,
    words_in,
)
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Message
from claimant.tabletop.setup import Setup
from tests.server.running import Server
from tests.server.visitor import Visitor, play_out

SECRET = "5" * 64


@pytest.mark.parametrize("first", [None, "A", "B"])
@pytest.mark.parametrize("setup", [{}, {"game": "kingdoms"}, {"random_places": "both"}, {"deck": "claim2"}])
def test_the_record_keeps_the_promise_made_before_the_deal(
    server: Server,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    setup: dict[str, str],
    first: str | None,
) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = ann.post("/tables", setup=setup, first=first)
    promised = table["commitment"]
    path = f"/tables/{table['table']}"
    assert not any(chair["has_word"] for chair in table["seats"])
    answered = ann.put(f"{path}/word", word="abracadabra", commitment=promised)
    assert [chair["has_word"] for chair in answered["seats"]] == [True, False]
    ben.post(f"{path}/players", contribution={"word": "xyzzy", "commitment": promised})
    begun = ann.post(f"{path}/games")
    assert begun["commitment"] != promised
    assert ann.sees(begun["game"])["commitment"] == promised
    play_out(begun["game"], [ann, ben], Chance(1))
    record = ann.http.get(f"/games/{begun['game']}/record").text
    assert f'[Commitment "{promised}"]' in record
    assert '[Words "abracadabra|xyzzy"]' in record
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert promised in told
    assert "Version 2: a player adds the word “abracadabra”." in told
    assert "Version 3: a player adds the word “xyzzy”." in told
    assert "Version 4: the cards are dealt." in told
    assert ("was chosen" in told) == (first is not None)
    if first is not None:
        assert f"chosen when the table was set up: seat {first}." in told


def test_every_deal_takes_words_of_its_own(server: Server) -> None:
    """A word counts for the commitment that it answers, and for no other deal."""
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = ann.post("/tables")
    path, promised = f"/tables/{table['table']}", table["commitment"]
    ben.post(f"{path}/players")
    word = {"word": "abracadabra", "commitment": promised}
    assert Visitor(server, "Eve").refused("PUT", f"{path}/word", **word) == (403, "not-seated")
    ann.put(f"{path}/word", **word)
    begun = ann.post(f"{path}/games")
    assert not any(chair["has_word"] for chair in begun["seats"])
    assert ann.refused("PUT", f"{path}/word", **word) == (409, "other-commitment")
    ben.put(f"{path}/word", word="first", commitment=begun["commitment"])
    ben.put(f"{path}/word", word="second", commitment=begun["commitment"])
    resigned = ben.sees(begun["game"])["version"]
    ben.post(f"/games/{begun['game']}/resignation", version=resigned, key="enough")
    again = ann.post(f"{path}/games")
    ben.post(f"/games/{again['game']}/resignation", version=0, key="enough")
    records = [read_record(ann.http.get(f"/games/{one['game']}/record").text) for one in (begun, again)]
    assert [words_in(record.headers) for record in records] == [["abracadabra", ""], ["", "second"]]
    assert [faults(record) for record in records] == [[], []]
    ann.delete(f"{path}/players/me")
    closed = ann.get(path)["commitment"]
    assert ann.refused("PUT", f"{path}/word", word="late", commitment=closed) == (409, "table-closed")


def test_who_stands_up_takes_their_word_along(server: Server) -> None:
    ann, ben, eve = Visitor(server, "Ann"), Visitor(server, "Ben"), Visitor(server, "Eve")
    table = ann.post("/tables")
    path, promised = f"/tables/{table['table']}", table["commitment"]
    wrong = {"word": "xyzzy", "commitment": "0" * 64}
    assert ben.refused("POST", f"{path}/players", contribution=wrong) == (409, "other-commitment")
    assert ben.get(path)["you"] is None
    ben.post(f"{path}/players", contribution={"word": "xyzzy", "commitment": promised})
    ben.delete(f"{path}/players/me")
    assert [chair["has_word"] for chair in eve.post(f"{path}/players")["seats"]] == [False, False]


def kept_promise(secret: str, first: int | None = None) -> TabletopGame:
    shuffle = Shuffle(secret, ("a", "b"), Order(1, (3, 2), 5))
    game = new_game(Setup(), shuffle.seed, first)
    game.headers.update(shuffle.headers())
    return game


def test_a_word_that_came_too_early_too_late_or_for_another_deal_is_noticed() -> None:
    promised = commitment(SECRET)
    for name, value in (
        ("Committed", "2"),
        ("Committed", "no number"),
        ("Dealt", "3"),
        ("Dealt", "1"),
        ("Answered", f"3:{promised}"),
        ("Answered", f"3:{promised}|-"),
        ("Answered", f"3:{promised}|2:{'0' * 64}"),
        ("Answered", "3|2"),
        ("Promise", "3"),
    ):
        game = kept_promise(SECRET)
        game.headers[name] = value
        assert faults(game) == [Message("verify-other-order", {})], (name, value)
    for name in ("Committed", "Answered", "Dealt"):
        game = kept_promise(SECRET)
        del game.headers[name]
        assert faults(game) == [Message("verify-other-order", {})]


def test_an_older_record_can_be_verified_and_says_that_it_promises_less(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older = Shuffle(SECRET, ("a", "b"))
    game = new_game(Setup(), older.seed)
    game.headers.update(older.headers())
    assert "Promise" not in game.headers
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "This is an older record" in capsys.readouterr().out


@pytest.mark.parametrize("word", ["tail\n", "\x1b[2J", "a\0b", "\u2028", "%0A", "back\\slash", 'a"b', "ü"])
def test_whatever_word_was_once_taken_its_record_can_be_read_and_verified(word: str) -> None:
    older = Shuffle(SECRET, (word, "b"))
    game = new_game(Setup(), older.seed)
    game.headers.update(older.headers())
    read = read_record(game.record())
    assert words_in(read.headers) == [word, "b"]
    assert faults(read) == []


def test_a_deal_to_which_nobody_added_a_word_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = Shuffle(SECRET, ("", ""), Order(1, (None, None), 2))
    game = new_game(Setup(), alone.seed)
    game.headers.update(alone.headers())
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "No player added a word" in capsys.readouterr().out


def test_another_deal_another_secret_other_words_are_noticed() -> None:
    assert faults(kept_promise(new_secret())) == []
    for name, value in (("Secret", "0" * 64), ("Words", "a|c"), ("Commitment", "0" * 64), ("Seed", "1")):
        game = kept_promise(new_secret())
        game.headers[name] = value
        assert faults(game)
    secret = new_secret()
    other = Game("claim", seed=1)
    other.headers.update(Secret=secret, Commitment=commitment(secret), Words="a|b")
    other.headers["Seed"] = str(deal_seed(secret, ["a", "b"]))
    assert faults(other) == [Message("verify-other-deal", {})]


def test_who_begins_must_have_been_chosen_openly_or_by_lot() -> None:
    secret = new_secret()
    by_lot = kept_promise(secret).first
    chosen = kept_promise(secret, 1 - by_lot)
    assert faults(chosen) == []
    del chosen.headers["Beginner"]
    assert faults(chosen) == [Message("verify-other-deal", {})]


def test_a_record_without_a_promise_cannot_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Game("claim", seed=1).record(), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "is missing these headers" in capsys.readouterr().out
