"""The lobby: nobody can crowd out anybody else, and nobody has more tables than is good for others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Server
from tests.server.visitor import Json, Visitor

OPEN, ALL = 30, 32
PAGE = 50


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("lobby"), open_tables_per_player=OPEN, tables_per_player=ALL
    ) as running:
        yield running


def page(visitor: Visitor, number: int) -> list[Json]:
    found: list[Json] = visitor.get("/tables", page=number)
    return found


def test_two_who_open_all_they_can_push_nobody_out(limited: Server) -> None:
    cat = Visitor(limited, "Cat")
    waiting = cat.post("/tables")["table"]
    watched = cat.post("/tables", bots=["random"], start=True)["table"]
    eager = [Visitor(limited, name) for name in ("Ann", "Ben")]
    for host in eager:
        for _ in range(OPEN):
            host.post("/tables")
        assert host.refused("POST", "/tables") == (409, "too-many-open-tables")
        host.post("/tables", private=True)
        host.post("/tables", bots=["random"], start=True, private=True)
        assert host.refused("POST", "/tables", private=True) == (409, "too-many-tables")
    first, second = page(cat, 1), page(cat, 2)
    assert {table["host"] for table in first[:3]} == {cat.id, *(host.id for host in eager)}
    assert waiting in [table["table"] for table in first[:3]]
    assert (len(first), len(second), page(cat, 3)) == (PAGE, 2 * OPEN + 2 - PAGE, [])
    assert len({table["table"] for table in first + second}) == 2 * OPEN + 2
    assert second[-1]["table"] == watched
    assert [cat.refused("GET", f"/tables?page={number}")[0] for number in (0, -1, 10**9)] == [400] * 3


def test_once_more_counts_as_a_table(limited: Server) -> None:
    dan = Visitor(limited, "Dan")
    made = dan.post("/tables", bots=["random"], start=True)
    dan.post(f"/games/{made['game']}/resignation", version=dan.sees(made["game"])["version"], key="enough")
    for _ in range(ALL):
        dan.post("/tables", private=True)
    assert dan.refused("POST", f"/tables/{made['table']}/games") == (409, "too-many-tables")
    dan.delete(f"/tables/{dan.get('/tables/mine')[0]['table']}/players/me")
    dan.post(f"/tables/{made['table']}/games")
