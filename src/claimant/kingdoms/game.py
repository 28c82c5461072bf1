"""A game of Claim Kingdoms: the referee that the whole library is used through."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final, SupportsIndex

from mypy_extensions import mypyc_attr

from claimant.kingdoms import bags
from claimant.kingdoms.actions import Action, move_of
from claimant.kingdoms.board import FACE_DOWN
from claimant.kingdoms.events import Event
from claimant.kingdoms.formats.notation import parse_action
from claimant.kingdoms.formats.position import parse_position, write_position
from claimant.kingdoms.formats.record import (
    Move,
    Record,
    Replay,
    deal_from_words,
    pile_word,
    read_json,
    read_text,
    record_to_json,
    record_to_text,
    seat_word,
)
from claimant.kingdoms.knowledge.minds import SPECTATOR
from claimant.kingdoms.knowledge.view import View, legal_actions, view_of
from claimant.kingdoms.refusals import refusal
from claimant.kingdoms.result import Result, result_of
from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.sets import drawn_factions, ruleset
from claimant.kingdoms.state import SHUFFLE, State, moment
from claimant.kingdoms.turn import flow
from claimant.kingdoms.turn.set_up import Deal, set_up, shuffled_deal, watch
from claimant.tabletop.chance import SEED_LIMIT, Chance
from claimant.tabletop.copying import Parts, revived
from claimant.tabletop.errors import IllegalAction, InvalidSetup, NotationError
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.seats import parse_seat, seat_letter

SEATS: Final = 2
STRIDE: Final = 0x9E3779B97F4A7C15
"""Between the seeds of one shuffle and the next. Part of the record format: never change it."""

define_reasons(
    {
        "kingdoms-deal-not-codes": (
            "A deal maps display, start, A, B and pile to card codes separated by blanks."
        ),
        "kingdoms-deal-of-what": "A deal needs to be told which factions are in the game.",
    }
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
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
        """A new game of the factions named, or of seven drawn by lot.

        It is dealt from a seed (by default a random one) or as an explicit deal says: card codes for
        `display`, `start`, `A`, `B` and `pile` (top card first). What is shuffled back into the pile
        during the game is shuffled from the seed in either case.
        """
        beginner = -1 if first is None else whole(first, "The first seat")
        if not -1 <= beginner < SEATS:
            raise InvalidSetup(Reason("no-such-seat", {"seat": str(beginner), "last": "1"}))
        chosen = secrets.randbits(64) if seed is None else whole(seed, "A seed")
        chance = Chance(chosen)
        if deal is not None:
            if factions is None:
                raise InvalidSetup(Reason("kingdoms-deal-of-what", {}))
            if not all(isinstance(codes, str) for codes in deal.values()):
                raise InvalidSetup(Reason("kingdoms-deal-not-codes", {}))
            rules = ruleset(factions)
            words = {whom: codes.split() for whom, codes in deal.items()}
            dealt = deal_from_words(rules, words, max(beginner, 0))
        else:
            rules = ruleset(drawn_factions(chance) if factions is None else factions)
            dealt = shuffled_deal(rules, chance, beginner)
        self._begin(rules, dealt, {"Seed": str(chosen)}, chosen)
        self._let_chance_act()

    def _begin(self, rules: Ruleset, deal: Deal | None, headers: dict[str, str], seed: int) -> None:
        self.rules = rules
        self.deal = deal
        self.headers = headers
        self.seed = seed
        self.shuffles = 0
        self.moves: list[Move] = []
        self.log: list[Event] = []
        if deal is not None:
            self.state: State = set_up(rules, deal, self.log)
            watch(self.state)
            flow.proceed(self.state)

    # --- where the game stands ----------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of seats."""
        return SEATS

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the game is over."""
        return None if self.is_over else self.state.active

    @property
    def asked(self) -> list[int]:
        """The seats that may act now: never more than one."""
        return [] if self.is_over else [self.state.active]

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
        if self.is_over or (seat is not None and self._seat_number(seat) != self.state.active):
            return []
        return legal_actions(self.state)

    def why_not(self, action: Action | str, seat: SupportsIndex | None = None) -> Reason | None:
        """Why a seat may not do this now; None if it may.

        A text that is no action at all raises `NotationError`.
        """
        wanted = parse_action(self.rules, str(action))
        if self.is_over:
            return Reason("game-over", {})
        number = self._seat_number(seat)
        letter = seat_letter(number)
        if number != self.state.active:
            right = seat_letter(self.state.active)
            return Reason("not-your-turn", {"seat": letter, "right": right})
        move = move_of(self.state, wanted)
        if move >= 0 and flow.is_legal(self.state, move):
            return None
        return refusal(self.state, wanted)

    def apply(
        self, action: Action | str, seat: SupportsIndex | None = None, comment: str = ""
    ) -> list[Event]:
        """Carry out an action of a seat (by default the one to act) and return what happened.

        The events are the referee's: `events` gives them as a seat may see them. Raises
        `IllegalAction` with the reason, and changes nothing, if the rules do not allow the action.
        """
        point = len(self.log)
        self._act(parse_action(self.rules, str(action)), self._seat_number(seat), comment)
        self._let_chance_act()
        return self.log[point:]

    def _act(self, action: Action, seat: int, comment: str) -> None:
        reason = self.why_not(action, seat)
        if reason is not None:
            raise IllegalAction(reason)
        self.moves.append(Move(self.state.turn_number, seat_word(seat, action), comment))
        flow.apply(self.state, move_of(self.state, action))

    def _let_chance_act(self) -> None:
        """Shuffle the pile as often as it is asked for, each time from a seed of its own."""
        while self.state.asking == SHUFFLE:
            chance = Chance((self.seed + (self.shuffles + 1) * STRIDE) % SEED_LIMIT)
            pile = bags.listed(self.state.pile_bag)
            chance.shuffle(pile)
            self._shuffle(pile, "")

    def _shuffle(self, pile: list[int], comment: str) -> None:
        """Chance has shuffled the pile into this order."""
        if sorted(pile) != bags.listed(self.state.pile_bag):
            raise IllegalAction(Reason("kingdoms-wrong-pile", {}))
        self.shuffles += 1
        self.moves.append(Move(self.state.turn_number, pile_word(self.rules, pile), comment))
        flow.arrange(self.state, pile)

    def _seat_number(self, seat: SupportsIndex | None) -> int:
        if seat is None:
            return self.state.active
        number = whole(seat, "A seat")
        if not 0 <= number < SEATS:
            raise IllegalAction(Reason("no-such-seat", {"seat": str(number), "last": "1"}))
        return number

    # --- seeing -------------------------------------------------------------------------------

    def view(self, seat: SupportsIndex) -> View:
        """Everything that this seat can know, and nothing more."""
        return view_of(self.state, self._seat_number(seat))

    def public_view(self) -> View:
        """What everybody can know: a spectator's view."""
        return view_of(self.state, SPECTATOR)

    def events(self, seat: SupportsIndex | None = None, since: SupportsIndex = 0) -> list[Event]:
        """What has happened since a point (a number of events), as a seat or a spectator saw it."""
        flag = 0 if seat is None else self.state.seats[self._seat_number(seat)].flag
        return [event.as_seen_by(flag) for event in self.log[whole(since, "A number of events") :]]

    def pieces(self) -> list[str]:
        """All cards and figures, wherever they are, sorted."""
        return pieces(self.state)

    # --- copying, saving, restoring -----------------------------------------------------------

    def copy(self) -> Game:
        """An independent game at the same point; chance would do the same in both."""
        twin = Game.__new__(Game)
        twin.rules = self.rules
        twin.deal = self.deal
        twin.headers = dict(self.headers)
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        twin.moves = self.moves[:]
        twin.log = self.log[:]
        twin.state = self.state.copy()
        twin.state.log = twin.log
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __reduce__(self) -> Parts:
        return revived(self)

    def __repr__(self) -> str:
        stand = moment(self.state.turn_number, self.state.active)
        if self.is_over:
            stand = f"won by {self._winner_letters()}"
        return f"<Game of Claim Kingdoms: {self.rules.line_up}, {stand}>"

    def position(self) -> str:
        """Where everything lies now and who knows what, in one line; not what chance will do."""
        return write_position(self.state)

    @staticmethod
    def from_position(text: str, seed: SupportsIndex | None = None) -> Game:
        """A game that goes on from a position, with a seed for what is still to be shuffled.

        It has no record, since nobody knows its deal.
        """
        codes = text.split("|")[0]
        if not codes.split():
            raise NotationError(Reason("kingdoms-no-position", {}), text[:40])
        try:
            rules = ruleset(codes)
        except InvalidSetup as error:
            raise NotationError(error.reason, codes.strip()[:40]) from None
        state = parse_position(rules, text)
        game = Game.__new__(Game)
        chosen = secrets.randbits(64) if seed is None else whole(seed, "A seed")
        game._begin(rules, None, {}, chosen)
        game.state = state
        game.state.log = game.log
        return game

    def _record(self) -> Record:
        if self.deal is None:
            raise InvalidSetup(Reason("no-record", {}))
        return Record(self.rules, self.deal, self.headers, self.moves)

    def _winner_letters(self) -> str | None:
        if not self.is_over:
            return None
        return " ".join(seat_letter(seat) for seat in self.result().winners)

    def record(self) -> str:
        """The game as text: set-up, deal and everything done so far, a line per turn."""
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
        known = {"Game", "Rules", "Factions", "First", "Winner"}
        others = {name: text for name, text in headers.items() if name not in known}
        self._begin(rules, deal, others, _seed_of(others))
        return Replay(self._turn, self._wants_shuffle, self._act, self._shuffle, self._winner_letters)

    def _turn(self) -> int:
        return self.state.turn_number

    def _wants_shuffle(self) -> bool:
        return self.state.asking == SHUFFLE

    def seat(self, letter: str) -> int:
        """The number of a seat from its letter."""
        return parse_seat(letter, SEATS)


def _seed_of(headers: dict[str, str]) -> int:
    """The seed for what is still to be shuffled; any, if the record does not tell."""
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
