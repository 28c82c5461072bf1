"""Logs and counters record what happened, and nothing secret."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from pathlib import Path

import pytest

from claimant.server.ops.logs import JsonLines
from claimant.tabletop.chance import Chance
from tests.server.running import Server
from tests.server.test_accounts import PASSWORD
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Visitor, play_out

CARD = re.compile(r"\b[A-Z][a-z][0-9]{1,2}\b")


def test_of_a_whole_evening_they_tell_no_secret(data: Path) -> None:
    """Games, accounts, tokens, refusals and a store that fails; then every secret is looked for."""
    with Server(data) as server:
        ann, ben, game = sit_down(server, private=True)
        secrets = {ann.cookie, ben.cookie, PASSWORD, "Ann", "Zoe", "my label", "a-word-of-mine"}
        ann.post("/me/account", name="Zoe", password=PASSWORD)
        secrets.add(ann.post("/me/tokens", label="my label")["token"])
        mine = ann.get("/tables/mine")[0]
        secrets.add(mine["invitation"])
        ann.put(f"/tables/{mine['table']}/word", word="a-word-of-mine", commitment=mine["commitment"])
        bots = ann.post("/tables", bots=["random"], start=True)["game"]
        actor, other, action = first_move((ann, ben), game)
        path = f"/games/{game}/moves"
        other.refused("POST", path, action=action, version=0, key="k")
        actor.refused("POST", path, action=action, version=7, key="k")
        actor.refused("POST", path, action=action, version="seven", key="k")
        Visitor(server).refused("POST", "/session", name="Zoe", password=PASSWORD + "!")
        with ann.socket() as line:
            line.connection.send(f"not JSON but {ann.cookie} {action}")
            line.hear("refused")
        locker = sqlite3.connect(data / "claimant.db", isolation_level=None)
        locker.execute("BEGIN IMMEDIATE")
        assert actor.refused("POST", path, action=action, version=0, key="k") == (503, "store-fails")
        locker.execute("ROLLBACK")
        play_out(game, [ann, ben], Chance(1))
        play_out(bots, [ann], Chance(2))
        record = ann.http.get(f"/games/{game}/record").text
        secrets |= set(re.findall(r'\[(?:Seed|Secret) "([^"]+)"\]', record))
        secrets |= {
            row[0] for row in locker.execute("SELECT secret FROM games UNION SELECT secret FROM tables")
        }
        locker.close()
        counted = ann.http.get(f"{server.url}/metrics").text
        assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert all({"at", "level", "from", "message"} <= set(line) for line in lines)
    assert "the store failed" in {line["message"] for line in lines}
    assert len(secrets) >= 11
    for told in (server.log, counted):
        for secret in secrets:
            assert secret not in told
        assert CARD.search(told) is None


def test_what_it_has_done_is_counted(server: Server) -> None:
    ann, ben, game = sit_down(server)
    play_out(game, [ann, ben], Chance(1))
    told = ann.http.get(f"{server.url}/metrics").text
    counted = {
        line.split(" ")[0]: float(line.split(" ")[1]) for line in told.splitlines() if line[0] != "#"
    }
    assert counted['claimant_moves_total{kind="move"}'] >= 50
    assert counted["claimant_writes_total"] >= counted["claimant_commits_total"] > 0
    assert counted['claimant_games_total{stage="ended"}'] >= 1


@pytest.mark.parametrize("given", [False, None, True, (None, None, None)])
def test_any_record_can_be_written(given: object) -> None:
    record = logging.makeLogRecord({"msg": "said", "exc_info": None})
    record.exc_info = given if given is not True else (ValueError, ValueError("secret"), None)  # type: ignore[assignment]
    told = json.loads(JsonLines().format(record))
    assert told["message"] == "said"
    assert told.get("fault") == ("ValueError" if given is True else None)
