"""Origins, cookies, headers."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import InvalidStatus

from claimant.server.http.app import create_app
from claimant.server.ops.settings import Settings
from tests.server.running import Server
from tests.server.visitor import Visitor


def routes() -> list[tuple[str, str]]:
    """Method and path of everything that the application answers, described or not."""
    with warnings.catch_warnings():
        # Litestar would rather have us mark dependencies, which its next version will demand.
        warnings.simplefilter("ignore", DeprecationWarning)
        app = create_app(Settings())
    return [
        (method, re.sub(r"{[^}]*}", "x", re.sub(r"{[^}]*:int}", "1", route.path)))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in sorted(route.methods)
    ]


UNSAFE = [(method, path) for method, path in routes() if method not in ("GET", "HEAD", "OPTIONS")]
FOREIGN = ["https://evil.example", "null", "http://[", "", "127.0.0.1", "file://", "http://127.0.0.1:1"]


@pytest.mark.parametrize(("method", "path"), UNSAFE)
def test_pages_of_other_sites_can_change_nothing(server: Server, method: str, path: str) -> None:
    ann = Visitor(server, "Ann")
    for origin in (*FOREIGN, f"{server.url}.evil.example", f"http://evil@{server.url[7:]}"):
        answer = ann.ask(method, f"{server.url}{path}", {}, origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), origin


def test_our_own_pages_can(server: Server) -> None:
    assert len(UNSAFE) > 15
    assert Visitor(server, "Ann").ask("POST", "/tables", {}, origin=server.url).status_code == 201


def test_the_scheme_is_part_of_an_origin(server: Server) -> None:
    """As the proxy tells it, to requests and to sockets."""
    ann, secure = Visitor(server, "Ann"), server.url.replace("http:", "https:")
    for proto, own, foreign in (("http", server.url, secure), ("https", secure, server.url)):
        behind = {"x-forwarded-proto": proto}
        assert ann.ask("POST", "/tables", {}, origin=own, **behind).status_code == 201
        assert ann.ask("POST", "/tables", {}, origin=foreign, **behind).json()["code"] == "foreign-origin"
        with ann.socket(origin=own, **behind) as line:
            line.send(do="ping")
            assert line.hear()["type"] == "pong"
        with pytest.raises(InvalidStatus), ann.socket(origin=foreign, **behind):
            pass


def test_only_a_proxy_is_believed_for_whom_it_asks(data: Path) -> None:
    """Whoever is no proxy counts by the address that they come from, whatever they say."""
    with Server(data, sign_ins_per_minute=3, proxies="192.0.2.0/24") as server:
        answers = [
            Visitor(server).ask(
                "POST", "/players", {"name": "Eve"}, **{"x-forwarded-for": f"203.0.113.{n}"}
            )
            for n in range(4)
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


def test_nor_can_they_open_a_socket(server: Server) -> None:
    ann = Visitor(server, "Ann")
    with pytest.raises(InvalidStatus) as refused, ann.socket(origin=FOREIGN[0]):
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


def test_a_proxy_that_says_so_is_tls_enough(server: Server) -> None:
    for proto, is_secure in (("https", True), ("http", False)):
        answer = Visitor(server).ask("POST", "/players", {"name": "Ann"}, **{"x-forwarded-proto": proto})
        assert ("secure" in answer.headers["set-cookie"].lower()) == is_secure


def test_signing_out_takes_the_cookie_away(server: Server) -> None:
    ann = Visitor(server, "Ann")
    answer = ann.ask("DELETE", "/me/session")
    assert "max-age=0" in answer.headers["set-cookie"].lower()


def test_every_answer_is_strict_about_what_a_page_may_load(server: Server) -> None:
    """Whatever is asked for, by whatever method: answers and refusals alike."""
    ann = Visitor(server, "Ann")
    seen = set()
    strange = [("GET", "/nowhere"), ("PUT", "/health"), ("POST", "/api/v1/players"), ("TRACE", "/ready")]
    for method, path in [*routes(), *strange]:
        answer = ann.http.request(method, f"{server.url}{path}", content=b"{")
        seen.add(answer.status_code)
        policy = answer.headers["content-security-policy"]
        for rule in ("default-src 'self'", "script-src 'self';", "frame-ancestors 'none'"):
            assert rule in policy, (method, path)
        assert "unsafe" not in policy
        assert "//" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    long = ann.http.post("/players", content=b'{"name":"' + b"x" * 200_000 + b'"}')
    assert long.status_code == 413
    assert "content-security-policy" in long.headers
    assert {200, 204, 400, 404, 405} <= seen
