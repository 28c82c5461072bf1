"""Raccoons: their loot counts for the faction of which a side has the fewest cards."""

from __future__ import annotations

import json

import pytest

from claimant.claim import Game
from claimant.claim.events import NAMED
from claimant.claim.factions.raccoons import LOOT
from claimant.claim.sets import find_faction
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

DECK = "Go Kn Dw Ra Vi"


def ending(piles: str) -> Scene:
    """Two players with these score piles, after a last trick in which A wins Do0 and Do9."""
    scene = Scene(f"Go Un Ra Do | phase 2 | lead A | A hand Do9 | B hand Do0 | {piles}")
    return scene.play("Do9 Do0")


def numbers(scene: Scene, code: str) -> list[int]:
    return [count.number for count in scene.vote(code).counts]


# --- the cards and where they are -----------------------------------------------------------------


def test_raccoons_are_fourteen_cards_from_0_to_13_of_which_ten_are_used() -> None:
    raccoons = find_faction("Raccoons")
    assert raccoons.values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    assert len(raccoons.values) - raccoons.unseen == 10


def test_r3_loot_is_carried_by_1_4_7_10_and_13() -> None:
    assert LOOT == (1, 4, 7, 10, 13)


@pytest.mark.parametrize("seed", range(5))
def test_r28_ten_raccoons_are_in_the_deck_four_in_the_box_and_none_is_dealt(seed: int) -> None:
    game = Game(DECK, seed=seed)
    position = dict(section.split(" ", 1) for section in game.position().split(" | ")[1:])
    hands = [game.view(seat).seats[seat].hand for seat in range(2)]
    assert [len(hand) for hand in hands] == [13, 13]
    assert not [card for hand in hands for card in hand if card.faction.code == "Ra"]
    turned_up_or_in_deck = position["prizes"].split() + position["deck"].split()
    assert len(turned_up_or_in_deck) == 26
    assert len([code for code in turned_up_or_in_deck if code.startswith("Ra")]) == 10
    assert len([code for code in position["box"].split() if code.startswith("Ra")]) == 4


def test_everybody_knows_that_no_hand_of_phase_1_holds_a_raccoon() -> None:
    view = Game(DECK, seed=1).view(0)
    assert [seen.lacks for seen in view.seats] == [["Ra"], ["Ra"]]
    in_hand = next(group for group in view.hidden if group.zone == "hand")
    assert not [card for card in in_hand.candidates if card.faction.code == "Ra"]


def test_in_phase_2_a_hand_may_hold_raccoons() -> None:
    scene = Scene("Go Ra | phase 1 | lead A | A hand Go9 | B hand Go1 | prizes Ra3 | deck Ra5 | A lacks Ra")
    scene.play("Go9 Go1")
    assert scene.hand("A") == "Ra3"
    assert scene.view("B").seats[0].lacks == []


def test_nobody_knows_which_raccoons_are_in_the_box() -> None:
    game = Game(DECK, seed=3)
    prize = game.view(0).prizes[0].code
    could_be = [f"Ra{value}" for value in range(14) if f"Ra{value}" != prize]
    for view in (game.view(0), game.view(1), game.public_view()):
        assert view.box_size == 4
        box = next(group for group in view.hidden if group.zone == "box")
        assert (box.seat, box.count) == (None, 4)
        assert [card.code for card in box.candidates] == could_be
        assert set(could_be) <= {card.code for card in view.unknown}


def test_no_event_of_a_whole_game_tells_of_a_raccoon_in_the_box() -> None:
    game = Game(DECK, seed=4)
    position = dict(section.split(" ", 1) for section in game.position().split(" | ")[1:])
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    told = {card for event in game.log for card in event.cards if event.kind != NAMED}
    assert not told & set(position["box"].split())


def test_when_all_the_others_have_been_seen_the_box_can_be_worked_out() -> None:
    """A view holds everything that a player with a perfect memory could know."""
    scene = Scene(
        "Ra Do | phase 2 | lead A | A hand Ra9 | B hand Ra8 | box Ra0 Ra1 Ra2 Ra3"
        " | discard Ra4 Ra5 Ra6 Ra7 Ra10 Ra11 Ra12 Do0 Do1 Do2 Do3 Do4 Do5 Do6 Do7 Do8 Do9 Ra13"
    )
    view = scene.play("Ra9").view("B")
    assert view.unknown == []
    for code in ("Ra0", "Ra1", "Ra2", "Ra3"):
        assert f'"{code}"' in json.dumps(view.to_json())


# --- the loot -------------------------------------------------------------------------------------


def test_loot_counts_also_for_the_faction_with_the_fewest_cards() -> None:
    scene = ending("A score Ra4 Ra5 Go1 Un1 Un2 | B score")
    assert scene.is_over()
    assert numbers(scene, "Go") == [2, 0]
    assert numbers(scene, "Ra") == [2, 0]
    extra = scene.vote("Go").counts[0].extra
    assert [(power, card.code) for power, card in extra] == [("Ra", "Ra4")]


def test_raccoons_without_loot_count_for_raccoons_only() -> None:
    scene = ending("A score Ra0 Ra2 Ra3 Ra5 Ra6 Ra8 Ra9 Ra11 Ra12")
    assert scene.is_over()
    assert [numbers(scene, code) for code in ("Go", "Un", "Ra", "Do")] == [[0, 0], [0, 0], [9, 0], [2, 0]]


def test_loot_counts_for_a_faction_of_which_there_is_none_at_all() -> None:
    scene = ending("A score Ra4 Un1")
    assert numbers(scene, "Go") == [1, 0]


def test_loot_alone_can_win_a_vote() -> None:
    scene = ending("A score Ra4 Ra1 Un1 | B score Go9")
    assert numbers(scene, "Go") == [2, 1]
    assert scene.voted_for("Go") == "A"
    assert scene.vote("Go").decided_by == "cards"


def test_fewest_may_be_raccoons_and_then_loot_counts_there_twice() -> None:
    scene = ending("A score Ra4 Go0 Go1 Un0 Un1 | B score Ra3 Ra5")
    assert scene.is_over()
    assert numbers(scene, "Ra") == [2, 2]


def test_a_looted_raccoon_is_no_card_of_its_own_in_a_tie_break() -> None:
    """Scoring, step 6: the value 13 of the loot is not compared, and nothing stands for a next card."""
    scene = ending("A score Go0 Ra13 Ra5 Un0 Un1 | B score Go0 Go0")
    assert numbers(scene, "Go") == [2, 2]
    assert scene.voted_for("Go") == "B"
    assert scene.vote("Go").decided_by == "highest-card"


def test_loot_in_hands_or_discarded_counts_nothing() -> None:
    scene = ending("A score Un1 | discard Ra1 Ra4")
    assert scene.is_over()
    assert numbers(scene, "Go") == [0, 0]


def test_each_side_has_its_own_fewest() -> None:
    scene = ending("A score Ra1 Ra2 Un1 Un2 | B score Ra4 Ra5 Go1 Go2 Do1 Do2")
    assert scene.is_over()
    assert numbers(scene, "Go") == [1, 2]
    assert numbers(scene, "Un") == [2, 1]


def test_raccoons_in_tricks_are_ordinary_cards() -> None:
    scene = Scene("Go Ra | phase 2 | lead A | A hand Ra4 Go1 | B hand Ra13 Go2")
    scene.play("Ra4 Ra13")
    assert scene.score("B") == "Ra4 Ra13"
    assert scene.causes("Ra4") == ["play", "collect"]


def test_a_doppelganger_carries_no_loot() -> None:
    scene = ending("A score Do4 Ra5 Un1")
    assert scene.is_over()
    assert numbers(scene, "Go") == [0, 0]


# --- a tie: the seat chooses ----------------------------------------------------------------------


def test_on_a_tie_the_seat_chooses_among_those_with_the_fewest() -> None:
    scene = ending("A score Ra4 Ra7")
    assert not scene.is_over()
    assert scene.to_act() == "A"
    assert scene.legal("A") == "@Go @Un"
    assert scene.legal("B") == ""
    scene.play("@Un")
    assert scene.is_over()
    assert numbers(scene, "Un") == [2, 0]
    assert numbers(scene, "Go") == [0, 0]


def test_r13_one_choice_is_for_all_of_a_sides_loot() -> None:
    scene = ending("A score Ra1 Ra4 Ra7 Ra10 Ra13").play("@Go")
    assert scene.is_over()
    assert numbers(scene, "Go") == [5, 0]


def test_a_tie_with_raccoons_lets_choose_raccoons() -> None:
    scene = ending("A score Ra4 Go1 Un1 Un2")
    assert scene.legal("A") == "@Go @Ra"
    assert numbers(scene.play("@Ra"), "Ra") == [2, 0]


def test_who_has_no_loot_is_not_asked() -> None:
    scene = ending("B score Ra4 | A score Ra5")
    assert scene.to_act() == "B"
    assert scene.legal("B") == "@Go @Un @Do"
    assert scene.play("@Do").is_over()


def test_r13_sides_choose_in_turn_from_the_winner_of_the_last_trick() -> None:
    piles = "A score Ra1 | B score Ra4"
    scene = ending(piles)
    assert scene.to_act() == "A"
    scene.play("@Go")
    assert scene.to_act() == "B"
    assert scene.legal("B") == "@Go @Un @Do"
    assert scene.play("@Go").is_over()
    assert numbers(scene, "Go") == [1, 1]

    scene = Scene(f"Go Un Ra Do | phase 2 | lead A | A hand Do0 | B hand Do9 | {piles}")
    scene.play("Do0 Do9")
    assert scene.to_act() == "B"
    scene.play("@Un")
    assert scene.to_act() == "A"
    assert scene.legal("A") == "@Go @Un @Do"


def test_r25_equal_loot_and_no_card_is_a_tie() -> None:
    scene = ending("A score Ra1 | B score Ra4").play("@Go @Go")
    assert scene.voted_for("Go") == "-"
    assert scene.vote("Go").decided_by == "tie"


def test_the_choice_is_open_and_told_with_its_cause() -> None:
    scene = ending("A score Ra4 Ra7")
    assert (scene.view("B").asking, scene.view("B").asker, scene.view("B").asked) == ("name", "Ra", [0])
    scene.play("@Un")
    named = [event for event in scene.log if event.kind == NAMED]
    assert [(event.cause, event.seat) for event in named] == [("Ra", 0)]
    seen = named[0].as_seen_by(2)
    assert [code[:2] for code in seen.cards] == ["Un"]


def test_naming_is_saved_and_resumed_before_and_between_the_answers() -> None:
    scene = resumed(ending("A score Ra1 Ra10 | B score Ra4"))
    assert scene.to_act() == "A"
    scene = resumed(scene.play("@Un"))
    assert scene.to_act() == "B"
    assert scene.legal("B") == "@Go @Un @Do"
    scene = resumed(scene.play("@Go"))
    assert scene.is_over()
    assert numbers(scene, "Un") == [2, 0]
    assert numbers(scene, "Go") == [0, 1]


def test_r13_with_three_players_the_turn_goes_clockwise_from_the_winner() -> None:
    scene = Scene(
        "Go Un Ra Do | phase 2 | lead A | A hand Do1 | B hand Do2 | C hand Do9"
        " | A score Ra1 | B score Ra4 | C score Ra7",
        players=3,
    )
    scene.play("Do1 Do2 Do9")
    assert scene.to_act() == "C"
    scene = resumed(scene.play("@Go"))
    assert scene.to_act() == "A"
    scene = resumed(scene.play("@Un"))
    assert scene.to_act() == "B"
    scene.play("@Un")
    assert numbers(scene, "Go") == [0, 0, 1]
    assert numbers(scene, "Un") == [1, 1, 0]


def test_r13_with_three_players_who_has_no_choice_is_passed_over() -> None:
    scene = Scene(
        "Go Un Ra Do | phase 2 | lead A | A hand Do9 | B hand Do2 | C hand Do1"
        " | A score Ra1 Ra2 Un0 | B score Ra0 | C score Ra7",
        players=3,
    )
    scene.play("Do9 Do2 Do1")
    assert scene.to_act() == "C"
    scene.play("@Un")
    assert numbers(scene, "Go") == [1, 0, 0]
    assert numbers(scene, "Un") == [1, 0, 1]


def four(hands: str) -> Scene:
    """Four players whose teams have both loot and a tie; the hands decide who wins the last trick."""
    scene = Scene(f"Go Un Ra Do | phase 2 | lead A | {hands} | A score Ra1 | D score Ra4", players=4)
    return scene.play(" ".join(word for word in hands.split() if word.startswith("Do")))


def test_r13_in_a_team_the_partner_who_comes_first_in_that_turn_chooses() -> None:
    scene = four("A hand Do1 | B hand Do9 | C hand Do2 | D hand Do3")
    assert scene.to_act() == "B"
    scene = resumed(scene.play("@Un"))
    assert scene.to_act() == "C"
    scene = resumed(scene.play("@Go"))
    assert scene.is_over()
    assert numbers(scene, "Go") == [1, 0]
    assert numbers(scene, "Un") == [0, 1]

    scene = four("A hand Do1 | B hand Do2 | C hand Do9 | D hand Do3")
    assert scene.to_act() == "C"
    assert scene.play("@Go").to_act() == "D"


def test_with_four_players_the_fewest_is_counted_in_the_teams_one_pile() -> None:
    scene = Scene(
        "Go Un Ra Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2 | D hand Do3"
        " | A score Ra1 Ra2 Go1 | C score Un1 Un2",
        players=4,
    )
    scene.play("Do9 Do1 Do2 Do3")
    assert scene.is_over()
    assert numbers(scene, "Go") == [2, 0]
