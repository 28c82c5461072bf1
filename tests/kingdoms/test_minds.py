"""What everybody can know is exact: compared with trying out every world that fits what was seen."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from claimant.kingdoms import bags
from claimant.kingdoms.formats.position import write_position
from claimant.kingdoms.knowledge.minds import SPECTATOR, hand_in, in_hand, is_only
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn import flow
from claimant.tabletop.chance import Chance
from claimant.tabletop.event import Event
from tests.kingdoms.scene import Scene

SMALL_GAMES = (
    "Go Se Kn | board Go@0,0 | display Kn Go Kn | pile Go Se Kn Go Se | A hand Se Go | B hand Se Kn",
    "Go Se Do | board Se@0,0 | display Go Go Do | pile Go Go Do Go | A hand Do Se | B hand Se Go",
    "Un Se Kn | board Un@0,0 | display Se Kn Se | pile Se Kn Un Se Un | A hand Kn Se | B hand Kn Se",
)


class Alternatives:
    """Every state that one viewer holds possible, found by trying everything out."""

    def __init__(self, state: State, viewer: int) -> None:
        self.viewer = viewer
        self.states = self._distinct([self._dealt(state, order) for order in self._orders(state)])

    def _orders(self, state: State) -> set[tuple[int, ...]]:
        hidden = bags.listed(state.pile_bag)
        for seat in state.seats:
            if seat.index != self.viewer:
                hidden += bags.listed(seat.hand)
        return set(permutations(hidden))

    def _dealt(self, state: State, order: tuple[int, ...]) -> State:
        other = state.copy()
        other.minds = []
        cards = list(order)
        for seat in other.seats:
            if seat.index != self.viewer:
                seat.hand = bags.packed([cards.pop() for _ in range(seat.hand_size)])
        other.pile = [*cards]
        other.pile_bag = bags.packed(cards)
        return other

    def _distinct(self, states: list[State]) -> list[State]:
        found: dict[tuple[int, int, int, tuple[int, ...], str], State] = {}
        for state in states:
            hands = (int(state.seats[0].hand), int(state.seats[1].hand), int(state.sight))
            asked = "" if state.asking == SHUFFLE else write_position(state)
            found[(*hands, tuple(int(card) for card in state.pile), asked)] = state
        return list(found.values())

    def follow(self, seen: str, move: int | None) -> None:
        """Keep what fits the events seen; the move is known to whoever made it."""
        after: list[State] = []
        for state in self.states:
            for tried in self._tries(state, move):
                if seen_by(tried.log or [], self.viewer) == seen:
                    tried.log = None
                    after.append(tried)
        self.states = self._distinct(after)

    def _tries(self, state: State, move: int | None) -> list[State]:
        tries: list[State] = []
        if state.asking == SHUFFLE:
            for order in set(permutations([int(card) for card in state.pile])):
                tries.append(listening(state))
                flow.arrange(tries[-1], list(order))
            return tries
        known = move is not None and self.viewer == state.active
        moves = (
            [move] if known else [flow.option(state, place) for place in range(flow.option_count(state))]
        )
        for one in moves:
            if one is not None and flow.is_legal(state, one):
                tries.append(listening(state))
                flow.apply(tries[-1], one)
        return tries

    def worlds(self) -> set[int]:
        return {int(state.seats[0].hand + in_hand(state.seats[1].hand, 1)) for state in self.states}


def listening(state: State) -> State:
    twin = state.copy()
    twin.log = []
    return twin


def seen_by(log: list[Event], viewer: int) -> str:
    flag = 0 if viewer == SPECTATOR else viewer + 1
    return json.dumps([event.as_seen_by(flag).to_json() for event in log])


@pytest.mark.parametrize("text", SMALL_GAMES)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_possible_worlds_are_exactly_those_that_fit_what_was_seen(text: str, viewer: int) -> None:
    for seed in range(4):
        scene = Scene(text)
        state = scene.state
        alternatives = Alternatives(state, viewer)
        chance = Chance(seed)
        assert alternatives.worlds() == state.minds[viewer].worlds
        for _ in range(16):
            if state.is_over():
                break
            point = len(scene.log)
            move = None
            if state.asking == SHUFFLE:
                flow.shuffle(state, chance)
            else:
                move = int(flow.option(state, chance.below(flow.option_count(state))))
                flow.apply(state, move)
            alternatives.follow(seen_by(scene.log[point:], viewer), move)
            assert alternatives.worlds() == state.minds[viewer].worlds


def test_a_card_taken_from_the_display_is_known_to_both_until_it_leaves() -> None:
    scene = Scene(
        "Go Kn Un Dw | board Kn@0,0 Kn@1,0:A | step draw | here 1,0 | A hand Dw | B hand Go"
        " | display Un Go Kn | pile Kn Dw Go Un"
    )
    assert scene.hidden("B", "A hand") == ("", "Go Kn Un Dw")
    scene.play("+Un")
    # The only Knight that was hidden has taken its place in the display: it cannot be in the hand.
    assert scene.hidden("B", "A hand") == ("Un", "Go Un Dw")
    assert scene.hidden("all", "A hand") == ("Un", "Go Un Dw")
    scene.play("Go@2,0 use +Go Un@3,0 pass")
    assert scene.view("B").seats[0].hand == []


def test_a_card_drawn_from_the_pile_is_known_to_its_drawer_alone() -> None:
    scene = Scene(
        "Go Kn Un | board Kn@0,0 Kn@1,0:A | step draw | here 1,0 | A hand Go | B hand Go"
        " | display Un Go Kn | pile Kn Un Un"
    ).play("+pile")
    assert scene.view("A").seats[0].hand == ["Go", "Kn"]
    assert scene.view("B").seats[0].hand == []
    assert scene.log[0].as_seen_by(1).cards == ["Kn"]
    assert scene.log[0].as_seen_by(2).cards == []
    assert scene.log[0].as_seen_by(0).cards == []


def test_the_hand_that_a_seer_might_have_changed_is_not_known_any_more() -> None:
    scene = Scene(
        "Go Kn Un Se | board Kn@0,0 Kn@1,0:A | step draw | here 1,0 | A hand Se | B hand Go Go"
        " | display Un Go Kn | pile Kn Kn Un Un Kn Kn"
    ).play("+Un Go@2,0 pass +pile")
    assert scene.view("B").seats[0].hand == ["Un"]
    scene.play("Se@3,0 use")
    assert scene.view("B").seats[0].hand == ["Un"]
    scene.play("=Kn,Un").let_chance_act()
    assert scene.view("B").seats[0].hand == []


def test_a_seer_knows_what_it_has_shuffled_back() -> None:
    scene = (
        Scene(
            "Go Kn Un Se | board Kn@0,0 | A hand Se Go | B hand Kn Kn | display Un Go Kn | pile Un Un Go Kn"
        )
        .play("Se@1,0 use =Go,Go")
        .let_chance_act()
    )
    known, others = scene.hidden("A", "pile")
    # And the fourth card of the pile can only be a Knight: A has seen all others.
    assert (known, others) == ("Kn Un Un", "")
    assert scene.hidden("B", "pile")[0] == ""


def test_what_is_shuffled_back_from_the_display_is_known_to_be_in_the_pile() -> None:
    scene = Scene(
        "Go Kn Un | board Kn@0,0 Kn@1,0:A | step draw | here 1,0 | A hand Kn | B hand Go Kn"
        " | display Go Un Go | pile Go Kn Kn"
    ).play("+Un chance:KnKnGoGo")
    assert scene.display() == "Go Kn Kn"
    assert scene.hidden("A", "pile") == ("Go Go", "")
    assert scene.view("A").seats[1].hand == ["Go", "Kn"]


def test_three_alike_that_stay_tell_what_the_pile_holds() -> None:
    scene = Scene(
        "Go Kn | board Kn@0,0 Kn@1,0:A | step draw | here 1,0 | A hand Kn | B hand Kn"
        " | display Go Go Go | pile Go Go Kn"
    ).play("+pile")
    assert scene.waits_for_chance()
    other = Scene(
        "Go Kn | board Kn@0,0 Kn@1,0:A | step draw | here 1,0 | A hand Kn | B hand Kn"
        " | display Go Go Go | pile Kn Go Go"
    ).play("+pile")
    assert other.to_act() == "B"
    assert other.hidden("A", "pile") == ("Go Go", "")
    assert other.view("A").seats[1].hand == ["Kn"]


def test_during_a_seers_choice_the_others_know_only_the_numbers() -> None:
    scene = Scene(
        "Go Kn Un Se | board Kn@0,0 | A hand Se Go | B hand Kn | display Un Go Kn | pile Un Un Go Kn Go"
    ).play("Se@1,0 use")
    assert scene.view("A").sight == ["Go", "Un", "Un"]
    assert scene.view("B").sight == []
    assert scene.view("B").pile_size == 2
    counts = {(group.zone, group.count) for group in scene.view("B").hidden}
    assert counts == {("hand", 1), ("sight", 3), ("pile", 2)}


def test_every_hand_that_the_other_seat_can_have_is_listed() -> None:
    scene = Scene("Go Kn Un | board Kn@0,0 | A hand Go | B hand Kn | display Un Go Kn | pile Un Go")
    assert scene.view("A").possible_hands == [["Go"], ["Kn"], ["Un"]]
    assert scene.view("all").possible_hands == []
    scene.play("Go@1,0 use +Un")
    assert scene.view("B").possible_hands == [["Un"]]
    assert scene.view("B").seats[0].hand == ["Un"]


def test_everything_that_is_unknown_is_listed() -> None:
    scene = Scene("Go Kn Un | board Kn@0,0 | A hand Go | B hand Kn | display Un Go Kn | pile Un Go")
    assert scene.view("A").unknown == ["Go", "Kn", "Un"]
    # Of two Goblins one at least is in the pile of two.
    assert scene.view("B").unknown == ["Go", "Un"]
    assert scene.view("all").unknown == ["Go", "Go", "Kn", "Un"]


def test_small_facts_of_worlds() -> None:
    assert is_only(0x30, 1)
    assert not is_only(0x31, 1)
    assert hand_in(in_hand(0x11, 1), 1) == 0x11
