"""A game of Claim against the computer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from claimant.claim.game import Game
from claimant.claim.knowledge.view import View
from claimant.claim.sets import FACTIONS, PLACES, find_faction, find_place
from claimant.cli.claim import table
from claimant.cli.claim.advice import certainly, claim_advice
from claimant.cli.claim.memory import draw_memory
from claimant.cli.claim.palette import ClaimPalette
from claimant.cli.claim.questions import PROMPTS, answer
from claimant.cli.claim.scoreboard import show_result
from claimant.cli.playing.advice import advised
from claimant.cli.playing.conversation import Conversation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import listed, text, typed_name
from claimant.tabletop.message import Listing, Message


class Session(Conversation[Game, View]):
    """One game between a player at the keyboard and the bots at the other seats."""

    help = (
        ("3, Go5", "help-card"),
        ("faction Un", "help-faction"),
        ("place Tower", "help-place"),
        ("memory", "help-memory"),
    )
    example = "Go5"
    commands = ("faction", "place", "memory")

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: Console,
        read_line: Callable[[str], str],
        opponents: Opponents,
    ) -> None:
        super().__init__(game, seat, screen, read_line, opponents, ClaimPalette(game.rules.factions))

    def _view(self, seat: int) -> View:
        return self.game.view(seat)

    def _introduce(self) -> None:
        rules = self.game.rules
        self.screen.print(Text(text("play-claim", count=len(rules.factions)), "bold"))
        self.screen.print(text("play-claim-aim"))
        own, *others = self.voice.seats()
        sides = self.voice.reader.sides
        partners = [self.voice.name(seat) for seat in others if sides[seat] == sides[own]]
        opponents = listed([self.voice.name(seat) for seat in others if sides[seat] != sides[own]])
        if partners:
            self.screen.print(text("play-teams", partner=listed(partners), opponents=opponents))
        elif len(others) > 1:
            self.screen.print(text("play-clockwise", opponents=opponents))
        self.screen.print()

    def _explain_powers(self) -> None:
        self._show_factions([faction.code for faction in self.game.rules.factions])
        self._show_places([place.code for place in self.game.rules.places])

    def _goes_on(self, view: View) -> bool:
        begun = bool(view.prizes) or any(seat.played is not None for seat in view.seats)
        return begun and view.asking != "take"

    def _show_table(self) -> None:
        view = self.game.view(self.seat)
        self.screen.print(table.draw(view, self.voice, self.palette))
        self.screen.print()
        self._ask(view)
        chosen = [card.code for card in view.seats[self.seat].chosen]
        if chosen:
            self._say(self.voice.say(Message("chosen-so-far", {"cards": Listing.of_cards(chosen)})))

    def _options(self, view: View) -> list[str]:
        # The cards of the hand have their numbers on the table.
        return super()._options(view) if view.asking in ("take", "name") else []

    def _prompt(self, view: View) -> str:
        return PROMPTS[view.asking]

    def _answer(self, line: str, view: View) -> str:
        return answer(line, view)

    def _obey(self, command: str, rest: str, view: View) -> None:
        if command == "memory":
            self.screen.print(draw_memory(view, self.voice, self.palette))
        elif command == "faction":
            named = [find_faction(typed_name("faction", rest, FACTIONS))] if rest else view.rules.factions
            self._show_factions([faction.code for faction in named])
        elif rest:
            self._show_places([find_place(typed_name("place", rest, PLACES)).code])
        elif view.rules.places:
            self._show_places([place.code for place in view.rules.places])
        else:
            raise Problem("play-no-places")

    def _show_factions(self, codes: Iterable[str]) -> None:
        for code in codes:
            self._show_power(f"{code} {text(f'faction-{code}')}", text(f"faction-{code}-power"))

    def _show_places(self, codes: Iterable[str]) -> None:
        for code in codes:
            kind = text(f"kind-{PLACES[code]().kind}")
            self._show_power(f"{text(f'place-{code}')} ({kind})", text(f"place-{code}-effect"))

    def _show_power(self, name: str, power: str) -> None:
        self.screen.print(Text(name, "bold"))
        self.screen.print(Padding(power, (0, 0, 0, 3), expand=False))

    def _advice(self, view: View) -> Sequence[Message]:
        advice, certain = claim_advice(view)
        answers = self.voice.answers(view)
        return (
            [advised(advice, answers)] if certain is None else certainly(certain, answers, self.voice.kind)
        )

    def _finish(self) -> None:
        show_result(self.screen, self.game.result(), self.voice, self.palette)
        rules = self.game.rules
        words = ["claimant play --deck", *(faction.code for faction in rules.factions)]
        if rules.players != 2:
            words.append(f"--players {rules.players}")
        words += [f"--{place.kind} {place.code}" for place in rules.places]
        self._show_how_to_repeat(words, self.game.headers.get("Seed"))
