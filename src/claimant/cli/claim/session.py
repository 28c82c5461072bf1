"""A game of Claim against the computer."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from claimant.claim.game import Game
from claimant.claim.knowledge.view import View
from claimant.claim.sets import find_faction, find_place
from claimant.cli.claim import table
from claimant.cli.claim.advice import certain_in_words, claim_advice
from claimant.cli.claim.briefing import introduce, show_factions, show_places
from claimant.cli.claim.memory import draw_memory
from claimant.cli.claim.passages import is_fight, is_unfinished, passages, tell
from claimant.cli.claim.questions import PROMPTS, answer, answers, options, question
from claimant.cli.claim.scoreboard import show_result
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.advice import in_words
from claimant.cli.playing.conversation import Conversation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.terminal.output import CardPalette
from claimant.cli.terminal.problems import Problem


class Session(Conversation[Game, View]):
    """One game between a player at the keyboard and the bots at the other seats."""

    voice: Voice
    help = (
        ("3 or Go5", "play, take or choose: by the number shown or by the card's code"),
        ("why Go5", "why you may not play this card"),
        ("faction Un", "what a faction can do; without a name, all in this game"),
        ("place Tower", "what a place does; without a name, those in this game"),
        ("memory", "what you can know about the cards that you do not see"),
    )
    say_what = "Say which card: why Go5."

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponents: Opponents,
    ) -> None:
        super().__init__(game, seat, screen, read_line, opponents, CardPalette(game.rules.factions))
        self.voice = Voice(game.rules, seat)

    def _view(self, seat: int) -> View:
        return self.game.view(seat)

    def _introduce(self) -> None:
        introduce(self.screen, self.voice)

    def _explain_powers(self) -> None:
        show_factions(self.screen, self.game.rules.factions)
        show_places(self.screen, self.game.rules.places)

    def _news(self) -> list[list[str]]:
        """What has happened since, trick by trick; an unfinished one is on the table anyway."""
        events = self.game.events(self.seat, self.told)
        pieces = passages(events)
        self.told += len(events)
        if pieces and is_unfinished(pieces[-1]):
            self.told -= len(pieces.pop())
        paragraphs: list[list[str]] = []
        fighting = False
        for piece in pieces:
            lines = tell(piece, self.voice)
            # Where the cards went belongs to how they were fought for.
            if lines and not (paragraphs and fighting):
                paragraphs.append([])
            if lines:
                paragraphs[-1] += lines
            fighting = is_fight(piece)
        return paragraphs

    def _show_table(self) -> None:
        view = self.game.view(self.seat)
        self.screen.print(table.draw(view, self.voice, self.palette))
        self.screen.print()
        self._say(question(view, self.voice))
        for number, words in enumerate(options(view), start=1):
            self._say(f"{number:>3} {words}")

    def _prompt(self, view: View) -> str:
        return PROMPTS[view.asking]

    def _answer(self, line: str, view: View) -> str:
        return answer(line, view)

    def _obeyed_here(self, word: str, rest: str, view: View) -> bool:
        if word == "memory":
            self.screen.print(draw_memory(view, self.voice, self.palette))
        elif word == "faction":
            show_factions(self.screen, [find_faction(rest)] if rest else view.rules.factions)
        elif word == "place":
            self._show_places(rest, view)
        else:
            return False
        return True

    def _show_places(self, name: str, view: View) -> None:
        if not name and not view.rules.places:
            raise Problem("This game is played in no magical place.")
        show_places(self.screen, [find_place(name)] if name else view.rules.places)

    def _advice(self, view: View) -> list[str]:
        advice, certain = claim_advice(view)
        names = answers(view)
        if certain is not None:
            return certain_in_words(certain, names, self.voice)
        return [in_words(advice, names)]

    def _finish(self) -> None:
        show_result(self.screen, self.game.result(), self.voice, self.palette)
        rules = self.game.rules
        words = ["claimant play --deck", *(faction.code for faction in rules.factions)]
        if rules.players != 2:
            words.append(f"--players {rules.players}")
        words += [f"--{place.kind} {place.code}" for place in rules.places]
        self._show_how_to_repeat(words, self.game.headers.get("Seed"))
