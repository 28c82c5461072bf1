"""The client's files over the wire: the right file, cached as long as it may be, and nothing else."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.types import ASGIApp

from claimant.server.http import errors
from claimant.server.http.app import with_security_headers
from claimant.server.http.routes.pages import client_files, pages
from tests.server.running import Server
from tests.server.visitor import Visitor

SCRIPT = "let game = 1\n" * 500


def client_of(folder: Path) -> TestClient[ASGIApp]:
    app = Litestar([pages(client_files(folder))], exception_handlers=errors.HANDLERS)
    return TestClient(with_security_headers(app))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Claimant</title>", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-a1b2c3.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.mark.parametrize("address", ["/", "/index.html", "/learn", "/t/abc", "/game/x/replay", "/apiary"])
def test_every_page_is_the_one_page_and_is_asked_for_each_time(built: Path, address: str) -> None:
    with client_of(built) as client:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        again = client.get(address, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.head(address).headers["etag"] == answer.headers["etag"]


def test_a_file_whose_name_changes_with_it_is_kept_for_good(built: Path) -> None:
    with client_of(built) as client:
        answer = client.get("/assets/index-a1b2c3.js")
        assert answer.text == SCRIPT
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        plain = client.get("/assets/index-a1b2c3.js", headers={"accept-encoding": "identity"})
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        assert len(gzip.compress(SCRIPT.encode())) < len(SCRIPT) / 10
        assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    [
        "/assets/index-old.js",
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets//etc/passwd.txt",
        "/api/v1/nothing",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_a_refusal_that_nobody_keeps(built: Path, address: str) -> None:
    with client_of(built) as client:
        answer = client.get(address)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert answer.headers["cache-control"] == "no-store"
        assert "secret" not in answer.text


def test_a_server_starts_even_if_a_build_takes_files_away_meanwhile(built: Path) -> None:
    (built / "assets" / "index-old.js").symlink_to(built / "gone.js")
    assert set(client_files(built)) == {"index.html", "favicon.svg", "assets/index-a1b2c3.js"}


def test_files_without_their_page_are_no_client(built: Path) -> None:
    (built / "index.html").unlink()
    assert client_files(built) == {}


def test_without_a_built_client_a_page_says_so(tmp_path: Path) -> None:
    with client_of(tmp_path / "nowhere") as client:
        answer = client.get("/")
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert "has not been built" in answer.text
        assert answer.headers["cache-control"] == "no-store"


def test_the_server_gives_its_page_and_its_refusals(server: Server) -> None:
    visitor = Visitor(server)
    page = visitor.http.get(f"{server.url}/")
    assert page.headers["content-type"].startswith("text/html")
    assert "Claimant" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert visitor.http.get(f"{server.url}/api/v1/nothing").json()["code"] == "not-found"
    assert visitor.http.get(f"{server.url}/health").text == "ok"


def test_a_picture_opened_by_itself_keeps_its_colours(server: Server) -> None:
    """They stand in the picture, where the policy of our pages would forbid them."""
    picture = next(address for address in client_files() if address.endswith(".svg"))
    answer = Visitor(server).http.get(f"{server.url}/{picture}")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-security-policy"].startswith(
        "default-src 'none'; style-src 'unsafe-inline'"
    )
