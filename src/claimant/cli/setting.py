"""What a game is played with: the options that `play`, `deal` and `simulate` share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from claimant.claim.game import Game
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import BUILDING, LANDSCAPE, find_place, ruleset, warnings
from claimant.cli.options import seat_number, whole_number
from claimant.tabletop.reason import Reason

# Names may have several words, and nobody wants to quote them.
Words = tuple[str, ...]


@Parameter(name="*")
@dataclass(frozen=True)
class Setting:
    """Deck, players and places. Whatever does not go together is refused by the library."""

    deck: Annotated[
        Words,
        Parameter(
            consume_multiple=True,
            negative="",
            show_default="claim",
            help="A ready-made deck (`claimant decks` lists them) or the names or codes of its factions.",
        ),
    ] = ("claim",)
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

    @property
    def deck_name(self) -> str:
        return " ".join(self.deck)

    @property
    def places(self) -> tuple[str, ...]:
        """The codes of the places that are named."""
        named = ((BUILDING, self.building), (LANDSCAPE, self.landscape))
        return tuple(find_place(" ".join(words), kind).code for kind, words in named if words is not None)

    @property
    def warnings(self) -> list[Reason]:
        return warnings(self.deck_name, self.players)

    def rules(self, drawn: tuple[str, ...] = ()) -> Ruleset:
        """The rules with the places named and those drawn."""
        return ruleset(self.deck_name, self.players, self.places + drawn)

    def seat(self, letter: str) -> int:
        """The number of a seat at this table."""
        return seat_number(letter, self.rules().players)

    def new_game(self, seed: int | None, first_leader: int | None = None) -> Game:
        return Game(
            self.deck_name,
            players=self.players,
            places=self.places,
            random_places=self.random_places,
            seed=seed,
            first_leader=first_leader,
        )


TWO_PLAYER_CLAIM = Setting()
