"""A game against the computer as a conversation: the parts that all games share.

Everything shown comes from the player's own view and events; the state of the game is never used.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.cli.playing.advice import advised, bots_advice
from claimant.cli.playing.opponents import Opponents, bot_text
from claimant.cli.playing.rewinding import decisions_of
from claimant.cli.playing.saving import Keeper, how_to_resume
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.spinner import Thinking
from claimant.cli.terminal.texts import text
from claimant.games import chosen_beginner
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.game import AnyGame
from claimant.tabletop.message import Message
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.view import View

SAVE_EXAMPLE = "save game.txt"
COMMANDS = ("help", "show", "why", "hint", "undo", "story", "save", "quit")
ALSO = {"": "show", "?": "help", "exit": "quit", "q": "quit"}

Seen = TypeVar("Seen", bound=View[Any])


class Leave(Exception):
    """The player wants to stop."""


class Conversation(ABC, Generic[AnyGame, Seen]):
    """One game between a player at the keyboard and the bots in the other seats.

    `AnyGame` is the type of the game, and `Seen` the type of its views.
    """

    help: ClassVar[tuple[tuple[str, str], ...]]
    """What the player can type in this game, each with the key of its description."""
    example: ClassVar[str]
    """An action, such as one may ask about."""
    commands: ClassVar[tuple[str, ...]] = ()
    """The commands that only this game has."""

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
        self.voice = Voice(game, seat, opponents.names)
        self.thinking = Thinking(screen)
        self.told = 0
        """The number of events shown so far."""
        self.keeper = Keeper()

    def run(self, keep_in: str | None = None, resumed_from: str | None = None, keeps: bool = True) -> None:
        """Play until the game is over or the player leaves.

        A resumed game is kept where it comes from, if not somewhere else or, to try something, nowhere.
        """
        self.keeper.keep(self.game, keep_in, resumed_from if keeps else None)
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
        """Print the aim of the game, and the player's seat."""

    @abstractmethod
    def _explain_powers(self) -> None:
        """Print the powers of the factions and places in this game."""

    def _goes_on(self, view: Seen) -> bool:
        """Is the last line of the story about something unfinished, which the table shows anyway?"""
        return False

    @abstractmethod
    def _show_table(self) -> None:
        """Show the table and the question."""

    @abstractmethod
    def _prompt(self, view: Seen) -> str:
        """The key of the prompt."""

    @abstractmethod
    def _answer(self, line: str, view: Seen) -> str:
        """The action, in notation, that the player means; it need not be a legal one."""

    def _obey(self, command: str, rest: str, view: Seen) -> None:
        """Carry out a command that only this game has."""

    def _advice(self, view: Seen) -> Sequence[Message]:
        """What a strong player would do in the player's place."""
        return [advised(bots_advice(view, self.voice.kind.code), self.voice.answers(view))]

    @abstractmethod
    def _finish(self) -> None: ...

    # --- the course of the game ---------------------------------------------------------------

    def _begin(self, resumed: bool) -> None:
        self._introduce()
        if resumed:
            # All this has been shown before.
            self._news()
        else:
            self._explain_powers()
            self.screen.print()
        self._present_opponents()
        self.screen.print(Text(text("play-resumed" if resumed else "play-help"), "dim"))
        self.screen.print()

    def _present_opponents(self) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        for seat in self.voice.seats():
            if seat in self.opponents.names:
                grid.add_row(self.voice.name(seat), bot_text(self.opponents.names[seat]))
        self.screen.print(grid)

    def _news(self) -> list[str]:
        """What has happened since the last time, line by line."""
        events = self.game.events(self.seat, self.told)
        lines = self.voice.lines(events)
        self.told += len(events)
        if lines and not self.game.is_over and self._goes_on(self._view(self.seat)):
            unfinished = lines.pop()
            self.told -= len(events) - unfinished[0].event
        return [self.voice.line(line) for line in lines]

    def _tell(self) -> bool:
        """Show what has happened since the last time; False if that is nothing."""
        news = self._news()
        for line in news:
            self._say(line)
            self.screen.print()
        return bool(news)

    def _let_opponent_act(self) -> None:
        other = self.game.to_act
        assert other is not None
        view = self._view(other)
        with self.thinking.shown(text("bot-is-thinking", who=self.voice.name(other))):
            action = self.opponents(view)
        self.game.apply(action, other)

    def _let_player_act(self) -> None:
        """Go on until the player has acted, or is back at an earlier decision."""
        self._show_table()
        game = self.game
        view = self._view(self.seat)
        moves = len(game.moves)
        while self.game is game and len(game.moves) == moves:
            line = self.read_line(f"{text(self._prompt(view))}: ").strip()
            try:
                if not self._obeyed(line, view):
                    self._act(self._answer(line, view))
            except Problem as problem:
                self._say(str(problem))
            except ClaimantError as error:
                self._say(self.voice.say(error.reason.message()))

    def _ask(self, view: Seen) -> None:
        """Print the player's question, and the choices."""
        question = self.voice.kind.question(view)
        assert question is not None
        self._say(self.voice.say(question))
        self._list(self._options(view))

    def _options(self, view: Seen) -> list[str]:
        """The answers that are listed, each by its number."""
        return [self.voice.say(answer) for answer in self.voice.kind.answers(view)]

    def _list(self, options: Sequence[str]) -> None:
        for number, words in enumerate(options, start=1):
            self._say(f"{number:>3} {words}")

    def _act(self, action: str) -> None:
        reason = self.game.why_not(action, self.seat)
        if reason is None:
            self.game.apply(action, self.seat)
            self.screen.print()
        else:
            self._say(self.voice.say(reason.message()))

    def _say_goodbye(self) -> None:
        if self.keeper.kept_in is not None:
            self.screen.print(text("play-go-on"), style="dim")
            self._show_command(how_to_resume(self.keeper.kept_in))
        self.screen.print(text("play-goodbye"))

    def _say(self, words: str) -> None:
        self.screen.print(self.palette.paint(words))

    def _show_how_to_repeat(self, words: list[str], seed: str | None) -> None:
        if seed is not None:
            self.screen.print(text("play-again"), style="dim")
            words += self.opponents.as_options(self.voice.seats()[1:])
            words += [f"--seat {seat_letter(self.seat)}", f"--seed {seed}"]
            first = chosen_beginner(self.game)
            words += [] if first is None else [f"--first {seat_letter(first)}"]
            self._show_command(" ".join(words))

    def _show_command(self, command: str) -> None:
        # In one piece, for copying.
        self.screen.print(command, style="dim", soft_wrap=True)

    # --- what the player can ask for ----------------------------------------------------------

    def _obeyed(self, line: str, view: Seen) -> bool:
        """Carry out a command other than a move; False if it was not one."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = self._command(word.lower())
        if command in self.commands:
            self._obey(command, rest, view)
        elif command == "show":
            self._show_table()
        elif command == "help":
            self._show_help()
        elif command == "why":
            self._explain(rest, view)
        elif command == "hint":
            self._hint(view)
        elif command == "undo":
            self._undo()
        elif command == "story":
            self._tell_story()
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            raise Leave
        return bool(command)

    def _command(self, word: str) -> str:
        """The command that was typed, in English or in the player's language; empty if there is none."""
        for command in (*self.commands, *COMMANDS):
            if word in (command, text(f"typed-{command}")):
                return command
        return ALSO.get(word, "")

    def _show_help(self) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for typed, key in (
            *self.help,
            (f"why {self.example}", "help-why"),
            ("hint", "help-hint"),
            ("undo", "help-undo"),
            ("show", "help-show"),
            ("story", "help-story"),
            (SAVE_EXAMPLE, "help-save"),
            ("quit", "help-quit"),
        ):
            grid.add_row(Text(typed, "bold"), text(key))
        self.screen.print(grid)

    def _explain(self, wanted: str, view: Seen) -> None:
        if not wanted:
            raise Problem("play-say-what", example=f"why {self.example}")
        reason = self.game.why_not(self._answer(wanted, view), self.seat)
        self._say(text("play-allowed") if reason is None else self.voice.say(reason.message()))

    def _hint(self, view: Seen) -> None:
        with self.thinking.shown(text("hint-thinking")):
            advice = self._advice(view)
        for message in advice:
            self._say(self.voice.say(message))

    def _undo(self) -> None:
        """Go back to the player's previous decision. Output that was already shown stays."""
        decisions = decisions_of(self.seat, self.game)
        if not decisions:
            raise Problem("play-nothing-to-undo")
        self.game = self.game.rewound(decisions[-1])
        self.told = 0
        self._news()
        self._say(text("play-undone"))
        self.screen.print()

    def _tell_story(self) -> None:
        self.told = 0
        if not self._tell():
            self._say(text("play-nothing-told"))

    def _save(self, path: str) -> None:
        if not path:
            raise Problem("play-say-what", example=SAVE_EXAMPLE)
        self.keeper.write(self.game, path)
        self._say(text("play-saved"))
        self._show_command(how_to_resume(path))
