"""Deals that follow from what was promised, and how anybody can check it."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.claim.game import Game
from claimant.cli import main
from claimant.games import new_game
from claimant.server.play.fairness import commitment, deal_seed, faults, new_secret
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Message
from claimant.tabletop.setup import Setup
from tests.server.running import Server
from tests.server.visitor import Visitor, play_out


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
    table = ann.post("/tables", setup=setup, word="abracadabra", first=first)
    promised = table["commitment"]
    ben.post(f"/tables/{table['table']}/players", word="xyzzy")
    begun = ann.post(f"/tables/{table['table']}/games")
    assert begun["commitment"] != promised
    assert ann.sees(begun["game"])["commitment"] == promised
    play_out(begun["game"], [ann, ben], Chance(1))
    record = ann.http.get(f"/games/{begun['game']}/record").text
    assert f'[Commitment "{promised}"]' in record
    assert '[Words "abracadabra|xyzzy"]' in record
    path = tmp_path / "game.txt"
    path.write_text(record, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    told = capsys.readouterr().out
    assert promised in told
    assert ("was chosen" in told) == (first is not None)
    if first is not None:
        assert f"chosen when the table was set up: seat {first}." in told


def kept_promise(secret: str, first: int | None = None) -> TabletopGame:
    game = new_game(Setup(), deal_seed(secret, ["a", "b"]), first)
    game.headers.update(Secret=secret, Commitment=commitment(secret), Words="a|b")
    return game


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
    assert "does not tell its" in capsys.readouterr().out
