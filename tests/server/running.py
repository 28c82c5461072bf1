"""A real server in a real process, to be started, stopped and killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from tests.patience import SECONDS, until

PLENTY = 100_000


def said_ready(log: str) -> list[dict[str, Any]]:
    """The lines of a log in which a server says that it can serve."""
    # The last line may not be complete yet.
    lines = [line for line in log.splitlines(keepends=True) if line.endswith("}\n")]
    return [told for told in map(json.loads, lines) if told["message"] == "ready"]


def port_in(ready: dict[str, Any]) -> int:
    return int(urlsplit(ready["addresses"][0]).port or 0)


def children_of(process: int) -> list[int]:
    """The processes that any thread of a process has started."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for children in lists for child in children.read_text().split()]


def open_files(process: int) -> list[str]:
    """What a process has open, as the system calls it."""
    found = []
    for entry in Path(f"/proc/{process}/fd").iterdir():
        # It may be closed meanwhile.
        with suppress(FileNotFoundError):
            found.append(os.readlink(entry))
    return found


class Server:
    """`claimant serve` on a port of its own, the same after every start. Its log goes to a file in the data
    directory. It answers as often as a test asks, where no limit is named."""

    def __init__(self, data: Path, database: str = "", **settings: object) -> None:
        self.data = data
        self.port = 0
        self.arguments = ["--data", str(data)]
        if database:
            self.arguments += ["--database", database]
        for name, value in {"requests_per_minute": PLENTY, **settings}.items():
            self.arguments += [f"--{name.replace('_', '-')}", str(value)]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8")

    @property
    def told(self) -> list[dict[str, Any]]:
        """The lines of the log, except for one that is not complete yet."""
        lines = self.log.splitlines(keepends=True)
        return [json.loads(line) for line in lines if line.endswith("}\n")]

    def connections(self) -> dict[str, int]:
        """The connections that are open, each with the process that holds its end."""
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        # The address is in hexadecimal digits; 01 is an open connection.
        ends = {
            f"socket:[{line[9]}]"
            for line in lines
            if line[1].endswith(f":{self.port:04X}") and line[3] == "01"
        }
        assert self.process is not None
        return {
            end: process
            for process in children_of(self.process.pid)
            for end in open_files(process)
            if end in ends
        }

    @property
    def errors(self) -> list[str]:
        """What the log calls an error."""
        return [line["message"] for line in self.told if line["level"] == "error"]

    @property
    def ready(self) -> list[dict[str, Any]]:
        """What it has said, once for every start, when it could serve."""
        return said_ready(self.log)

    def start(self) -> float:
        """Start, wait until it can serve, and return how many seconds that took."""
        began = time.perf_counter()
        self.data.mkdir(parents=True, exist_ok=True)
        with open(self.data / "server.log", "ab") as log:
            before = len(self.ready)
            process = self.process = subprocess.Popen(
                [sys.executable, "-m", "claimant.cli", "serve", "--port", str(self.port), *self.arguments],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "ignore"},
                start_new_session=True,
            )
        until(lambda: len(self.ready) > before or process.poll() is not None, lambda: self.log)
        assert process.poll() is None, self.log
        self.port = port_in(self.ready[-1])
        return time.perf_counter() - began

    def kill(self) -> None:
        """As a power cut would: the server and all its processes, without a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=SECONDS)
        self.process = None

    def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=SECONDS)
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
