"""The documentation under /docs: pages, what they may do, and nothing else."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.types import ASGIApp

from claimant.server.http import errors
from claimant.server.http.app import with_security_headers
from claimant.server.http.routes.documentation import documentation
from claimant.server.http.routes.pages import client_files, pages

INLINE = "localStorage.theme = 'dark'"


def client_of(folder: Path) -> TestClient[ASGIApp]:
    handlers = [documentation(folder), pages(client_files(folder / "nothing"))]
    return TestClient(with_security_headers(Litestar(handlers, exception_handlers=errors.HANDLERS)))


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    page = f"<!doctype html><title>Docs</title><script>{INLINE}</script><script src='assets/a.js'></script>"
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "assets" / "a.js").write_text("search()", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


def test_the_front_page_is_found_and_runs_its_own_scripts_only(site: Path) -> None:
    with client_of(site) as client:
        for address in ("/docs", "/docs/"):
            answer = client.get(address)
            assert answer.url.path == "/docs/index.html"
            assert answer.text.startswith("<!doctype html>")
        digest = base64.b64encode(hashlib.sha256(INLINE.encode()).digest()).decode()
        policy = answer.headers["content-security-policy"]
        assert f"script-src 'self' 'sha256-{digest}';" in policy
        assert "default-src 'self'" in policy
        again = client.get("/docs/index.html", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


def test_other_files_have_the_usual_policy(site: Path) -> None:
    with client_of(site) as client:
        answer = client.get("/docs/assets/a.js")
        assert answer.text == "search()"
        assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("name", ["nothing.html", "../secret.txt", "%2e%2e/secret.txt", "assets"])
def test_nothing_else_is_there(site: Path, name: str) -> None:
    with client_of(site) as client:
        answer = client.get(f"/docs/{name}")
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_without_a_site_it_says_so(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        answer = client.get("/docs")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-documentation")
