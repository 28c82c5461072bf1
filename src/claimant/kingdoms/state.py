"""The whole state of a game: where everything is, and the current question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.kingdoms.board import KIND, Board, empty_board
from claimant.kingdoms.choices import Options
from claimant.kingdoms.ruleset import FIGURES_PER_SEAT
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.seats import seat_letter

if TYPE_CHECKING:
    from claimant.kingdoms.knowledge.minds import Mind
    from claimant.kingdoms.powers import Faction
    from claimant.kingdoms.ruleset import Ruleset
    from claimant.tabletop.event import Event

# The question, to the active seat or to chance.
NOTHING: Final = 0
PLACE: Final = 1
POWER: Final = 2
DRAW: Final = 3
SHUFFLE: Final = 4

# The next step of the turn, once nothing is being asked.
BEGIN_TURN: Final = 0
USE_POWER: Final = 1
DRAW_CARD: Final = 2
TIDY_DISPLAY: Final = 3
END_TURN: Final = 4
OVER: Final = 5

# The progress of a power: offered, copied (so it must be used), or continuing.
OFFERED: Final = 0
COPIED: Final = 1
GOING_ON: Final = 2

# What has ended the game.
NOT_ENDED: Final = ""
NO_FIGURES: Final = "figures"
NO_CARDS: Final = "cards"
NO_FIELD: Final = "no-field"

NO_FIELD_NUMBER: Final = -1
DISPLAY_SIZE: Final = 3
HAND_SIZE: Final = 2


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One player's place at the table. `mark` is its figure in a cell, `flag` its bit elsewhere."""

    index: i64
    flag: i64
    mark: i64
    hand: i64
    hand_size: i64
    supply: i64
    standing: i64
    score: i64

    def __init__(self, index: i64, figures: list[i64]) -> None:
        self.index = index
        self.flag = index + 1
        self.mark = 8 if index == 0 else 16
        # The hand as a bag.
        self.hand = 0
        self.hand_size = 0
        self.supply = FIGURES_PER_SEAT
        # The fields on which its figures stand, and a bag of the cards there.
        self.figures = figures
        self.standing = 0
        self.score = 0

    def __reduce__(self) -> Parts:
        return remade(self, self.index, self.figures)

    def __copy__(self) -> Seat:
        return self.copy()

    def __repr__(self) -> str:
        supply = f"supply {self.supply}"
        return f"<Seat {seat_letter(self.index)}: hand {self.hand_size}, {supply}, score {self.score}>"

    def copy(self) -> Seat:
        copied = Seat(self.index, self.figures[:])
        copied.hand = self.hand
        copied.hand_size = self.hand_size
        copied.supply = self.supply
        copied.standing = self.standing
        copied.score = self.score
        return copied


@final
@mypyc_attr(acyclic=True)
class State:
    """A game at one moment. Nothing here checks legality: `Game` does, and search need not."""

    pile_bag: i64
    sight: i64
    sight_size: i64
    first: i64
    active: i64
    turn_number: i64
    step: i64
    asking: i64
    here: i64
    stage: i64
    has_drawn: bool

    def __init__(
        self,
        rules: Ruleset,
        board: Board,
        seats: list[Seat],
        pile: list[i64],
        display: list[i64],
        options: Options,
        minds: list[Mind],
    ) -> None:
        self.rules = rules
        self.board = board
        self.seats = seats

        # The pile with its top card last, the same as a bag, and the open display.
        self.pile = pile
        self.pile_bag = 0
        self.display = display
        # The cards the active seat is looking at, as a bag: off the pile and not yet anywhere else.
        self.sight = 0
        self.sight_size = 0

        # The progress of the game. Turns count from 1; before the first it is set up.
        self.first = 0
        self.active = 0
        self.turn_number = 0
        self.step = TIDY_DISPLAY
        self.ended_by = NOT_ENDED

        # The open question and its answers (except for placing, which is asked often).
        self.asking = NOTHING
        self.options = options

        # The card placed in this turn, its power or the one that it copies, and how far that has come.
        self.here = NO_FIELD_NUMBER
        self.power: Faction | None = None
        self.stage = OFFERED
        self.has_drawn = False

        # Whoever wants to hear what happens leaves a list here, and whoever wants to know what each
        # seat can know keeps minds: seat A's, seat B's and a spectator's. Search does neither.
        self.log: list[Event] | None = None
        self.minds = minds

    def __reduce__(self) -> Parts:
        return remade(
            self,
            self.rules,
            self.board,
            self.seats,
            self.pile,
            self.display,
            self.options,
            self.minds,
        )

    def __copy__(self) -> State:
        return self.copy()

    def __repr__(self) -> str:
        stand = "over" if self.is_over() else moment(self.turn_number, self.active)
        return f"<State: {self.rules.line_up}, {stand}>"

    def copy(self) -> State:
        """An independent state in the same position, without a listener for events."""
        copied = State(
            self.rules,
            self.board.copy(),
            [self.seats[0].copy(), self.seats[1].copy()],
            self.pile[:],
            self.display[:],
            self.options.copy(),
            [mind.copy() for mind in self.minds] if self.minds else [],
        )
        copied.pile_bag = self.pile_bag
        copied.sight = self.sight
        copied.sight_size = self.sight_size
        copied.first = self.first
        copied.active = self.active
        copied.turn_number = self.turn_number
        copied.step = self.step
        copied.ended_by = self.ended_by
        copied.asking = self.asking
        copied.here = self.here
        copied.power = self.power
        copied.stage = self.stage
        copied.has_drawn = self.has_drawn
        return copied

    def is_over(self) -> bool:
        return self.step == OVER

    def set_turn(self, number: i64) -> None:
        """Let this turn begin. The seats take turns from the first one; turn 0 is the set-up."""
        self.turn_number = number
        self.active = self.first if number == 0 or (number & 1) == 1 else 1 - self.first

    def player(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.active]

    def opponent(self) -> Seat:
        return self.seats[1 - self.active]

    def unseen(self) -> i64:
        """The bag of all hidden cards: in the pile, in a hand, being looked at."""
        return self.pile_bag + self.seats[0].hand + self.seats[1].hand + self.sight

    def kind_at(self, field: i64) -> Faction:
        """The faction of the card on a field."""
        return self.rules.factions[(self.board.cells[field] & KIND) - 1]


def moment(turn: i64, seat: i64) -> str:
    """The progress of an unfinished game, in words."""
    return f"turn {turn}, {seat_letter(seat)} to act"


def empty_state(rules: Ruleset) -> State:
    """A state before anything is on the table."""
    return State(rules, empty_board(), [Seat(0, []), Seat(1, [])], [], [], Options([]), [])
