"""A game against the computer, as a conversation.

Whatever is shown comes from the player's own view and events; the state of the game is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.claim.game import Game
from claimant.claim.notation import seat_letter
from claimant.claim.sets import find_faction, find_place
from claimant.claim.view import View
from claimant.cli import table
from claimant.cli.briefing import introduce, show_factions, show_places
from claimant.cli.course import is_fight, is_unfinished, passages, tell
from claimant.cli.files import write_new_file, write_own_file
from claimant.cli.memory import draw_memory
from claimant.cli.output import Palette
from claimant.cli.problems import Problem
from claimant.cli.questions import PROMPTS, answer, options, question
from claimant.cli.scoreboard import show_result
from claimant.cli.telling import refusal
from claimant.cli.voice import Voice
from claimant.tabletop.errors import ClaimantError

HELP = (
    ("3 or Go5", "play, take or choose: by the number shown or by the card's code"),
    ("why Go5", "why you may not play this card"),
    ("faction Un", "what a faction can do; without a name, all in this game"),
    ("place Tower", "what a place does; without a name, those in this game"),
    ("memory", "what you can know about the cards that you do not see"),
    ("show", "the table once more (or just press Enter)"),
    ("save FILE", "write the game so far into a new file"),
    ("quit", "leave (or Ctrl-D)"),
)


class Leave(Exception):
    """The player wants to stop."""


class Session:
    """One game between a player at the keyboard and one that plays all other seats."""

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponent: Callable[[View], str],
    ) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.read_line = read_line
        self.opponent = opponent
        self.voice = Voice(game.rules, seat)
        self.palette = Palette(game.rules.factions)
        self.told = 0
        self.own_files: set[str] = set()
        self.kept_in: str | None = None

    def run(self, keep_in: str | None = None) -> None:
        """Play until the game is over or the player leaves."""
        if keep_in is not None:
            self._write(keep_in)
            self.kept_in = keep_in
        try:
            introduce(self.screen, self.voice)
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

    # --- the course of the game ---------------------------------------------------------------

    def _tell(self) -> None:
        """Tell what has happened since, trick by trick; an unfinished one is on the table anyway."""
        events = self.game.events(self.seat, self.told)
        pieces = passages(events)
        self.told += len(events)
        if pieces and is_unfinished(pieces[-1]):
            self.told -= len(pieces.pop())
        told = [(is_fight(piece), tell(piece, self.voice)) for piece in pieces]
        paragraph_goes_on = True
        for fight, lines in told:
            if lines and not paragraph_goes_on:
                self.screen.print()
            for line in lines:
                self.screen.print(self.palette.paint(line))
            # Where the cards went belongs to how they were fought for.
            paragraph_goes_on = fight
        if any(lines for _, lines in told):
            self.screen.print()

    def _let_opponent_act(self) -> None:
        other = self.game.to_act
        assert other is not None
        self.game.apply(self.opponent(self.game.view(other)), other)

    def _let_player_act(self) -> None:
        self._show_table()
        view = self.game.view(self.seat)
        while True:
            line = self.read_line(f"{PROMPTS[view.asking]}: ").strip()
            try:
                if self._obeyed(line, view):
                    continue
                action = answer(line, view)
                reason = self.game.why_not(action, self.seat)
                if reason is None:
                    self.game.apply(action, self.seat)
                    self.screen.print()
                    return
                self.screen.print(self.palette.paint(refusal(reason)))
            except (Problem, ClaimantError) as error:
                self.screen.print(self.palette.paint(str(error)))

    def _finish(self) -> None:
        show_result(self.screen, self.game.result(), self.voice, self.palette)
        seed = self.game.headers.get("Seed")
        if seed is not None:
            rules = self.game.rules
            words = ["claimant play --deck", *(faction.code for faction in rules.factions)]
            if rules.players != 2:
                words.append(f"--players {rules.players}")
            words += [f"--{place.kind} {place.code}" for place in rules.places]
            words.append(f"--seat {seat_letter(self.seat)} --seed {seed}")
            self.screen.print("The same cards again:", style="dim")
            # In one piece, for copying.
            self.screen.print(" ".join(words), style="dim", soft_wrap=True)

    # --- what the player can ask for ----------------------------------------------------------

    def _obeyed(self, line: str, view: View) -> bool:
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
        elif word == "memory":
            self.screen.print(draw_memory(view, self.voice, self.palette))
        elif word == "faction":
            show_factions(self.screen, [find_faction(rest)] if rest else view.rules.factions)
        elif word == "place":
            self._show_places(rest, view)
        elif word == "save":
            self._save(rest)
        elif word in ("quit", "exit", "q"):
            raise Leave
        else:
            return False
        return True

    def _show_table(self) -> None:
        view = self.game.view(self.seat)
        self.screen.print(table.draw(view, self.voice, self.palette))
        self.screen.print()
        self.screen.print(self.palette.paint(question(view, self.voice)))
        for number, words in enumerate(options(view), start=1):
            self.screen.print(self.palette.paint(f"{number:>3} {words}"))

    def _show_help(self) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for command, meaning in HELP:
            grid.add_row(Text(command, "bold"), meaning)
        self.screen.print(grid)

    def _show_places(self, name: str, view: View) -> None:
        if not name and not view.rules.places:
            raise Problem("This game is played in no magical place.")
        show_places(self.screen, [find_place(name)] if name else view.rules.places)

    def _explain(self, text: str, view: View) -> None:
        if not text:
            raise Problem("Say which card: why Go5.")
        reason = self.game.why_not(answer(text, view), self.seat)
        told = "You may." if reason is None else refusal(reason)
        self.screen.print(self.palette.paint(told))

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
