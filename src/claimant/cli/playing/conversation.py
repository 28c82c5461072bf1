"""A game against the computer, as a conversation: what is the same whatever is played.

Whatever is shown comes from the player's own view and events; the state of the game is never looked at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.bots import describe
from claimant.cli.playing.opponents import Opponents, View
from claimant.cli.playing.rewinding import decisions_of
from claimant.cli.playing.saving import Keeper, how_to_resume
from claimant.cli.playing.speaker import Speaker, capital, listed
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.spinner import Thinking
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.game import AnyGame
from claimant.tabletop.seats import seat_letter

COMMON_HELP = (
    ("hint", "what a strong player would do in your place, and why"),
    ("undo", "take your last decision back, and what followed; again for the one before"),
    ("show", "the table once more (or just press Enter)"),
    ("story", "all that has happened so far"),
    ("save FILE", "write the game so far into a new file"),
    ("quit", "leave (or Ctrl-D)"),
)

PLAYS_AS = {1: "{Who} plays as {bot}, who {text}."}
SEVERAL_PLAY_AS = "{Who} play as {bot}, who {text}."
HELP_AT_HAND = "Type ? for help, hint for advice, undo to take a decision back."
RESUMED = "The game goes on. story tells what has happened so far, ? is help."
THINKS = "{Who} is thinking"
LOOKS_FOR_HINT = "Thinking in your place"
NOTHING_TO_UNDO = "There is nothing to take back: this is your first decision."
UNDONE = "You take it back."
NOTHING_TO_TELL = "Nothing has happened yet."
GO_ON = "To go on with this game:"
GOODBYE = "Goodbye."
ALLOWED = "You may."
AGAIN = "The same cards again:"
SAVED = "Saved. {command} goes on from here; reading the file before would spoil the game."
SAVE_WHERE = "Say where to: save FILE."

Seen = TypeVar("Seen", bound=View)


class Leave(Exception):
    """The player wants to stop."""


class Conversation(ABC, Generic[AnyGame, Seen]):
    """One game between a player at the keyboard and the bots at the other seats.

    `AnyGame` is which game it is, and `Seen` what a view is in it.
    """

    help: tuple[tuple[str, str], ...]
    """What the player can type in this game, besides what it can type in every game."""
    say_what: str
    """What to answer to a `why` without anything behind it."""

    game: AnyGame
    voice: Speaker

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponents: Opponents,
        palette: Palette,
    ) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.read_line = read_line
        self.opponents = opponents
        self.palette = palette
        self.thinking = Thinking(screen)
        self.told = 0
        self.keeper = Keeper()

    def run(self, keep_in: str | None = None, resumed_from: str | None = None) -> None:
        """Play until the game is over or the player leaves.

        A resumed game is kept where it comes from, if not somewhere else.
        """
        self.keeper.keep(self.game, keep_in, resumed_from)
        try:
            self._begin(resumed_from is not None)
            while not self.game.is_over:
                if self.game.to_act == self.seat:
                    self._tell()
                    self._let_player_act()
                else:
                    self._let_opponent_act()
                trouble = self.keeper.update(self.game)
                if trouble:
                    self._say(trouble)
            self._tell()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
            self._say_goodbye()
        except Leave:
            self._say_goodbye()

    # --- what every game does in its own way --------------------------------------------------

    @abstractmethod
    def _view(self, seat: int) -> Seen: ...

    @abstractmethod
    def _introduce(self) -> None:
        """Say what is played for, and who the player is."""

    @abstractmethod
    def _explain_powers(self) -> None:
        """Say what the factions and the places of this game can do."""

    @abstractmethod
    def _news(self) -> list[list[str]]:
        """What has happened since the last time, in paragraphs of sentences."""

    @abstractmethod
    def _show_table(self) -> None:
        """Show what lies on the table and what is asked."""

    @abstractmethod
    def _prompt(self, view: Seen) -> str: ...

    @abstractmethod
    def _answer(self, line: str, view: Seen) -> str:
        """The action, in notation, that the player means; it need not be a legal one."""

    @abstractmethod
    def _obeyed_here(self, word: str, rest: str, view: Seen) -> bool:
        """Carry out a command that only this game has; False if it was none."""

    @abstractmethod
    def _advice(self, view: Seen) -> Sequence[str]:
        """What a strong player would do in the player's place, in sentences."""

    @abstractmethod
    def _finish(self) -> None: ...

    # --- the course of the game ---------------------------------------------------------------

    def _begin(self, resumed: bool) -> None:
        self._introduce()
        if resumed:
            # All this has been told before.
            self._news()
        else:
            self._explain_powers()
        self._present_opponents()
        self.screen.print(Text(RESUMED if resumed else HELP_AT_HAND, "dim"))
        self.screen.print()

    def _present_opponents(self) -> None:
        seats: dict[str, list[int]] = {}
        for seat in self.voice.seats():
            if seat in self.opponents.names:
                seats.setdefault(self.opponents.names[seat], []).append(seat)
        for bot, played in seats.items():
            who = listed([self.voice.name(seat) for seat in played])
            words = PLAYS_AS.get(len(played)) or SEVERAL_PLAY_AS
            self._say(words.format(Who=capital(who), bot=bot, text=describe(bot)))

    def _tell(self) -> bool:
        """Tell what has happened since the last time; False if that is nothing."""
        paragraphs = self._news()
        for paragraph in paragraphs:
            for line in paragraph:
                self._say(line)
            self.screen.print()
        return bool(paragraphs)

    def _let_opponent_act(self) -> None:
        other = self.game.to_act
        assert other is not None
        view = self._view(other)
        with self.thinking.shown(THINKS.format(Who=capital(self.voice.name(other)))):
            action = self.opponents(view)
        self.game.apply(action, other)

    def _let_player_act(self) -> None:
        """Go on until the player has acted, or is back at an earlier decision."""
        self._show_table()
        game = self.game
        view = self._view(self.seat)
        moves = len(game.moves)
        while self.game is game and len(game.moves) == moves:
            line = self.read_line(f"{self._prompt(view)}: ").strip()
            try:
                if not self._obeyed(line, view):
                    self._act(self._answer(line, view))
            except (Problem, ClaimantError) as error:
                self._say(str(error))

    def _act(self, action: str) -> None:
        reason = self.game.why_not(action, self.seat)
        if reason is None:
            self.game.apply(action, self.seat)
            self.screen.print()
        else:
            self._say(self.voice.said(reason))

    def _say_goodbye(self) -> None:
        if self.keeper.kept_in is not None:
            self.screen.print(GO_ON, style="dim")
            self._show_command(how_to_resume(self.keeper.kept_in))
        self.screen.print(GOODBYE)

    def _say(self, words: str) -> None:
        self.screen.print(self.palette.paint(words))

    def _show_how_to_repeat(self, words: list[str], seed: str | None) -> None:
        if seed is not None:
            self.screen.print(AGAIN, style="dim")
            words += self.opponents.as_options(self.voice.seats()[1:])
            words += [f"--seat {seat_letter(self.seat)}", f"--seed {seed}"]
            self._show_command(" ".join(words))

    def _show_command(self, command: str) -> None:
        # In one piece, for copying.
        self.screen.print(command, style="dim", soft_wrap=True)

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
        elif word == "hint":
            self._hint(view)
        elif word == "undo":
            self._undo()
        elif word == "story":
            self._tell_story()
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
        self._say(ALLOWED if reason is None else self.voice.said(reason))

    def _hint(self, view: Seen) -> None:
        with self.thinking.shown(LOOKS_FOR_HINT):
            advice = self._advice(view)
        for line in advice:
            self._say(line)

    def _undo(self) -> None:
        """Back to the player's decision before this one. What was told of it stays told."""
        decisions = decisions_of(self.seat, self.game)
        if not decisions:
            raise Problem(NOTHING_TO_UNDO)
        self.game = self.game.rewound(decisions[-1])
        self.told = 0
        self._news()
        self._say(UNDONE)
        self.screen.print()

    def _tell_story(self) -> None:
        self.told = 0
        if not self._tell():
            self._say(NOTHING_TO_TELL)

    def _save(self, path: str) -> None:
        if not path:
            raise Problem(SAVE_WHERE)
        self.keeper.write(self.game, path)
        self._say(SAVED.format(command=how_to_resume(path)))
