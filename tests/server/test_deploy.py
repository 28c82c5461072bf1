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
from collections.abc import Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.packaging.containerfile import stages
from tests.patience import SECONDS, until
from tests.server.running import port_in, said_ready

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
def running(
    command: list[str], settings: dict[str, str], folder: Path
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A service as systemd or a container starts it: in /, with little in its environment. And its port."""
    kept = {"PATH": os.environ["PATH"]}
    if "PYTHONPATH" in os.environ:
        paths = os.environ["PYTHONPATH"].split(os.pathsep)
        kept["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths)
    log = folder / "log"
    environment = {**kept, **settings, "CLAIMANT_PORT": "0"}
    with open(log, "wb") as file:
        process = subprocess.Popen(command, cwd="/", env=environment, stderr=file)
    try:
        until(lambda: said_ready(log.read_text()) or process.poll() is not None, log.read_text)
        assert process.poll() is None, log.read_text()
        yield process, port_in(said_ready(log.read_text())[0])
    finally:
        process.kill()
        process.wait(timeout=SECONDS)


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
    settings = {name: value.replace("%S", str(state))}
    command = shlex.split(service["ExecStart"].replace(PREFIX, prefix))
    with running(command, settings, tmp_path) as (process, _):
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=SECONDS) == 0
    assert (state / "claimant" / "claimant.db").exists()


def test_systemd_finds_nothing_wrong_with_the_unit(prefix: str, tmp_path: Path) -> None:
    analyser = shutil.which("systemd-analyze")
    if analyser is None:
        # Without systemd at least every line must be an assignment in a section that there is.
        assert unit().sections() == ["Unit", "Service", "Install"]
        return
    copy = tmp_path / "claimant.service"
    copy.write_text(UNIT.read_text(encoding="utf-8").replace(PREFIX, prefix), encoding="utf-8")
    told = subprocess.run(
        [analyser, "verify", copy], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")


# --- the container ----------------------------------------------------------------------------------


def test_what_the_container_runs_serves_is_healthy_and_stops(prefix: str, tmp_path: Path) -> None:
    final = stages()[-1]
    data = tmp_path / "data"
    data.mkdir()
    settings = {**final.environment, "CLAIMANT_DATA": str(data)}
    command = [part.replace(PREFIX, prefix) for part in final.only("ENTRYPOINT").command]
    check = [part.replace(PREFIX, prefix) for part in final.only("HEALTHCHECK").command]
    with running(command, settings, tmp_path) as (process, port):
        inside = {**os.environ, "CLAIMANT_PORT": str(port)}
        asked = subprocess.run(check, env=inside, timeout=SECONDS, check=False)
        assert asked.returncode == 0
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=SECONDS) == 0
    asked = subprocess.run(check, env=inside, timeout=SECONDS, check=False, capture_output=True)
    assert asked.returncode != 0
    assert (data / "claimant.db").exists()
