"""Where a game in progress is saved, and how to resume it."""

from __future__ import annotations

from shlex import quote

from claimant.cli.terminal.files import record_for, write_new_file, write_own_file
from claimant.cli.terminal.problems import Problem, printable
from claimant.tabletop.game import TabletopGame

RESUME = "claimant play --resume {path}"
LONGEST_PATH = 1_000


class Keeper:
    """Writes to files that it has made itself, or that the game comes from, and to no others."""

    def __init__(self) -> None:
        self.own: set[str] = set()
        self.kept_in: str | None = None

    def keep(self, game: TabletopGame, new: str | None, old: str | None) -> None:
        """Keep the game up to date in a new file, else in the old one that it comes from, if any."""
        if new is not None:
            self.write(game, new)
            self.kept_in = new
        elif old is not None:
            self.own.add(old)
            self.kept_in = old

    def write(self, game: TabletopGame, path: str) -> None:
        write = write_own_file if path in self.own else write_new_file
        write(path, record_for(path, game))
        self.own.add(path)

    def update(self, game: TabletopGame) -> str:
        """Write the game to where it is kept. What goes wrong is returned, once, as a sentence."""
        if self.kept_in is not None:
            try:
                self.write(game, self.kept_in)
            except Problem as problem:
                # A full disk is no reason to stop a game.
                self.kept_in = None
                return str(problem)
        return ""


def how_to_resume(path: str) -> str:
    """The command that resumes a game."""
    return RESUME.format(path=printable(quote(path), LONGEST_PATH))
