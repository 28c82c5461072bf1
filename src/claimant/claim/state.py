"""The whole state of a game: where every card is, and who knows what about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet, Pile
from claimant.tabletop.copying import Parts, refilled, remade
from claimant.tabletop.seats import seat_letter

if TYPE_CHECKING:
    from claimant.claim.powers import Power
    from claimant.claim.ruleset import PhaseHooks, Ruleset
    from claimant.tabletop.event import Event

# The question to the seat to act.
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
    """A seat's hidden actions. Most games have none."""

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
        copied.buried_lacks = self.buried_lacks[:]
        copied.lost_track.become(self.lost_track)
        return copied


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """One player's place at the table."""

    index: i64
    side: i64
    flag: i64
    strength: i64
    rank_class: i64
    rank: i64
    lacks: i64
    wanted: i64

    def __init__(self, index: i64, side: i64, flag: i64) -> None:
        self.index = index
        self.side = side
        self.flag = flag
        self.hand: Final = CardSet(zones.HAND, index)
        self.followers: Final = CardSet(zones.FOLLOWERS, index)
        self.score_pile: Final = CardSet(zones.SCORE_PILE, index)
        self.display: Final = CardSet(zones.DISPLAY, index)

        # The card played in this trick, how it fights, which kind of card it is there, and its rank: the
        # winner's is 0.
        self.played: Card | None = None
        self.strength = 0
        self.rank_class = 0
        self.rank = index

        # Cards whose location this seat knows, besides those that everybody knows.
        self.known: Final = CardSet()
        # Factions (flags) that everybody knows to be missing from this hand.
        self.lacks = 0

        # How many cards this seat still has to choose in secret, those chosen, and what it has hidden.
        self.wanted = 0
        self.chosen: CardSet | None = None
        self.secrets: Secrets | None = None

    def __reduce__(self) -> Parts:
        return refilled(self, self.index, self.side, self.flag)

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
        copied.become(self)
        return copied

    def become(self, other: Seat) -> None:
        """Be as the same seat is in another state."""
        self.hand.become(other.hand)
        self.followers.become(other.followers)
        self.score_pile.become(other.score_pile)
        self.display.become(other.display)
        self.played = other.played
        self.strength = other.strength
        self.rank_class = other.rank_class
        self.rank = other.rank
        self.known.become(other.known)
        self.lacks = other.lacks
        self.wanted = other.wanted
        chosen = other.chosen
        self.chosen = None if chosen is None else chosen.copy()
        secrets = other.secrets
        self.secrets = None if secrets is None else secrets.copy()


def empty_seats(rules: Ruleset) -> list[Seat]:
    """The seats of a game before the deal, in clockwise order."""
    seats: list[Seat] = []
    flag: i64 = 1
    while len(seats) < rules.players:
        seats.append(Seat(len(seats), len(seats) % rules.sides, flag))
        flag = flag * 2
    return seats


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A game at one moment. Nothing here checks legality: `Game` does, and search need not."""

    players: i64
    played: i64
    in_trick: i64
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
        self.rules: Final = rules
        self.players = rules.players
        self.seats: Final = seats
        # How many have played, the factions (flags) of their cards, and the card that was led.
        self.played = 0
        self.in_trick = 0
        self.led: Card | None = None

        # The progress of the game.
        self.phase = 1
        self.hooks: PhaseHooks = rules.hooks[1]
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

        # How many have taken their card of phase 1.
        self.taken = 0
        self.top_offered = False

        # The common places.
        self.deck: Final = deck
        self.reserves: Final = reserves
        self.box = box
        self.prizes: Final = CardSet(zones.PRIZES)
        self.trick: Final = CardSet(zones.TRICK)
        self.discard: Final = CardSet(zones.DISCARD)
        self.table: Final = CardSet(zones.TABLE)

        # What powers remember, and the cards whose place everybody knows.
        self.memory = memory
        self.public: Final = CardSet()

        # A listener for events leaves a list here. Search does not.
        self.log: list[Event] | None = None

    def __reduce__(self) -> Parts:
        return refilled(self, self.rules, self.seats, self.deck, self.reserves, self.box, self.memory)

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
        """An independent state in the same position, without a listener for events."""
        seats = [seat.copy() for seat in self.seats]
        # What never changes is shared: the box after set-up, and lists that nobody needs.
        reserves = [pile.copy() for pile in self.reserves] if self.reserves else self.reserves
        memory = self.memory[:] if self.memory else self.memory
        copied = State(self.rules, seats, self.deck.copy(), reserves, self.box, memory)
        copied._stand_as(self)
        return copied

    def become(self, other: State) -> None:
        """Be in the same position as another state of the same ruleset, which stays independent."""
        place: i64 = 0
        for seat in self.seats:
            seat.become(other.seats[place])
            place += 1
        self.deck.become(other.deck)
        place = 0
        for pile in self.reserves:
            pile.become(other.reserves[place])
            place += 1
        self.box = other.box
        if self.memory:
            self.memory = other.memory[:]
        self._stand_as(other)

    def _stand_as(self, other: State) -> None:
        """Copy everything except the seats, the face-down piles, and the memory of powers."""
        self.played = other.played
        self.in_trick = other.in_trick
        self.led = other.led
        self.phase = other.phase
        self.hooks = other.hooks
        self.trick_number = other.trick_number
        self.step = other.step
        self.cursor = other.cursor
        self.leader = other.leader
        self.turn = other.turn
        self.winner = other.winner
        self.last_winner = other.last_winner
        self.verdict = other.verdict
        self.verdict_by = other.verdict_by
        self.asking = other.asking
        self.asker = other.asker
        options = other.options
        self.options = None if options is None else options.copy()
        self.taken = other.taken
        self.top_offered = other.top_offered
        self.prizes.become(other.prizes)
        self.trick.become(other.trick)
        self.discard.become(other.discard)
        self.table.become(other.table)
        self.public.become(other.public)

    def enter(self, phase: i64) -> None:
        """Let another phase begin: other powers are asked from now on."""
        self.phase = phase
        self.hooks = self.rules.hooks[phase]

    def lay(self, seat: Seat, card: Card) -> None:
        """Let this be the seat's card in the trick."""
        seat.played = card
        self.in_trick |= card.faction.flag

    def clear_trick(self) -> None:
        """Let nobody have played."""
        for seat in self.seats:
            seat.played = None
        self.played = 0
        self.in_trick = 0
        self.led = None

    def is_over(self) -> bool:
        return self.step == OVER

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        # No conditional expression: with a literal in it, mypyc would box the number.
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    def beyond(self, seat: i64, places: i64) -> Seat:
        """The seat that sits so many places, fewer than there are seats, clockwise of another one."""
        index = seat + places
        return self.seats[index if index < self.players else index - self.players]

    def order(self) -> list[Seat]:
        """The seats in the order in which they play to this trick."""
        return self.seats[self.leader :] + self.seats[: self.leader]

    def ranked(self, rank: i64) -> Seat:
        """The seat with this rank in the trick."""
        index: i64 = 0
        while self.seats[index].rank != rank:
            index += 1
        return self.seats[index]

    @property
    def ranking(self) -> list[Seat]:
        """The seats of this trick by rank."""
        return [self.ranked(rank) for rank in range(self.players)]

    def winning_card(self) -> Card | None:
        """The card that has won this trick; None while nobody has, or if no card was played."""
        if self.winner == NO_SEAT:
            return None
        return self.seats[self.winner].played

    def knows(self, seat: Seat, card: Card) -> bool:
        return self.public.has(card) or seat.known.has(card)


def moment(phase: i64, trick: i64, asked: list[int], is_over: bool) -> str:
    """The progress of a game, in words."""
    if is_over:
        return "over"
    acting = " and ".join([seat_letter(seat) for seat in asked]) or "nobody"
    return f"phase {phase}, trick {trick}, {acting} to act"


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
