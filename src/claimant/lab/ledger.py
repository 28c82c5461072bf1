"""A file with a line of JSON for everything that a run has done, so that it can stop, resume, and be
merged.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from claimant.lab.files import append_whole
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons

define_reasons(
    {
        "not-a-run": {"name": TEXT},
        "no-run": {"name": TEXT},
        "other-run": {"name": TEXT},
        "broken-line": {"line": NUMBER, "name": TEXT},
    }
)

Heading = dict[str, Any]
Line = dict[str, Any]
FORMAT = 1


class Ledger:
    """The file of one run. Its first line is a heading that says what is played."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __repr__(self) -> str:
        return f"<Ledger {self.path.name}>"

    def open(self, heading: Heading) -> None:
        """Create the file, or continue it; the file of another run is refused."""
        if self.path.exists():
            self.refuse_other(heading)
            self._forget_half_a_line()
        else:
            self.add(heading)

    def refuse_other(self, heading: Heading) -> None:
        if self.heading() != heading:
            raise InvalidSetup(Reason("other-run", {"name": str(self.path)}))

    def heading(self) -> Heading:
        try:
            with self.path.open(encoding="utf-8") as file:
                heading = json.loads(file.readline())
        except FileNotFoundError:
            raise InvalidSetup(Reason("no-run", {"name": str(self.path)})) from None
        except ValueError:
            heading = None
        if not isinstance(heading, dict) or heading.get("run") != FORMAT:
            raise self.not_a_run()
        return heading

    def not_a_run(self) -> InvalidSetup:
        return InvalidSetup(Reason("not-a-run", {"name": str(self.path)}))

    def add(self, line: Line) -> None:
        append_whole(self.path, json.dumps(line) + "\n")

    def lines(self) -> Iterator[tuple[int, Line]]:
        """The number and content of every line except the first; unfinished lines are ignored."""
        with self.path.open(encoding="utf-8") as file:
            for number, line in enumerate(file, start=1):
                if number == 1 or not line.endswith("\n"):
                    continue
                try:
                    content = json.loads(line)
                except ValueError:
                    raise self.broken(number) from None
                yield number, content

    def broken(self, line: int) -> InvalidSetup:
        return InvalidSetup(Reason("broken-line", {"line": line, "name": str(self.path)}))

    def _forget_half_a_line(self) -> None:
        """A process killed while writing leaves half a line, and the next one must not continue it."""
        with self.path.open("r+b") as file:
            content = file.read()
            file.truncate(content.rindex(b"\n") + 1)
