"""Where everything lies: the whole state of a game, and who knows what of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet, Pile
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.seats import seat_letter

if TYPE_CHECKING:
    from claimant.claim.powers import Power
    from claimant.claim.ruleset import Ruleset
    from claimant.tabletop.event import Event

# What is being asked of the seat to act.
NOTHING: Final = 0
PLAY: Final = 1
TAKE: Final = 2
CHOOSE: Final = 3
NAME: Final = 4
# A second answer to TAKE: the top of the deck instead of a prize.
DRAW: Final = 5

# The next step of the turn, once nothing is being asked.
BEGIN_PHASE: Final = 0
REVEAL: Final = 1
PLAY_CARDS: Final = 2
WIN: Final = 3
COLLECT: Final = 4
RECRUIT: Final = 5
END_TRICK: Final = 6
SCORE: Final = 7
COUNT: Final = 8
OVER: Final = 9

NO_SEAT: Final = -1


@final
@mypyc_attr(acyclic=True)
class Secrets:
    """What a seat has done unseen. Most games need none of it."""

    def __init__(self, seat: i64) -> None:
        # Cards laid on the discard face down, and for each in turn the factions (flags) of which
        # everybody knew at that time that this hand held none.
        self.buried = CardSet(zones.BURIED, seat)
        self.buried_lacks: list[int] = []
        # Cards that this seat had known in another hand, from which one has since gone unseen.
        self.lost_track = CardSet()

    def __reduce__(self) -> Parts:
        return remade(self, self.buried.seat)

    def __repr__(self) -> str:
        return f"<Secrets of {seat_letter(self.buried.seat)}: {self.buried.size()} buried>"

    def copy(self) -> Secrets:
        copied = Secrets(self.buried.seat)
        copied.buried.become(self.buried)
        copied.buried_lacks = self.buried_lacks
        copied.lost_track.become(self.lost_track)
        return copied


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One player's place at the table."""

    index: i64
    side: i64
    flag: i64
    strength: i64
    rank_class: i64
    lacks: i64
    wanted: i64

    def __init__(self, index: i64, side: i64, flag: i64) -> None:
        self.index = index
        self.side = side
        self.flag = flag
        self.hand = CardSet(zones.HAND, index)
        self.followers = CardSet(zones.FOLLOWERS, index)
        self.score_pile = CardSet(zones.SCORE_PILE, index)
        self.display = CardSet(zones.DISPLAY, index)

        # The card played in this trick, how it fights, and which kind of card it is there.
        self.played: Card | None = None
        self.strength = 0
        self.rank_class = 0

        # Cards whose place this seat knows, besides those that everybody knows.
        self.known = CardSet()
        # Factions (flags) of which everybody knows that this hand holds none.
        self.lacks = 0

        # How many cards this seat has still to choose in secret, those chosen, and what it has hidden.
        self.wanted = 0
        self.chosen: CardSet | None = None
        self.secrets: Secrets | None = None

    def __reduce__(self) -> Parts:
        return remade(self, self.index, self.side, self.flag)

    def __copy__(self) -> Seat:
        return self.copy()

    def __repr__(self) -> str:
        sizes = f"hand {self.hand.size()}, followers {self.followers.size()}"
        return f"<Seat {seat_letter(self.index)}: {sizes}, score pile {self.score_pile.size()}>"

    def own_choice(self) -> CardSet:
        """The cards chosen in answer to the open question."""
        chosen = self.chosen
        if chosen is None:
            chosen = CardSet()
            self.chosen = chosen
        return chosen

    def own_secrets(self) -> Secrets:
        secrets = self.secrets
        if secrets is None:
            secrets = Secrets(self.index)
            self.secrets = secrets
        return secrets

    def copy(self) -> Seat:
        copied = Seat(self.index, self.side, self.flag)
        copied.hand.become(self.hand)
        copied.followers.become(self.followers)
        copied.score_pile.become(self.score_pile)
        copied.display.become(self.display)
        copied.played = self.played
        copied.strength = self.strength
        copied.rank_class = self.rank_class
        copied.known.become(self.known)
        copied.lacks = self.lacks
        copied.wanted = self.wanted
        chosen = self.chosen
        if chosen is not None:
            copied.chosen = chosen.copy()
        secrets = self.secrets
        if secrets is not None:
            copied.secrets = secrets.copy()
        return copied


def empty_seats(rules: Ruleset) -> list[Seat]:
    """The seats of a game before anything lies there, in clockwise order."""
    seats: list[Seat] = []
    side: i64 = 0
    flag: i64 = 1
    while len(seats) < rules.players:
        seats.append(Seat(len(seats), side, flag))
        flag = flag * 2
        side += 1
        if side == rules.sides:
            side = 0
    return seats


@final
@mypyc_attr(acyclic=True)
class State:
    """A game at one moment. Nothing here checks legality: `Game` does, and search need not."""

    players: i64
    played: i64
    phase: i64
    trick_number: i64
    step: i64
    cursor: i64
    leader: i64
    turn: i64
    winner: i64
    last_winner: i64
    taken: i64
    asking: i64
    verdict: i64
    top_offered: bool

    def __init__(
        self,
        rules: Ruleset,
        seats: list[Seat],
        deck: Pile,
        reserves: list[Pile],
        box: CardSet,
        memory: list[int],
    ) -> None:
        self.rules = rules
        self.players = rules.players
        self.seats = seats
        # Twice round the table: from any leader the next seats follow in the order of play.
        self.circle = seats + seats
        # How many have played, and the card that was led.
        self.played = 0
        self.led: Card | None = None

        # Where the game stands.
        self.phase = 1
        self.trick_number = 1
        self.step = BEGIN_PHASE
        self.cursor = 0
        self.leader = 0
        self.turn = NO_SEAT
        self.winner = NO_SEAT
        self.last_winner = NO_SEAT
        # The side that a power has declared the winner before any vote, and that power's code.
        self.verdict = -1
        self.verdict_by = ""

        # The question that is open, and which power asked it (None: the turn itself).
        self.asking = NOTHING
        self.asker: Power | None = None
        self.options: CardSet | None = None

        # The seats of this trick by rank, and how many have taken their card of phase 1.
        self.ranking = seats[:]
        self.taken = 0
        self.top_offered = False

        # The common places.
        self.deck = deck
        self.reserves = reserves
        self.box = box
        self.prizes = CardSet(zones.PRIZES)
        self.trick = CardSet(zones.TRICK)
        self.discard = CardSet(zones.DISCARD)
        self.table = CardSet(zones.TABLE)

        # What powers remember, and the cards whose place everybody knows.
        self.memory = memory
        self.public = CardSet()

        # Whoever wants to hear what happens leaves a list here. Search does not.
        self.log: list[Event] | None = None

    def __reduce__(self) -> Parts:
        return remade(self, self.rules, self.seats, self.deck, self.reserves, self.box, self.memory)

    def __copy__(self) -> State:
        return self.copy()

    def __repr__(self) -> str:
        stand = moment(self.phase, self.trick_number, self.asked(), self.is_over())
        return f"<State: {self.rules.setting}, {stand}>"

    def asked(self) -> list[int]:
        """The seats that may act now; several only where they choose secretly at the same time."""
        if self.asking == CHOOSE:
            return [seat.index for seat in self.order() if seat.wanted > 0]
        return [] if self.turn == NO_SEAT else [self.turn]

    def copy(self) -> State:
        """An independent state in the same position. It tells its events to nobody."""
        seats = [seat.copy() for seat in self.seats]
        # What is never changed is shared: the box after set-up, and lists that nobody needs.
        reserves = [pile.copy() for pile in self.reserves] if self.reserves else self.reserves
        memory = self.memory[:] if self.memory else self.memory
        copied = State(self.rules, seats, self.deck.copy(), reserves, self.box, memory)
        place: i64 = 0
        for seat in self.ranking:
            copied.ranking[place] = seats[seat.index]
            place += 1
        copied.played = self.played
        copied.led = self.led
        copied.phase = self.phase
        copied.trick_number = self.trick_number
        copied.step = self.step
        copied.cursor = self.cursor
        copied.leader = self.leader
        copied.turn = self.turn
        copied.winner = self.winner
        copied.last_winner = self.last_winner
        copied.verdict = self.verdict
        copied.verdict_by = self.verdict_by
        copied.asking = self.asking
        copied.asker = self.asker
        options = self.options
        if options is not None:
            copied.options = options.copy()
        copied.taken = self.taken
        copied.top_offered = self.top_offered
        copied.prizes.become(self.prizes)
        copied.trick.become(self.trick)
        copied.discard.become(self.discard)
        copied.table.become(self.table)
        copied.public.become(self.public)
        return copied

    def is_over(self) -> bool:
        return self.step == OVER

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        return 0 if following == self.players else following

    def order(self) -> list[Seat]:
        """The seats in the order in which they play to this trick."""
        return self.circle[self.leader : self.leader + self.players]

    def winning_card(self) -> Card | None:
        """The card that has won this trick; None while nobody has, or if no card was played."""
        if self.winner == NO_SEAT:
            return None
        return self.seats[self.winner].played

    def knows(self, seat: Seat, card: Card) -> bool:
        return self.public.has(card) or seat.known.has(card)


def moment(phase: i64, trick: i64, asked: list[int], is_over: bool) -> str:
    """Where a game stands, in words."""
    if is_over:
        return "over"
    acting = " and ".join([seat_letter(seat) for seat in asked]) or "nobody"
    return f"phase {phase}, trick {trick}, {acting} to act"


def unseen_with_others(state: State, viewer: Seat) -> CardSet:
    """The cards in other seats' hands, or buried by them, whose place a seat does not know."""
    unseen = CardSet()
    for seat in state.seats:
        if seat is not viewer:
            unseen.add_all(seat.hand)
            secrets = seat.secrets
            if secrets is not None:
                unseen.add_all(secrets.buried)
    unseen.remove_all(state.public)
    unseen.remove_all(viewer.known)
    return unseen


def all_cards(state: State) -> list[Card]:
    """The cards in every place, place by place."""
    rules = state.rules
    found = state.deck.remaining()
    for pile in state.reserves:
        found += pile.remaining()
    places = [state.box, state.prizes, state.trick, state.discard, state.table]
    for seat in state.seats:
        places += [seat.hand, seat.followers, seat.score_pile, seat.display]
        secrets = seat.secrets
        if secrets is not None:
            places.append(secrets.buried)
    for place in places:
        found += rules.listed(place)
    return found
