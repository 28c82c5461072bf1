"""Origins, cookies, headers, limits, frames that are not what they should be."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Line, Visitor

FOREIGN = "https://evil.example"


def unsafe_routes(server: Server) -> list[tuple[str, str]]:
    schema = Visitor(server).http.get(f"{server.url}/api/v1/schema/openapi.json").json()
    routes = []
    for path, methods in schema["paths"].items():
        for parameter in ("table_id", "game_id", "player_id", "token_id"):
            path = path.replace(f"{{{parameter}}}", "x")
        routes += [(method.upper(), path) for method in methods if method not in ("get", "head", "options")]
    return routes


def test_pages_of_other_sites_can_change_nothing(server: Server) -> None:
    ann = Visitor(server, "Ann")
    routes = unsafe_routes(server)
    assert len(routes) > 10
    for method, path in routes:
        answer = ann.ask(method, f"{server.url}{path}", {}, origin=FOREIGN)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), path
    assert ann.ask("POST", "/tables", {}, origin=server.url).status_code == 201
    assert ann.ask("POST", "/tables", {}, origin="null").status_code == 403


def test_nor_can_they_open_a_socket(server: Server) -> None:
    ann = Visitor(server, "Ann")
    with pytest.raises(InvalidStatus) as refused, ann.socket(origin=FOREIGN):
        pass
    assert refused.value.response.status_code == 403
    with ann.socket(origin=server.url) as line:
        line.send(do="ping")
        assert line.hear()["type"] == "pong"


def test_an_origin_that_the_operator_names_is_welcome(data: Path) -> None:
    with Server(data, origins="https://claim.example") as server:
        ann = Visitor(server)
        answer = ann.ask("POST", "/players", {"name": "Ann"}, origin="https://claim.example")
        assert answer.status_code == 201


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    answer = Visitor(server).ask("POST", "/players", {"name": "Ann"})
    attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes


def test_behind_tls_the_cookie_travels_nowhere_else(data: Path) -> None:
    with Server(data) as server:
        server.stop()
        server.arguments.append("--secure-cookies")
        server.start()
        answer = Visitor(server).ask("POST", "/players", {"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("path", ["/health", "/api/v1/tables", "/api/v1/me", "/nowhere"])
def test_every_answer_is_strict_about_what_a_page_may_load(server: Server, path: str) -> None:
    headers = Visitor(server).http.get(f"{server.url}{path}").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_who_asks_too_much_is_told_so_and_others_are_not_affected(data: Path) -> None:
    with Server(data, requests_per_minute=30) as server:
        ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
        codes = [ann.ask("GET", "/me").status_code for _ in range(40)]
        assert codes[-1] == 429
        assert ann.refused("GET", "/me") == (429, "too-fast")
        assert ben.get("/me")["name"] == "Ben"


def test_names_are_not_taken_by_the_thousand(data: Path) -> None:
    with Server(data, sign_ins_per_minute=5) as server:
        codes = [Visitor(server).ask("POST", "/players", {"name": "Ann"}).status_code for _ in range(7)]
        assert codes == [201] * 5 + [429] * 2


def flood_with_pings(line: Line) -> None:
    for _ in range(2_000):
        line.send(do="ping")
    for _ in range(2_000):
        line.hear()


def test_a_flood_of_frames_closes_its_own_line_only(server: Server) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    with ann.socket() as flood, ben.socket() as calm:
        with pytest.raises(ConnectionClosed) as closed:
            flood_with_pings(flood)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4008
        calm.send(do="ping")
        assert calm.hear()["type"] == "pong"


def test_an_oversized_frame_closes_its_line(server: Server) -> None:
    with Visitor(server, "Ann").socket() as line:
        line.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_an_oversized_body_is_refused(server: Server) -> None:
    answer = Visitor(server).http.post("/players", content=b'{"name":"' + b"x" * 200_000 + b'"}')
    assert answer.status_code == 413


def broken_frames(game: str, action: str, dice: random.Random) -> list[str | bytes]:
    """Frames with something wrong: cut, mixed up, of other types, in the wrong order."""
    good = {"do": "move", "game": game, "action": action, "version": 7, "key": "k"}
    frames: list[str | bytes] = ["", "{", "null", "[]", "42", '"move"', b"\xff\xfe", b"{}", "{" * 5_000]
    values: list[object] = [None, -1, 2**70, 1.5, "", "x" * 5_000, [], {}, True, "\u0000", "🃏"]
    for name in good:
        frames.append(msgspec.json.encode({key: value for key, value in good.items() if key != name}))
        for value in values:
            frames.append(msgspec.json.encode({**good, name: value}, enc_hook=str))
    whole = msgspec.json.encode(good)
    for _ in range(60):
        cut = bytearray(whole)
        cut[dice.randrange(len(cut))] = dice.randrange(256)
        frames.append(bytes(cut[: dice.randrange(len(cut))]) if dice.random() < 0.5 else bytes(cut))
    frames += [
        msgspec.json.encode({"do": do, "table": game, "game": game})
        for do in ("watch", "unwatch", "answer")
    ]
    dice.shuffle(frames)
    return frames


def test_whatever_comes_over_a_socket_the_game_goes_on(data: Path) -> None:
    with Server(data, frames_per_second=100_000) as server:
        ann, ben, game = sit_down(server)
        actor, _, action = first_move((ann, ben), game)
        for seed in range(3):
            with actor.socket() as line:
                for frame in broken_frames(game, action, random.Random(seed)):
                    line.connection.send(frame)
                line.send(do="ping")
                assert line.hear("pong")["type"] == "pong"
                assert {message["type"] for message in line.put_aside} == {"refused"}
        assert actor.sees(game)["version"] == 0
        assert actor.move(game, action, 0) == 1
        assert '"level":"error"' not in server.log
