"""States of Claim Kingdoms as numbers, for learning: what one seat knows, and what it may do.

`claimant.envs.kingdoms_layout` defines the layout and builds the same from a view. This builds it from a
state with minds, many times as fast, using only what the viewer knows there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.actions import CHOOSE, FIELD, KEEP, TAKE, WORDS, keep_move, place_move
from claimant.kingdoms.board import EMPTY, FACE_DOWN, KIND, PLAYABLE, Board, is_face_up
from claimant.kingdoms.knowledge.minds import Mind, both_hands, hand_in
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, Ruleset
from claimant.kingdoms.state import DRAW, PLACE, POWER, Seat, State
from claimant.tabletop.copying import Parts
from claimant.tabletop.rows import BYTE_BITS, RowWriter, bit, ones

OF_TILE: Final = 6
OF_PLAYABLE: Final = 3
STAGES: Final = 3
MANY: Final = 99


@final
class Encoder:
    """Writes what the seats of one line-up know.

    A list of fields goes by rows from the north, each from west to east.
    """

    factions: i64
    tiles: i64
    most_playable: i64

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.factions = len(rules.factions)
        self.tiles = self.factions * CARDS_PER_FACTION
        self.most_playable = 2 * self.tiles + 2
        # Lists that are refilled for each row: where tiles and playable fields are.
        self.cards: list[i64] = []
        self.playable: list[i64] = []

    def __reduce__(self) -> Parts:
        return Encoder, (self.rules,)

    def __repr__(self) -> str:
        return f"<Encoder: {self.rules.line_up}>"

    def row(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """What a seat knows and may do: the bits of its mask, then the numbers of its observation."""
        self._look(state.board)
        self._mask(state, viewer, out)
        out.fill_up()
        self._board(state, viewer, out)
        self._cards(state, viewer, out)
        self._moment(state, viewer, out)

    def _look(self, board: Board) -> None:
        """List the fields of the board."""
        self.cards.clear()
        self.playable.clear()
        cells = board.cells
        y = board.north + 1
        while y >= board.south - 1:
            x = board.west - 1
            while x <= board.east + 1:
                field = (x + board.row * y) & board.wrap
                cell = cells[field]
                if cell == PLAYABLE:
                    self.playable.append(field)
                elif cell != EMPTY:
                    self.cards.append(field)
                x += 1
            y -= 1

    # --- observations -----------------------------------------------------------------------------

    def _board(self, state: State, viewer: Seat, out: RowWriter) -> None:
        board = state.board
        other = state.seats[1 - viewer.index]
        for field in self.cards:
            cell = board.cells[field]
            faction = (cell & KIND) - 1
            self._one_of(faction, self.factions, out)
            out.number(board.x(field))
            out.number(board.y(field))
            open_cell = cell if is_face_up(cell) else 0
            out.number(1 if open_cell & viewer.mark else 0)
            out.number(1 if open_cell & other.mark else 0)
            out.number(1 if cell >= FACE_DOWN else 0)
            out.number(1 if field == state.here else 0)
        self._zeros((self.tiles - len(self.cards)) * (self.factions + OF_TILE), out)
        for field in self.playable:
            out.number(1)
            out.number(board.x(field))
            out.number(board.y(field))
        self._zeros((self.most_playable - len(self.playable)) * OF_PLAYABLE, out)

    def _cards(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """Cards by faction: in hand, with the other seat, on display, in sight, and nowhere known."""
        mind = state.minds[viewer.index]
        other = 1 - viewer.index
        sight = state.sight if viewer.index == state.active else 0
        unseen = state.unseen() - sight
        least, most, certain = self._ranges(state, mind, unseen, other)
        self._bag(viewer.hand, out)
        self._bag(least, out)
        self._bag(most, out)
        display: i64 = 0
        for card in state.display:
            display += bags.unit(card)
        self._bag(display, out)
        self._bag(sight, out)
        self._bag(unseen - viewer.hand - least - certain, out)

    def _ranges(self, state: State, mind: Mind, unseen: i64, other: i64) -> tuple[i64, i64, i64]:
        """The minimum and maximum of the other hand, and what is certainly in the pile or looked at, as
        bags.
        """
        pile_size: i64 = len(state.pile)
        looked_at = 0 if mind.owner == state.active else state.sight_size
        least: i64 = 0
        most: i64 = 0
        certain: i64 = 0
        faction: i64 = 0
        while faction < self.factions:
            in_hand: i64 = MANY
            up_to: i64 = 0
            in_pile: i64 = MANY
            for world in mind.worlds:
                number = bags.count(hand_in(world, other), faction)
                if number < in_hand:
                    in_hand = number
                if number > up_to:
                    up_to = number
                number = bags.count(unseen - both_hands(world), faction)
                if number < in_pile:
                    in_pile = number
            unit = bags.unit(faction)
            least += in_hand * unit
            most += up_to * unit
            if pile_size > 0 and in_pile > looked_at:
                certain += (in_pile - looked_at) * unit
            if looked_at > 0 and in_pile > pile_size:
                certain += (in_pile - pile_size) * unit
            faction += 1
        return least, most, certain

    def _moment(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """The state of play: factions in play, question, power, seats, and the numbers of both."""
        for _ in self.rules.factions:
            out.number(1)
        asking = state.asking
        is_asked = PLACE <= asking <= DRAW
        self._one_of(asking - PLACE if is_asked else -1, DRAW, out)
        power = state.power
        if asking == POWER and power is not None:
            self._one_of(power.index, self.factions, out)
            self._one_of(state.stage, STAGES, out)
        else:
            self._zeros(self.factions + STAGES, out)
        if is_asked:
            self._one_of(0 if state.active == viewer.index else 1, 2, out)
        else:
            self._zeros(2, out)
        self._one_of(0 if state.first == viewer.index else 1, 2, out)
        for seat in (viewer, state.seats[1 - viewer.index]):
            out.number(seat.hand_size)
            out.number(seat.supply)
            out.number(seat.score)
        out.number(1 if state.has_drawn else 0)
        out.number(len(state.pile))
        out.number(state.turn_number)

    def _bag(self, bag: i64, out: RowWriter) -> None:
        faction: i64 = 0
        while faction < self.factions:
            out.number(bags.count(bag, faction))
            faction += 1

    def _one_of(self, place: i64, places: i64, out: RowWriter) -> None:
        """A 1 at one of several positions, counted from 0; none if it is -1."""
        if place < 0:
            self._zeros(places, out)
        else:
            self._zeros(place, out)
            out.number(1)
            self._zeros(places - place - 1, out)

    def _zeros(self, number: i64, out: RowWriter) -> None:
        out.bits(0, number * BYTE_BITS)

    # --- what may be done -------------------------------------------------------------------------

    def _mask(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """The legal actions of a seat: words, cards to take or keep, fields to place on or choose."""
        words: i64 = 0
        take: i64 = 0
        keep: i64 = 0
        choose: i64 = 0
        hand: i64 = 0
        if viewer.index == state.active and state.asking == PLACE:
            hand = viewer.hand
        elif viewer.index == state.active and (state.asking == POWER or state.asking == DRAW):
            options = state.options
            number: i64 = 0
            while number < options.size:
                move = options.moves[number]
                if move < TAKE:
                    words |= bit(move)
                elif move < KEEP:
                    take |= bit(move - TAKE)
                elif move < CHOOSE:
                    pair = move - KEEP
                    keep |= bit(self.factions * (pair >> 3) + (pair & 7))
                else:
                    choose |= bit(self._place_of(move & FIELD))
                number += 1
        out.bits(words, len(WORDS))
        out.bits(take, self.factions)
        out.bits(keep, self.factions * self.factions)
        half = self.most_playable >> 1
        number = len(self.playable)
        first = number if number < half else half
        faction: i64 = 0
        while faction < self.factions:
            if bags.count(hand, faction) > 0:
                out.bits(ones(first), half)
                out.bits(ones(number - first), half)
            else:
                out.bits(0, self.most_playable)
            faction += 1
        out.bits(choose, self.tiles)

    def _place_of(self, field: i64) -> i64:
        """The place of a tile in the list of those on the board."""
        place: i64 = 0
        for other in self.cards:
            if other == field:
                break
            place += 1
        return place

    def move(self, state: State, number: i64) -> i64:
        """The move with this action number."""
        if number < len(WORDS):
            return number
        number -= len(WORDS)
        if number < self.factions:
            return TAKE + number
        number -= self.factions
        if number < self.factions * self.factions:
            return keep_move(number // self.factions, number % self.factions)
        number -= self.factions * self.factions
        self._look(state.board)
        if number < self.factions * self.most_playable:
            return place_move(number // self.most_playable, self.playable[number % self.most_playable])
        return CHOOSE + self.cards[number - self.factions * self.most_playable]
