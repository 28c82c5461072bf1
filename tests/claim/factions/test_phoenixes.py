"""Phoenixes: who loses with one draws a Phoenix Fire."""

from __future__ import annotations

import json

from claimant.claim import Game
from claimant.claim.sets import find_faction
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

# Every card of two factions and every Fire has its place here.
COMPLETE = (
    "Ba Ph | phase 2 | lead A | A hand Ba9 Ba8 Ba7 | B hand Ph2 Ph3 Ph4 | reserve Ph Pf5 Pf6"
    " | discard Ba0 Ba1 Ba2 Ba3 Ba4 Ba5 Ba6 Ph0 Ph1 Ph5 Ph6 Ph7 Ph8 Ph9 Pf0 Pf1 Pf2 Pf3 Pf4 Pf7 Pf8 Pf9"
)


def test_phoenixes_are_ten_cards_from_0_to_9_and_as_many_fires() -> None:
    phoenixes = find_faction("Phoenixes")
    assert phoenixes.values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert phoenixes.reserve_values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert phoenixes.reserve_code == "Pf"


def test_r5_phoenixes_are_for_two_players() -> None:
    assert find_faction("Phoenixes").most_players == 2


def test_fires_are_a_face_down_pile_of_their_own() -> None:
    game = Game("Go Kn Ph Do Un", seed=1)
    position = dict(section.split(" ", 1) for section in game.position().split(" | ")[1:])
    assert sorted(position["reserve"].split()) == [*(f"Pf{value}" for value in range(10)), "Ph"]
    for view in (game.view(0), game.view(1), game.public_view()):
        assert view.reserves == {"Ph": 10}
        pile = next(group for group in view.hidden if group.zone == "reserve")
        assert pile.count == 10
        assert [card.code for card in pile.candidates] == [f"Pf{value}" for value in range(10)]
    elsewhere = [group for group in game.view(0).hidden if group.zone != "reserve"]
    assert not [card for group in elsewhere for card in group.candidates if card.from_reserve]


def test_who_loses_a_trick_with_a_phoenix_draws_a_fire_into_its_hand() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph7 Go1 | B hand Ph2 Go2 | reserve Ph Pf5 Pf6")
    scene.play("Ph7 Ph2")
    assert scene.hand("B") == "Go2 Pf5"
    assert scene.score("A") == "Ph2 Ph7"


def test_the_winner_draws_nothing() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph7 Go1 | B hand Ph2 Go2 | reserve Ph Pf5 Pf6")
    scene.play("Ph7 Ph2")
    assert scene.hand("A") == "Go1"


def test_a_losing_leader_draws_too() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph2 Go1 | B hand Ph7 Go2 | reserve Ph Pf5 Pf6")
    scene.play("Ph2 Ph7")
    assert scene.hand("A") == "Go1 Pf5"
    assert scene.hand("B") == "Go2"


def test_a_phoenix_thrown_off_draws_too() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Go1 Go3 | B hand Ph9 Ph8 | reserve Ph Pf5 Pf6")
    scene.play("Go1 Ph9")
    assert scene.hand("B") == "Pf5 Ph8"


def test_a_winning_phoenix_leaves_a_loser_of_another_faction_empty_handed() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph1 Go3 | B hand Go9 Go8 | reserve Ph Pf5")
    scene.play("Ph1 Go9")
    assert (scene.hand("A"), scene.hand("B")) == ("Go3", "Go8")


def test_nothing_is_drawn_in_phase_1() -> None:
    scene = Scene(
        "Go Ph | phase 1 | lead A | A hand Ph7 Go1 | B hand Ph2 Go2 | prizes Go9 | deck Go8 Go7"
        " | reserve Ph Pf5"
    )
    scene.play("Ph7 Ph2")
    assert scene.hand("B") == "Go2"
    assert scene.discard() == "Ph2 Ph7"


def test_with_no_fire_left_nothing_happens() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph7 Go1 | B hand Ph2 Go2 | reserve Ph")
    scene.play("Ph7 Ph2")
    assert scene.hand("B") == "Go2"


def test_a_doppelganger_that_loses_to_a_phoenix_draws_nothing() -> None:
    scene = Scene("Ph Do | phase 2 | lead A | A hand Ph7 Do1 | B hand Do2 Do3 | reserve Ph Pf5")
    scene.play("Ph7 Do2")
    assert scene.hand("B") == "Do3"


def test_a_phoenix_that_loses_to_a_doppelganger_draws() -> None:
    scene = Scene("Ph Do | phase 2 | lead A | A hand Ph7 Do1 | B hand Do8 Do3 | reserve Ph Pf5")
    scene.play("Ph7 Do8")
    assert scene.hand("A") == "Pf5 Do1"


# --- Fires are Phoenixes in every way -------------------------------------------------------------


def test_a_fire_must_follow_a_phoenix_and_a_phoenix_a_fire() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph7 Go1 | B hand Pf2 Go2 | reserve Ph Pf5")
    assert scene.play("Ph7").legal("B") == "Pf2"
    scene = Scene("Go Ph | phase 2 | lead A | A hand Pf7 Go1 | B hand Ph2 Go2 | reserve Ph Pf5")
    assert scene.play("Pf7").legal("B") == "Ph2"


def test_a_stronger_fire_beats_a_phoenix_and_an_equal_one_does_not() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph7 Go1 | B hand Pf8 Go2 | reserve Ph")
    assert scene.play("Ph7 Pf8").last_winner() == "B"
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph7 Go1 | B hand Pf7 Go2 | reserve Ph")
    assert scene.play("Ph7 Pf7").last_winner() == "A"


def test_who_loses_with_a_fire_draws_the_next_one() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Go9 Go8 Go7 | B hand Ph2 Ph3 Ph4 | reserve Ph Pf5 Pf6")
    scene.play("Go9 Ph2 Go8 Pf5")
    assert scene.hand("B") == "Ph3 Ph4 Pf6"


def test_fires_count_for_the_phoenixes_vote() -> None:
    scene = Scene(
        "Go Ph | phase 2 | lead A | A hand Go9 | B hand Go1 | reserve Ph | A score Ph9 | B score Pf0 Pf1"
    )
    scene.play("Go9 Go1")
    assert scene.voted_for("Ph") == "B"
    assert scene.vote("Ph").decided_by == "cards"


def test_a_fire_and_a_phoenix_of_equal_value_are_equal_in_a_tie_break() -> None:
    scene = Scene(
        "Go Ph | phase 2 | lead A | A hand Go9 | B hand Go1 | reserve Ph"
        " | A score Ph9 Ph3 | B score Pf9 Pf4"
    )
    scene.play("Go9 Go1")
    assert scene.voted_for("Ph") == "B"
    scene = Scene(
        "Go Ph | phase 2 | lead A | A hand Go9 | B hand Go1 | reserve Ph | A score Ph9 | B score Pf9"
    )
    scene.play("Go9 Go1")
    assert scene.voted_for("Ph") == "-"


# --- who knows what -------------------------------------------------------------------------------


def test_a_drawn_fire_is_known_to_its_drawer_only() -> None:
    scene = Scene(COMPLETE).play("Ba9 Ph2")
    assert scene.knows("B", "Pf5")
    assert not scene.knows("A", "Pf5")
    drawn = next(event for event in scene.log if event.cause == "Ph")
    assert drawn.as_seen_by(2).cards == ["Pf5"]
    for flag in (1, 0):
        seen = drawn.as_seen_by(flag)
        assert (seen.cards, seen.count, seen.source, seen.target) == ([], 1, "reserve", "hand")


def test_a_view_tells_a_drawn_fire_from_the_other_cards_of_a_hand() -> None:
    view = Scene(COMPLETE).play("Ba9 Ph2").view("A")
    groups = [
        (group.zone, group.seat, group.count, " ".join(card.code for card in group.candidates))
        for group in view.hidden
    ]
    # By the end of phase 1 nothing else is hidden: what B holds besides can only be Ph3 and Ph4.
    assert groups == [("hand", 1, 1, "Pf5 Pf6"), ("reserve", None, 1, "Pf5 Pf6")]
    assert [card.code for card in view.seats[1].hand] == ["Ph3", "Ph4"]
    assert view.seats[1].hand_size == 3
    assert [card.code for card in view.unknown] == ["Pf5", "Pf6"]
    assert view.reserves == {"Ph": 1}


def test_the_view_of_the_other_is_the_same_whichever_fire_was_drawn() -> None:
    one = Scene(COMPLETE).play("Ba9 Ph2")
    other = Scene(COMPLETE.replace("Pf5 Pf6", "Pf6 Pf5")).play("Ba9 Ph2")
    assert one.view("A").to_json() == other.view("A").to_json()
    assert one.view("B").to_json() != other.view("B").to_json()


def test_the_last_fire_of_the_pile_is_known_by_elimination() -> None:
    """A view holds everything that a player with a perfect memory could know."""
    view = Scene(COMPLETE).play("Ba9 Ph2").view("B")
    assert [card.code for card in view.seats[1].hand] == ["Ph3", "Ph4", "Pf5"]
    assert view.unknown == []
    assert '"Pf6"' in json.dumps(view.to_json())


def test_causes_name_the_phoenixes() -> None:
    scene = Scene(COMPLETE).play("Ba9 Ph2")
    assert scene.causes("Pf5") == ["Ph"]
    assert scene.causes("Ph2") == ["play", "collect"]


def test_a_hand_with_a_fire_is_saved_and_resumed() -> None:
    scene = resumed(Scene(COMPLETE).play("Ba9 Ph2"))
    assert not scene.knows("A", "Pf5")
    assert scene.play("Ba8").legal("B") == "Ph3 Ph4 Pf5"
    scene = resumed(scene)
    scene.play("Pf5")
    assert scene.hand("B") == "Ph3 Ph4 Pf6"


# --- R6: the end with unequal hands ---------------------------------------------------------------


def test_r6_phase_2_ends_when_a_seat_has_no_card_and_the_rest_is_won_by_nobody() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Go9 Go8 | B hand Ph2 Ph3 | reserve Ph Pf5 Pf6")
    scene.play("Go9 Ph2 Go8 Ph3")
    assert scene.is_over()
    assert scene.hand("B") == ""
    assert scene.discard() == "Pf5 Pf6"
    assert scene.causes("Pf5") == ["Ph", "end-phase"]
    assert scene.score("A") == "Go8 Go9 Ph2 Ph3"
    assert scene.score("B") == ""


def test_r6_cards_left_in_hands_are_discarded_face_up() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Go9 | B hand Ph2 | reserve Ph Pf5 Pf6")
    scene.play("Go9 Ph2")
    assert scene.knows("A", "Pf5")
    assert not scene.knows("A", "Pf6")
    assert not scene.knows("B", "Pf6")


def test_r6_a_fire_drawn_for_the_last_card_keeps_a_seat_in_the_game() -> None:
    scene = Scene("Go Ph | phase 2 | lead A | A hand Ph2 | B hand Ph7 Pf1 | reserve Ph Pf5")
    scene.play("Ph2 Ph7")
    assert not scene.is_over()
    assert (scene.hand("A"), scene.hand("B")) == ("Pf5", "Pf1")
    scene.play("Pf1 Pf5")
    assert scene.is_over()
    assert scene.score("A") == "Pf1 Pf5"
