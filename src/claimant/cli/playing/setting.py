"""The options for the set-up of a game that `play`, `deal` and `simulate` share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from claimant.claim.sets import BUILDING, LANDSCAPE, PLACES, find_place
from claimant.claim.sets import FACTIONS as CLAIM
from claimant.cli.terminal.parameters import GameName, whole_number
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import typed_name
from claimant.games import check
from claimant.kingdoms.sets import FACTIONS as KINGDOMS
from claimant.tabletop.names import plain
from claimant.tabletop.setup import RANDOM, Setup

# Names may have several words, and nobody wants to quote them.
Words = tuple[str, ...]


@Parameter(name="*")
@dataclass(frozen=True)
class Setting:
    """Game, deck, players and places. What does not go together, the game refuses."""

    game: GameName = "claim"
    deck: Annotated[
        Words | None, Parameter(name=("--deck", "--factions"), consume_multiple=True, negative="")
    ] = None
    players: Annotated[int, Parameter(converter=whole_number, metavar="2|3|4")] = 2
    building: Annotated[Words | None, Parameter(consume_multiple=True, negative="", metavar="NAME")] = None
    landscape: Annotated[Words | None, Parameter(consume_multiple=True, negative="", metavar="NAME")] = None
    random_places: Annotated[str, Parameter(metavar="building|landscape|both", show_default=False)] = ""

    def setup(self) -> Setup:
        """The set-up to be played; an impossible one is refused."""
        if self.deck is not None and not "".join(self.deck).strip():
            raise Problem("deck-unnamed")
        deck = " ".join(faction_codes(word) for word in self.deck or ())
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
                yield find_place(typed_name("place", " ".join(words), PLACES), kind).code


def faction_codes(word: str) -> str:
    """The code of a faction by its name in the language in use; a word in quotes may have several names."""
    known = CLAIM | KINGDOMS
    whole = typed_name("faction", word, known)
    if whole in known:
        return whole
    return " ".join(typed_name("faction", name, known) for name in word.replace(",", " ").split())


TWO_PLAYER_CLAIM = Setting()
