"""Observations and actions of Claim Kingdoms.

The board has no edge, so fields have no fixed numbers. The cards on the board are listed by rows from the
north, each from west to east, and so are the fields where a card may be placed. An action names an index in
one of these lists, and the observation says which field that is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from claimant.envs.layout import Layout, Row, fill, limited, mark, parts
from claimant.kingdoms.actions import WORDS, Action
from claimant.kingdoms.kind import KINGDOMS
from claimant.kingdoms.knowledge.view import QUESTIONS, STAGES, View
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, FACTIONS_IN_PLAY
from claimant.kingdoms.sets import FACTIONS, ruleset
from claimant.tabletop.setup import Setup

TILES: Final = CARDS_PER_FACTION * FACTIONS_IN_PLAY
PLAYABLE: Final = 2 * TILES + 2
"""Every card is next to another one, so each adds at most two fields to the four around the first."""
ASKED: Final = tuple(question for question in QUESTIONS if question not in ("", "shuffle"))
OF_TILE: Final = ("x", "y", "mine", "theirs", "face-down", "here")
"""What describes a tile besides its faction. `here`: it was placed in this turn."""
OF_PLAYABLE: Final = ("there", "x", "y")
BAGS: Final = ("hand", "known", "possible", "display", "sight", "unknown")
"""Numbers of cards by faction: of the own hand; certainly in the other one, and at most; …"""
NUMBERS: Final = ("hand-size", "supply", "points")


class KingdomsLayout(Layout):
    """Observations and actions for some factions.

    >>> layout = KingdomsLayout.of(Setup("kingdoms", "Go Dw Gn Tr Un Dr Kn"))
    >>> layout.size, layout.actions, layout.describe(7), layout.describe(62)
    (1012, 811, '+Dw', 'Go@#0')
    """

    flags = 0
    secret = "keep"

    def __init__(self, factions: Iterable[Faction]) -> None:
        self.codes = [faction.code for faction in factions]
        self._faction = {code: place for place, code in enumerate(self.codes)}
        number = len(self.codes)
        self._tile = number + len(OF_TILE)
        self.parts = parts(
            [
                ("board", TILES * self._tile),
                ("playable", PLAYABLE * len(OF_PLAYABLE)),
                *((name, number) for name in BAGS),
                ("in-play", number),
                ("asking", len(ASKED)),
                ("asker", number),
                ("stage", len(STAGES)),
                ("asked", 2),
                ("first", 2),
                *((f"{name}-{seat}", 1) for seat in range(2) for name in NUMBERS),
                ("has-drawn", 1),
                ("pile-size", 1),
                ("turn", 1),
            ]
        )
        self.kinds = parts(
            [
                ("word", len(WORDS)),
                ("take", number),
                ("keep", number * number),
                ("place", number * PLAYABLE),
                ("choose", TILES),
            ]
        )

    @classmethod
    def of(cls, setup: Setup) -> KingdomsLayout:
        """The layout of a set-up. Where each deal draws its factions, it has room for all."""
        normal = KINGDOMS.normal(setup)
        drawn = KINGDOMS.draws_deck(normal)
        return cls([make() for make in FACTIONS.values()] if drawn else ruleset(normal.deck).factions)

    # --- observations -----------------------------------------------------------------------------

    def write(self, view: View, row: Row) -> None:
        viewer = view.seat
        assert viewer is not None
        at = self.parts
        self._write_board(row, view, viewer)
        mine, theirs = view.seats[viewer], view.seats[1 - viewer]
        most: dict[str, int] = {}
        for hand in view.possible_hands:
            for code in hand:
                most[code] = max(most.get(code, 0), hand.count(code))
        possible = [code for code, number in most.items() for _ in range(number)]
        lists = (mine.hand, theirs.hand, possible, view.display, view.sight, view.unknown)
        for name, cards in zip(BAGS, lists, strict=True):
            for code in cards:
                row[at[name].start + self._faction[code]] += 1
        for faction in view.rules.factions:
            mark(row, at["in-play"], self._faction[faction.code])
        mark(row, at["asking"], ASKED.index(view.asking) if view.asking in ASKED else None)
        mark(row, at["asker"], self._faction[view.asker] if view.asker else None)
        mark(row, at["stage"], STAGES.index(view.stage) if view.stage else None)
        for asked in view.asked:
            mark(row, at["asked"], (asked - viewer) % 2)
        mark(row, at["first"], (view.first - viewer) % 2)
        for number, seat in enumerate((mine, theirs)):
            numbers = (seat.hand_size, seat.supply, seat.score)
            for name, value in zip(NUMBERS, numbers, strict=True):
                fill(row, at[f"{name}-{number}"], [value])
        fill(row, at["has-drawn"], [int(view.has_drawn)])
        fill(row, at["pile-size"], [view.pile_size])
        fill(row, at["turn"], [view.turn_number])

    def _write_board(self, row: Row, view: View, viewer: int) -> None:
        place = self.parts["board"].start
        for tile in view.board:
            row[place + self._faction[tile.card]] = 1
            values = (
                tile.x,
                tile.y,
                viewer in tile.figures,
                1 - viewer in tile.figures,
                tile.face_down,
                view.here == (tile.x, tile.y),
            )
            for offset, value in enumerate(values, place + len(self.codes)):
                row[offset] = limited(value)
            place += self._tile
        place = self.parts["playable"].start
        for x, y in view.playable:
            for offset, value in enumerate((1, x, y), place):
                row[offset] = limited(value)
            place += len(OF_PLAYABLE)

    # --- actions ----------------------------------------------------------------------------------

    def number(self, action: Action, view: View) -> int:
        kinds = self.kinds
        cards = [self._faction[card.code] for card in action.cards]
        if not action.on_field:
            if not cards:
                return WORDS.index(action.word)
            if len(cards) == 1:
                return kinds["take"].start + cards[0]
            return kinds["keep"].start + len(self.codes) * min(cards) + max(cards)
        field = (action.x, action.y)
        if cards:
            return kinds["place"].start + cards[0] * PLAYABLE + view.playable.index(field)
        return kinds["choose"].start + [(tile.x, tile.y) for tile in view.board].index(field)

    def describe(self, number: int) -> str:
        """The notation of an action, with `#` and a place in the list instead of a field."""
        name, part = next((name, part) for name, part in self.kinds.items() if number < part.stop)
        place = number - part.start
        if place < 0:
            raise IndexError(number)
        if name == "word":
            return WORDS[place]
        if name == "take":
            return f"+{self.codes[place]}"
        if name == "keep":
            one, other = divmod(place, len(self.codes))
            return f"={self.codes[one]},{self.codes[other]}"
        if name == "place":
            card, field = divmod(place, PLAYABLE)
            return f"{self.codes[card]}@#{field}"
        return f"@#{place}"
