"""A game from its set-up to its result: everything that all games share."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from claimant.tabletop.action import Action
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import Parts, blank, revived
from claimant.tabletop.errors import IllegalAction, InvalidSetup
from claimant.tabletop.event import Event
from claimant.tabletop.journal import Journal
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import Reason
from claimant.tabletop.record import (
    CHANCE,
    Move,
    Saved,
    record_json,
    record_text,
    replay_json,
    replay_text,
    winner_letters,
)
from claimant.tabletop.result import Result
from claimant.tabletop.seats import seat_flag, seat_letter
from claimant.tabletop.view import View
from claimant.tabletop.wire import parse_seat

AnyGame = TypeVar("AnyGame", bound="TabletopGame")


# `__new__` of a compiled class that allows no interpreted subclasses calls `__init__`, which would deal.
@mypyc_attr(allow_interpreted_subclasses=True)
class TabletopGame:
    """A game: the referee that players, bots, servers and tools use.

    Seats are numbered from 0. Every method that takes an action also accepts its text. An illegal action
    raises `IllegalAction` with a reason and changes nothing.

    A subclass knows the rules: it defines what is not implemented here. `examples/goofspiel` is small and
    complete.
    """

    seats: int
    first: int
    """The seat that began; -1 if the game started from a position and this is unknown."""
    headers: dict[str, str]
    """Further headers of a record: the seed, names, comments of any kind."""

    def begin(self, seats: int, first: int, headers: dict[str, str], happened: list[Event]) -> None:
        """Start the journals. A game calls this once it is set up, with the events of the set-up."""
        self.seats = seats
        self.first = first
        self.headers = headers
        self._moves: Journal[Move] = Journal([])
        self._log: Journal[Event] = Journal(happened)

    def __repr__(self) -> str:
        waiting = " and ".join([seat_letter(seat) for seat in self.asked])
        stand = f"won by {self.won_by()}" if self.is_over else f"{waiting} to act"
        return f"<Game of {self.title}: {stand}>"

    # --- defined by each game; an interpreted class may define properties as plain class attributes ---

    @property
    def title(self) -> str:
        """The name of the game, as records write it."""
        raise NotImplementedError

    @property
    def rules_version(self) -> str:
        return "1"

    @property
    def example(self) -> str:
        """An action, for refusals."""
        raise NotImplementedError

    @property
    def needed_headers(self) -> tuple[str, ...]:
        """The headers that a record must have about the set-up."""
        return ()

    @property
    def optional_headers(self) -> tuple[str, ...]:
        """The headers that a record may have about it in addition."""
        return ()

    @property
    def asked(self) -> list[int]:
        """All seats that may act now; several only where they choose secretly at the same time."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        raise NotImplementedError

    @property
    def sides(self) -> list[int]:
        """For each seat the side that it is on: partners are on the same."""
        return list(range(self.seats))

    def legal_actions(self, seat: SupportsIndex | None = None) -> Sequence[Action]:
        """The legal actions of a seat (by default the one to act); identical cards are listed once."""
        raise NotImplementedError

    def parse_action(self, text: str) -> Action:
        """Read an action, legal or not; a text that is not an action raises `NotationError`."""
        raise NotImplementedError

    def refusal(self, action: Action, seat: int) -> Reason:
        """Why a seat that is asked may not do this."""
        raise NotImplementedError

    def carry_out(self, action: Action, seat: int) -> list[Event]:
        """Carry out an action that `resolved` has returned, and return what happened."""
        raise NotImplementedError

    def result(self) -> Result:
        """Who has won, and the complete count. Raises `IllegalAction` until the game is over."""
        raise NotImplementedError

    def view(self, seat: SupportsIndex) -> View[Any]:
        """Everything that this seat can know, and nothing more."""
        raise NotImplementedError

    def public_view(self) -> View[Any]:
        """What everybody can know: a spectator's view."""
        raise NotImplementedError

    def pieces(self) -> list[str]:
        """Every piece of the game wherever it is, sorted: the same list from beginning to end."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole position and who knows what, in one line."""
        raise NotImplementedError

    def take_over(self, other: TabletopGame) -> None:
        """Take over the rules and a copy of the position of another game of the same class."""
        raise NotImplementedError

    def moment(self) -> tuple[int, int]:
        """The part and the line of a record in which the next action is written."""
        raise NotImplementedError

    def part_title(self, part: int) -> str:
        """The title of a part of the record; none by default."""
        return ""

    def setup_headers(self) -> dict[str, str]:
        """The set-up as a record describes it."""
        raise NotImplementedError

    def deal_words(self) -> dict[str, list[str]]:
        """Who was dealt what."""
        raise NotImplementedError

    def begin_saved(self, saved: Saved) -> None:
        """Set up and begin as a record says. Whatever is wrong raises `NotationError`."""
        raise NotImplementedError

    # --- chance, in games where it acts after the deal ---------------------------------------------

    def awaits_chance(self) -> bool:
        """Is it chance's turn?"""
        return False

    def drawn_by_chance(self) -> str:
        """What chance does next, as a record writes it."""
        raise NotImplementedError

    def carry_out_chance(self, text: str) -> list[Event]:
        """Carry out what chance has done; an impossible outcome raises `IllegalAction`."""
        raise NotImplementedError

    def apply_chance(self, text: str, comment: str = "") -> None:
        """Let chance do this now."""
        moment = self.moment()
        self._log.add(self.carry_out_chance(text))
        self._moves.add([Move(CHANCE, text, comment, moment)])

    def let_chance_act(self) -> None:
        """Let chance act for as long as it is its turn."""
        while self.awaits_chance():
            self.apply_chance(self.drawn_by_chance())

    # --- the current state ------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat to act, the first of those asked; None when the game is over."""
        asked = self.asked
        return asked[0] if asked else None

    @property
    def moves(self) -> list[Move]:
        """What everybody, and chance, has done so far."""
        return self._moves.since(0)

    @property
    def actions(self) -> list[Move]:
        """The moves of the seats so far, without chance."""
        return [move for move in self._moves.since(0) if move.seat != CHANCE]

    @property
    def log(self) -> list[Event]:
        """Everything that has happened, as the referee knows it."""
        return self._log.since(0)

    def events(self, seat: SupportsIndex | None = None, since: SupportsIndex = 0) -> list[Event]:
        """What has happened since a point (a number of events), as a seat or a spectator saw it."""
        flag = 0 if seat is None else seat_flag(self.seat_number(seat))
        return [event.as_seen_by(flag) for event in self._log.since(whole(since, "A number of events"))]

    def seat(self, letter: str) -> int:
        """The number of a seat from its letter."""
        return parse_seat(letter, self.seats)

    def seat_number(self, seat: SupportsIndex) -> int:
        """A seat as a plain number; one that does not exist is refused."""
        number = whole(seat, "A seat")
        if not 0 <= number < self.seats:
            raise IllegalAction(Reason("no-such-seat", {"seat": number, "last": self.seats - 1}))
        return number

    # --- acting -----------------------------------------------------------------------------------

    def why_not(self, action: Action | str, seat: SupportsIndex | None = None) -> Reason | None:
        """Why a seat (by default the one to act) may not do this now; None if it may.

        A text that is not an action raises `NotationError`.
        """
        wanted = self.parse_action(str(action))
        if self.is_over:
            return Reason("game-over", {})
        asked = self.asked
        number = asked[0] if seat is None else self.seat_number(seat)
        if number not in asked:
            return not_your_turn(number, asked)
        return None if self.resolved(wanted, number) is not None else self.refusal(wanted, number)

    def resolved(self, action: Action, seat: int) -> Action | None:
        """The legal action of a seat with this text; None if there is none."""
        if 0 <= seat < self.seats:
            for legal in self.legal_actions(seat):
                if legal.text == action.text:
                    return legal
        return None

    def apply(
        self, action: Action | str, seat: SupportsIndex | None = None, comment: str = ""
    ) -> list[Event]:
        """Carry out an action of a seat (by default the one to act) and return what happened.

        The events are the referee's: `events` gives them as a seat may see them. Raises `IllegalAction`
        with the reason, and changes nothing, if the rules do not allow the action.
        """
        point = len(self._log)
        self.act(action, seat, comment)
        self.let_chance_act()
        return self._log.since(point)

    def act(self, action: Action | str, seat: SupportsIndex | None, comment: str) -> None:
        """Carry out an action, and nothing that chance would do after it."""
        wanted = self.parse_action(str(action))
        if seat is None:
            asked = self.asked
            number = asked[0] if asked else -1
        else:
            number = whole(seat, "A seat")
        legal = self.resolved(wanted, number)
        if legal is None:
            reason = self.why_not(wanted, seat)
            assert reason is not None
            raise IllegalAction(reason)
        self._moves.add([Move(number, wanted.text, comment, self.moment())])
        self._log.add(self.carry_out(legal, number))

    def check_over(self) -> None:
        """Refuse to return a result before the game is over."""
        if not self.is_over:
            raise IllegalAction(Reason("game-not-over", {}))

    # --- copying, saving, restoring ---------------------------------------------------------------

    def copy(self: AnyGame) -> AnyGame:
        """An independent game at the same point; chance would do the same in both."""
        copied: AnyGame = blank(type(self))
        copied.take_over(self)
        copied.seats = self.seats
        copied.headers = dict(self.headers)
        copied.first = self.first
        copied._moves = self._moves.copy()
        copied._log = self._log.copy()
        return copied

    def __copy__(self) -> TabletopGame:
        return self.copy()

    def __reduce__(self) -> Parts:
        return revived(self)

    def record(self) -> str:
        """The game as text: set-up, deal and everything done so far."""
        self._check_record()
        return record_text(self)

    def to_json(self) -> dict[str, object]:
        """The game as JSON data: the same as its record."""
        self._check_record()
        return record_json(self)

    @property
    def has_record(self) -> bool:
        """Is it known how the game began?"""
        return self.first >= 0

    def _check_record(self) -> None:
        if not self.has_record:
            raise InvalidSetup(Reason("no-record", {}))

    @classmethod
    def from_record(cls: type[AnyGame], text: str) -> AnyGame:
        """Replay a record strictly; whatever is wrong raises `NotationError` with line and token."""
        game: AnyGame = blank(cls)
        replay_text(text, game)
        return game

    @classmethod
    def from_json(cls: type[AnyGame], data: object) -> AnyGame:
        """Replay a game from its JSON data, strictly."""
        game: AnyGame = blank(cls)
        replay_json(data, game)
        return game

    def retold(self: AnyGame) -> Iterator[AnyGame]:
        """The same game as it was after the deal, then after each action and what chance did after it.

        It is always the same object: copy it to keep it.
        """
        self._check_record()
        told: AnyGame = blank(type(self))
        told.begin_saved(Saved({**self.headers, **self.setup_headers()}, self.deal_words(), []))
        for move in self.moves:
            if move.seat == CHANCE:
                told.apply_chance(move.action, move.comment)
            else:
                yield told
                told.act(move.action, move.seat, move.comment)
        yield told

    def rewound(self: AnyGame, actions: int) -> AnyGame:
        """The same game after so many actions of its seats, and after what chance did then."""
        for number, told in enumerate(self.retold()):
            if number == actions:
                return told
        raise ValueError(f"There are fewer than {actions} actions.")

    def other_headers(self, saved: Saved) -> dict[str, str]:
        """The headers of a record besides the set-up and the winner."""
        known = ("Game", "Rules", "Winner", *self.needed_headers, *self.optional_headers)
        return {name: text for name, text in saved.headers.items() if name not in known}

    def won_by(self) -> str | None:
        """The letters of the winning seats; None until the game is over."""
        return winner_letters(self)


def not_your_turn(seat: int, asked: Sequence[int]) -> Reason:
    """Why a seat may not act while others are asked."""
    right = [seat_letter(other) for other in asked]
    return Reason("not-your-turn", {"who": seat_letter(seat), "right": right})


def chosen_seed(seed: SupportsIndex | None) -> int:
    """The seed that was given, or a random one."""
    number = secrets.randbits(64) if seed is None else whole(seed, "A seed")
    Chance(number)  # refuses one that is out of range
    return number


def first_seat(first: SupportsIndex | None, seats: int) -> int:
    """The seat that begins, or -1 if chance decides."""
    number = -1 if first is None else whole(first, "The first seat")
    if not -1 <= number < seats:
        raise InvalidSetup(Reason("no-such-seat", {"seat": number, "last": seats - 1}))
    return number


def split_deal(deal: dict[str, str]) -> dict[str, list[str]]:
    """An explicit deal as lists of codes."""
    if not all(isinstance(codes, str) for codes in deal.values()):
        raise InvalidSetup(Reason("deal-not-codes", {}))
    return {whom: codes.split() for whom, codes in deal.items()}
