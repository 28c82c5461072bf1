"""The program at a terminal, as people use it."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import BinaryIO

from tests.cli.shell import PROGRAM
from tests.patience import SECONDS, attempts

MOMENT_SECONDS = 0.1
LOOKS = {"TERM": "xterm-256color", "COLUMNS": "80", "CLAIMANT_LANGUAGE": "en"}


class Terminal:
    """The program at a pseudo-terminal, with somebody typing."""

    def __init__(
        self,
        *arguments: str,
        stdout: BinaryIO | None = None,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs if stdout is None else stdout,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, **LOOKS, **environment},
        )
        os.close(theirs)
        self.seen = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(timeout=SECONDS)
        os.close(self.ours)

    def read_until(self, pattern: str, seconds: float = SECONDS) -> bool:
        """Read on until the pattern appears; False if it does not."""
        begin = len(self.seen)
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and re.search(pattern, self.seen[begin:]) is None:
            if not self._read():
                break
        return re.search(pattern, self.seen[begin:]) is not None

    def _read(self) -> bool:
        """Read what comes within a moment; False if the program is gone, and with it the other end."""
        if select.select([self.ours], [], [], MOMENT_SECONDS)[0]:
            try:
                self.seen += os.read(self.ours, 65536).decode(errors="replace")
            except OSError:
                return False
        return True

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def exit_code(self) -> int:
        """Read on to the end: a program whose output nobody reads cannot end."""
        for _ in attempts(told=lambda: self.seen):
            if self.process.poll() is not None or not self._read():
                break
        return self.process.wait(timeout=SECONDS)
