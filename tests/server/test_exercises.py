"""Exercises: made of mistakes when a game is reviewed, due at growing intervals, gone with their player."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from claimant.server.ops.checking import check
from claimant.server.ops.settings import Settings
from claimant.server.store import accounts
from claimant.server.store.schema import exercises
from claimant.tabletop.chance import Chance
from tests.server.reviewing import in_store, keep_review
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Json, Visitor, play_out

Reviewed = tuple[list[tuple[str, str]], str]
Played = tuple[Visitor, Visitor, str, Json]
WEEKS = 8


@pytest.fixture(scope="module")
def reviewed(server: Server) -> Reviewed:
    """A game that two people have played at random, reviewed; their cookies, and its id."""
    ann, ben, game = sit_down(server)
    play_out(game, [ann, ben], Chance(3))
    assert ann.get("/me/exercises")["unreviewed"][0]["game"] == game
    keep_review(server, game, ann.http.get(f"/games/{game}/record").text)
    return [(ann.cookie, ann.id), (ben.cookie, ben.id)], game


@pytest.fixture
def played(server: Server, reviewed: Reviewed) -> Played:
    """The two, the game and its review."""
    people, game = reviewed
    ann, ben = Visitor(server), Visitor(server)
    for visitor, (cookie, player) in zip((ann, ben), people, strict=True):
        visitor.http.cookies.set("claimant", cookie)
        visitor.id = player
    return ann, ben, game, ann.get(f"/games/{game}/review")


def make_due(connection: Connection, game: str) -> None:
    connection.execute(update(exercises).where(exercises.c.game == game).values(due=0.0))


def mistakes(judged: Json, seat: str) -> list[Json]:
    return [
        decision
        for decision in judged["decisions"]
        if decision["seat"] == seat and decision["grade"] in ("mistake", "blunder")
    ]


def test_every_mistake_of_mine_is_an_exercise(played: Played) -> None:
    ann, ben, _, judged = played
    for visitor, seat in ((ann, "A"), (ben, "B")):
        told = visitor.get("/me/exercises")
        wanted = [decision["number"] for decision in mistakes(judged, seat)]
        assert wanted
        assert sorted(entry["number"] for entry in told["due"]) == wanted
        assert (told["count"], told["mastered"], told["next"]) == (len(wanted), 0, None)
        assert told["unreviewed"] == []
        for name in ("phases", "grades"):
            assert sum(spot["count"] for spot in told["weak"][name]) == len(wanted)
        counts = [spot["count"] for spot in told["weak"]["powers"]]
        assert counts == sorted(counts, reverse=True)
        assert all(spot["lesson"] == spot["name"] for spot in told["weak"]["powers"])
    assert Visitor(ann.server).refused("GET", "/me/exercises") == (401, "sign-in-first")


def test_the_moment_is_shown_as_it_was_seen_then(played: Played) -> None:
    ann, ben, game, judged = played
    decision = mistakes(judged, "A")[0]
    path = f"/me/exercises/{game}/{decision['number']}"
    told = ann.get(path)
    then = ann.get(f"/games/{game}/replay", seat="A")[decision["number"]]
    assert (told["view"], told["votes"], told["question"]) == (
        then["view"],
        then["votes"],
        then["question"],
    )
    assert (told["you"], told["played"], told["result"]) == ("A", decision["action"], None)
    assert decision["best"] in told["view"]["legal"]
    # Nobody else's.
    assert ben.refused("GET", path) == (404, "no-such-exercise")
    assert ann.refused("GET", f"/me/exercises/{game}/9999") == (404, "no-such-exercise")


def test_it_comes_back_at_growing_intervals_until_it_is_mastered(server: Server, played: Played) -> None:
    ann, _, game, judged = played
    decision = mistakes(judged, "A")[-1]
    path = f"/me/exercises/{game}/{decision['number']}"
    assert ann.refused("POST", path, action="Go99")[0] in (409, 422)
    wrong = ann.post(path, action=decision["action"])["result"]
    assert (wrong["is_right"], wrong["counted"], wrong["mastered"]) == (False, True, False)
    assert decision["best"] in wrong["right"]
    assert wrong["reasons"] == decision["reasons"]
    # Not due yet: the right answer is told, and nothing changes.
    early = ann.post(path, action=decision["best"])["result"]
    assert (early["is_right"], early["counted"], early["due"]) == (True, False, wrong["due"])
    dues = [wrong["due"]]
    for _ in range(WEEKS):
        in_store(server, partial(make_due, game=game))
        dues.append(ann.post(path, action=decision["best"])["result"]["due"])
    assert dues == sorted(dues)
    hall = ann.get("/me/exercises")
    assert decision["number"] not in [entry["number"] for entry in hall["due"]]


def test_asking_for_the_solution_is_no_right_answer(server: Server, played: Played) -> None:
    _, ben, game, judged = played
    in_store(server, partial(make_due, game=game))
    told = ben.post(f"/me/exercises/{game}/{mistakes(judged, 'B')[0]['number']}", action=None)
    assert (told["result"]["is_right"], told["result"]["counted"]) == (False, True)


def test_exercises_go_with_their_player_and_nobody_else_s(server: Server, played: Played) -> None:
    ann, ben, _, _ = played
    kept = ann.get("/me/exercises")["count"]
    player = accounts.Player(ben.id, "Ben", False)
    in_store(server, partial(accounts.delete_player, player=player))
    owners = in_store(
        server, lambda connection: connection.execute(select(exercises.c.player)).scalars().all()
    )
    assert ben.id not in owners
    assert ann.get("/me/exercises")["count"] == kept
    assert check(Settings(data=Path(server.data))).faults == []
