"""A game of Claim: the referee that the whole library is used through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from claimant.claim.actions import KIND_NAMES, Action
from claimant.claim.formats.notation import parse_action
from claimant.claim.formats.position import parse_position, parse_rules, write_position
from claimant.claim.formats.record import deal_from_words, deal_to_words, read_setup, setup_headers
from claimant.claim.knowledge.view import View, view_of
from claimant.claim.result import Result, result_of
from claimant.claim.ruleset import RULES_VERSION, Ruleset
from claimant.claim.sets import advice, draw_places, place_codes, ruleset
from claimant.claim.state import CHOOSE, DRAW, NAME, PLAY, TAKE, State, all_cards, moment
from claimant.claim.turn import flow
from claimant.claim.turn.set_up import Deal, set_up, shuffled_deal
from claimant.tabletop.action import Action as BaseAction
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import blank
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.event import Event
from claimant.tabletop.game import TabletopGame, chosen_seed, first_seat, split_deal
from claimant.tabletop.reason import CARD, FACTION, SEAT, WORD, Reason, any_of, define_reasons
from claimant.tabletop.record import Saved
from claimant.tabletop.seats import seat_letter

PHASE_TITLES = ("", "phase 1", "phase 2", "scoring")

define_reasons(
    {
        "wrong-kind": {"who": SEAT, "right": WORD, "given": WORD},
        "must-follow": {"who": SEAT, "led": CARD, "faction": FACTION},
        "already-chosen": {"who": SEAT, "card": CARD},
        "not-offered": {"card": CARD},
        "deck-not-offered": {},
        "faction-not-offered": {"faction": FACTION, "right": any_of(FACTION)},
        "seed-and-deal": {},
        "draw-and-deal": {},
    }
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(TabletopGame):
    """One game, from the deal to the explained result.

    >>> game = Game("claim", seed=7, first=0)
    >>> game.to_act
    0
    >>> [str(action) for action in game.legal_actions()][:3]
    ['Go0', 'Go6', 'Go8']
    >>> events = game.apply("Go8")
    >>> events[0].cause, events[0].cards, events[0].target
    ('lead', ['Go8'], 'trick')

    What is not allowed is refused with a reason, and nothing changes:

    >>> game.why_not("Go6", seat=0).code
    'not-your-turn'

    A view holds what one seat may know; only views should reach players, bots and wires.

    >>> game.view(1).seats[0].hand, game.view(1).seats[0].hand_size
    ([], 12)
    """

    def __init__(
        self,
        deck: str | Iterable[str] = "claim",
        *,
        players: SupportsIndex = 2,
        places: str | Iterable[str] = (),
        random_places: str = "",
        seed: SupportsIndex | None = None,
        deal: dict[str, str] | None = None,
        first: SupportsIndex | None = None,
    ) -> None:
        """A new game: dealt from a seed (by default a random one) or as an explicit deal says.

        `first` is the seat that leads the first trick; with a seed it is drawn if it is not given. A deal
        gives card codes for each seat letter and for `deck` (top card first), and where the factions
        need them for `box` and for the reserves, by faction code.

        `random_places` draws a "building", a "landscape" or "both" from the seed. The generator deals
        first, then draws the leader if none is given, then the building, then the landscape: a seed
        deals the same cards with places and without.
        """
        deck = deck if isinstance(deck, str) else list(deck)
        places = place_codes(places)
        rules = ruleset(deck, players, places)
        leader = first_seat(first, rules.players)
        if deal is not None:
            if seed is not None:
                raise InvalidSetup(Reason("seed-and-deal", {}))
            if random_places:
                raise InvalidSetup(Reason("draw-and-deal", {}))
            self._deal(rules, deal_from_words(rules, split_deal(deal), max(leader, 0)), {})
            return
        number = chosen_seed(seed)
        chance = Chance(number)
        dealt = shuffled_deal(rules, chance, leader)
        drawn = draw_places(random_places, chance)
        if drawn:
            rules = ruleset(deck, players, places + drawn)
            dealt = shuffled_deal(rules, Chance(number), leader)
        self._deal(rules, dealt, {"Seed": str(number)})

    def _deal(self, rules: Ruleset, deal: Deal, headers: dict[str, str]) -> None:
        happened: list[Event] = []
        self.rules = rules
        self.deal: Deal | None = deal
        self.state: State = set_up(rules, deal, happened)
        flow.proceed(self.state)
        self.state.log = None
        self.begin(rules.players, deal.first, headers, happened)

    def __repr__(self) -> str:
        stand = moment(*self.moment(), self.asked, False)
        if self.is_over:
            stand = f"won by {self.won_by()}"
        return f"<Game of Claim: {self.rules.setting}, {stand}>"

    # --- what records say --------------------------------------------------------------------

    @property
    def title(self) -> str:
        return "Claim"

    @property
    def rules_version(self) -> str:
        return RULES_VERSION

    @property
    def example(self) -> str:
        return "Go5"

    @property
    def needed_headers(self) -> tuple[str, ...]:
        return "Players", "Deck", "Lead"

    @property
    def optional_headers(self) -> tuple[str, ...]:
        return ("Places",)

    # --- the current state ------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """All seats that may act now; several only where they choose secretly at the same time."""
        return self.state.asked()

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    @property
    def sides(self) -> list[int]:
        return [seat.side for seat in self.state.seats]

    @property
    def warnings(self) -> list[Reason]:
        """What the rulebook advises against in this set-up, although it is allowed."""
        return advice(self.rules.factions, self.rules.players)

    def result(self) -> Result:
        """Who has won, and the complete count. Raises `IllegalAction` until the game is over."""
        self.check_over()
        return result_of(self.state)

    def view(self, seat: SupportsIndex) -> View:
        """Everything that this seat can know, and nothing more."""
        return view_of(self.state, self.state.seats[self.seat_number(seat)])

    def public_view(self) -> View:
        """What everybody can know: a spectator's view."""
        return view_of(self.state, None)

    def pieces(self) -> list[str]:
        """The codes of all cards, wherever they are, sorted."""
        return sorted(card.code for card in all_cards(self.state))

    # --- acting -------------------------------------------------------------------------------

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[Action]:
        """The legal actions of a seat (by default the one to act); identical cards are listed once."""
        if self.is_over:
            return []
        number = self.state.turn if seat is None else self.seat_number(seat)
        return flow.legal_actions(self.state, self.state.seats[number])

    def parse_action(self, text: str) -> Action:
        return parse_action(self.rules, text)

    def carry_out(self, action: BaseAction, seat: int) -> list[Event]:
        assert isinstance(action, Action)
        happened: list[Event] = []
        self.state.log = happened
        flow.apply(self.state, action, seat)
        self.state.log = None
        return happened

    def refusal(self, action: BaseAction, seat: int) -> Reason:
        assert isinstance(action, Action)
        state = self.state
        letter = seat_letter(seat)
        if action.kind != state.asking and not self._answers(action):
            kinds = {"right": KIND_NAMES[state.asking], "given": KIND_NAMES[action.kind]}
            return Reason("wrong-kind", {"who": letter, **kinds})
        code = action.card.code
        held = [card.code for card in self.rules.listed(state.seats[seat].hand)]
        if action.kind in (PLAY, CHOOSE) and code not in held:
            return Reason("not-in-hand", {"who": letter, "card": code})
        if action.kind == CHOOSE:
            return Reason("already-chosen", {"who": letter, "card": code})
        if action.kind == PLAY:
            led = state.led
            assert led is not None
            return Reason("must-follow", {"who": letter, "led": led.code, "faction": led.faction.code})
        if action.kind == NAME:
            offered = [legal.card.faction.code for legal in self.legal_actions(seat)]
            return Reason("faction-not-offered", {"faction": action.card.faction.code, "right": offered})
        if action.kind == DRAW:
            return Reason("deck-not-offered", {})
        return Reason("not-offered", {"card": code})

    def _answers(self, action: Action) -> bool:
        """Taking a prize and drawing from the deck are two answers to the same question."""
        return self.state.asking == TAKE and action.kind in (TAKE, DRAW)

    # --- copying, saving, restoring -----------------------------------------------------------

    def take_over(self, other: TabletopGame) -> None:
        assert isinstance(other, Game)
        self.rules = other.rules
        self.deal = other.deal
        self.state = other.state.copy()

    def position(self) -> str:
        """The whole position and who knows what, in one line."""
        return write_position(self.state)

    @staticmethod
    def from_position(text: str) -> Game:
        """A game that starts from a position. It has no record, because its deal is unknown."""
        placed: Game = blank(Game)
        placed.rules = parse_rules(text)
        placed.deal = None
        placed.state = parse_position(placed.rules, text)
        placed.begin(placed.rules.players, -1, {}, [])
        return placed

    def moment(self) -> tuple[int, int]:
        """The phase and the trick."""
        return self.state.phase, self.state.trick_number

    def part_title(self, part: int) -> str:
        return PHASE_TITLES[part]

    def setup_headers(self) -> dict[str, str]:
        assert self.deal is not None
        return setup_headers(self.rules, self.deal)

    def deal_words(self) -> dict[str, list[str]]:
        assert self.deal is not None
        return deal_to_words(self.rules, self.deal)

    def begin_saved(self, saved: Saved) -> None:
        rules, deal = read_setup(saved)
        self._deal(rules, deal, self.other_headers(saved))
