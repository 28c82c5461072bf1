"""The systemd unit and the container file: what they say is sound, and what they run works.

Only the prefix of the installation, the data directory and the port are exchanged for our own.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.packaging.containerfile import stages
from tests.server.running import START_SECONDS, free_port

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "claimant.service"
PREFIX = "/opt/claimant"


@pytest.fixture
def prefix(tmp_path: Path) -> str:
    """An installation: the two programs that are named."""
    programs = tmp_path / "opt" / "bin"
    programs.mkdir(parents=True)
    for name, arguments in (("claimant", "-m claimant.cli "), ("python", "")):
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec {sys.executable} {arguments}"$@"\n', encoding="utf-8")
        program.chmod(0o755)
    return str(programs.parent)


@contextmanager
def running(command: list[str], settings: dict[str, str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A service as systemd or a container starts it: in /, with little in its environment."""
    kept = {"PATH": os.environ["PATH"]}
    if "PYTHONPATH" in os.environ:
        kept["PYTHONPATH"] = str(Path(os.environ["PYTHONPATH"]).resolve())
    process = subprocess.Popen(command, cwd="/", env={**kept, **settings}, stderr=subprocess.PIPE)
    try:
        began = time.monotonic()
        while not is_ready(port):
            assert process.poll() is None
            assert time.monotonic() - began < START_SECONDS
            time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready", timeout=1).status_code == 200
    except httpx.TransportError:
        return False


# --- systemd ----------------------------------------------------------------------------------------


def unit() -> RawConfigParser:
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(UNIT, encoding="utf-8")
    return parser


def test_what_the_unit_runs_serves_and_stops(prefix: str, tmp_path: Path) -> None:
    service = unit()["Service"]
    assert service["StateDirectory"] == "claimant"
    name, _, value = service["Environment"].partition("=")
    state = tmp_path / "state"
    (state / "claimant").mkdir(parents=True)
    port = free_port()
    settings = {name: value.replace("%S", str(state)), "CLAIMANT_PORT": str(port)}
    command = shlex.split(service["ExecStart"].replace(PREFIX, prefix))
    with running(command, settings, port) as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=int(service["TimeoutStopSec"])) == 0
    assert (state / "claimant" / "claimant.db").exists()


def test_systemd_finds_nothing_wrong_with_the_unit(prefix: str, tmp_path: Path) -> None:
    analyser = shutil.which("systemd-analyze")
    if analyser is None:
        # Without systemd at least every line must be an assignment in a section that there is.
        assert unit().sections() == ["Unit", "Service", "Install"]
        return
    copy = tmp_path / "claimant.service"
    copy.write_text(UNIT.read_text(encoding="utf-8").replace(PREFIX, prefix), encoding="utf-8")
    told = subprocess.run([analyser, "verify", copy], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")


# --- the container ----------------------------------------------------------------------------------


def test_what_the_container_runs_serves_is_healthy_and_stops(prefix: str, tmp_path: Path) -> None:
    final = stages()[-1]
    port = free_port()
    data = tmp_path / "data"
    data.mkdir()
    settings = {**final.environment, "CLAIMANT_PORT": str(port), "CLAIMANT_DATA": str(data)}
    command = [part.replace(PREFIX, prefix) for part in final.only("ENTRYPOINT").command]
    check = [part.replace(PREFIX, prefix) for part in final.only("HEALTHCHECK").command]

    def is_healthy() -> bool:
        environment = {**os.environ, "CLAIMANT_PORT": str(port)}
        done = subprocess.run(
            check, env=environment, capture_output=True, timeout=START_SECONDS, check=False
        )
        return done.returncode == 0

    with running(command, settings, port) as process:
        assert is_healthy()
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=10) == 0
    assert not is_healthy()
    assert (data / "claimant.db").exists()
