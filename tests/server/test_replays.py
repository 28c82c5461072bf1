"""Records from a file: replayed as a game's own replay is, and refused in words where they are wrong."""

from __future__ import annotations

import json
import random

import pytest

from claimant.study import annotated, review
from claimant.tabletop.chance import Chance
from tests.cli.shell import played_game, played_kingdoms
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Json, Visitor, play_out
from tests.server.worlds import AnyGame

GAMES: list[AnyGame] = [
    played_game("claim", 1),
    played_game("clockwork-court", 2, places="Swamp"),
    played_game("claim2", 3, players=4),
    played_game("claim", 4, moves=9),
    played_kingdoms(seed=5),
    played_kingdoms(seed=6, moves=20),
]


@pytest.mark.parametrize("kind", ["claim", "kingdoms"])
def test_the_record_of_a_game_replays_as_the_game_itself(server: Server, kind: str) -> None:
    ann, ben, game = sit_down(server, setup={"game": kind})
    play_out(game, [ann, ben], Chance(2))
    record = ann.http.get(f"/games/{game}/record").text
    nobody = Visitor(server)
    for seat in ("A", "B", None):
        told = nobody.post("/replays", record=record, seat=seat)
        theirs = nobody.get(f"/games/{game}/replay", **({} if seat is None else {"seat": seat}))
        assert told["steps"] == theirs
        assert (told["kind"], told["players"], told["seats"]) == (kind, ["Ann", "Ben"], ["A", "B"])
        assert told["result"] == ann.sees(game)["outcome"]
        assert told["headers"]["PlayerA"] == "Ann"


def test_the_record_of_a_game_against_a_bot_says_so(server: Server) -> None:
    """So that it can be resumed against the same bot."""
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["greedy"], start=True, first="A")["game"]
    ann.post(f"/games/{game}/resignation", version=0, key="enough")
    told = ann.post("/replays", record=ann.http.get(f"/games/{game}/record").text)
    assert told["players"] == ["Ann", "greedy"]
    assert told["headers"]["BotB"] == "greedy"
    assert "PlayerB" not in told["headers"]


def test_a_resignation_is_told(server: Server) -> None:
    ann, ben, game = sit_down(server)
    ben.post(f"/games/{game}/resignation", version=0, key="enough")
    told = ann.post("/replays", record=ann.http.get(f"/games/{game}/record").text)
    assert told["result"] == {"winners": ["A"], "by": "resignation", "result": None}
    assert [step["kind"] for step in told["steps"][1:]] == ["resign"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{type(game).__module__} {game.seats}")
def test_text_and_json_tell_the_same(server: Server, game: AnyGame) -> None:
    nobody = Visitor(server)
    as_text = nobody.post("/replays", record=game.record(), seat="B")
    assert nobody.post("/replays", record=json.dumps(game.to_json()), seat="B")["steps"] == as_text["steps"]
    assert as_text["steps"][-1]["view"] == game.view(1).to_json()
    assert (as_text["result"] is not None) == game.is_over
    told = [event for step in as_text["steps"] for event in step["events"]]
    assert told == [event.to_json() for event in game.events(1)]


def test_comments_are_kept(server: Server) -> None:
    record = GAMES[3].record()
    first = record.split("\n1. ")[1].split()[0]
    told = Visitor(server).post("/replays", record=record.replace(first, f"{first} {{bold!}}", 1))
    assert told["steps"][1]["comment"] == "bold!"


def test_the_numbers_of_a_review_are_no_comment(server: Server) -> None:
    game = played_game("claim", 1)
    reviewed = annotated(game, review(game, 30))
    told = Visitor(server).post("/replays", record=reviewed.record())
    assert [step.get("comment") for step in told["steps"]] == [None] * len(told["steps"])


def broken(record: str, saved: Json, dice: random.Random) -> list[str]:
    """Records with something wrong: cut, mixed up, of other types."""
    texts = [
        "",
        " ",
        "[",
        "{",
        "{}",
        "[]",
        "null",
        "\x00",
        "deal",
        "{" * 5_000,
        '{"a":' * 5_000,
        "🃏" * 100,
    ]
    values: list[object] = [None, 1, [], {}, "x", [1]]
    texts += [json.dumps({**saved, name: value}) for name in saved for value in values]
    texts.append(json.dumps({**saved, "headers": {**saved["headers"], "Game": "Chess"}}))
    texts.append(json.dumps({**saved, "headers": {**saved["headers"], "Seed": "9" * 400}}))
    for _ in range(25):
        cut = list(record)
        place = dice.randrange(len(cut))
        cut[place : place + dice.randrange(1, 9)] = dice.choice(["", "A", "Go5", "\n", "{", "9", "é"])
        texts.append("".join(cut))
        texts.append(record[: dice.randrange(len(record))])
    return texts


@pytest.mark.parametrize("number", [1, 4])
def test_whatever_is_sent_is_replayed_or_refused(server: Server, number: int) -> None:
    nobody = Visitor(server)
    game = GAMES[number]
    refused = 0
    for text in broken(game.record(), game.to_json(), random.Random(number)):
        answer = nobody.ask("POST", "/replays", {"record": text})
        assert answer.status_code in (200, 400, 422), answer.text
        if answer.status_code == 422:
            refused += 1
            assert set(answer.json()) - {"line", "token"} == {"code", "parameters", "text"}
            assert answer.headers["cache-control"] == "no-store"
    assert refused > 30
    assert '"a request failed"' not in server.log


def test_where_a_record_is_wrong_is_told(server: Server) -> None:
    record = GAMES[0].record().replace("\n2. ", "\n2. A:Xx9 ")
    fault = Visitor(server).ask("POST", "/replays", {"record": record}).json()
    assert fault["token"] == "A:Xx9"
    assert fault["line"] > 5


def test_a_record_that_is_too_long_or_a_seat_that_is_not_there_is_refused(server: Server) -> None:
    nobody = Visitor(server)
    assert nobody.refused("POST", "/replays", record="x" * 50_001) == (400, "malformed")
    assert nobody.refused("POST", "/replays", record="x" * 70_000)[0] == 413
    assert nobody.refused("POST", "/replays", record=GAMES[0].record(), seat="D")[0] == 422
