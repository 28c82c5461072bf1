"""A game against the computer, whatever it is, in plain text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

from claimant.cli.plain.telling import tell
from claimant.cli.playing.advice import bots_advice, in_words
from claimant.cli.playing.conversation import Conversation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.playing.speaker import Speaker, listed
from claimant.cli.terminal.output import Palette
from claimant.games import kind_of
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.view import View

PROMPT = "Your action"
SEAT = "You are seat {letter}."
QUESTION = "What do you do?"
WON = "{winners} won, {totals}."


class PlainSession(Conversation[TabletopGame, View[Any]]):
    """One game between a player at the keyboard and the bots at the other seats."""

    help = (("an action", "do it: as it is written in the list, or by the number before it"),)
    say_what = "Say what: why, and an action."

    def __init__(
        self,
        game: TabletopGame,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponents: Opponents,
    ) -> None:
        super().__init__(game, seat, screen, read_line, opponents, Palette([]))
        self.voice = Speaker(game.seats, len(set(game.sides)), {}, seat)
        self.kind = kind_of(game)

    def _view(self, seat: int) -> View[Any]:
        return self.game.view(seat)

    def _introduce(self) -> None:
        self.screen.print(Text(self.game.title, "bold"))
        self.screen.print(SEAT.format(letter=seat_letter(self.seat)))
        self.screen.print()

    def _explain_powers(self) -> None:
        """There are none."""

    def _news(self) -> list[list[str]]:
        events = self.game.events(self.seat, self.told)
        self.told += len(events)
        return [[tell(event) for event in events]] if events else []

    def _show_table(self) -> None:
        view = self._view(self.seat)
        self._say(str(view))
        self.screen.print()
        self._say(QUESTION)
        for number, action in enumerate(view.legal, start=1):
            self._say(f"{number:>3} {action}" if is_numbered(view) else f"    {action}")

    def _prompt(self, view: View[Any]) -> str:
        return PROMPT

    def _answer(self, line: str, view: View[Any]) -> str:
        is_number = is_numbered(view) and line.isascii() and line.isdigit()
        return str(view.legal[int(line) - 1]) if is_number and 1 <= int(line) <= len(view.legal) else line

    def _obeyed_here(self, word: str, rest: str, view: View[Any]) -> bool:
        return False

    def _advice(self, view: View[Any]) -> list[str]:
        names = {str(action): str(action) for action in view.legal}
        return [in_words(bots_advice(view, self.kind.code), names)]

    def _finish(self) -> None:
        self._say(str(self._view(self.seat)))
        self._say(told_result(self.game))
        setup = self.kind.setup_of(self.game)
        words = [f"claimant play --game {setup.game}"]
        if setup.deck:
            words.append(f"--deck {setup.deck}")
        if setup.players != 2:
            words.append(f"--players {setup.players}")
        self._show_how_to_repeat(words, self.game.headers.get("Seed"))


def is_numbered(view: View[Any]) -> bool:
    """Can actions be chosen by number? Not where they are numbers themselves."""
    return not any(str(action).isdigit() for action in view.legal)


def told_result(game: TabletopGame) -> str:
    result = game.result()
    winners = listed([seat_letter(seat) for seat in result.winners])
    return WON.format(winners=winners, totals=" to ".join(map(str, result.totals)))
