"""Decisions: as numbers where speed matters, as actions with a notation of their own everywhere else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.tabletop.action import Action as BaseAction
from claimant.tabletop.copying import Parts

# Moves as numbers. A move speaks of factions by their index and of fields by their number.
PASS: Final = 0
USE: Final = 1
DONE: Final = 2
ROW_LINE: Final = 3
COLUMN_LINE: Final = 4
DRAW_PILE: Final = 5
TAKE: Final = 8
"""+ the faction of the card taken from the display."""
KEEP: Final = 64
"""+ 8 times one faction + another one that is not before it."""
FIELD_BITS: Final = 20
FIELD: Final = 0xFFFFF
"""The bits of a move that hold its field."""
CHOOSE: Final = 0x100000
"""+ the field."""
PLACE_CARD: Final = 0x200000
"""+ 0x100000 times the faction + the field."""

WORDS: Final = ("pass", "use", "done", "row", "column", "+pile")


def place_move(faction: i64, field: i64) -> i64:
    return PLACE_CARD + faction * CHOOSE + field


def keep_move(one: i64, other: i64) -> i64:
    return KEEP + 8 * one + other


@final
class Action(BaseAction):
    """One decision.

    | notation | meaning |
    |---|---|
    | `Go@-1,2` | place the card on this field |
    | `use`, `pass` | use the power, or do not |
    | `@1,0` | choose this field for the power |
    | `row`, `column` | choose this line |
    | `done` | leave it at that |
    | `+Go`, `+pile` | take the card from the display, or the top of the pile |
    | `=Go,Kn` | keep these two cards |
    """

    x: i64
    y: i64

    def __init__(
        self, word: str, cards: list[Faction], on_field: bool = False, x: i64 = 0, y: i64 = 0
    ) -> None:
        self.word = word
        """A word such as "pass"; otherwise the sign that distinguishes actions: "@", "+", "=" or nothing.
        """
        self.cards = cards
        self.on_field = on_field
        self.x = x
        self.y = y
        codes = ",".join([card.code for card in cards])
        super().__init__(f"{codes}@{x},{y}" if on_field else word + codes)

    def __reduce__(self) -> Parts:
        return Action, (self.word, self.cards, self.on_field, self.x, self.y)


def action_of(state: State, move: i64) -> Action:
    """The action of a move in this state."""
    factions = state.rules.factions
    board = state.board
    if move < TAKE:
        return Action(WORDS[move], [])
    if move < KEEP:
        return Action("+", [factions[move - TAKE]])
    if move < CHOOSE:
        pair = move - KEEP
        return Action("=", [factions[pair >> 3], factions[pair & 7]])
    field = move & FIELD
    if move < PLACE_CARD:
        return Action("@", [], True, board.x(field), board.y(field))
    card = factions[(move - PLACE_CARD) >> FIELD_BITS]
    return Action("", [card], True, board.x(field), board.y(field))


def move_of(state: State, action: Action) -> i64:
    """The move of an action in this state, or -1 if its field is out of reach."""
    if action.on_field:
        field = state.board.field(action.x, action.y)
        if field < 0:
            return -1
        return place_move(action.cards[0].index, field) if action.cards else CHOOSE + field
    if action.word == "+":
        return TAKE + action.cards[0].index
    if action.word == "=":
        one = action.cards[0].index
        other = action.cards[1].index
        return keep_move(one, other) if one <= other else keep_move(other, one)
    number: i64 = 0
    for word in WORDS:
        if word == action.word:
            return number
        number += 1
    return -1
