"""Puzzles over the wire: solved, failed, counted once, and nothing of the solution before the end."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sqlalchemy import Connection, select

from claimant.server.messages.puzzles import PuzzleCount
from claimant.server.ops.checking import check
from claimant.server.ops.settings import Settings
from claimant.server.store import accounts
from claimant.server.store.migrate import migrate
from claimant.server.store.schema import puzzle_attempts, puzzle_ratings, puzzle_standings
from claimant.server.store.writer import Store
from claimant.server.study.puzzles import count
from claimant.study import Puzzle, puzzle, puzzle_of_the_day, puzzles
from claimant.study.training import new_strength, strength_of
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.visitor import Json, Visitor
from tests.study.solving import way, wrong

TABLES = (puzzle_attempts, puzzle_standings, puzzle_ratings)
SECRET = {"solution", "count"}


def solve(visitor: Visitor, code: str, *actions: str, give_up: bool = False) -> Json:
    return visitor.post(f"/puzzles/{code}", actions=list(actions), give_up=give_up)


def of_length(length: int, deck: str = "claim") -> Puzzle:
    return next(each for each in puzzles(deck) if each.length == length)


def left(connection: Connection) -> list[int]:
    """How many rows each of the tables has."""
    return [len(connection.execute(select(table)).all()) for table in TABLES]


def test_a_puzzle_is_solved_step_by_step(server: Server) -> None:
    known = of_length(3)
    actions = way(known)
    visitor = Visitor(server, "Ada")
    told = visitor.get(f"/puzzles/{known.code}")
    assert told["puzzle"] == {
        "code": known.code,
        "deck": "claim",
        "goal": known.goal,
        "length": 3,
        "rating": strength_of(known).points,
        "first": None,
    }
    assert told["steps"] == []
    for made in range(1, 4):
        assert (told["state"], told["found"]) == ("open", made - 1)
        assert all(len(seat["hand"]) == seat["hand_size"] for seat in told["view"]["seats"])
        told = solve(visitor, known.code, *actions[:made])
        assert [step["version"] for step in told["steps"]] == list(range(1, told["version"] + 1))
        assert told["steps"][-1]["told"]
    assert told["state"] == "solved"
    assert told["solution"]["right"] == known.answer
    assert told["solution"]["themes"] == list(known.themes)
    assert all(reason["key"].startswith("study-") for reason in told["solution"]["reasons"])
    assert told["count"]["change"] > 0
    assert told["count"]["standing"]["streak"] == 1


def test_nothing_of_the_solution_leaves_before_the_end(server: Server) -> None:
    known = of_length(2)
    visitor = Visitor(server, "Bea")
    for told in (visitor.get(f"/puzzles/{known.code}"), solve(visitor, known.code, known.answer)):
        assert {told[field] for field in SECRET} == {None}
        assert "themes" not in str(told)
    assert visitor.get("/puzzles")["standing"]["tried"] == 0


def test_a_wrong_action_is_told_and_can_be_played_out(server: Server) -> None:
    known = of_length(4)
    visitor = Visitor(server, "Cleo")
    bad = wrong(known)
    told = solve(visitor, known.code, bad)
    assert told["state"] == "failed"
    assert (told["solution"]["wrong"], told["solution"]["right"]) == (bad, known.answer)
    assert told["solution"]["reasons"]
    assert told["count"]["change"] < 0
    actions = [bad]
    while told["outcome"] is None:
        actions.append(told["view"]["legal"][0])
        told = solve(visitor, known.code, *actions)
    assert told["verdict"] is not None
    assert told["state"] == "failed"


def test_only_the_first_attempt_counts(server: Server) -> None:
    known = of_length(1)
    visitor = Visitor(server, "Dora")
    first = solve(visitor, known.code, give_up=True)
    assert (first["state"], first["solution"]["wrong"]) == ("failed", None)
    again = solve(visitor, known.code, known.answer)
    assert (again["state"], again["count"]["change"]) == ("solved", None)
    assert again["count"]["standing"] == first["count"]["standing"]
    assert again["puzzle"]["first"] is False
    # The rating of the puzzle has changed with that of the player.
    assert visitor.get(f"/puzzles/{known.code}")["puzzle"]["rating"] != strength_of(known).points


def test_streaks_and_the_next_puzzle(server: Server) -> None:
    visitor = Visitor(server, "Emma")
    seen: list[str] = []
    for number in range(3):
        told = visitor.get("/puzzles/next", deck="under-the-bridge", theme="leading")
        assert told["code"] not in seen
        seen.append(told["code"])
        known = puzzle(told["code"])
        assert "leading" in known.themes
        done = solve(visitor, told["code"], *way(known))
        assert done["count"]["standing"]["streak"] == number + 1
    hall = visitor.get("/puzzles")
    assert hall["standing"]["solved"] == hall["standing"]["best_streak"] == 3
    assert hall["standing"]["rating"] > new_strength().points
    assert {deck["deck"]: deck["tried"] for deck in hall["decks"]}["under-the-bridge"] == 3
    broken = solve(visitor, visitor.get("/puzzles/next")["code"], give_up=True)["count"]["standing"]
    assert (broken["streak"], broken["best_streak"]) == (0, 3)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Server) -> None:
    one, other = Visitor(server, "Fay").get("/puzzles"), Visitor(server).get("/puzzles")
    assert one["daily"] == other["daily"]
    assert one["daily"]["code"] == puzzle_of_the_day(one["day"]).code
    assert sum(deck["count"] for deck in one["decks"]) == 3050


def test_what_cannot_be_is_refused_and_counts_nothing(server: Server) -> None:
    known = of_length(1)
    assert Visitor(server).refused("POST", f"/puzzles/{known.code}", actions=[]) == (401, "sign-in-first")
    visitor = Visitor(server, "Gil")
    assert visitor.refused("GET", "/puzzles/nothing") == (404, "puzzle-unknown")
    assert visitor.refused("GET", "/puzzles/next?theme=Xx") == (404, "puzzle-none")
    assert visitor.refused("GET", "/puzzles/next?deck=nothing") == (422, "puzzle-deck")
    status, _ = visitor.refused("POST", f"/puzzles/{known.code}", actions=["+deck"])
    assert status in (409, 422)
    assert visitor.get("/puzzles")["standing"]["tried"] == 0


def test_it_is_durable_and_goes_with_the_player(data: Path) -> None:
    known = of_length(1)
    with Server(data) as running:
        visitor = Visitor(running, "Hal")
        solve(visitor, known.code, known.answer)
        running.kill()
    settings = Settings(data=data)
    store = Store(settings.database_url)
    player = accounts.Player(visitor.id, "Hal", False)
    kept = store.look(left)
    store.submit(partial(accounts.delete_player, player=player)).result()
    assert (kept, store.look(left)) == ([1, 1, 1], [0, 0, 1])
    store.close()
    assert check(settings).faults == []


def test_with_postgresql_workers_count_an_attempt_once(postgres: Postgres) -> None:
    settings = Settings(database=postgres.new_database("puzzles"))
    migrate(settings.database_url)
    stores = [Store(settings.database_url), Store(settings.database_url)]
    known = of_length(1)

    def attempt(connection: Connection, player: str) -> PuzzleCount:
        return count(connection, player, known.code, True)

    try:
        guests = [
            stores[0].submit(partial(accounts.add_guest, name=name)).result().id for name in ("Ann", "Ben")
        ]
        waiting = [store.submit(partial(attempt, player=player)) for player in guests for store in stores]
        assert sum(each.result().change is not None for each in waiting) == len(guests)
        rows = stores[0].look(lambda connection: connection.execute(select(puzzle_ratings)).all())
        assert [row.attempts for row in rows] == [len(guests)]
    finally:
        for store in stores:
            store.close()
    assert check(settings).faults == []
