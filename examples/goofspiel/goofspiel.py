"""Goofspiel, a third game for Claimant: complete, small, and made outside the package.

Prizes from 1 to 7 are turned up one by one. Both players bid for each with a card of their hand, secretly
and at the same time; the higher bid wins the prize, and equal bids win nothing. The bids are spent. The
most points win.

Install it (`pip install examples/goofspiel`), or name it where it lies:

    cd examples/goofspiel
    claimant play --plugin goofspiel --game goofspiel
    claimant arena captain random --plugin goofspiel --game goofspiel
    claimant serve --plugin goofspiel
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from librt.vecs import vec

from claimant.games import register_game
from claimant.locale import add_texts
from claimant.tabletop import game, kind, record, view, world
from claimant.tabletop.action import Action
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import blank
from claimant.tabletop.errors import InvalidSetup, NotationError
from claimant.tabletop.event import NOBODY, Event
from claimant.tabletop.reason import SEAT, TEXT, Reason, define_reasons
from claimant.tabletop.result import Result
from claimant.tabletop.seats import seat_flag, seat_letter
from claimant.tabletop.setup import Setup, refuse_deck, refuse_first, refuse_places, refuse_players
from claimant.tabletop.wire import Fields

SEATS: Final = 2
CARDS: Final = range(1, 8)

define_reasons(
    {
        "goofspiel-bid": {},
        "goofspiel-spent": {"who": SEAT, "card": TEXT},
        "goofspiel-deal": {},
        "goofspiel-position": {},
    }
)
add_texts(
    "en",
    """
reason-goofspiel-bid = A bid is one of the cards 1 to 7.
reason-goofspiel-spent =
    { $seat ->
        [you] You have already spent the { $card }.
       *[other] { $who } has already spent the { $card }.
    }
reason-goofspiel-deal = The prizes are the cards 1 to 7, each once.
reason-goofspiel-position = A position reads “prizes 3 1 | A 2 4 | B 1 7 | points 5 9 | bids - 2”.
""",
)


class State:
    """The state. The first of the prizes is open, the others are hidden."""

    def __init__(self, prizes: list[int]) -> None:
        self.prizes = prizes
        self.hands = [list(CARDS), list(CARDS)]
        self.points = [0, 0]
        self.bids = [0, 0]
        """Each seat's bid for the open prize; 0 if it has not bid yet."""
        self.gone: list[str] = []
        """The prizes and cards that are out of the game."""

    def copy(self) -> State:
        copied = State(self.prizes[:])
        copied.hands = [hand[:] for hand in self.hands]
        copied.points = self.points[:]
        copied.bids = self.bids[:]
        copied.gone = self.gone[:]
        return copied

    def asked(self) -> list[int]:
        return [seat for seat in range(SEATS) if self.prizes and not self.bids[seat]]

    def bid(self, seat: int, card: int) -> list[Event]:
        """Carry out a bid, and return what happened. Only its own seat sees the bid."""
        self.hands[seat].remove(card)
        self.bids[seat] = card
        happened = [Event("bid", "bid", seat, [str(card)], "hand", seat, seen_by=seat_flag(seat))]
        if all(self.bids):
            happened += self._settle()
        return happened

    def _settle(self) -> list[Event]:
        prize = self.prizes.pop(0)
        one, other = self.bids
        self.bids = [0, 0]
        self.gone += [str(prize), f"A{one}", f"B{other}"]
        winner = NOBODY if one == other else int(other > one)
        if winner != NOBODY:
            self.points[winner] += prize
        shown = [
            Event("shown", "bid", seat, [str(card)], target="table")
            for seat, card in enumerate((one, other))
        ]
        return [*shown, Event("won", "bid", winner, [str(prize)]), *self.turned_up()]

    def turned_up(self) -> list[Event]:
        if not self.prizes:
            return [Event("game-ended", "bid")]
        return [Event("turned-up", "prize", NOBODY, [str(self.prizes[0])], "pile", target="table")]

    def pieces(self) -> list[str]:
        left = [f"{'AB'[seat]}{card}" for seat, hand in enumerate(self.hands) for card in hand]
        bids = [f"{'AB'[seat]}{bid}" for seat, bid in enumerate(self.bids) if bid]
        return sorted([*map(str, self.prizes), *left, *bids, *self.gone])

    def winners(self) -> list[int]:
        return [seat for seat in range(SEATS) if self.points[seat] == max(self.points)]


class GoofspielView(view.View[Action]):
    """All but the order of the prizes, and a bid that the other has made but not shown."""

    def __init__(self, state: State, seat: int | None) -> None:
        super().__init__(seat)
        self.asked = state.asked()
        self.legal = [Action(str(card)) for card in state.hands[seat]] if seat in self.asked else []
        self.prize = state.prizes[0] if state.prizes else None
        self.hidden = sorted(state.prizes[1:])
        self.points = state.points[:]
        self.hands = [
            sorted([*hand, bid] if bid else hand) for hand, bid in zip(state.hands, state.bids, strict=True)
        ]
        """What each seat held when the prize was turned up: a hidden bid is still among it."""
        self.bid = state.bids[seat] if seat is not None else 0
        """The viewer's own bid."""

    def to_json(self) -> dict[str, object]:
        return {
            "seat": None if self.seat is None else seat_letter(self.seat),
            "asked": [seat_letter(seat) for seat in self.asked],
            "legal": [str(action) for action in self.legal],
            "prize": self.prize,
            "hidden": self.hidden,
            "points": self.points,
            "hands": {seat_letter(seat): hand for seat, hand in enumerate(self.hands)},
            "bid": self.bid,
        }

    def __str__(self) -> str:
        lines = [f"Prize: {self.prize or '-'}   still to come: {' '.join(map(str, self.hidden)) or '-'}"]
        for seat, hand in enumerate(self.hands):
            who = f"{seat_letter(seat)}{' (you)' if seat == self.seat else ''}"
            lines.append(f"{who}: {self.points[seat]} points, cards {' '.join(map(str, hand)) or '-'}")
        return "\n".join(lines)


def read_view(data: object) -> GoofspielView:
    fields = Fields(data)
    read: GoofspielView = blank(GoofspielView)
    letter = fields.text_or_none("seat")
    read.seat = None if letter is None else "AB".index(letter)
    read.asked = ["AB".index(letter) for letter in fields.texts("asked")]
    read.legal = [Action(text) for text in fields.texts("legal")]
    read.prize = fields.number_or_none("prize")
    read.hidden = fields.numbers("hidden")
    read.points = fields.numbers("points")
    read.hands = [fields.within("hands").numbers(letter) for letter in "AB"]
    read.bid = fields.number("bid")
    return read


class Goofspiel(game.TabletopGame):
    """One game.

    >>> played = Goofspiel(seed=1)
    >>> _ = played.apply("7", seat=0)
    >>> played.asked, [event.kind for event in played.apply("2", seat=1)]
    ([1], ['bid', 'shown', 'shown', 'won', 'turned-up'])
    """

    title = "Goofspiel"
    example = "5"

    def __init__(self, seed: SupportsIndex | None = None) -> None:
        number = game.chosen_seed(seed)
        prizes = list(CARDS)
        Chance(number).shuffle(prizes)
        self._deal(prizes, {"Seed": str(number)})

    def _deal(self, prizes: list[int], headers: dict[str, str]) -> None:
        self.prizes = prizes
        self.state = State(prizes[:])
        self.begin(SEATS, 0, headers, self.state.turned_up())

    @property
    def asked(self) -> list[int]:
        return self.state.asked()

    @property
    def is_over(self) -> bool:
        return not self.state.prizes

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[Action]:
        if self.is_over:
            return []
        number = self.asked[0] if seat is None else self.seat_number(seat)
        return [Action(str(card)) for card in self.state.hands[number]] if number in self.asked else []

    def parse_action(self, text: str) -> Action:
        if text not in map(str, CARDS):
            raise NotationError(Reason("goofspiel-bid", {}), text[:40])
        return Action(text)

    def refusal(self, action: Action, seat: int) -> Reason:
        return Reason("goofspiel-spent", {"who": seat_letter(seat), "card": action.text})

    def carry_out(self, action: Action, seat: int) -> list[Event]:
        return self.state.bid(seat, int(action.text))

    def result(self) -> Result:
        self.check_over()
        winners = self.state.winners()
        return Result(winners, "points" if len(winners) == 1 else "shared", self.state.points)

    def view(self, seat: SupportsIndex) -> GoofspielView:
        return GoofspielView(self.state, self.seat_number(seat))

    def public_view(self) -> GoofspielView:
        return GoofspielView(self.state, None)

    def pieces(self) -> list[str]:
        return self.state.pieces()

    def take_over(self, other: game.TabletopGame) -> None:
        assert isinstance(other, Goofspiel)
        self.prizes = other.prizes
        self.state = other.state.copy()

    def moment(self) -> tuple[int, int]:
        """A record has a line for each prize."""
        return 1, len(CARDS) - len(self.state.prizes) + 1

    def setup_headers(self) -> dict[str, str]:
        return {}

    def deal_words(self) -> dict[str, list[str]]:
        return {"prizes": [str(prize) for prize in self.prizes]}

    def begin_saved(self, saved: record.Saved) -> None:
        words = saved.deal.get("prizes", [])
        if sorted(words) != [str(card) for card in CARDS] or len(saved.deal) != 1:
            raise saved.wrong_deal(InvalidSetup(Reason("goofspiel-deal", {})))
        self._deal([int(word) for word in words], self.other_headers(saved))

    def position(self) -> str:
        state = self.state
        hands = [f"{seat_letter(seat)} {' '.join(map(str, hand))}" for seat, hand in enumerate(state.hands)]
        bids = " ".join(str(bid or "-") for bid in state.bids)
        prizes = " ".join(map(str, state.prizes))
        points = " ".join(map(str, state.points))
        return " | ".join([f"prizes {prizes}", *hands, f"points {points}", f"bids {bids}"])

    @staticmethod
    def from_position(text: str) -> Goofspiel:
        placed: Goofspiel = blank(Goofspiel)
        placed.state = read_state(text)
        placed.prizes = placed.state.prizes[:]
        placed.begin(SEATS, NOBODY, {}, [])
        return placed


def read_state(text: str) -> State:
    sections = [section.split() for section in text.split("|")]
    try:
        assert [section[0] for section in sections] == ["prizes", "A", "B", "points", "bids"]
        prizes, one, other, points, bids = [
            [0 if word == "-" else int(word) for word in section[1:]] for section in sections
        ]
        assert len(points) == len(bids) == SEATS
        assert all(card in CARDS for card in [*prizes, *one, *other])
    except (AssertionError, IndexError, ValueError):
        raise NotationError(Reason("goofspiel-position", {}), text[:40]) from None
    state = State(prizes)
    state.hands, state.points, state.bids = [one, other], points, bids
    state.gone = sorted(set(State(list(CARDS)).pieces()) - set(state.pieces()))
    return state


# --- what search plays on -----------------------------------------------------------------------------


class GoofspielWorld(world.World):
    """A state in which the observer bids first: it does not know the other bid either way."""

    def __init__(self, state: State, observer: int) -> None:
        super().__init__(SEATS)
        self.state = state
        self.observer = observer

    def to_act(self) -> int:
        asked = self.state.asked()
        if not asked:
            return world.NO_SEAT
        return self.observer if self.observer in asked else asked[0]

    def is_seen_by(self, seat: int) -> bool:
        return False

    def list_moves(self, moves: world.Moves) -> None:
        moves.clear()
        for card in self.state.hands[self.to_act()]:
            moves.add(card)

    def sensible_move(self, chance: Chance) -> int:
        """A card like the prize, or the next lower one."""
        hand = self.state.hands[self.to_act()]
        return max((card for card in hand if card <= self.state.prizes[0]), default=min(hand))

    def play(self, move: int, chance: Chance) -> None:
        self.state.bid(self.to_act(), move)

    def rewards(self, into: vec[float]) -> None:
        winners = self.state.winners()
        for seat in range(SEATS):
            into[seat] = 1 / len(winners) if seat in winners else 0.0

    def notation(self, move: int) -> str:
        return str(move)

    def copy(self) -> GoofspielWorld:
        return GoofspielWorld(self.state.copy(), self.observer)


class GoofspielWorlds(world.Worlds):
    """The prizes that are hidden may come in any order."""

    def __init__(self, seen: GoofspielView) -> None:
        assert seen.seat is not None
        assert seen.prize is not None
        super().__init__(seen.seat)
        self.seen = seen

    def draw(self, chance: Chance) -> GoofspielWorld:
        hidden = self.seen.hidden[:]
        chance.shuffle(hidden)
        state = State([self.seen.prize or 0, *hidden])
        state.hands = [hand[:] for hand in self.seen.hands]
        state.points = self.seen.points[:]
        return GoofspielWorld(state, self.seen.seat or 0)


class GoofspielKind(kind.Kind):
    code = "goofspiel"

    def __init__(self) -> None:
        super().__init__(Goofspiel)

    def new_game(
        self, setup: Setup, seed: SupportsIndex | None = None, first: SupportsIndex | None = None
    ) -> Goofspiel:
        """Both begin at the same time."""
        self.normal(setup)
        refuse_first(first, self.title)
        return Goofspiel(seed)

    def normal(self, setup: Setup) -> Setup:
        refuse_players(setup, self.title, SEATS)
        refuse_places(setup, self.title)
        refuse_deck(setup, self.title)
        return Setup(self.code)

    def setup_of(self, game: game.TabletopGame) -> Setup:
        return Setup(self.code)

    def from_position(self, text: str, seed: SupportsIndex | None = None) -> Goofspiel:
        return Goofspiel.from_position(text)

    def is_position(self, text: str) -> bool:
        return text.lstrip().startswith("prizes ")

    def read_view(self, data: object) -> GoofspielView:
        return read_view(data)

    def worlds(self, view: view.View[Any]) -> GoofspielWorlds:
        assert isinstance(view, GoofspielView)
        return GoofspielWorlds(view)


GOOFSPIEL: Final = GoofspielKind()
register_game(GOOFSPIEL)
