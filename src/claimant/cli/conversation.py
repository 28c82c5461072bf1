"""A game against the computer, as a conversation: what is the same whatever is played.

Whatever is shown comes from the player's own view and events; the state of the game is never looked at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.cli.files import write_new_file, write_own_file
from claimant.cli.output import Palette
from claimant.cli.problems import Problem
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.game import Game
from claimant.tabletop.reason import Reason

COMMON_HELP = (
    ("show", "the table once more (or just press Enter)"),
    ("save FILE", "write the game so far into a new file"),
    ("quit", "leave (or Ctrl-D)"),
)

Seen = TypeVar("Seen")


class Leave(Exception):
    """The player wants to stop."""


class Conversation(ABC, Generic[Seen]):
    """One game between a player at the keyboard and one that plays all other seats.

    `Seen` is what a view is in this game.
    """

    help: tuple[tuple[str, str], ...]
    """What the player can type in this game, besides what it can type in every game."""
    say_what: str
    """What to answer to a `why` without anything behind it."""

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponent: Callable[[Seen], str],
        palette: Palette,
    ) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.read_line = read_line
        self.opponent = opponent
        self.palette = palette
        self.told = 0
        self.own_files: set[str] = set()
        self.kept_in: str | None = None

    def run(self, keep_in: str | None = None) -> None:
        """Play until the game is over or the player leaves."""
        if keep_in is not None:
            self._write(keep_in)
            self.kept_in = keep_in
        try:
            self._introduce()
            while not self.game.is_over:
                if self.game.to_act == self.seat:
                    self._tell()
                    self._let_player_act()
                else:
                    self._let_opponent_act()
                self._keep()
            self._tell()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self.screen.print("\nGoodbye.")
        except Leave:
            self.screen.print("Goodbye.")

    # --- what every game does in its own way --------------------------------------------------

    @abstractmethod
    def _view(self, seat: int) -> Seen: ...

    @abstractmethod
    def _introduce(self) -> None: ...

    @abstractmethod
    def _tell(self) -> None:
        """Tell what has happened since the last time."""

    @abstractmethod
    def _show_table(self) -> None:
        """Show what lies on the table and what is asked."""

    @abstractmethod
    def _prompt(self, view: Seen) -> str: ...

    @abstractmethod
    def _answer(self, line: str, view: Seen) -> str:
        """The action, in notation, that the player means; it need not be a legal one."""

    @abstractmethod
    def _refusal(self, reason: Reason) -> str: ...

    @abstractmethod
    def _obeyed_here(self, word: str, rest: str, view: Seen) -> bool:
        """Carry out a command that only this game has; False if it was none."""

    @abstractmethod
    def _finish(self) -> None: ...

    # --- the course of the game ---------------------------------------------------------------

    def _let_opponent_act(self) -> None:
        other = self.game.to_act
        assert other is not None
        self.game.apply(self.opponent(self._view(other)), other)

    def _let_player_act(self) -> None:
        self._show_table()
        view = self._view(self.seat)
        while True:
            line = self.read_line(f"{self._prompt(view)}: ").strip()
            try:
                if self._obeyed(line, view):
                    continue
                action = self._answer(line, view)
                reason = self.game.why_not(action, self.seat)
                if reason is None:
                    self.game.apply(action, self.seat)
                    self.screen.print()
                    return
                self._say(self._refusal(reason))
            except (Problem, ClaimantError) as error:
                self._say(str(error))

    def _say(self, words: str) -> None:
        self.screen.print(self.palette.paint(words))

    def _show_how_to_repeat(self, words: list[str], seed: str | None) -> None:
        if seed is not None:
            self.screen.print("The same cards again:", style="dim")
            # In one piece, for copying.
            self.screen.print(" ".join([*words, f"--seed {seed}"]), style="dim", soft_wrap=True)

    # --- what the player can ask for ----------------------------------------------------------

    def _obeyed(self, line: str, view: Seen) -> bool:
        """Carry out a command that is no move; False if it was none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        word = word.lower()
        if word in ("", "show"):
            self._show_table()
        elif word in ("?", "help"):
            self._show_help()
        elif word == "why":
            self._explain(rest, view)
        elif word == "save":
            self._save(rest)
        elif word in ("quit", "exit", "q"):
            raise Leave
        else:
            return self._obeyed_here(word, rest, view)
        return True

    def _show_help(self) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for command, meaning in (*self.help, *COMMON_HELP):
            grid.add_row(Text(command, "bold"), meaning)
        self.screen.print(grid)

    def _explain(self, text: str, view: Seen) -> None:
        if not text:
            raise Problem(self.say_what)
        reason = self.game.why_not(self._answer(text, view), self.seat)
        self._say("You may." if reason is None else self._refusal(reason))

    # --- keeping the game ---------------------------------------------------------------------

    def _save(self, path: str) -> None:
        if not path:
            raise Problem("Say where to: save FILE.")
        self._write(path)
        self.screen.print("Saved. The file shows the whole deal: reading it now would spoil the game.")

    def _write(self, path: str) -> None:
        write = write_own_file if path in self.own_files else write_new_file
        write(path, self.game.record())
        self.own_files.add(path)

    def _keep(self) -> None:
        if self.kept_in is None:
            return
        try:
            self._write(self.kept_in)
        except Problem as problem:
            # A full disk is no reason to stop a game, but to say so, once.
            self.kept_in = None
            self.screen.print(str(problem))
