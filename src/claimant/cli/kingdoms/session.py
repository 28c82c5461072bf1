"""A game of Claim Kingdoms against the computer."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from claimant.cli.kingdoms.factions import show_factions
from claimant.cli.kingdoms.palette import KingdomsPalette
from claimant.cli.kingdoms.questions import (
    answer,
    answers,
    card_and_field,
    cards_to_place,
    chosen_card,
    options,
    question,
)
from claimant.cli.kingdoms.scoreboard import show_result
from claimant.cli.kingdoms.table import draw_memory, show_table
from claimant.cli.kingdoms.telling import KingdomsVoice, laid, tell_all, turns
from claimant.cli.playing.advice import bots_advice, in_words
from claimant.cli.playing.conversation import Conversation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.terminal.problems import Problem
from claimant.kingdoms.game import Game
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.sets import find_faction
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter

TITLE = "Claim Kingdoms: lay cards, put figures on them, lead the factions."
AIM = (
    "Most points win. Powers bring points at once; at the end each faction brings what it is worth to "
    "whoever has more figures on it."
)
SEAT = "Your figures on the board are marked {letter}."
PROMPTS = {"place": "Your card", "power": "Your choice", "draw": "Your choice"}
FIELD_PROMPT = "Your field"


class KingdomsSession(Conversation[Game, View]):
    """One game between a player at the keyboard and the bot at the other seat."""

    voice: KingdomsVoice
    help = (
        ("3", "choose by the number shown: a card, a field on the board, an answer"),
        ("Go 3 or Go@1,0", "place a card at once: on field number 3, or on field 1,0"),
        ("Kn", "place this card instead, or take it from the display"),
        ("use, pass, @1,0", "any other answer as records write it"),
        ("why Go@1,0", "why you may not do this"),
        ("faction Un", "what a faction can do; without a name, all in this game"),
        ("memory", "what you can know about the cards that you do not see"),
    )
    say_what = "Say what: why Go@1,0."

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponents: Opponents,
    ) -> None:
        super().__init__(game, seat, screen, read_line, opponents, KingdomsPalette(game.rules.factions))
        self.voice = KingdomsVoice(game.rules, seat)
        self.card: str | None = None
        """The card that the player has chosen to place; where, it has still to say."""

    def _view(self, seat: int) -> View:
        return self.game.view(seat)

    def _introduce(self) -> None:
        self.screen.print(Text(TITLE, "bold"))
        self.screen.print(AIM)
        self.screen.print(SEAT.format(letter=seat_letter(self.seat)))
        self.screen.print()

    def _explain_powers(self) -> None:
        show_factions(self.screen, self.game.rules.factions)

    def _news(self) -> list[list[str]]:
        """The turns that have ended since; what is done in this one is on the board anyway."""
        events = self.game.events(self.seat)
        pieces = turns(events[self.told :])
        if pieces and not self.game.is_over:
            pieces.pop()
        board = laid(events)
        lines: list[str] = []
        for piece in pieces:
            self.told += len(piece)
            lines += tell_all(piece, board, self.voice)
        return [lines] if lines else []

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
        self._say(question(view, self.card, self.voice))
        for number, words in enumerate(options(view, self.card, self.voice), start=1):
            self._say(f"{number:>3} {words}")

    def _prompt(self, view: View) -> str:
        if view.asking == "place" and self.card is not None:
            return FIELD_PROMPT
        return PROMPTS[view.asking]

    def _answer(self, line: str, view: View) -> str:
        return answer(line, view, self.card)

    def _obeyed(self, line: str, view: View) -> bool:
        return super()._obeyed(line, view) or (view.asking == "place" and self._chose_card(line, view))

    def _obeyed_here(self, word: str, rest: str, view: View) -> bool:
        if word == "memory":
            self.screen.print(draw_memory(view, self.voice, self.palette))
        elif word == "faction":
            show_factions(self.screen, [find_faction(rest)] if rest else view.rules.factions)
        else:
            return False
        return True

    def _chose_card(self, line: str, view: View) -> bool:
        """Was this line about the card alone? Then ask where to place it."""
        named, field = card_and_field(line, self.card)
        if field:
            return False
        card = chosen_card(named, view)
        if card not in cards_to_place(view):
            reason = Reason("not-in-hand", {"who": seat_letter(self.seat), "card": card})
            raise Problem(self.voice.said(reason))
        self.card = card
        self._ask(view)
        return True

    def _advice(self, view: View) -> list[str]:
        return [in_words(bots_advice(view, "kingdoms"), answers(view, self.voice))]

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
        codes = [faction.code for faction in self.game.rules.factions]
        words = ["claimant play --game kingdoms --factions", *codes]
        self._show_how_to_repeat(words, self.game.headers.get("Seed"))
