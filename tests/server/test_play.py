"""Playing through the real server: two people, bots, retries, two tabs, the order of things."""

from __future__ import annotations

import msgspec
import pytest

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.chance import Chance
from tests.patience import SECONDS, until
from tests.server.running import Server
from tests.server.visitor import Visitor, play_out


def sit_down(server: Server, **options: object) -> tuple[Visitor, Visitor, str]:
    """Two guests with a game dealt; the first is the host. Returns those on seats A and B, and the game."""
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    made = ann.post("/tables", **options)
    table = made["table"]
    ben.post(f"/tables/{table}/players", invitation=made["invitation"])
    return ann, ben, ann.post(f"/tables/{table}/games")["game"]


@pytest.mark.parametrize("game_name", ["claim", "kingdoms"])
def test_two_guests_play_a_whole_game_and_its_record_replays(server: Server, game_name: str) -> None:
    ann, ben, game = sit_down(server, setup={"game": game_name})
    play_out(game, [ann, ben], Chance(1))
    outcome = ann.sees(game)["outcome"]
    assert outcome["by"] == "rules"
    record = ann.http.get(f"/games/{game}/record").text
    replayed = (Game if game_name == "claim" else Kingdoms).from_record(record)
    assert replayed.is_over
    assert replayed.result().to_json()["winners"] == outcome["winners"]
    assert [entry["won"] for entry in ann.get("/me/games")] == ["A" in outcome["winners"]]


def test_who_sits_down_against_bots_is_answered_by_them(server: Server) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True)["game"]
    chance = Chance(3)
    play_out(game, [ann], chance)
    assert ann.get(f"/players/{ann.id}")["games"]["claim"]["finished"] == 1


def first_move(visitors: tuple[Visitor, Visitor], game: str) -> tuple[Visitor, Visitor, str]:
    """Who is to act, who is not, and a legal action."""
    one, other = visitors
    if not one.sees(game)["view"]["legal"]:
        one, other = other, one
    return one, other, one.sees(game)["view"]["legal"][0]


def test_a_repeated_request_is_answered_again_and_done_once(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, _, action = first_move((ann, ben), game)
    assert actor.move(game, action, 0, "one") == 1
    assert actor.move(game, action, 0, "one") == 1
    assert actor.sees(game)["version"] == 1
    another = {"action": "nonsense", "version": 1, "key": "one"}
    assert actor.refused("POST", f"/games/{game}/moves", **another) == (409, "key-used")
    assert actor.sees(game)["version"] == 1


def test_what_was_chosen_before_the_game_moved_on_is_stale(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    actor.move(game, action, 0)
    reply = other.sees(game)["view"]["legal"][0]
    assert other.refused("POST", f"/games/{game}/moves", action=reply, version=0, key="x") == (409, "stale")
    assert other.refused("POST", f"/games/{game}/moves", action=reply, version=9, key="x") == (
        409,
        "future-version",
    )
    assert other.move(game, reply, 1, "x") == 2


def test_what_the_rules_forbid_is_refused_in_their_words(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    path = f"/games/{game}/moves"
    assert other.refused("POST", path, action="Go0", version=0, key="a") == (409, "not-your-turn")
    assert actor.refused("POST", path, action="nonsense", version=0, key="a") == (422, "bad-action")
    assert actor.refused("POST", path, action="+Go0", version=0, key="a") == (409, "wrong-kind")
    assert actor.move(game, action, 0, "a") == 1


def test_nobody_acts_for_somebody_else(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, _, action = first_move((ann, ben), game)
    path = f"/games/{game}/moves"
    assert Visitor(server, "Eve").refused("POST", path, action=action, version=0, key="a") == (
        403,
        "not-seated",
    )
    assert Visitor(server).refused("POST", path, action=action, version=0, key="a") == (
        401,
        "sign-in-first",
    )
    assert actor.sees(game)["version"] == 0


def test_two_tabs_see_the_same_and_may_both_act(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, _, action = first_move((ann, ben), game)
    table = actor.sees(game)["table"]
    with actor.socket() as one, actor.socket() as other:
        for tab in (one, other):
            tab.send(do="watch", table=table)
            assert tab.hear("game")["version"] == 0
        one.send(do="move", game=game, action=action, version=0, key="tab one")
        assert one.hear("refused")["reason"]["code"] == "malformed"
        one.send(do="move", game=game, action=action, version=0, key="tab-one")
        other.send(do="move", game=game, action=action, version=0, key="tab-two")
        assert one.hear("done", "refused")["type"] == "done"
        assert other.hear("refused")["reason"]["code"] in ("stale", "not-your-turn")
        seen = [tab.hear("game") for tab in (one, other)]
    assert seen[0] == seen[1]
    assert seen[0]["version"] == 1


def test_an_acknowledgement_and_what_came_of_the_move_are_one_frame(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, _, action = first_move((ann, ben), game)
    with actor.socket() as line:
        line.send(do="watch", table=actor.sees(game)["table"])
        line.hear("game")
        line.send(do="move", game=game, action=action, version=0, key="one")
        frame = str(line.connection.recv(timeout=SECONDS))
    done, news = (msgspec.json.decode(message) for message in frame.split("\n"))
    assert done == {"type": "done", "key": "one", "version": 1}
    assert (news["type"], news["version"]) == ("game", 1)


def test_a_broken_line_goes_on_where_it_stopped(server: Server) -> None:
    ann, ben, game = sit_down(server)
    chance = Chance(5)
    table = ann.sees(game)["table"]
    with ann.socket() as line:
        line.send(do="watch", table=table)
        heard = line.hear("game")["version"]
    for _ in range(6):
        assert ann.play_any(game, chance) or ben.play_any(game, chance)
    with ann.socket() as line:
        line.send(do="watch", table=table, game=game, version=heard)
        missed = line.hear("game")
        assert [step["version"] for step in missed["steps"]] == list(range(1, missed["version"] + 1))
        assert missed["view"] == ann.sees(game)["view"]
    with ann.socket() as line:
        line.send(do="watch", table=table, game=game, version=missed["version"])
        line.send(do="ping")
        assert [line.hear()["type"] for _ in range(2)] in (["table", "pong"], ["pong", "table"])


def test_programs_follow_a_game_as_lines_of_json(server: Server) -> None:
    ann, ben, game = sit_down(server)
    play_out(game, [ann, ben], Chance(7))
    with ann.http.stream("GET", f"/games/{game}/stream", params={"since": 0}) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = [line for line in stream.iter_lines() if line]
    assert len(lines) == 2
    assert '"outcome":{' in lines[1]


def test_a_stream_ends_with_its_game_though_another_begins_at_once(server: Server) -> None:
    ann, ben, game = sit_down(server, match="duplicate")
    with ann.http.stream("GET", f"/games/{game}/stream", params={"since": 0}) as stream:
        ben.post(f"/games/{game}/resignation", version=0, key="enough")
        lines = [line for line in stream.iter_lines() if line]
    assert any('"by":"resignation"' in line for line in lines)


def test_spectators_see_what_everybody_can_know(server: Server) -> None:
    ann, _, game = sit_down(server)
    eve = Visitor(server)
    seen = eve.sees(game)
    assert seen["you"] is None
    assert seen["view"]["seats"][0]["hand"] == seen["view"]["seats"][1]["hand"] == []
    assert eve.refused("GET", f"/games/{game}/record") == (403, "running")
    assert ann.refused("GET", f"/games/{game}/record") == (403, "running")


def test_a_replay_shows_what_a_seat_saw(server: Server) -> None:
    ann, ben, game = sit_down(server)
    chance = Chance(9)
    for _ in range(4):
        for visitor in (ann, ben):
            visitor.play_any(game, chance)
    mine = ann.get(f"/games/{game}/replay")
    assert mine[-1]["view"] == ann.sees(game)["view"]
    assert ann.refused("GET", f"/games/{game}/replay?seat=B") == (403, "running")
    assert ann.get(f"/games/{game}/replay", seat="A") == mine
    play_out(game, [ann, ben], chance)
    assert ann.get(f"/games/{game}/replay", seat="B") == ben.get(f"/games/{game}/replay")


def test_resigning_ends_a_game_of_two(server: Server) -> None:
    ann, ben, game = sit_down(server, rated=True)
    ann.post(f"/games/{game}/resignation", version=0, key="enough")
    assert ben.sees(game)["outcome"] == {"winners": ["B"], "by": "resignation", "result": None}
    rated = [who.get(f"/players/{who.id}")["ratings"]["claim"]["mu"] for who in (ann, ben)]
    assert rated[0] < 25 < rated[1]


def test_a_move_is_taken_back_if_the_other_agrees(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    before = actor.sees(game)["view"]
    table = actor.sees(game)["table"]
    actor.move(game, action, 0)
    actor.post(f"/games/{game}/offers", what="undo", version=1, key="oops")
    assert other.sees(game)["offer"]["waiting"] == [other.sees(game)["you"]]
    other.post(f"/games/{game}/answers", agree=True, version=2, key="fine")
    assert actor.sees(game)["view"] == before
    with actor.socket() as line:
        line.send(do="watch", table=table, game=game, version=1)
        heard = line.hear("game")
    assert heard["rewound"]
    assert [(step["version"], step["kind"]) for step in heard["steps"]] == [(2, "offer"), (3, "agree")]


def test_against_bots_a_move_is_taken_back_at_once(server: Server) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True)["game"]
    until(lambda: ann.play_any(game, Chance(1)))
    until(lambda: ann.sees(game)["view"]["legal"])
    version = ann.sees(game)["version"]
    ann.post(f"/games/{game}/offers", what="undo", version=version, key="oops")
    hand = ann.sees(game)["view"]["seats"][0]["hand_size"]
    assert hand == 13


def test_a_bot_stands_in_for_who_is_gone_until_they_come_back(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, _ = first_move((ann, ben), game)
    offer = f"/games/{game}/offers"
    what = f"stand-in {actor.sees(game)['you']}"
    while (
        answer := other.ask("POST", offer, {"what": what, "version": 0, "key": "gone"})
    ).status_code == 409:
        assert answer.json()["code"] == "not-gone"
    assert actor.sees(game)["bots"].count("greedy") == 1
    version = actor.sees(game)["version"]
    actor.post(f"/games/{game}/return", version=version, key="back")
    assert actor.sees(game)["bots"] == [None, None]
