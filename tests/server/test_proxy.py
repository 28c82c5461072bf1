"""A server behind nginx, with the file that we recommend: only ports, paths and TLS are exchanged."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from tests.patience import SECONDS, until
from tests.server.running import Server

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MOST_CONNECTIONS = 100
REQUESTS_PER_MINUTE = 120


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an nginx that stands before a server."""
    folder = tmp_path_factory.mktemp("proxy")
    port = free_port()
    with Server(folder / "data", requests_per_minute=REQUESTS_PER_MINUTE) as server:
        site = SITE.read_text(encoding="utf-8")
        site = re.sub(r" *ssl_certificate.*\n", "", site)
        site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        site = site.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{server.port};")
        (folder / "site.conf").write_text(site, encoding="utf-8")
        temporary = "".join(
            f"{name}_temp_path {folder}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n",
            encoding="utf-8",
        )
        program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
        assert program is not None, "scripts/system-packages installs nginx"
        process = subprocess.Popen(
            [program, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")],
            stderr=subprocess.PIPE,
        )
        try:
            until(lambda: answers(port) or process.poll() is not None)
            assert process.poll() is None, process.stderr.read() if process.stderr is not None else b""
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.communicate(timeout=SECONDS)
        assert server.errors == []


def test_pages_players_and_sockets_pass_through(proxy: str) -> None:
    with httpx.Client(base_url=proxy, timeout=SECONDS) as http:
        assert "Claimant" in http.get("/").text
        answer = http.post("/api/v1/players", json={"name": "Ann"}, headers={"origin": proxy})
        assert answer.status_code == 201
        table = http.post("/api/v1/tables", json={"bots": ["greedy"], "start": True}).json()["table"]
        cookie = f"claimant={http.cookies['claimant']}"
        address = proxy.replace("http", "ws", 1) + "/api/v1/socket"
        with connect(address, additional_headers={"cookie": cookie, "origin": proxy}) as page:
            page.send(msgspec.json.encode({"do": "watch", "table": table}).decode())
            assert '"type":"table"' in str(page.recv(SECONDS))


def test_nobody_can_pretend_to_be_somebody_else(proxy: str) -> None:
    with httpx.Client(base_url=proxy, timeout=SECONDS) as http:
        # A minute may end in between, and then they are counted anew.
        for number in range(2 * REQUESTS_PER_MINUTE + 1):
            answer = http.get("/api/v1/tables", headers={"x-forwarded-for": f"203.0.113.{number}"})
            if answer.status_code != 200:
                break
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-fast"


def test_one_visitor_holds_so_many_connections_and_no_more(proxy: str) -> None:
    with ExitStack() as stack:
        port = int(proxy.rpartition(":")[2])
        for _ in range(MOST_CONNECTIONS):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port), SECONDS))
            # nginx counts a connection once it has read the head of a request.
            line.sendall(b"POST /api/v1/players HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{")
        until(lambda: httpx.get(proxy + "/health", timeout=SECONDS).status_code == 429)
