"""A game of Claim Kingdoms against the computer."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from claimant.cli.kingdoms.factions import show_factions
from claimant.cli.kingdoms.palette import KingdomsPalette
from claimant.cli.kingdoms.questions import answer, card_and_field, cards_to_place, chosen_card
from claimant.cli.kingdoms.scoreboard import show_result
from claimant.cli.kingdoms.table import draw_memory, show_table
from claimant.cli.playing.conversation import Conversation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.terminal.texts import text, typed_name, words
from claimant.games import chosen_beginner
from claimant.kingdoms.game import Game
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.sets import FACTIONS, find_faction
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.message import Message, Term
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter


class KingdomsSession(Conversation[Game, View]):
    """One game between a player at the keyboard and the bot at the other seat."""

    help = (
        ("3", "help-number"),
        ("Go 3, Go@1,0", "help-place-card"),
        ("Kn", "help-other-card"),
        ("use, pass, @1,0", "help-answer"),
        ("faction Un", "help-faction"),
        ("memory", "help-memory"),
    )
    example = "Go@1,0"
    commands = ("faction", "memory")

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponents: Opponents,
    ) -> None:
        super().__init__(game, seat, screen, read_line, opponents, KingdomsPalette(game.rules.factions))
        self.card: str | None = None
        """The card that the player has chosen to place; where, it has still to say."""

    def _view(self, seat: int) -> View:
        return self.game.view(seat)

    def _introduce(self) -> None:
        self.screen.print(Text(text("play-kingdoms"), "bold"))
        self.screen.print(text("play-kingdoms-aim"))
        self.screen.print(text("play-figures", letter=seat_letter(self.seat)))
        self.screen.print()

    def _explain_powers(self) -> None:
        show_factions(self.screen, self.game.rules.factions)

    def _goes_on(self, view: View) -> bool:
        return view.asking != "place"

    def _let_player_act(self) -> None:
        view = self._view(self.seat)
        mine = cards_to_place(view)
        # Of one card there is nothing to choose.
        self.card = mine[0] if len(mine) == 1 else None
        super()._let_player_act()

    def _show_table(self) -> None:
        view = self._view(self.seat)
        show_table(self.screen, view, self.voice, self.palette)
        self._ask(view)

    def _ask(self, view: View) -> None:
        if view.asking == "place" and self.card is not None:
            self._say(self.voice.say(Message("kingdoms-ask-field", {"card": Term.card(self.card)})))
        else:
            super()._ask(view)

    def _options(self, view: View) -> list[str]:
        if view.asking == "place":
            # First which card; the fields have their numbers on the board.
            return [f"{code} {words().card(code)}" for code in cards_to_place(view)]
        return super()._options(view)

    def _prompt(self, view: View) -> str:
        if view.asking != "place":
            return "play-your-choice"
        return "play-your-card" if self.card is None else "play-your-field"

    def _answer(self, line: str, view: View) -> str:
        return answer(line, view, self.card)

    def _obeyed(self, line: str, view: View) -> bool:
        return super()._obeyed(line, view) or (view.asking == "place" and self._chose_card(line, view))

    def _obey(self, command: str, rest: str, view: View) -> None:
        if command == "memory":
            self.screen.print(draw_memory(view, self.voice, self.palette))
        else:
            named = [find_faction(typed_name("faction", rest, FACTIONS))] if rest else view.rules.factions
            show_factions(self.screen, named)

    def _chose_card(self, line: str, view: View) -> bool:
        """Was this line about the card alone? Then ask where to place it."""
        named, field = card_and_field(line, self.card)
        if field:
            return False
        card = chosen_card(named, view)
        if card not in cards_to_place(view):
            raise IllegalAction(Reason("not-in-hand", {"who": seat_letter(self.seat), "card": card}))
        self.card = card
        self._ask(view)
        return True

    def _undo(self) -> None:
        if self.card is not None and len(cards_to_place(self._view(self.seat))) > 1:
            # No card has been placed yet: it is the choice of the card that is taken back.
            self.card = None
            self._ask(self._view(self.seat))
        else:
            super()._undo()

    def _finish(self) -> None:
        show_table(self.screen, self._view(self.seat), self.voice, self.palette)
        show_result(self.screen, self.game.result(), self.voice, self.palette)
        seed = self.game.headers.get("Seed")
        command = ["claimant play --game kingdoms"]
        if seed is not None and not self._has_drawn_factions(int(seed)):
            command += ["--factions", *(faction.code for faction in self.game.rules.factions)]
        self._show_how_to_repeat(command, seed)

    def _has_drawn_factions(self, seed: int) -> bool:
        """A seed deals other cards if it need not draw the factions first."""
        drawn = Game(seed=seed, first=chosen_beginner(self.game))
        return drawn.deal_words() == self.game.deal_words()
