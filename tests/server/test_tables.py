"""Opening tables, sitting down, private tables, rematches, duplicate matches."""

from __future__ import annotations

import subprocess
import sys

import pytest

from claimant.games import chosen_beginner, read_record
from claimant.server.play.fairness import faults
from claimant.server.play.tables import read_options
from claimant.tabletop.chance import Chance
from tests.patience import SECONDS
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor, play_out


def test_an_open_table_stands_in_the_lobby_until_it_is_closed(server: Server) -> None:
    ann = Visitor(server, "Ann")
    table = ann.post("/tables")["table"]
    assert table in [entry["table"] for entry in Visitor(server).get("/tables")]
    assert ann.delete(f"/tables/{table}/players/me")["status"] == "closed"
    assert table not in [entry["table"] for entry in Visitor(server).get("/tables")]


def test_a_private_table_is_not_there_for_who_is_not_invited(server: Server) -> None:
    ann, ben, eve = Visitor(server, "Ann"), Visitor(server, "Ben"), Visitor(server, "Eve")
    made = ann.post("/tables", private=True)
    table, invitation = made["table"], made["invitation"]
    assert table not in [entry["table"] for entry in eve.get("/tables")]
    assert eve.refused("GET", f"/tables/{table}") == (404, "no-such-table")
    assert eve.refused("POST", f"/tables/{table}/players", invitation="guess") == (404, "no-such-table")
    assert eve.get(f"/tables/{table}", invitation=invitation)["invitation"] is None
    ben.post(f"/tables/{table}/players", invitation=invitation)
    game = ann.post(f"/tables/{table}/games")["game"]
    for path in ("", "/replay", "/record", "/stream"):
        assert eve.refused("GET", f"/games/{game}{path}") == (404, "game-not-found")
    with eve.socket() as line:
        line.send(do="watch", table=table)
        assert line.hear()["reason"]["code"] == "no-such-table"
        line.send(do="watch", table=table, invitation=invitation)
        assert line.hear("game")["view"]["seat"] is None


def test_nothing_of_a_private_game_is_told_at_another_table(server: Server) -> None:
    """A watcher may claim to have heard of any game; only those of its own table are told of."""
    ann = Visitor(server, "Ann")
    private = ann.post("/tables", private=True, bots=["random"], start=True)["game"]
    eve = Visitor(server, "Eve")
    own = eve.post("/tables")["table"]
    with eve.socket() as line:
        line.send(do="watch", table=own, game=private, version=0)
        line.send(do="ping")
        assert {line.hear()["type"], line.hear()["type"]} == {"refused", "pong"}


def test_seats(server: Server) -> None:
    ann, ben, eve = Visitor(server, "Ann"), Visitor(server, "Ben"), Visitor(server, "Eve")
    table = ann.post("/tables")["table"]
    path = f"/tables/{table}"
    assert ann.refused("POST", f"{path}/games") == (409, "seats-free")
    assert ann.refused("POST", f"{path}/players", seat="B") == (409, "already-seated")
    assert ben.refused("POST", f"{path}/players", seat="A") == (409, "seat-taken")
    assert ben.refused("PUT", f"{path}/bots", seat="B", bot="random") == (403, "not-host")
    ann.put(f"{path}/bots", seat="B", bot="random")
    assert ben.refused("POST", f"{path}/players") == (409, "table-full")
    ann.put(f"{path}/bots", seat="B", bot=None)
    assert ben.post(f"{path}/players", seat="B")["you"] == "B"
    assert eve.refused("POST", f"{path}/players") == (409, "table-full")
    assert ben.refused("POST", f"{path}/games") == (403, "not-host")
    assert ben.delete(f"{path}/players/me")["you"] is None
    eve.post(f"{path}/players")
    assert ann.post(f"{path}/games")["status"] == "playing"
    assert eve.refused("DELETE", f"{path}/players/me") == (409, "table-started")


def test_bots_sit_where_the_host_wants_them(server: Server) -> None:
    ann = Visitor(server, "Ann")
    table = ann.post("/tables", setup={"players": 4}, bots=["random", None, "greedy"])
    assert [chair["bot"] for chair in table["seats"]] == [None, "random", None, "greedy"]
    assert ann.refused("POST", f"/tables/{table['table']}/games") == (409, "seats-free")
    assert ann.refused("POST", "/tables", bots=[None], start=True) == (409, "seats-free")
    assert ann.refused("POST", "/tables", bots=[None, None]) == (409, "table-full")
    assert ann.post("/tables", bots=[None], rated=True)["options"]["rated"]


def test_a_set_up_that_cannot_be_played_is_refused_in_the_rules_words(server: Server) -> None:
    ann = Visitor(server, "Ann")
    assert ann.refused("POST", "/tables", setup={"deck": "Go Kn"})[0] == 422
    assert ann.refused("POST", "/tables", setup={"game": "kingdoms", "players": 3}) == (
        422,
        "setup-players",
    )
    assert ann.refused("POST", "/tables", setup={"players": 9})[0] == 422
    assert ann.refused("POST", "/tables", bots=["nobody"]) == (422, "unknown-bot")
    assert ann.refused("POST", "/tables", bots=["ismcts"]) == (422, "no-opponent")
    assert ann.refused("POST", "/tables", rated=True, bots=["random"]) == (409, "rated-without-bots")


def test_once_more_with_seats_swapped(server: Server) -> None:
    ann, ben, game = sit_down(server)
    table = ann.sees(game)["table"]
    assert ann.refused("POST", f"/tables/{table}/games") == (409, "table-not-over")
    play_out(game, [ann, ben], Chance(1))
    assert Visitor(server, "Eve").refused("POST", f"/tables/{table}/games") == (403, "not-seated")
    again = ben.post(f"/tables/{table}/games")["game"]
    assert again != game
    assert (ann.sees(game)["you"], ann.sees(again)["you"]) == ("A", "B")


def test_a_duplicate_match_plays_the_same_deal_from_the_others_seats(server: Server) -> None:
    ann, ben, first = sit_down(server, match="duplicate")
    dealt = ann.sees(first)["view"]["seats"][0]["hand"]
    table = ann.sees(first)["table"]
    with ann.socket() as line:
        line.send(do="watch", table=table)
        play_out(first, [ann, ben], Chance(1))
        while (message := line.hear("game"))["game"] == first:
            last = message
        second = message["game"]
    assert last["outcome"] is not None
    assert ben.sees(second)["view"]["seats"][0]["hand"] == dealt
    assert ann.refused("GET", f"/games/{first}/record") == (403, "running")
    play_out(second, [ann, ben], Chance(2))
    assert ann.http.get(f"/games/{first}/record").status_code == 200
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_who_gives_up_a_duplicate_game_learns_nothing_of_the_deal_that_is_played_again(
    server: Server,
) -> None:
    ann, ben, first = sit_down(server, match="duplicate")
    table = ann.sees(first)["table"]
    ann.post(f"/games/{first}/resignation", version=0, key="enough")
    second = ann.get(f"/tables/{table}")["game"]
    assert second != first
    for viewer in (ann, ben, Visitor(server)):
        own = viewer.sees(first)["you"]
        for path in ("record", *(f"replay?seat={seat}" for seat in "AB" if seat != own)):
            assert viewer.refused("GET", f"/games/{first}/{path}") == (403, "running")
        seats = viewer.sees(first)["view"]["seats"]
        assert [seat["hand"] != [] for seat in seats] == [letter == own for letter in "AB"]
        assert viewer.get(f"/games/{first}/replay")[-1]["view"]["seats"] == seats
    assert ann.refused("GET", f"/games/{second}/hint") == (403, "no-hints")
    assert ann.refused("POST", f"/tables/{table}/games") == (409, "table-not-over")
    ben.post(f"/games/{second}/resignation", version=0, key="enough")
    records = [ann.http.get(f"/games/{game}/record").text for game in (first, second)]
    assert len({read_record(record).headers["Seed"] for record in records}) == 1


@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize("kind", ["claim", "kingdoms"])
def test_who_begins_the_first_game_is_chosen_and_the_next_by_lot(
    server: Server, kind: str, first: str
) -> None:
    ann, ben, game = sit_down(server, setup={"game": kind}, first=first)
    assert ann.sees(game)["view"]["asked"] == [first]
    table = ann.get(f"/tables/{ann.sees(game)['table']}")
    assert table["options"]["first"] == first
    play_out(game, [ann, ben], Chance(1))
    again = ann.post(f"/tables/{table['table']}/games")["game"]
    play_out(again, [ann, ben], Chance(2))
    told = [read_record(ann.http.get(f"/games/{one}/record").text) for one in (game, again)]
    assert [chosen_beginner(one) for one in told] == ["AB".index(first), None]
    assert [faults(one) for one in told] == [[], []]


@pytest.mark.parametrize(
    ("setup", "first"), [({}, "C"), ({"players": 3}, "D"), ({"game": "kingdoms"}, "D")]
)
def test_a_seat_that_is_not_there_cannot_begin(
    server: Server, setup: dict[str, object], first: str
) -> None:
    ann = Visitor(server, "Ann")
    assert ann.refused("POST", "/tables", setup=setup, first=first) == (422, "bad-seat")
    assert ann.refused("POST", "/tables", setup=setup, first="E") == (400, "malformed")


def test_in_a_duplicate_match_the_same_seat_begins_again(server: Server) -> None:
    ann, ben, game = sit_down(server, match="duplicate", first="B")
    table = ann.sees(game)["table"]
    play_out(game, [ann, ben], Chance(1))
    again = ann.get(f"/tables/{table}")["game"]
    assert again != game
    assert ann.sees(again)["view"]["asked"] == ["B"]
    assert ann.sees(again)["you"] == "B"


def test_a_table_that_was_stored_without_a_choice_is_by_lot() -> None:
    assert read_options({"setup": {"game": "claim"}, "private": True, "match": "single"}).first is None


def test_three_and_four_play(server: Server) -> None:
    ann = Visitor(server, "Ann")
    for players in (3, 4):
        bots = ["random"] * (players - 1)
        game = ann.post("/tables", setup={"players": players}, bots=bots, start=True)["game"]
        chance = Chance(players)
        play_out(game, [ann], chance)
        assert ann.sees(game)["outcome"]["by"] == "rules"


def test_with_more_than_two_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = ann.post("/tables", setup={"players": 3}, bots=["random"])["table"]
    ben.post(f"/tables/{table}/players")
    game = ann.post(f"/tables/{table}/games")["game"]
    ann.post(f"/games/{game}/resignation", version=ann.sees(game)["version"], key="enough")
    play_out(game, [ben], Chance(1))
    assert ann.sees(game)["outcome"]["by"] == "rules"


def test_bots_do_not_play_on_among_themselves(server: Server) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", setup={"players": 3}, bots=["random", "random"], start=True)["game"]
    ann.post(f"/games/{game}/resignation", version=ann.sees(game)["version"], key="enough")
    assert ann.sees(game)["outcome"] == {"winners": ["B", "C"], "by": "resignation", "result": None}


def test_a_list_of_games_tells_people_from_bots(server: Server) -> None:
    player = Visitor(server, "Ann")
    player.post("/tables", bots=["greedy"], start=True)
    (game,) = player.get("/me/games")
    assert (game["players"], game["bots"]) == (["Ann", "greedy"], [None, "greedy"])


MANY_READERS = """
import sys, threading
from claimant.server.play.tables import read_options
sys.setswitchinterval(1e-6)
together = threading.Barrier(6)
def read():
    together.wait()
    for _ in range(50):
        read_options({"setup": {"game": "claim"}, "private": True})
threads = [threading.Thread(target=read) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_the_first_tables_may_be_read_by_several_threads_at_once() -> None:
    # A server that has just come back is asked for everything at once. Five times: once is not enough.
    for _ in range(5):
        program = [sys.executable, "-c", MANY_READERS]
        assert subprocess.run(program, timeout=SECONDS, check=False).returncode == 0
