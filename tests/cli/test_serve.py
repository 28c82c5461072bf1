"""`claimant serve --open`: the page comes to whoever starts the server."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.running import Server, free_port

PATIENCE_SECONDS = 30.0


def browser_that_notes(folder: Path) -> tuple[Path, Path]:
    """A browser that only writes down what it shall show."""
    note = folder / "shown"
    program = folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {note}\n', encoding="utf-8")
    program.chmod(0o755)
    return program, note


def test_the_browser_is_shown_the_page_when_it_can_be_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, note = browser_that_notes(tmp_path)
    monkeypatch.setenv("BROWSER", str(program))
    server = Server(tmp_path / "data")
    server.arguments.append("--open")
    with server:
        began = time.perf_counter()
        while not note.exists() or not note.read_text(encoding="utf-8").endswith("\n"):
            assert time.perf_counter() - began < PATIENCE_SECONDS, server.log
            time.sleep(0.05)
        assert note.read_text(encoding="utf-8").strip() == f"{server.url}/"
        assert f"Play at {server.url}/" in server.log.replace("\n", "")


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    port = free_port()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        ended = subprocess.run(
            [sys.executable, "-m", "claimant.cli", "serve", "--open", "--port", str(port)],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    assert ended.returncode != 0
    assert f"port {port} already" in " ".join((ended.stdout + ended.stderr).split())
    assert "Traceback" not in ended.stderr
