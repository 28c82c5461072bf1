"""Watching tables: whatever a page asks for, and whatever fails meanwhile, it hears how things stand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from claimant.claim.game import Game
from claimant.server.http.identity import Identities
from claimant.server.http.protocols import SOCKET
from claimant.server.http.websocket import socket_of_a_page
from claimant.server.ops.services import Services
from claimant.server.ops.settings import Settings
from claimant.server.play.rooms import Room
from claimant.server.store.migrate import migrate
from claimant.tabletop.chance import Chance
from tests.patience import SECONDS, until
from tests.server.crashing import UNLIMITED
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.test_session import INFO, course_of, moved
from tests.server.visitor import Line, Visitor


def test_of_each_viewer_two_messages_are_kept_whatever_is_asked_for() -> None:
    session, chance = course_of(Game("claim", seed=1)), Chance(1)
    for _ in range(12):
        session = moved(session, chance)
    room = Room(INFO, session)
    viewers = (0, 1, None)
    for since in (None, *range(200)):
        for viewer in viewers:
            room.message(viewer, since)
    assert len(room.written) == 2 * len(viewers)
    assert max(len(message) for message in room.written.values()) < len(room.message(0, 0)) / 2
    for since in (None, 11):
        assert room.message(0, since) is room.message(0, since)
        assert room.message(0, since) != room.message(1, since)
    assert room.message(0, 3) != room.message(0, 4)


def test_what_is_written_for_all_at_once_is_what_each_may_hear() -> None:
    session, chance = course_of(Game("claim", seed=1)), Chance(1)
    room = Room(INFO, session)
    for viewer in (0, 1, None):
        room.message(viewer, None)
    for version in range(1, 30):
        session = moved(session, chance)
        room.advance(session)
        room.message(0, version - 1)
        assert room.written.keys() == {(0, version - 1), (1, version - 1), (None, version - 1)}
        for viewer in (0, 1, None):
            alone = Room(INFO, session).message(viewer, version - 1)
            assert room.message(viewer, version - 1) == alone


def test_nothing_is_written_for_whoever_does_not_ask_any_more() -> None:
    session, chance = course_of(Game("claim", seed=1)), Chance(1)
    room = Room(INFO, session)
    for viewer in (0, 1):
        room.message(viewer, None)
    for version in (1, 2):
        session = moved(session, chance)
        room.advance(session)
        room.message(0, version - 1)
    assert room.written.keys() == {(0, 1)}


def test_a_version_that_nobody_can_have_heard_of_is_none(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, _, action = first_move((ann, ben), game)
    actor.move(game, action, 0)
    table = ann.sees(game)["table"]
    with ann.socket() as line:
        line.send(do="watch", table=table)
        whole = line.hear("game")
        for version in (2, 999_999):
            line.send(do="watch", table=table, game=game, version=version)
            assert line.hear("game") == whole


@pytest.mark.parametrize("what", ["table", "game"])
def test_what_is_not_there_is_refused_for_this_table_only(server: Server, what: str) -> None:
    ann, ben, game = sit_down(server)
    actor, _, action = first_move((ann, ben), game)
    table = ann.sees(game)["table"]
    other = ann.post("/tables")["table"]
    refused = {"table": {"table": "nowhere"}, "game": {"table": other, "game": "nothing"}}[what]
    with ann.socket() as line:
        line.send(do="watch", table=table)
        assert line.hear("game")["version"] == 0
        line.send(do="watch", **refused)
        answer = line.hear("refused")
        assert (answer["table"], answer["key"]) == (refused["table"], None)
        assert answer["reason"]["code"] in ("no-such-table", "game-not-found")
        actor.move(game, action, 0)
        assert line.hear("game")["version"] == 1


def test_a_game_of_another_table_is_as_good_as_none(server: Server) -> None:
    ann, _, game = sit_down(server)
    other = Visitor(server, "Cat").post("/tables")["table"]
    with ann.socket() as line:
        line.send(do="watch", table=other, game=game, version=0)
        assert line.hear()["reason"]["code"] == "game-not-found"


def test_one_table_too_many_is_refused_by_name(server: Server) -> None:
    with Visitor(server).socket() as line:
        for number in range(65):
            line.send(do="watch", table=f"table-{number}")
        refused = [line.hear("refused") for _ in range(65)]
    assert {answer["table"] for answer in refused} == {f"table-{number}" for number in range(65)}


def test_a_page_that_fails_watches_nothing_any_more(data: Path) -> None:
    data.mkdir()
    settings = Settings(data=data)
    migrate(settings.database_url)
    said: list[tuple[object, ...]] = []

    async def open_and_fail() -> None:
        services = Services(settings, Identities(settings.session_days))
        frames = [{"type": "websocket.receive", "text": '{"do":"watch","table":"here"}'}]

        async def receive() -> dict[str, str]:
            if frames:
                return frames.pop()
            assert services.watchers.is_watched("here")
            raise RuntimeError

        async def note(*what: object) -> None:
            said.append(what)

        line = SimpleNamespace(receive=receive, say=note, send=note)
        socket = SimpleNamespace(
            scope={SOCKET: line}, user=None, auth=None, client=None, accept=note, close=note
        )
        try:
            await asyncio.wait_for(socket_of_a_page.fn(socket, services), SECONDS)
            assert not services.watchers.is_watched("here")
        finally:
            services.recovery.close()
            services.store.close()

    asyncio.run(open_and_fail())
    assert said[-1] == (1013, "server-fault")


def heard(line: Line, version: int) -> None:
    """Listen until a version of the game is told."""
    while line.hear("game")["version"] < version:
        pass


def test_after_an_outage_every_page_hears_how_things_stand(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("outage"), **UNLIMITED) as server:
        pairs = [sit_down(server) for _ in range(2)]
        moves = [first_move((ann, ben), game) for ann, ben, game in pairs]
        games = [game for *_, game in pairs]
        tables = [ann.sees(game)["table"] for ann, _, game in pairs]
        with moves[0][0].socket() as before, moves[1][0].socket() as during:
            before.send(do="watch", table=tables[0])
            heard(before, 0)
            postgres.stop()
            try:
                # A line that was open, a line that begins to watch now, and one that is to be opened.
                before.send(do="move", game=games[0], action=moves[0][2], version=0, key="a")
                lost = before.hear("refused", "done")
                assert (lost["key"], lost["reason"]["code"]) == ("a", "store-fails")
                during.send(do="watch", table=tables[1])
                refused = during.hear("refused")
                assert (refused["table"], refused["reason"]["code"]) == (tables[1], "store-fails")
                for line in (before, during):
                    line.send(do="ping")
                    assert line.hear("pong")
                stranger = Visitor(server)
                stranger.http.cookies.set("claimant", "a-token-that-must-be-looked-up")
                with pytest.raises(InvalidStatus) as denied, stranger.socket():
                    pass
                assert denied.value.response.status_code == 503
                assert denied.value.response.headers["retry-after"] == "1"
                assert b"store-fails" in (denied.value.response.body or b"")
            finally:
                postgres.start()
            # Nobody has moved: whoever watched hears of it all the same, or of the first move at last.
            heard(during, 0)
            until(lambda: httpx.get(f"{server.url}/ready", timeout=SECONDS).status_code == 200)
            for line, game, (actor, _, action) in zip((before, during), games, moves, strict=True):
                actor.move(game, action, 0, "a")
                heard(line, 1)
        # The store has failed, and nothing else.
        assert set(server.errors) == {"the store failed"}
