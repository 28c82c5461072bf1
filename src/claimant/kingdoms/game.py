"""A game of Claim Kingdoms: the referee that the whole library is used through."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final, SupportsIndex

from mypy_extensions import mypyc_attr

from claimant.kingdoms import bags
from claimant.kingdoms.actions import Action, move_of
from claimant.kingdoms.board import FACE_DOWN
from claimant.kingdoms.formats.notation import parse_action, parse_card
from claimant.kingdoms.formats.position import parse_position, parse_rules, write_position
from claimant.kingdoms.formats.record import deal_from_words, deal_to_words, read_setup, setup_headers
from claimant.kingdoms.knowledge.minds import SPECTATOR
from claimant.kingdoms.knowledge.view import View, legal_actions, view_of
from claimant.kingdoms.refusals import refusal
from claimant.kingdoms.result import Result, result_of
from claimant.kingdoms.ruleset import RULES_VERSION, Ruleset
from claimant.kingdoms.sets import drawn_factions, ruleset
from claimant.kingdoms.state import SHUFFLE, State, moment
from claimant.kingdoms.turn import flow
from claimant.kingdoms.turn.set_up import Deal, set_up, shuffled_deal, watch
from claimant.tabletop.action import Action as BaseAction
from claimant.tabletop.chance import SEED_LIMIT, Chance
from claimant.tabletop.copying import blank
from claimant.tabletop.errors import IllegalAction, InvalidSetup, NotationError
from claimant.tabletop.event import Event
from claimant.tabletop.game import TabletopGame, chosen_seed, first_seat, split_deal
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import Saved
from claimant.tabletop.seats import seat_letter

SEATS: Final = 2
CODE_LENGTH: Final = 2
ONLY_PART: Final = 1
STRIDE: Final = 0x9E3779B97F4A7C15
"""Between the seeds of one shuffle and the next. Part of the record format: never change it."""

define_reasons(
    {
        "kingdoms-deal-of-what": {},
        "kingdoms-wrong-pile": {},
    }
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(TabletopGame):
    """One game, from the deal to the explained result.

    >>> game = Game("Go Dw Gn Tr Un Dr Kn", seed=7, first=0)
    >>> game.to_act
    0
    >>> [str(action) for action in game.legal_actions()][:3]
    ['Dw@0,1', 'Dw@-1,0', 'Dw@1,0']
    >>> events = game.apply("Dw@1,0")
    >>> events[0].cause, events[0].cards, events[0].target
    ('place', ['Dw'], '1,0')

    What is not allowed is refused with a reason, and nothing changes:

    >>> game.why_not("Dw@1,0", seat=1).code
    'not-your-turn'

    A view holds what one seat may know; only views should reach players, bots and wires.

    >>> game.view(1).seats[0].hand, game.view(1).seats[0].hand_size
    ([], 1)
    """

    def __init__(
        self,
        factions: str | Iterable[str] | None = None,
        *,
        seed: SupportsIndex | None = None,
        deal: dict[str, str] | None = None,
        first: SupportsIndex | None = None,
    ) -> None:
        """A new game of the named factions, or of seven drawn at random.

        It is dealt from a seed (by default a random one) or from an explicit deal: card codes for
        `display`, `start`, `A`, `B` and `pile` (top card first). Shuffles during the game use the seed in
        either case.
        """
        beginner = first_seat(first, SEATS)
        number = chosen_seed(seed)
        chance = Chance(number)
        if deal is not None:
            if factions is None:
                raise InvalidSetup(Reason("kingdoms-deal-of-what", {}))
            rules = ruleset(factions)
            dealt = deal_from_words(rules, split_deal(deal), max(beginner, 0))
        else:
            rules = ruleset(drawn_factions(chance) if factions is None else factions)
            dealt = shuffled_deal(rules, chance, beginner)
        self._deal(rules, dealt, {"Seed": str(number)}, number)
        self.let_chance_act()

    def _deal(self, rules: Ruleset, deal: Deal, headers: dict[str, str], seed: int) -> None:
        happened: list[Event] = []
        self.rules = rules
        self.deal: Deal | None = deal
        self.seed = seed
        self.shuffles = 0
        self.state: State = set_up(rules, deal, happened)
        watch(self.state)
        flow.proceed(self.state)
        self.state.log = None
        self.begin(SEATS, deal.first, headers, happened)

    def __repr__(self) -> str:
        stand = moment(self.state.turn_number, self.state.active)
        if self.is_over:
            stand = f"won by {self.won_by()}"
        return f"<Game of Claim Kingdoms: {self.rules.line_up}, {stand}>"

    # --- what records say --------------------------------------------------------------------

    @property
    def title(self) -> str:
        return "Claim Kingdoms"

    @property
    def rules_version(self) -> str:
        return RULES_VERSION

    @property
    def example(self) -> str:
        return "Go@1,0"

    @property
    def needed_headers(self) -> tuple[str, ...]:
        return "Factions", "First"

    # --- where the game stands ----------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """The seats that may act now: never more than one."""
        return [] if self.is_over else [self.state.active]

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    def result(self) -> Result:
        """Who has won, and the complete count. Raises `IllegalAction` until the game is over."""
        self.check_over()
        return result_of(self.state)

    def view(self, seat: SupportsIndex) -> View:
        """Everything that this seat can know, and nothing more."""
        return view_of(self.state, self.seat_number(seat))

    def public_view(self) -> View:
        """What everybody can know: a spectator's view."""
        return view_of(self.state, SPECTATOR)

    def pieces(self) -> list[str]:
        """All cards and figures, wherever they are, sorted."""
        return pieces(self.state)

    # --- acting -------------------------------------------------------------------------------

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[Action]:
        """The legal actions of a seat (by default the one to act); identical cards are listed once."""
        if self.is_over or (seat is not None and self.seat_number(seat) != self.state.active):
            return []
        return legal_actions(self.state)

    def parse_action(self, text: str) -> Action:
        return parse_action(self.rules, text)

    def resolved(self, action: BaseAction, seat: int) -> Action | None:
        assert isinstance(action, Action)
        if self.is_over or seat != self.state.active:
            return None
        move = move_of(self.state, action)
        return action if move >= 0 and flow.is_legal(self.state, move) else None

    def refusal(self, action: BaseAction, seat: int) -> Reason:
        assert isinstance(action, Action)
        return refusal(self.state, action)

    def carry_out(self, action: BaseAction, seat: int) -> list[Event]:
        assert isinstance(action, Action)
        happened: list[Event] = []
        self.state.log = happened
        flow.apply(self.state, move_of(self.state, action))
        self.state.log = None
        return happened

    # --- chance shuffles the pile, each time from a seed of its own ---------------------------

    def awaits_chance(self) -> bool:
        return self.state.asking == SHUFFLE

    def drawn_by_chance(self) -> str:
        """The whole pile in its new order, the top card first."""
        chance = Chance((self.seed + (self.shuffles + 1) * STRIDE) % SEED_LIMIT)
        pile = bags.listed(self.state.pile_bag)
        chance.shuffle(pile)
        return "".join(self.rules.codes(pile))

    def carry_out_chance(self, text: str) -> list[Event]:
        codes = [text[place : place + CODE_LENGTH] for place in range(0, len(text), CODE_LENGTH)]
        pile = [int(parse_card(self.rules, code).index) for code in codes]
        if sorted(pile) != bags.listed(self.state.pile_bag):
            raise IllegalAction(Reason("kingdoms-wrong-pile", {}))
        self.shuffles += 1
        happened: list[Event] = []
        self.state.log = happened
        flow.arrange(self.state, pile)
        self.state.log = None
        return happened

    # --- copying, saving, restoring -----------------------------------------------------------

    def take_over(self, other: TabletopGame) -> None:
        assert isinstance(other, Game)
        self.rules = other.rules
        self.deal = other.deal
        self.seed = other.seed
        self.shuffles = other.shuffles
        self.state = other.state.copy()

    def position(self) -> str:
        """The whole position and who knows what, in one line; not what chance will do."""
        return write_position(self.state)

    @staticmethod
    def from_position(text: str, seed: SupportsIndex | None = None) -> Game:
        """A game that starts from a position, with a seed for future shuffles.

        It has no record, because its deal is unknown.
        """
        placed: Game = blank(Game)
        placed.rules = parse_rules(text)
        placed.deal = None
        placed.seed = chosen_seed(seed)
        placed.shuffles = 0
        placed.state = parse_position(placed.rules, text)
        placed.begin(SEATS, -1, {}, [])
        return placed

    def moment(self) -> tuple[int, int]:
        """The turn; a record has one part only."""
        return ONLY_PART, self.state.turn_number

    def setup_headers(self) -> dict[str, str]:
        assert self.deal is not None
        return setup_headers(self.rules, self.deal)

    def deal_words(self) -> dict[str, list[str]]:
        assert self.deal is not None
        return deal_to_words(self.rules, self.deal)

    def begin_saved(self, saved: Saved) -> None:
        rules, deal = read_setup(saved)
        headers = self.other_headers(saved)
        self._deal(rules, deal, headers, _seed_of(headers))


def _seed_of(headers: dict[str, str]) -> int:
    """The seed for future shuffles; any number if the record has none."""
    text = headers.get("Seed")
    if text is None:
        return secrets.randbits(64)
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < SEED_LIMIT):
        raise NotationError(Reason("seed-out-of-range", {"seed": text[:40]}), text[:40])
    return int(text)


def pieces(state: State) -> list[str]:
    """All cards and figures of a state, wherever they are, sorted."""
    codes = [state.kind_at(field).code for field in state.board.cards]
    closed = bags.listed(state.unseen()) + [int(faction) for faction in state.display]
    codes += state.rules.codes(closed)
    for seat in state.seats:
        standing = [field for field in state.board.cards if _stands(state, field, seat.mark)]
        codes += [seat_letter(seat.index)] * (seat.supply + len(standing))
    return sorted(codes)


def _stands(state: State, field: int, mark: int) -> bool:
    cell = state.board.cells[field]
    return cell < FACE_DOWN and (cell & mark) != 0
