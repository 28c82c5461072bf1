"""What is played and with what: the options that `play`, `deal` and `simulate` share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from claimant.claim.game import Game
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import BUILDING, LANDSCAPE, find_place, ruleset, warnings
from claimant.cli.terminal.parameters import GameName, seat_number, whole_number
from claimant.cli.terminal.problems import Problem
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.reason import Reason

# Names may have several words, and nobody wants to quote them.
Words = tuple[str, ...]


@Parameter(name="*")
@dataclass(frozen=True)
class Setting:
    """Game, deck, players and places. What does not go together within Claim, the library refuses."""

    game: GameName = "claim"
    deck: Annotated[
        Words | None,
        Parameter(
            name=("--deck", "--factions"),
            consume_multiple=True,
            negative="",
            help=(
                "A ready-made deck (`claimant decks` lists them; claim if none is named) or the names or "
                "codes of its factions. In Claim Kingdoms seven factions, drawn by lot if none are named."
            ),
        ),
    ] = None
    players: Annotated[
        int,
        Parameter(
            converter=whole_number,
            metavar="2|3|4",
            help="Two against each other, three each for itself, or four in two teams.",
        ),
    ] = 2
    building: Annotated[
        Words | None,
        Parameter(
            consume_multiple=True,
            negative="",
            metavar="NAME",
            help="Play with this building (`claimant places` lists them); two players only.",
        ),
    ] = None
    landscape: Annotated[
        Words | None,
        Parameter(
            consume_multiple=True, negative="", metavar="NAME", help="Play with this landscape, likewise."
        ),
    ] = None
    random_places: Annotated[
        str,
        Parameter(
            metavar="building|landscape|both",
            show_default=False,
            help="Draw places at random, from the seed.",
        ),
    ] = ""

    def __post_init__(self) -> None:
        if self.game == "kingdoms":
            if self.players != 2:
                raise Problem("Claim Kingdoms is a game for two players.")
            if self.building is not None or self.landscape is not None or self.random_places:
                raise Problem("There are no buildings and landscapes in Claim Kingdoms, only in Claim.")

    @property
    def deck_name(self) -> str:
        return "claim" if self.deck is None else " ".join(self.deck)

    @property
    def kingdoms_factions(self) -> str | None:
        """The factions named for Claim Kingdoms; None if they are drawn by lot."""
        return None if self.deck is None else " ".join(self.deck)

    @property
    def places(self) -> tuple[str, ...]:
        """The codes of the places that are named."""
        named = ((BUILDING, self.building), (LANDSCAPE, self.landscape))
        return tuple(find_place(" ".join(words), kind).code for kind, words in named if words is not None)

    @property
    def warnings(self) -> list[Reason]:
        """What is allowed but not advised."""
        return [] if self.game == "kingdoms" else warnings(self.deck_name, self.players)

    def rules(self, drawn: tuple[str, ...] = ()) -> Ruleset:
        """The rules of Claim with the places named and those drawn."""
        return ruleset(self.deck_name, self.players, self.places + drawn)

    def seat(self, letter: str) -> int:
        """The number of a seat at this table."""
        return seat_number(letter, 2 if self.game == "kingdoms" else self.rules().players)

    def new_game(self, seed: int | None, first: int | None = None) -> Game | Kingdoms:
        """A fresh game in which the seat `first` begins."""
        if self.game == "kingdoms":
            return Kingdoms(self.kingdoms_factions, seed=seed, first=first)
        return Game(
            self.deck_name,
            players=self.players,
            places=self.places,
            random_places=self.random_places,
            seed=seed,
            first=first,
        )


TWO_PLAYER_CLAIM = Setting()
