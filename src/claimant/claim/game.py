"""A game of Claim: the referee that the whole library is used through."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from claimant.claim.actions import KIND_NAMES, Action
from claimant.claim.events import Event
from claimant.claim.formats.notation import parse_action
from claimant.claim.formats.position import parse_position, parse_rules, write_position
from claimant.claim.formats.record import (
    Move,
    Record,
    Replay,
    deal_from_words,
    read_json,
    read_text,
    record_to_json,
    record_to_text,
)
from claimant.claim.knowledge.view import View, view_of
from claimant.claim.result import Result, result_of
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import advice, draw_places, place_codes, ruleset
from claimant.claim.state import CHOOSE, DRAW, NO_SEAT, PLAY, TAKE, State, all_cards, moment
from claimant.claim.turn import flow
from claimant.claim.turn.set_up import Deal, set_up, shuffled_deal
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import Parts, revived
from claimant.tabletop.errors import IllegalAction, InvalidSetup
from claimant.tabletop.journal import Journal
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.seats import parse_seat, seat_letter

define_reasons(
    {
        "wrong-kind": "Now seat {seat} has to {right}, not to {given}.",
        "must-follow": (
            "{led} was led and seat {seat} holds {faction}: it must follow with one of them, or play a "
            "card that may stand in."
        ),
        "already-chosen": "Seat {seat} has chosen {card} already.",
        "not-offered": "{card} is not on offer: it may be {right}.",
        "seed-and-deal": "Give either a seed or a deal, not both.",
        "draw-and-deal": "Places are drawn at random from a seed: with a deal, name them.",
        "deal-not-codes": "A deal maps seats, deck, box and reserves to card codes separated by blanks.",
    }
)


@mypyc_attr(allow_interpreted_subclasses=True)  # or `__new__` would deal a game that nobody wants
class Game:
    """One game, from the deal to the explained result.

    >>> game = Game("claim", seed=7, first_leader=0)
    >>> game.to_act
    0
    >>> [str(action) for action in game.legal_actions()][:3]
    ['Go0', 'Go6', 'Go8']
    >>> events = game.apply("Go8")
    >>> events[0].cause, str(events[0].cards[0]), events[0].target
    ('play', 'Go8', 'trick')

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
        first_leader: SupportsIndex | None = None,
    ) -> None:
        """A new game: dealt from a seed (by default a random one) or as an explicit deal says.

        A deal gives card codes for each seat letter and for `deck` (top card first), and where the
        factions need them for `box` and for the reserves, by faction code.

        `random_places` draws a "building", a "landscape" or "both" from the seed. The generator deals
        first, then draws the leader if none is given, then the building, then the landscape: a seed
        deals the same cards with places and without.
        """
        deck = deck if isinstance(deck, str) else list(deck)
        places = place_codes(places)
        rules = ruleset(deck, players, places)
        leader = -1 if first_leader is None else whole(first_leader, "The first leader")
        if not -1 <= leader < rules.players:
            last = str(rules.players - 1)
            raise InvalidSetup(Reason("no-such-seat", {"seat": str(leader), "last": last}))
        headers: dict[str, str] = {}
        if deal is not None:
            if seed is not None:
                raise InvalidSetup(Reason("seed-and-deal", {}))
            if random_places:
                raise InvalidSetup(Reason("draw-and-deal", {}))
            if not all(isinstance(codes, str) for codes in deal.values()):
                raise InvalidSetup(Reason("deal-not-codes", {}))
            words = {whom: codes.split() for whom, codes in deal.items()}
            dealt = deal_from_words(rules, words, max(leader, 0))
        else:
            chosen = secrets.randbits(64) if seed is None else whole(seed, "A seed")
            chance = Chance(chosen)
            dealt = shuffled_deal(rules, chance, leader)
            drawn = draw_places(random_places, chance)
            if drawn:
                rules = ruleset(deck, players, places + drawn)
                dealt = shuffled_deal(rules, Chance(chosen), leader)
            headers["Seed"] = str(chosen)
        self._begin(rules, dealt, headers)

    def _begin(self, rules: Ruleset, deal: Deal | None, headers: dict[str, str]) -> None:
        self.rules = rules
        self.deal = deal
        self.headers = headers
        happened: list[Event] = []
        if deal is not None:
            self.state: State = set_up(rules, deal, happened)
            flow.proceed(self.state)
            self.state.log = None
        self._moves: Journal[Move] = Journal([])
        self._log: Journal[Event] = Journal(happened)

    # --- where the game stands ----------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.players

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the game is over.

        Where several choose at the same time, the first of them clockwise: see `asked`.
        """
        return None if self.state.turn == NO_SEAT else self.state.turn

    @property
    def asked(self) -> list[int]:
        """All seats that may act now; several only where they choose secretly at the same time."""
        return self.state.asked()

    @property
    def moves(self) -> list[Move]:
        """What everybody has done so far."""
        return self._moves.since(0)

    @property
    def moments(self) -> list[tuple[int, int]]:
        """The phase and the trick of every move."""
        return [move.stand for move in self._moves.since(0)]

    @property
    def log(self) -> list[Event]:
        """All that has happened, as the referee knows it."""
        return self._log.since(0)

    @property
    def warnings(self) -> list[Reason]:
        """What the rulebook advises against in this set-up, though it may be played."""
        return advice(self.rules.factions, self.rules.players)

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    def result(self) -> Result:
        """Who has won, and the whole count. Raises `IllegalAction` while the game goes on."""
        if not self.is_over:
            raise IllegalAction(Reason("game-not-over", {}))
        return result_of(self.state)

    # --- acting -------------------------------------------------------------------------------

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[Action]:
        """What a seat (by default the one to act) may do now; of equal cards only one is named."""
        number = self._seat_number(seat)
        if number is None:
            return []
        return flow.legal_actions(self.state, self.state.seats[number])

    def why_not(self, action: Action | str, seat: SupportsIndex | None = None) -> Reason | None:
        """Why a seat may not do this now; None if it may.

        A text that is no action at all raises `NotationError`.
        """
        wanted = self._action(action)
        if self.is_over:
            return Reason("game-over", {})
        number = self._seat_number(seat)
        assert number is not None
        letter = seat_letter(number)
        if number not in self.asked:
            right = " or ".join(seat_letter(other) for other in self.asked)
            return Reason("not-your-turn", {"seat": letter, "right": right})
        if wanted.kind != self.state.asking and not self._takes(wanted):
            kinds = {"right": KIND_NAMES[self.state.asking], "given": KIND_NAMES[wanted.kind]}
            return Reason("wrong-kind", {"seat": letter, **kinds})
        if self._resolve(wanted, number) is not None:
            return None
        return self._why_no_option(wanted, number)

    def _why_no_option(self, wanted: Action, number: int) -> Reason:
        state = self.state
        letter = seat_letter(number)
        code = wanted.card.code
        held = [card.code for card in self.rules.listed(state.seats[number].hand)]
        if wanted.kind in (PLAY, CHOOSE) and code not in held:
            return Reason("not-in-hand", {"seat": letter, "card": code})
        if wanted.kind == CHOOSE:
            return Reason("already-chosen", {"seat": letter, "card": code})
        if wanted.kind == PLAY:
            led = state.led
            assert led is not None
            words = {"led": led.code, "seat": letter, "faction": led.faction.name}
            return Reason("must-follow", words)
        offered = ", ".join(str(action) for action in self.legal_actions(number))
        return Reason("not-offered", {"card": str(wanted), "right": offered})

    def apply(
        self, action: Action | str, seat: SupportsIndex | None = None, comment: str = ""
    ) -> list[Event]:
        """Carry out an action of a seat (by default the one to act) and return what happened.

        The events are the referee's: `events` gives them as a seat may see them. Raises
        `IllegalAction` with the reason, and changes nothing, if the rules do not allow the action.
        """
        wanted = self._action(action)
        state = self.state
        number = state.turn if seat is None else whole(seat, "A seat")
        resolved = self._resolve(wanted, number)
        if resolved is None:
            reason = self.why_not(wanted, seat)
            assert reason is not None
            raise IllegalAction(reason)
        happened: list[Event] = []
        self._moves.add([Move(number, wanted, comment, self._stand())])
        state.log = happened
        flow.apply(state, resolved, number)
        state.log = None
        self._log.add(happened)
        return happened

    def _resolve(self, wanted: Action, number: int) -> Action | None:
        """The action with the very card, among equal ones, that the seat holds; None if it may not."""
        if 0 <= number < self.state.players:
            for action in flow.legal_actions(self.state, self.state.seats[number]):
                if action.text == wanted.text:
                    return action
        return None

    def _takes(self, wanted: Action) -> bool:
        """Taking a prize and drawing from the deck are two answers to the same question."""
        return self.state.asking == TAKE and wanted.kind in (TAKE, DRAW)

    def _action(self, action: Action | str) -> Action:
        return parse_action(self.rules, action.text if isinstance(action, Action) else action)

    def _seat_number(self, seat: SupportsIndex | None) -> int | None:
        return self.to_act if seat is None else self._known_seat(seat)

    def _known_seat(self, seat: SupportsIndex) -> int:
        number = whole(seat, "A seat")
        if not 0 <= number < self.rules.players:
            last = str(self.rules.players - 1)
            raise IllegalAction(Reason("no-such-seat", {"seat": str(number), "last": last}))
        return number

    # --- seeing -------------------------------------------------------------------------------

    def view(self, seat: SupportsIndex) -> View:
        """Everything that this seat can know, and nothing more."""
        return view_of(self.state, self.state.seats[self._known_seat(seat)])

    def public_view(self) -> View:
        """What everybody can know: a spectator's view."""
        return view_of(self.state, None)

    def events(self, seat: SupportsIndex | None = None, since: SupportsIndex = 0) -> list[Event]:
        """What has happened since a point (a number of events), as a seat or a spectator saw it."""
        flag = 0 if seat is None else self.state.seats[self._known_seat(seat)].flag
        return [event.as_seen_by(flag) for event in self._log.since(whole(since, "A number of events"))]

    def pieces(self) -> list[str]:
        """The codes of all cards, wherever they lie, sorted."""
        return sorted(card.code for card in all_cards(self.state))

    # --- copying, saving, restoring -----------------------------------------------------------

    def copy(self) -> Game:
        """An independent game at the same point."""
        twin = Game.__new__(Game)
        twin.rules = self.rules
        twin.deal = self.deal
        twin.headers = dict(self.headers)
        twin._moves = self._moves.copy()
        twin._log = self._log.copy()
        twin.state = self.state.copy()
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __reduce__(self) -> Parts:
        return revived(self)

    def __repr__(self) -> str:
        stand = moment(*self._stand(), self.asked, False)
        if self.is_over:
            stand = f"won by {self._winner_letters()}"
        return f"<Game of Claim: {self.rules.setting}, {stand}>"

    def position(self) -> str:
        """Where everything lies now and who knows what, in one line."""
        return write_position(self.state)

    @staticmethod
    def from_position(text: str) -> Game:
        """A game that goes on from a position. It has no record, since nobody knows its deal."""
        rules = parse_rules(text)
        game = Game.__new__(Game)
        game._begin(rules, None, {})
        game.state = parse_position(rules, text)
        return game

    def _stand(self) -> tuple[int, int]:
        return self.state.phase, self.state.trick_number

    def _record(self) -> Record:
        if self.deal is None:
            raise InvalidSetup(Reason("no-record", {}))
        return Record(self.rules, self.deal, self.headers, self.moves)

    def _winner_letters(self) -> str | None:
        if not self.is_over:
            return None
        return " ".join(seat_letter(seat) for seat in self.result().winning_seats)

    def record(self) -> str:
        """The game as text: set-up, deal and everything done so far, a line per trick."""
        return record_to_text(self._record(), self._winner_letters())

    def to_json(self) -> dict[str, object]:
        """The game as JSON data: the same as its record."""
        return record_to_json(self._record())

    @staticmethod
    def from_record(text: str) -> Game:
        """Replay a record strictly; whatever is wrong raises `NotationError` with line and token."""
        game = Game.__new__(Game)
        read_text(text, game._begin_replay)
        return game

    @staticmethod
    def from_json(data: object) -> Game:
        """Replay a game from its JSON data, strictly."""
        game = Game.__new__(Game)
        read_json(data, game._begin_replay)
        return game

    def _begin_replay(self, rules: Ruleset, deal: Deal, headers: dict[str, str]) -> Replay:
        known = {"Game", "Rules", "Players", "Deck", "Places", "Lead", "Winner"}
        self._begin(rules, deal, {name: text for name, text in headers.items() if name not in known})
        return Replay(self._stand, self._replay_move, self._winner_letters)

    def _replay_move(self, action: Action, seat: int, comment: str) -> None:
        self.apply(action, seat, comment)

    def seat(self, letter: str) -> int:
        """The number of a seat from its letter."""
        return parse_seat(letter, self.rules.players)
