"""A game against the computer, whatever it is, in plain text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from claimant.cli.playing.conversation import Conversation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.view import View


class PlainSession(Conversation[TabletopGame, View[Any]]):
    """One game between a player at the keyboard and the bots at the other seats."""

    help = (("1", "help-action"),)
    example = "1"

    def __init__(
        self,
        game: TabletopGame,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponents: Opponents,
    ) -> None:
        super().__init__(game, seat, screen, read_line, opponents, Palette([]))

    def _view(self, seat: int) -> View[Any]:
        return self.game.view(seat)

    def _introduce(self) -> None:
        self.screen.print(Text(self.game.title, "bold"))
        self.screen.print(text("play-seat", letter=seat_letter(self.seat)))
        self.screen.print()

    def _explain_powers(self) -> None:
        """There are none."""

    def _show_table(self) -> None:
        view = self._view(self.seat)
        self._say(str(view))
        self.screen.print()
        self._ask(view)

    def _list(self, options: Sequence[str]) -> None:
        if is_numbered(self._view(self.seat)):
            super()._list(options)
        else:
            for words in options:
                self._say(f"    {words}")

    def _prompt(self, view: View[Any]) -> str:
        return "play-your-action"

    def _answer(self, line: str, view: View[Any]) -> str:
        is_number = is_numbered(view) and line.isascii() and line.isdigit()
        return str(view.legal[int(line) - 1]) if is_number and 1 <= int(line) <= len(view.legal) else line

    def _finish(self) -> None:
        kind = self.voice.kind
        self._say(str(self._view(self.seat)))
        self._say(self.voice.say(kind.explain(self.game.result()).ending))
        setup = kind.setup_of(self.game)
        words = [f"claimant play --game {setup.game}"]
        if setup.deck:
            words.append(f"--deck {setup.deck}")
        if setup.players != 2:
            words.append(f"--players {setup.players}")
        self._show_how_to_repeat(words, self.game.headers.get("Seed"))


def is_numbered(view: View[Any]) -> bool:
    """Can actions be chosen by number? Not where they are numbers themselves."""
    return not any(str(action).isdigit() for action in view.legal)
