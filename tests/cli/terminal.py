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
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", **environment},
        )
        os.close(theirs)
        self.seen = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def read_until(self, pattern: str, seconds: float = 30) -> bool:
        """Read on until the pattern appears; False if it does not."""
        piece = ""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and re.search(pattern, piece) is None:
            if not select.select([self.ours], [], [], 0.1)[0]:
                continue
            try:
                piece += os.read(self.ours, 65536).decode(errors="replace")
            except OSError:
                # The program is gone and with it the other end.
                break
        self.seen += piece
        return re.search(pattern, piece) is not None

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def exit_code(self) -> int:
        return self.process.wait(timeout=30)
