"""Claim, as one of the games that can be played here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, SupportsIndex

from claimant.claim.actions import Action
from claimant.claim.events import TRICK_WON
from claimant.claim.formats.completion import completed
from claimant.claim.game import Game
from claimant.claim.knowledge.standing import OpenCards, open_cards, standing_votes
from claimant.claim.knowledge.view import View
from claimant.claim.knowledge.view_reader import read_view
from claimant.claim.random_decks import draw_deck
from claimant.claim.result import Result
from claimant.claim.search.world import ClaimWorlds
from claimant.claim.sets import FACTIONS, PLACES, draw_places, place_codes, ruleset, warnings
from claimant.claim.state import PLAY
from claimant.claim.story import answers, explain, question, tell
from claimant.tabletop.chance import Chance, derived_seed
from claimant.tabletop.event import Event
from claimant.tabletop.game import TabletopGame, chosen_seed
from claimant.tabletop.kind import Kind, Level
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import Message
from claimant.tabletop.reason import Reason
from claimant.tabletop.result import Result as BaseResult
from claimant.tabletop.setup import RANDOM, Setup, named_factions
from claimant.tabletop.story import Told, Verdict
from claimant.tabletop.style import Style
from claimant.tabletop.view import View as BaseView
from claimant.tabletop.world import Worlds

USUAL_DECK: Final = "claim"
JUDGING: Final = Style(explore=0.3, sense=60, horizon=2, widens=True)
LEVELS: Final[dict[str, Level]] = {
    "squire": (JUDGING, Limit(steps=25), 0),
    "captain": (JUDGING, Limit(steps=110), 0),
    "regent": (JUDGING, Limit(steps=2500), 1_000_000),
}


class ClaimKind(Kind):
    """Two phases of tricks, five factions or more, one throne."""

    def __init__(self) -> None:
        super().__init__(Game)

    @property
    def code(self) -> str:
        return "claim"

    @property
    def levels(self) -> dict[str, Level]:
        return LEVELS

    def new_game(
        self, setup: Setup, seed: SupportsIndex | None = None, first: SupportsIndex | None = None
    ) -> Game:
        deck: str | tuple[str, ...] = setup.deck or USUAL_DECK
        if setup.deck == RANDOM:
            ruleset(USUAL_DECK, setup.players)  # refuses a wrong number of players
            seed = chosen_seed(seed)
            deck = draw_deck(setup.players, Chance(derived_seed(seed, "deck")))
        return Game(
            deck,
            players=setup.players,
            places=setup.places,
            random_places=setup.random_places,
            seed=seed,
            first=first,
        )

    def normal(self, setup: Setup) -> Setup:
        draw_places(setup.random_places, Chance(0))  # refuses what cannot be drawn
        rules = ruleset(
            USUAL_DECK if setup.deck in ("", RANDOM) else setup.deck, setup.players, setup.places
        )
        self.new_game(setup, 0)
        deck = RANDOM if setup.deck == RANDOM else " ".join([faction.code for faction in rules.factions])
        return Setup(self.code, deck, setup.players, place_codes(setup.places), setup.random_places)

    def draws_deck(self, setup: Setup) -> bool:
        return setup.deck == RANDOM

    def draw_deck(self, setup: Setup, chance: Chance) -> list[str]:
        ruleset(USUAL_DECK, setup.players)  # refuses a wrong number of players
        return list(draw_deck(setup.players, chance, named_factions(setup)))

    def warnings(self, setup: Setup) -> list[Reason]:
        return [] if self.draws_deck(setup) else warnings(setup.deck or USUAL_DECK, setup.players)

    def setup_of(self, game: TabletopGame) -> Setup:
        assert isinstance(game, Game)
        deck = " ".join([faction.code for faction in game.rules.factions])
        return Setup(self.code, deck, game.seats, tuple([place.code for place in game.rules.places]))

    def from_position(self, text: str, seed: SupportsIndex | None = None) -> Game:
        """Nothing is left to chance."""
        return Game.from_position(text)

    def completed(self, position: str) -> str:
        return completed(position)

    def subject(self, code: str) -> str:
        return "place" if code in PLACES else "faction" if code in FACTIONS else ""

    def read_view(self, data: object) -> View:
        return read_view(data)

    def worlds(self, view: BaseView[Any]) -> Worlds:
        assert isinstance(view, View)
        return ClaimWorlds(view)

    def wins_trick(self, game: TabletopGame, seat: int) -> list[str]:
        """Each legal card is played on a copy. Before the last card of a trick nobody has won it yet."""
        assert isinstance(game, Game)
        if game.state.asking != PLAY or seat not in game.asked:
            return []
        return [str(action) for action in game.legal_actions(seat) if _wins(game, action, seat)]

    def standing(self, view: BaseView[Any]) -> list[dict[str, object]]:
        """Whom each faction would vote for if what this viewer sees were counted."""
        assert isinstance(view, View)
        return _votes(open_cards(view))

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


def _wins(game: Game, action: Action, seat: int) -> bool:
    # Events of the next trick come later.
    winners = [event.seat for event in game.copy().apply(action, seat) if event.kind == TRICK_WON]
    return winners[:1] == [seat]


# What is open changes with a trick, not with a card, and is the same for everybody at a table.
@lru_cache(maxsize=2_000)
def _votes(cards: OpenCards) -> list[dict[str, object]]:
    return [
        {
            "faction": vote.faction.code,
            "counts": [count.number for count in vote.counts],
            "side": vote.side,
            "decided_by": vote.decided_by,
        }
        for vote in standing_votes(cards)
    ]


CLAIM: Final = ClaimKind()
