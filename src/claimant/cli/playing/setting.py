"""What is played and with what: the options that `play`, `deal` and `simulate` share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from claimant.claim.sets import BUILDING, LANDSCAPE, find_place
from claimant.cli.terminal.parameters import GameName, whole_number
from claimant.cli.terminal.problems import Problem
from claimant.games import check
from claimant.tabletop.names import plain
from claimant.tabletop.setup import RANDOM, Setup

DRAWN = {"building": "a building", "landscape": "a landscape", "both": "a building and a landscape"}
# Names may have several words, and nobody wants to quote them.
Words = tuple[str, ...]


@Parameter(name="*")
@dataclass(frozen=True)
class Setting:
    """Game, deck, players and places. What does not go together, the game refuses."""

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

    def setup(self) -> Setup:
        """What is to be played; what cannot be is refused."""
        if self.deck == ():
            raise Problem("deck-unnamed")
        deck = " ".join(self.deck or ())
        setup = Setup(
            self.game,
            RANDOM if plain(deck) == RANDOM else deck,
            self.players,
            tuple(self._places()),
            self.random_places,
        )
        check(setup)
        return setup

    def _places(self) -> Iterator[str]:
        """The codes of the places that are named."""
        for kind, words in ((BUILDING, self.building), (LANDSCAPE, self.landscape)):
            if words is not None:
                yield find_place(" ".join(words), kind).code


TWO_PLAYER_CLAIM = Setting()
