"""Claim Kingdoms, as one of the games that can be played here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

from claimant.kingdoms.formats.completion import completed
from claimant.kingdoms.game import SEATS, Game
from claimant.kingdoms.knowledge.standing import standing
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.knowledge.view_reader import read_view
from claimant.kingdoms.result import Result
from claimant.kingdoms.search.world import KingdomsWorlds
from claimant.kingdoms.sets import FACTIONS, drawn_factions, ruleset
from claimant.kingdoms.story import answers, explain, question, tell
from claimant.tabletop.chance import Chance
from claimant.tabletop.event import Event
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.kind import Kind, Level
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import Message
from claimant.tabletop.result import Result as BaseResult
from claimant.tabletop.setup import RANDOM, Setup, named_factions, refuse_places, refuse_players
from claimant.tabletop.story import Told, Verdict
from claimant.tabletop.style import Style
from claimant.tabletop.view import View as BaseView
from claimant.tabletop.world import Worlds

# On a board there are too many moves to try them all in playouts: chance plays a few turns instead.
GLANCING: Final = Style(explore=0.5, sense=0, horizon=2)
# A few moves with likely replies are more informative than many moves with arbitrary replies.
PONDERING: Final = Style(explore=0.3, sense=100, horizon=2, widens=True)
LEVELS: Final[dict[str, Level]] = {
    "squire": (GLANCING, Limit(steps=500), 0),
    "captain": (GLANCING, Limit(steps=1200), 0),
    "regent": (PONDERING, Limit(steps=200), 60_000),
}


class KingdomsKind(Kind):
    """Cards laid on a board without an edge, figures on them, seven factions."""

    def __init__(self) -> None:
        super().__init__(Game)

    @property
    def code(self) -> str:
        return "kingdoms"

    @property
    def levels(self) -> dict[str, Level]:
        return LEVELS

    def new_game(
        self, setup: Setup, seed: SupportsIndex | None = None, first: SupportsIndex | None = None
    ) -> Game:
        """Without a deck the factions are drawn from the seed."""
        refuse_players(setup, self.title, SEATS)
        refuse_places(setup, self.title)
        return Game(None if self.draws_deck(setup) else setup.deck, seed=seed, first=first)

    def normal(self, setup: Setup) -> Setup:
        refuse_players(setup, self.title, SEATS)
        refuse_places(setup, self.title)
        if self.draws_deck(setup):
            return Setup(self.code)
        return Setup(self.code, " ".join([faction.code for faction in ruleset(setup.deck).factions]))

    def draws_deck(self, setup: Setup) -> bool:
        return setup.deck in ("", RANDOM)

    def draw_deck(self, setup: Setup, chance: Chance) -> list[str]:
        refuse_players(setup, self.title, SEATS)
        return drawn_factions(chance, named_factions(setup))

    def setup_of(self, game: TabletopGame) -> Setup:
        assert isinstance(game, Game)
        return Setup(self.code, " ".join([faction.code for faction in game.rules.factions]))

    def dealt_by(self, seed: int, game: TabletopGame, first: int | None = None) -> list[TabletopGame]:
        """The seed may have drawn the factions as well."""
        return [Game(self.setup_of(game).deck, seed=seed, first=first), Game(seed=seed, first=first)]

    def from_position(self, text: str, seed: SupportsIndex | None = None) -> Game:
        return Game.from_position(text, seed)

    def is_position(self, text: str) -> bool:
        """Only this game has a board."""
        return any(section.split()[:1] == ["board"] for section in text.split("|"))

    def completed(self, position: str) -> str:
        return completed(position)

    def subject(self, code: str) -> str:
        return "faction" if code in FACTIONS else ""

    def read_view(self, data: object) -> View:
        return read_view(data)

    def worlds(self, view: BaseView[Any]) -> Worlds:
        assert isinstance(view, View)
        return KingdomsWorlds(view)

    def standing(self, view: BaseView[Any]) -> list[dict[str, object]]:
        """Who leads each faction, with how many figures, and what it is worth."""
        assert isinstance(view, View)
        return [control.to_json() for control in standing(view)]

    def tell(self, events: Sequence[Event]) -> list[Told]:
        return tell(events)

    def question(self, view: BaseView[Any]) -> Message | None:
        assert isinstance(view, View)
        return question(view)

    def answers(self, view: BaseView[Any]) -> list[Message]:
        assert isinstance(view, View)
        return answers(view)

    def explain(self, result: BaseResult) -> Verdict:
        assert isinstance(result, Result)
        return explain(result)


KINGDOMS: Final = KingdomsKind()
