"""Scenes: positions written down in a line, played on from, and asked what has become of them.

    scene = Scene("Go Kn | board Kn@0,0 Kn@0,1:B | A hand Go")
    scene.play("Go@1,0 use")
    assert scene.points("A") == 1

A scene uses the notation of positions. It need not be a legal game: cards that it does not name are
nowhere, and it may have fewer factions. What chance is asked to shuffle is told by a word such as
`chance:GoKn` (the new pile, top card first); left out, the pile is shuffled somehow.
"""

from __future__ import annotations

from claimant.kingdoms import bags
from claimant.kingdoms.actions import move_of
from claimant.kingdoms.formats.notation import parse_action, parse_card, parse_field
from claimant.kingdoms.formats.position import parse_position, write_position
from claimant.kingdoms.knowledge.minds import SPECTATOR
from claimant.kingdoms.knowledge.view import Hidden, View, view_of
from claimant.kingdoms.result import Result, result_of
from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.sets import FACTIONS
from claimant.kingdoms.state import SHUFFLE, Seat, State
from claimant.kingdoms.turn import flow
from claimant.tabletop.chance import Chance
from claimant.tabletop.event import Event
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat


class Scene:
    def __init__(self, text: str) -> None:
        codes = text.split("|")[0].split()
        self.rules = Ruleset([FACTIONS[code]() for code in codes])
        self.state: State = parse_position(self.rules, text, complete=False)
        self.log: list[Event] = []
        self.state.log = self.log
        self.chance = Chance(1)

    # --- acting -------------------------------------------------------------------------------

    def play(self, words: str) -> Scene:
        """Carry out actions of whoever is to act, such as "Go@1,0 use +pile"; each must be legal."""
        for word in words.split():
            if word.startswith("chance:"):
                self.shuffle(word.removeprefix("chance:"))
                continue
            self.let_chance_act()
            assert word in self.legal().split(), f"{self.to_act()} may do {self.legal()}, not {word}"
            flow.apply(self.state, move_of(self.state, parse_action(self.rules, word)))
        return self

    def shuffle(self, codes: str) -> None:
        """Chance shuffles the pile into this order, top card first."""
        assert self.state.asking == SHUFFLE, "chance is not asked"
        pile = [parse_card(self.rules, codes[place : place + 2]) for place in range(0, len(codes), 2)]
        order = [int(card.index) for card in pile]
        assert sorted(order) == bags.listed(self.state.pile_bag), "these are not the cards of the pile"
        flow.arrange(self.state, order)

    def let_chance_act(self) -> Scene:
        while self.state.asking == SHUFFLE:
            flow.shuffle(self.state, self.chance)
        return self

    def legal(self) -> str:
        """What the seat to act may do now: by card, then by rows from the north."""
        return " ".join(map(str, self.view(self.to_act()).legal)) if self.to_act() in ("A", "B") else ""

    # --- looking ------------------------------------------------------------------------------

    def to_act(self) -> str:
        """The letter of the seat to act, or "chance"; empty when the game is over."""
        if self.waits_for_chance():
            return "chance"
        return "" if self.state.is_over() else seat_letter(self.state.active)

    def waits_for_chance(self) -> bool:
        return self.state.asking == SHUFFLE

    def points(self, seat: str) -> int:
        """The points of a seat so far, before the factions are scored."""
        return int(self._seat(seat).score)

    def supply(self, seat: str) -> int:
        return int(self._seat(seat).supply)

    def hand(self, seat: str) -> str:
        return " ".join(self.rules.codes(bags.listed(self._seat(seat).hand)))

    def display(self) -> str:
        return " ".join(self.rules.codes([int(card) for card in self.state.display]))

    def pile(self) -> str:
        """The pile, top card first."""
        pile = [int(card) for card in self.state.pile]
        return " ".join(self.rules.codes(pile[::-1]))

    def sight(self) -> str:
        """What the seat to act is looking at."""
        return " ".join(self.rules.codes(bags.listed(self.state.sight)))

    def at(self, field: str) -> str:
        """The card on a field with its mark, such as "Go:AB" or "Kn:down"; empty if there is none."""
        x, y = parse_field(field)
        for tile in self.view("all").board:
            if (tile.x, tile.y) == (x, y):
                figures = "".join(seat_letter(seat) for seat in tile.figures)
                mark = "down" if tile.face_down else figures
                return f"{tile.card}:{mark}" if mark else tile.card
        return ""

    def playable(self) -> set[str]:
        return {f"{x},{y}" for x, y in self.view("all").playable}

    def view(self, seat: str) -> View:
        """What a seat can know; "all" is a spectator."""
        return view_of(self.state, SPECTATOR if seat == "all" else parse_seat(seat, 2))

    def hidden(self, viewer: str, zone: str) -> tuple[str, str]:
        """What a viewer knows of a hidden place ("pile", "B hand"), and what the rest could be."""
        found = self._hidden(viewer, zone)
        return " ".join(found.known), " ".join(found.candidates)

    def _hidden(self, viewer: str, zone: str) -> Hidden:
        for group in self.view(viewer).hidden:
            owner = "" if group.seat is None else f"{seat_letter(group.seat)} "
            if owner + group.zone == zone:
                return group
        raise AssertionError(f"{viewer} sees no hidden {zone}")

    def told(self) -> list[str]:
        """Everything that has happened since the scene began, as the referee tells it."""
        return [repr(event) for event in self.log]

    def causes(self, kind: str) -> list[str]:
        """The causes of all events of a kind since the scene began."""
        return [event.cause for event in self.log if event.kind == kind]

    def position(self) -> str:
        return write_position(self.state)

    # --- the end ------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.state.is_over()

    def result(self) -> Result:
        assert self.is_over()
        return result_of(self.state)

    def winners(self) -> str:
        return "".join(seat_letter(seat) for seat in self.result().winners)

    def led_by(self, code: str) -> str:
        """Who leads a faction at the end; "-" for nobody."""
        control = next(control for control in self.result().controls if control.faction.code == code)
        return "-" if control.seat is None else seat_letter(control.seat)

    def _seat(self, letter: str) -> Seat:
        return self.state.seats[parse_seat(letter, 2)]
