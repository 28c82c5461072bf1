"""The session of a game at a table: the state after its journal, entry by entry.

A session is a value. `after` returns the session with one more entry and does not change this one, so that
a change can be made durable before anybody sees it, and dropped without a trace if it cannot be.
"""

from __future__ import annotations

from copy import copy
from typing import Final, cast

import msgspec
from msgspec.structs import replace

from claimant.games import read_json
from claimant.server.play.feats import EVERY, Tally, tally
from claimant.server.play.games import result_of
from claimant.server.reasons import Refusal
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.journal import Journal
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter

MOVE: Final = "move"
OFFER: Final = "offer"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
RESIGN: Final = "resign"
RETURN: Final = "return"

UNDO: Final = "undo"
STAND_IN: Final = "stand-in"
STAND_IN_BOT: Final = "greedy"
MOST_UNDONE_AT: Final = 1_000
"""The version from which nothing can be taken back any more. A game has up to a few hundred moves; only
offers to undo could make its journal longer without end."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One action, as the journal keeps it. `version` is that of the game afterwards."""

    version: int
    seat: int
    kind: str
    content: str
    key: str
    at: float


class Offer(msgspec.Struct, frozen=True):
    """Something that needs everybody's consent: an undo, or a bot standing in for a seat."""

    seat: int
    what: str
    for_seat: int
    waiting: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "seat": seat_letter(self.seat),
            "what": self.what,
            "for": seat_letter(self.for_seat),
            "waiting": [seat_letter(seat) for seat in self.waiting],
        }


class Terms(msgspec.Struct, frozen=True):
    """What was agreed on before the game: the seats, and how long players may take."""

    bots: tuple[str | None, ...]
    rated: bool
    patience: float
    started: float


class Moment(msgspec.Struct, frozen=True, gc=False):
    """A version of a game: who was asked then, and how many events had happened."""

    asked: tuple[int, ...]
    happened: int


class GameSession(msgspec.Struct):
    """The state of a game. Callers must not change it."""

    deal: dict[str, object]
    terms: Terms
    game: TabletopGame
    bots: tuple[str | None, ...]
    """Who plays each seat now: the name of a bot, or None for the player."""
    moments: Journal[Moment]
    """By version."""
    entries: Journal[Entry]
    keys: set[str]
    """All keys of the entries, and possibly others: discarded sessions share this set."""
    played: Journal[int]
    """The versions of the moves, without those that were taken back."""
    tallies: Journal[Tally]
    """The standing after every few actions: a comeback is detected from it at the end."""
    version: int = 0
    is_over: bool = False
    rewound: int = 0
    """The version at which something was last taken back."""
    undone: int = 0
    """How often something was taken back."""
    offer: Offer | None = None
    resigned: tuple[int, ...] = ()

    def done(self, seat: int, key: str) -> Entry | None:
        """What a seat did under this key."""
        if key not in self.keys:
            return None
        return next((entry for entry in self.entries if (entry.seat, entry.key) == (seat, key)), None)

    def outcome(self) -> dict[str, object] | None:
        """How it ended: who won, and by what; None until it is over."""
        if not self.is_over:
            return None
        if self.game.is_over:
            return result_of(self.game)
        winning = [seat_letter(seat) for seat in self.winning_seats()]
        return {"winners": winning, "by": "resignation", "result": None}

    def winning_seats(self) -> list[int]:
        if self.game.is_over:
            return self.game.result().winners
        standing = self._standing_sides()
        return [seat for seat, side in enumerate(self.game.sides) if side in standing]

    def sides(self) -> list[int]:
        return self.game.sides

    def bots_to_act(self) -> list[tuple[int, str]]:
        if self.is_over:
            return []
        return [(seat, bot) for seat in self.game.asked if (bot := self.bots[seat]) is not None]

    def counting(self, since: int = 0) -> list[Entry]:
        """The entries after a version, without the moves that were taken back."""
        later = self.entries.since(since)
        if since >= self.rewound:
            return later
        played = set(self.played)
        return [entry for entry in later if entry.kind != MOVE or entry.version in played]

    def without_undo(self) -> list[Entry]:
        """A journal of the same game in which nobody ever took back a move, or asked to."""
        kept: list[Entry] = []
        is_about_undo = False
        for entry in self.counting():
            if entry.kind == OFFER:
                is_about_undo = entry.content == UNDO
            if not (is_about_undo and entry.kind in (OFFER, AGREE, REFUSE)):
                kept.append(replace(entry, version=len(kept) + 1))
        return kept

    # --- one entry more ---------------------------------------------------------------------------

    def after(self, entry: Entry, chosen_at: int) -> GameSession:
        """The session with this entry. An illegal one raises a `Refusal` or a rule's error."""
        if chosen_at > self.version:
            raise Refusal("future-version", given=chosen_at, right=self.version)
        if self.is_over:
            raise IllegalAction(Reason("game-over", {}))
        if entry.kind == MOVE:
            self._check_move(entry, chosen_at)
        else:
            self._check_other(entry, chosen_at)
        return self.replayed(entry)

    def replayed(self, entry: Entry) -> GameSession:
        """The session with an entry that is known to be valid: it is in the journal."""
        session = copy(self)
        happened = STEPS[entry.kind](session, entry)
        game = session.game
        session.version = entry.version
        session.is_over = game.is_over or session._is_given_up()
        session.entries = self.entries.plus(entry)
        session.keys.add(entry.key)
        session.moments = self.moments.plus(Moment(tuple(game.asked), happened))
        return session

    def _check_move(self, entry: Entry, chosen_at: int) -> None:
        if self.bots[entry.seat] is not None and not entry.key.startswith(BOT_KEY):
            raise Refusal("bot-plays")
        if chosen_at < self.version and not self._is_still_open(entry.seat, chosen_at):
            raise Refusal("stale", given=chosen_at, right=self.version)

    def _is_still_open(self, seat: int, chosen_at: int) -> bool:
        """Has nothing happened since except others' answers to the question that this seat is asked too?

        Where several choose at the same time, nobody has to do it twice because another was quicker.
        """
        return (
            all(
                entry.kind == MOVE and entry.seat != seat and seat in self.moments[entry.version].asked
                for entry in self.entries.since(chosen_at)
            )
            and seat in self.moments[chosen_at].asked
        )

    # --- what is not a move -----------------------------------------------------------------------

    def _check_other(self, entry: Entry, chosen_at: int) -> None:
        if entry.kind in (OFFER, AGREE, REFUSE) and chosen_at < self.version:
            raise Refusal("stale", given=chosen_at, right=self.version)
        if entry.kind == RETURN:
            if self.bots[entry.seat] is None or entry.seat in self.resigned:
                raise Refusal("no-bot-plays")
        elif entry.kind in (AGREE, REFUSE):
            if self.offer is None or entry.seat not in self.offer.waiting:
                raise Refusal("no-offer")
        elif self.bots[entry.seat] is not None:
            raise Refusal("bot-plays")
        elif entry.kind == OFFER:
            self._check_offer(entry)

    def _check_offer(self, entry: Entry) -> None:
        what, for_seat = _read_offer(entry, self.game.seats)
        if what == STAND_IN:
            self._check_stand_in(entry, for_seat)
        else:
            self._check_undo(entry.seat)

    def _check_stand_in(self, entry: Entry, for_seat: int) -> None:
        # A player who is gone cannot answer an offer either: it is withdrawn.
        if self.offer is not None and for_seat not in self.offer.waiting:
            raise Refusal("offer-open")
        if for_seat == entry.seat:
            raise Refusal("bad-offer")
        if self.bots[for_seat] is not None:
            raise Refusal("bot-plays")
        waited = entry.at - (self.entries.last().at if self.version else self.terms.started)
        if for_seat not in self.game.asked or waited < self.terms.patience:
            raise Refusal("not-gone", who=seat_letter(for_seat))

    def _check_undo(self, seat: int) -> None:
        """Against bots alone everything may be taken back: what a player learns that way harms nobody.

        Otherwise everybody must agree, and a bot that stands in for a player cannot agree for them.
        """
        if self.offer is not None:
            raise Refusal("offer-open")
        if self.version >= MOST_UNDONE_AT:
            raise Refusal("undo-too-often")
        before = self._before_last_action_of(seat)
        if before is None:
            raise Refusal("nothing-to-undo")
        others = self._others_dealt_in(seat)
        if not others:
            if self.terms.rated:
                raise Refusal("undo-rated")
            return
        for other in others:
            if self.bots[other] is not None:
                raise Refusal("undo-without-consent", who=seat_letter(other))
        if before != len(self.game.actions) - 1 or self._came_to_light(before, seat):
            raise Refusal("undo-too-late")

    def _others_dealt_in(self, seat: int) -> list[int]:
        """The other seats that belong to people, whoever plays them now."""
        return [other for other, bot in enumerate(self.terms.bots) if other != seat and bot is None]

    def _others_playing(self, *seats: int) -> tuple[int, ...]:
        """The other seats at which people play themselves."""
        return tuple(
            seat for seat in range(self.game.seats) if seat not in seats and self.bots[seat] is None
        )

    def _before_last_action_of(self, seat: int) -> int | None:
        """How many actions there were before the last one of a seat."""
        mine = [number for number, move in enumerate(self.game.actions) if move.seat == seat]
        return mine[-1] if mine else None

    def _came_to_light(self, before: int, seat: int) -> bool:
        """Has anybody learned anything from the last move except the card that was played?

        This is judged by what everybody heard. If it were judged by what the others know, the answer itself
        would reveal something about their hands.
        """
        earlier = self.game.rewound(before)
        hidden = cast(list[str], earlier.public_view().to_json().get("unknown", []))
        for event in self.game.events(None, len(earlier.events())):
            told = event.to_json()
            cards = cast(list[str] | None, told.get("cards", []))
            if cards is None:
                return True
            if told.get("from") != f"{seat_letter(seat)} hand" and any(card in hidden for card in cards):
                return True
        return False

    # --- what an entry does: to a session of its own, giving how many events have happened by then ---

    def _move(self, entry: Entry) -> int:
        """The rules refuse illegal actions; they work on a copy of the game."""
        self.game = self.game.copy()
        events = self.game.apply(entry.content, entry.seat)
        self.offer = None
        self.played = self.played.plus(entry.version)
        if len(self.played) % EVERY == 0:
            self.tallies = self.tallies.plus(tally(self.game))
        return self._happened() + len(events)

    def _happened(self) -> int:
        return self.moments.last().happened

    def _offer(self, entry: Entry) -> int:
        what, for_seat = _read_offer(entry, self.game.seats)
        waiting = self._others_playing(entry.seat, for_seat)
        self.offer = Offer(entry.seat, what, for_seat, waiting)
        return self._happened() if waiting else self._carry_out(self.offer, entry.version)

    def _agree(self, entry: Entry) -> int:
        offer = cast(Offer, self.offer)
        waiting = tuple(seat for seat in offer.waiting if seat != entry.seat)
        if not waiting:
            return self._carry_out(offer, entry.version)
        self.offer = replace(offer, waiting=waiting)
        return self._happened()

    def _carry_out(self, offer: Offer, version: int) -> int:
        if offer.what == STAND_IN:
            return self._seat_bot(offer.for_seat, STAND_IN_BOT)
        before = self._before_last_action_of(offer.seat)
        assert before is not None
        self.game = self.game.rewound(before)
        self.played = self.played.upto(before)
        self.tallies = self.tallies.upto(before // EVERY)
        self.rewound = version
        self.undone += 1
        self.offer = None
        return len(self.game.events())

    def _seat_bot(self, seat: int, bot: str | None) -> int:
        self.bots = (*self.bots[:seat], bot, *self.bots[seat + 1 :])
        self.offer = None
        return self._happened()

    def _refuse(self, _: Entry) -> int:
        self.offer = None
        return self._happened()

    def _resign(self, entry: Entry) -> int:
        """The game ends if only one side is left, or no person; else a bot plays on for the seat."""
        self.resigned = (*self.resigned, entry.seat)
        return self._happened() if self._is_given_up() else self._seat_bot(entry.seat, STAND_IN_BOT)

    def _persons(self) -> list[int]:
        """The seats that were not given to bots from the beginning."""
        return [seat for seat, bot in enumerate(self.terms.bots) if bot is None]

    def _standing_sides(self) -> set[int]:
        """The sides that have not resigned: sides of bots alone, and sides with a person who plays on."""
        sides, persons = self.game.sides, self._persons()
        given_up = {sides[seat] for seat in persons} - {
            sides[seat] for seat in persons if seat not in self.resigned
        }
        return set(sides) - given_up

    def _is_given_up(self) -> bool:
        if not self.resigned:
            return False
        persons_left = set(self._persons()) - set(self.resigned)
        return not persons_left or len(self._standing_sides()) == 1

    def _return(self, entry: Entry) -> int:
        return self._seat_bot(entry.seat, None)


STEPS: Final = {
    MOVE: GameSession._move,
    OFFER: GameSession._offer,
    AGREE: GameSession._agree,
    REFUSE: GameSession._refuse,
    RESIGN: GameSession._resign,
    RETURN: GameSession._return,
}
BOT_KEY: Final = "bot "
"""How the keys of bots' moves begin: no player can write such a key."""


def begin(deal: dict[str, object], terms: Terms) -> GameSession:
    """A session without entries."""
    game = read_json(deal)
    dealt = Moment(tuple(game.asked), len(game.events()))
    return GameSession(
        deal, terms, game, terms.bots, Journal([dealt]), Journal([]), set(), Journal([]), Journal([])
    )


def _read_offer(entry: Entry, seats: int) -> tuple[str, int]:
    if entry.content == UNDO:
        return UNDO, entry.seat
    what, _, letter = entry.content.partition(" ")
    for seat in range(seats):
        if what == STAND_IN and letter == seat_letter(seat):
            return STAND_IN, seat
    raise Refusal("bad-offer")
