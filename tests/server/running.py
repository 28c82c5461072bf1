"""A real server in a real process, to be started, stopped and killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx

START_SECONDS = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class Server:
    """`claimant serve` on a port of its own. Its log goes to a file in the data directory."""

    def __init__(self, data: Path, database: str = "", **settings: object) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = ["--port", str(self.port), "--data", str(data)]
        if database:
            self.arguments += ["--database", database]
        for name, value in settings.items():
            self.arguments += [f"--{name.replace('_', '-')}", str(value)]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8")

    @property
    def errors(self) -> list[str]:
        """What the log calls an error."""
        lines = [json.loads(line) for line in self.log.splitlines()]
        return [line["message"] for line in lines if line["level"] == "error"]

    def start(self) -> float:
        """Start, wait until it can serve, and return how many seconds that took."""
        began = time.perf_counter()
        self.launch()
        assert self.process is not None
        while not self._is_ready():
            assert self.process.poll() is None, self.log
            assert time.perf_counter() - began < START_SECONDS, self.log
            time.sleep(0.02)
        return time.perf_counter() - began

    def launch(self) -> None:
        """Start without waiting."""
        self.data.mkdir(parents=True, exist_ok=True)
        with open(self.data / "server.log", "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "claimant.cli", "serve", *self.arguments],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "ignore"},
                start_new_session=True,
            )

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=1).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would: the server and all its processes, without a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=20)
        finally:
            self.process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.kill()
