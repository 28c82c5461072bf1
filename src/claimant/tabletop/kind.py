"""The definition of a game: everything that servers, bots, the lab, lessons and the command line need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import Parts, blank
from claimant.tabletop.event import Event
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.reason import Reason
from claimant.tabletop.result import Result
from claimant.tabletop.setup import Setup
from claimant.tabletop.story import BETWEEN, Told, Verdict, plain
from claimant.tabletop.style import TEXTBOOK, Style
from claimant.tabletop.view import View
from claimant.tabletop.world import Worlds

Level = tuple[Style, Limit, int]
"""How a bot searches, how long, and how many nodes it may solve where nothing is hidden."""
USUAL_LEVELS: Final[dict[str, Level]] = {
    "squire": (TEXTBOOK, Limit(steps=100), 0),
    "captain": (TEXTBOOK, Limit(steps=500), 0),
    "regent": (TEXTBOOK, Limit(steps=2500), 0),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A game that can be played here.

    Each game has one object of a class derived from this. `claimant.games` knows them all; those of other
    packages are found through the entry point `claimant.games`.
    """

    def __init__(self, game: type[TabletopGame]) -> None:
        self.game: type[TabletopGame] = game
        """Its class: it reads records and JSON."""

    def __reduce__(self) -> Parts:
        return type(self), ()

    def __repr__(self) -> str:
        return f"<Kind {self.code}: {self.title}>"

    @property
    def code(self) -> str:
        """Its name in set-ups, options and addresses."""
        raise NotImplementedError

    @property
    def levels(self) -> dict[str, Level]:
        """How hard the bots think that search."""
        return USUAL_LEVELS

    @property
    def title(self) -> str:
        """Its name, as records and people write it."""
        return str(blank(self.game).title)

    @property
    def rules_version(self) -> str:
        return str(blank(self.game).rules_version)

    def new_game(
        self, setup: Setup, seed: SupportsIndex | None = None, first: SupportsIndex | None = None
    ) -> TabletopGame:
        """Deal a game. What cannot be played raises `InvalidSetup`.

        `first` is the seat that begins; without it chance decides.
        """
        raise NotImplementedError

    def normal(self, setup: Setup) -> Setup:
        """The same set-up with codes for everything it names; an impossible one is refused.

        A deck that is drawn for each deal stays empty or `random`.
        """
        raise NotImplementedError

    def draws_deck(self, setup: Setup) -> bool:
        """Are the factions drawn for each deal?"""
        return False

    def draw_deck(self, setup: Setup, chance: Chance) -> list[str]:
        """Factions by lot for this number of players, with those in it that the set-up names.

        Where those cannot be played together, neither can what comes of them.
        """
        return []

    def warnings(self, setup: Setup) -> list[Reason]:
        """What the rulebook advises against in a set-up, although it is allowed."""
        return []

    def setup_of(self, game: TabletopGame) -> Setup:
        """The set-up of a game that was dealt."""
        raise NotImplementedError

    def dealt_by(self, seed: int, game: TabletopGame, first: int | None = None) -> list[TabletopGame]:
        """What this seed deals with the set-up of a game: the game itself must be among these.

        `first` is the seat that was chosen to begin, if chance had no part in that.
        """
        return [self.new_game(self.setup_of(game), seed, first)]

    def from_position(self, text: str, seed: SupportsIndex | None = None) -> TabletopGame:
        """A game that starts from a position, with a seed for what chance still has to do."""
        raise NotImplementedError

    def is_position(self, text: str) -> bool:
        """Does a text look like a position of this game and of no other?"""
        return False

    def completed(self, position: str) -> str:
        """A position with the pieces that it does not name put where they trouble nobody."""
        return position

    def subject(self, code: str) -> str:
        """What a code means in this game: a "faction", a "place", or nothing."""
        return ""

    def read_view(self, data: object) -> View[Any]:
        """A view from its JSON data."""
        raise NotImplementedError

    def worlds(self, view: View[Any]) -> Worlds:
        """All worlds that are possible for the viewer: what search plays on."""
        raise NotImplementedError

    def wins_trick(self, game: TabletopGame, seat: int) -> list[str]:
        """The actions with which a seat would win the trick at once; empty if others still have a say."""
        return []

    def standing(self, view: View[Any]) -> list[dict[str, object]] | None:
        """How things would be counted if the game ended now, as JSON data; None where nothing is."""
        return None

    # --- the story ------------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> list[Told]:
        """What happened, in sentences. Events must come as their reader may know them."""
        return plain(events)

    def question(self, view: View[Any]) -> Message | None:
        """The question to the viewer; None if there is none."""
        return Message("plain-question", {}) if view.seat in view.asked else None

    def answers(self, view: View[Any]) -> list[Message]:
        """The viewer's legal actions, one after the other."""
        return [Message("plain-answer", {"action": str(action)}) for action in view.legal]

    def explain(self, result: Result) -> Verdict:
        """Who has won, and why."""
        winners = Listing([Term.seat(seat) for seat in result.winners])
        totals = BETWEEN.join([str(total) for total in result.totals])
        return Verdict(Message("plain-ending", {"winners": winners, "totals": totals}), {}, [])
