"""Lessons over the wire: the shape of a game's update, nothing kept, everything refused in words."""

from __future__ import annotations

import pytest

from claimant.lessons import FIRST_GAME, SCENES
from tests.server.running import Server
from tests.server.visitor import Json, Visitor


def after(visitor: Visitor, lesson: str, *actions: str) -> Json:
    return visitor.post(f"/lessons/{lesson}", actions=list(actions))


def test_all_lessons_are_listed(server: Server) -> None:
    told = Visitor(server).get("/lessons")
    assert [entry["lesson"] for entry in told] == list(SCENES)
    assert told[0] == {"lesson": FIRST_GAME, "kind": "claim", "about": "game", "code": "", "decisions": 10}
    assert {entry["about"] for entry in told} == {"game", "faction", "place"}


@pytest.mark.parametrize("lesson", [FIRST_GAME, "Dw", "Se", "Peaks", "kingdoms-Kn"])
def test_a_lesson_is_told_like_a_game(server: Server, lesson: str) -> None:
    visitor = Visitor(server)
    plan = SCENES[lesson].plan
    for made in range(len(plan) + 1):
        told = after(visitor, lesson, *plan[:made])
        assert (told["decision"], told["decisions"]) == (made, len(plan))
        assert told["suggested"] == (plan[made] if made < len(plan) else None)
        assert (told["done"], told["on_plan"], told["you"]) == (made == len(plan), True, "A")
        assert [step["version"] for step in told["steps"]] == list(range(1, told["version"] + 1))
        assert all(step["events"] for step in told["steps"] if step["seat"] == "A")
        assert told["view"]["seat"] == "A"
        if not told["done"]:
            assert told["suggested"] in told["view"]["legal"]
    assert after(visitor, lesson, *plan) == told


def test_what_wins_the_trick_at_once_is_told(server: Server) -> None:
    visitor = Visitor(server)
    plan = SCENES[FIRST_GAME].plan
    told = [after(visitor, FIRST_GAME, *plan[:made]) for made in range(len(plan) + 1)]
    assert told[0]["winning"] == ["Go7", "Do6"]
    assert told[1]["winning"] == []
    assert told[3]["winning"] == ["Kn3"]
    assert told[-1]["winning"] == []
    assert all(set(one["winning"]) <= set(one["view"]["legal"]) for one in told)
    assert after(visitor, "kingdoms-Kn")["winning"] == []


def test_the_first_game_is_a_whole_game(server: Server) -> None:
    told = after(Visitor(server), FIRST_GAME, *SCENES[FIRST_GAME].plan)
    assert told["outcome"]["winners"] == ["A"]
    assert len(told["outcome"]["result"]["votes"]) == len(told["votes"]) == 5


def test_another_decision_than_the_suggested_one_is_fine(server: Server) -> None:
    told = after(Visitor(server), "Dw", "Kn9")
    assert (told["on_plan"], told["decision"]) == (False, 1)
    assert told["view"]["legal"] == ["Dw1"]


@pytest.mark.parametrize(
    ("lesson", "actions", "refusal"),
    [
        ("Dw", ["Dw8"], (409, "not-in-hand")),
        ("Kn", ["Go9"], (409, "not-in-hand")),
        ("Dw", ["rubbish"], (422, "bad-action")),
        ("Dw", ["Dw1", "Kn9", "Kn9"], (409, "lesson-over")),
        ("Xx", [], (404, "no-such-lesson")),
        ("Dw", ["Dw1"] * 61, (400, "malformed")),
        ("Dw", ["D" * 41], (400, "malformed")),
        ("Dw", [7], (400, "malformed")),
    ],
)
def test_what_is_not_possible_is_refused_in_words(
    server: Server, lesson: str, actions: list[object], refusal: tuple[int, str]
) -> None:
    assert Visitor(server).refused("POST", f"/lessons/{lesson}", actions=actions) == refusal


def test_what_the_other_holds_is_not_told_where_it_cannot_be_known(server: Server) -> None:
    told = after(Visitor(server), FIRST_GAME)
    assert told["view"]["seats"][1]["hand"] == []
    assert told["view"]["deck"] == [None] * 9


def test_how_it_stood_after_each_new_step_is_told(server: Server) -> None:
    visitor = Visitor(server)
    plan = SCENES[FIRST_GAME].plan
    told = after(visitor, FIRST_GAME, *plan[:3])
    own = [step["version"] for step in told["steps"] if step["seat"] == "A"]
    shown = [step["version"] for step in told["steps"] if "after" in step]
    assert shown == list(range(own[-1], told["version"])), "The rest has been shown; the last is the view."
    trick = [seat["played"] for seat in told["steps"][own[-1] - 1]["after"]["view"]["seats"]]
    assert plan[2] in trick or None in trick
