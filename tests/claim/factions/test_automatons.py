"""Automatons: a trick won with one brings the next trick of phase 1 along."""

from __future__ import annotations

import pytest

from claimant.claim.events import CHOSE, MOVED, TRICK_WON
from claimant.claim.formats.position import write_position
from claimant.claim.knowledge.view import View
from claimant.claim.sets import find_faction
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

# Every card of two factions has its place here: A can win with Au9, and two more tricks follow.
START = (
    "Au Ba | phase 1 | lead A | A hand Au9 Ba1 Ba2 | B hand Au3 Ba3 Ba4 | prizes Ba9"
    " | deck Au0 Au1 Au2 Au4 Au5 | discard Au6 Au7 Au8 Ba0 Ba5 Ba6 Ba7 Ba8"
)


def wound_up() -> Scene:
    """A has won with Au9, so everybody must lay a card down."""
    return Scene(START).play("Au9 Au3")


def hidden(view: View) -> list[tuple[str, int | None, int, str]]:
    return [
        (group.zone, group.seat, group.count, " ".join(card.code for card in group.candidates))
        for group in view.hidden
    ]


def test_automatons_are_ten_cards_from_0_to_9() -> None:
    assert find_faction("Automatons").values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_who_wins_with_an_automaton_wins_the_next_trick_too() -> None:
    scene = wound_up()
    assert scene.followers("A") == "Ba9"
    assert scene.prizes() == "Au1"
    scene.play("-Ba1 -Ba3")
    assert scene.last_winner() == "A"
    assert scene.followers("A") == "Au1 Ba9"
    assert scene.followers("B") == "Au0 Au2"


def test_every_seat_lays_a_card_of_its_choice_face_down() -> None:
    scene = wound_up()
    assert scene.legal("A") == "-Ba1 -Ba2"
    assert scene.legal("B") == "-Ba3 -Ba4"
    scene.play("-Ba2 -Ba3")
    assert (scene.buried("A"), scene.buried("B")) == ("Ba2", "Ba3")
    assert (scene.hand("A"), scene.hand("B")) == ("Ba1", "Ba4")


def test_the_winner_leads_the_trick_after() -> None:
    scene = wound_up().play("-Ba1 -Ba3")
    assert scene.leader() == scene.to_act() == "A"
    assert scene.legal("A") == "Ba2"


def test_winning_with_an_automaton_as_second_player_counts_as_well() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Au3 Ba1 Ba2 | B hand Au9 Ba3 Ba4 | prizes Ba9"
        " | deck Au0 Au1 Au2 Au4 Au5"
    )
    scene.play("Au3 Au9 -Ba3 -Ba1")
    assert scene.followers("B") == "Au1 Ba9"
    assert scene.leader() == "B"


def test_a_led_automaton_that_nobody_can_follow_wins_and_winds_up() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Au0 Ba1 Ba2 | B hand Ba9 Ba3 Ba4 | prizes Ba8"
        " | deck Au1 Au2 Au3 Au4 Au5"
    )
    scene.play("Au0 Ba9")
    assert scene.legal("B") == "-Ba3 -Ba4"


def test_r35_an_automaton_in_a_trick_won_with_another_card_does_nothing() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Ba0 Ba1 Ba2 | B hand Au9 Au8 Au7 | prizes Ba9"
        " | deck Au1 Au2 Au3 Au4 Au5"
    )
    scene.play("Ba0 Au9")
    assert scene.last_winner() == "A"
    assert scene.legal("A") == "Ba1 Ba2"


def test_r35_a_doppelganger_that_beats_an_automaton_winds_up_nothing() -> None:
    scene = Scene(
        "Au Do | phase 1 | lead A | A hand Au3 Au1 | B hand Do9 Do1 | prizes Au9 | deck Au0 Au2 Au4"
    )
    scene.play("Au3 Do9")
    assert scene.last_winner() == "B"
    assert scene.to_act() == "B"
    assert scene.legal("B") == "Do1"


def test_r35_a_led_doppelganger_that_beats_an_automaton_winds_up_nothing() -> None:
    scene = Scene(
        "Au Do | phase 1 | lead A | A hand Do3 Do1 | B hand Au9 Au1 | prizes Au8 | deck Au0 Au2 Au4"
    )
    scene.play("Do3 Au9")
    assert scene.last_winner() == "A"
    assert scene.legal("A") == "Do1"


def test_nothing_happens_in_phase_2() -> None:
    scene = Scene("Au Ba | phase 2 | lead A | A hand Au9 Ba1 | B hand Au3 Ba2")
    scene.play("Au9 Au3")
    assert scene.score("A") == "Au3 Au9"
    assert scene.legal("A") == "Ba1"
    assert scene.view("B").memory == {"Au": [0]}


def test_an_automaton_as_a_prize_or_drawn_does_nothing() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Ba9 Ba1 | B hand Ba3 Ba4 | prizes Au9 | deck Au0 Au1 Au2"
    )
    scene.play("Ba9 Ba3")
    assert scene.followers("A") == "Au9"
    assert scene.legal("A") == "Ba1"


def test_no_trick_left_in_phase_1_nothing_happens() -> None:
    scene = Scene("Au Ba | phase 1 | lead B | A hand Au9 | B hand Au3 | prizes Ba9 | deck Ba0")
    scene.play("Au3 Au9")
    assert scene.state.phase == 2
    assert scene.to_act() == "A"
    assert scene.legal("A") == "Ba9"
    assert scene.view("B").memory == {"Au": [0]}
    scene.play("Ba9 Ba0")
    assert scene.is_over()


def test_the_automatic_trick_may_be_the_last_of_phase_1_and_its_winner_leads_phase_2() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Au9 Ba1 | B hand Au3 Ba3 | prizes Ba9 | deck Au0 Au1 Au2"
    )
    scene.play("Au9 Au3 -Ba1 -Ba3")
    assert scene.state.phase == 2
    assert scene.leader() == "A"
    assert (scene.hand("A"), scene.hand("B")) == ("Au1 Ba9", "Au0 Au2")


# --- R11: the face-down cards are not played ------------------------------------------------------


def test_r11_an_automaton_laid_down_starts_no_new_automatic_trick() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Au9 Au8 Ba2 | B hand Au3 Au4 Ba4 | prizes Ba9"
        " | deck Au0 Au1 Au2 Ba7 Ba8"
    )
    scene.play("Au9 Au3 -Au8 -Au4")
    assert scene.legal("A") == "Ba2"


def test_r11_after_an_automatic_trick_an_automaton_can_win_again() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Au9 Ba1 Au8 Ba2 | B hand Au3 Ba3 Au4 Ba4 | prizes Ba9"
        " | deck Au0 Au1 Au2 Ba7 Ba8 Ba5 Ba6"
    )
    scene.play("Au9 Au3 -Ba1 -Ba3 Au8 Au4")
    assert scene.legal("B") == "-Ba4"
    scene.play("-Ba2 -Ba4")
    assert scene.state.phase == 2
    assert scene.hand("A") == "Au1 Ba5 Ba7 Ba9"


def test_r11_an_undead_laid_down_is_won_by_nobody() -> None:
    scene = Scene(
        "Au Un | phase 1 | lead A | A hand Au9 Un1 Un2 | B hand Au3 Un3 Un4 | prizes Un9"
        " | deck Au0 Au1 Au2 Au4 Au5"
    )
    scene.play("Au9 Au3 -Un1 -Un3")
    assert (scene.score("A"), scene.score("B")) == ("", "")


def test_r11_laying_down_is_no_following() -> None:
    """Nobody learns of a lack: whatever lies there was a free choice."""
    scene = wound_up().play("-Ba1 -Ba3")
    assert [seen.lacks for seen in scene.view("A").seats] == [[], []]


def test_r11_cards_laid_down_count_for_nobody_at_the_end() -> None:
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Au9 Ba1 | B hand Au3 Ba3 | prizes Ba9 | deck Au0 Au1 Au2"
    )
    scene.play("Au9 Au3 -Ba1 -Ba3 Au1 Au2 Au0 Ba9")
    assert scene.is_over()
    assert scene.score("A") == ""
    assert scene.score("B") == "Au0 Au1 Au2 Ba9"
    assert (scene.buried("A"), scene.buried("B")) == ("Ba1", "Ba3")


# --- who knows what -------------------------------------------------------------------------------


def test_r11_nobody_but_its_owner_knows_a_card_laid_down() -> None:
    scene = wound_up().play("-Ba1 -Ba3")
    assert scene.knows("A", "Ba1")
    assert not scene.knows("B", "Ba1")
    assert scene.knows("B", "Ba3")
    assert not scene.knows("A", "Ba3")
    assert scene.discard() == "Au3 Au6 Au7 Au8 Au9 Ba0 Ba5 Ba6 Ba7 Ba8"


def test_r11_a_view_shows_how_many_cards_lie_face_down_and_what_they_could_be() -> None:
    view = wound_up().play("-Ba1 -Ba3").view("A")
    assert [card.code for card in view.seats[0].buried] == ["Ba1"]
    assert view.seats[1].buried == []
    assert view.seats[1].buried_size == 1
    could_be = "Au0 Au2 Au5 Ba3 Ba4"
    assert hidden(view) == [
        ("hand", 1, 1, could_be),
        ("followers", 1, 2, could_be),
        ("buried", 1, 1, could_be),
        ("deck", None, 1, could_be),
    ]
    assert " ".join(card.code for card in view.unknown) == could_be


def test_r11_a_card_laid_down_is_not_of_a_faction_that_its_owner_was_known_to_lack() -> None:
    scene = Scene(START.replace("B hand Au3", "B hand Ba0").replace("Au8 Ba0", "Au8 Au3"))
    view = scene.play("Au9 Ba0 -Ba1 -Ba3").view("A")
    assert view.seats[1].lacks == ["Au"]
    assert hidden(view) == [
        ("hand", 1, 1, "Ba3 Ba4"),
        ("followers", 1, 2, "Au0 Au2 Au5"),
        ("buried", 1, 1, "Ba3 Ba4"),
        ("deck", None, 1, "Au0 Au2 Au5"),
    ]


def test_r11_cards_laid_down_stay_secret_in_phase_2() -> None:
    scene = wound_up().play("-Ba1 -Ba3 Ba2 Ba4")
    assert scene.state.phase == 2
    assert scene.hand("B") == "Au0 Au2 Au4"
    assert not scene.knows("A", "Ba3")
    could_be = "Au0 Au2 Ba3"
    assert hidden(scene.view("A")) == [("hand", 1, 2, could_be), ("buried", 1, 1, could_be)]


def test_of_equal_cards_one_is_laid_down_and_the_others_stay() -> None:
    scene = Scene(
        "Go Au | phase 1 | lead A | A hand Au9 Go0 Go0 | B hand Au3 Go0 Go5 | prizes Go9"
        " | deck Au0 Au1 Au2 Au4 Au5"
    )
    scene.play("Au9 Au3")
    assert scene.legal("A") == "-Go0"
    scene = resumed(scene.answer("A", "-Go0")).answer("B", "-Go5")
    assert (scene.buried("A"), scene.hand("A")) == ("Go0", "Go0")
    assert (scene.buried("B"), scene.hand("B")) == ("Go5", "Go0")


def test_r11_a_spectator_knows_of_no_card_laid_down() -> None:
    scene = wound_up().play("-Ba1 -Ba3")
    told = [event.as_seen_by(0) for event in scene.log if event.target == "buried"]
    assert [(event.seat, event.cards, event.count) for event in told] == [(0, [], 1), (1, [], 1)]


def test_r11_the_view_of_the_other_is_the_same_whichever_card_was_laid_down() -> None:
    one, other = wound_up().play("-Ba1 -Ba3"), wound_up().play("-Ba1 -Ba4")
    assert one.view("A").to_json() == other.view("A").to_json()
    assert one.view("B").to_json() != other.view("B").to_json()


def test_choosing_and_laying_down_are_told_with_cards_to_their_owner_only() -> None:
    scene = wound_up().play("-Ba1 -Ba3")
    for seat, flag, own in ((0, 1, "Ba1"), (1, 2, "Ba3")):
        for kind in (CHOSE, MOVED):
            told = [event for event in scene.log if event.kind == kind and event.cause == "Au"]
            seen = {int(event.seat): event.as_seen_by(flag).cards for event in told}
            assert seen[seat] == [own]
            assert seen[1 - seat] == []


def test_causes_name_the_automatons() -> None:
    scene = wound_up().play("-Ba1 -Ba3")
    assert scene.causes("Ba1") == ["Au", "Au"]
    assert scene.causes("Au1") == ["reveal", "recruit"]
    won = [(event.cause, event.seat) for event in scene.log if event.kind == TRICK_WON]
    assert won == [("win", 0), ("Au", 0)]


def test_who_has_wound_one_up_is_public_while_the_question_is_open() -> None:
    scene = wound_up()
    view = scene.view("B")
    assert (view.asking, view.asker, view.asked) == ("choose", "Au", [0, 1])
    assert view.memory == {"Au": [1]}
    scene.play("-Ba1 -Ba3")
    assert scene.view("B").memory == {"Au": [0]}


# --- secret and simultaneous ----------------------------------------------------------------------


def test_a_card_chosen_is_seen_by_nobody_else_before_all_have_chosen() -> None:
    scene = wound_up().answer("A", "-Ba1")
    assert [card.code for card in scene.view("A").seats[0].chosen] == ["Ba1"]
    seen = scene.view("B").seats[0]
    assert (seen.chosen, seen.hand, seen.hand_size, seen.wanted) == ([], [], 2, 0)
    other = wound_up().answer("A", "-Ba2")
    assert scene.view("B").to_json() == other.view("B").to_json()


def test_who_has_chosen_is_not_asked_again() -> None:
    scene = wound_up().answer("B", "-Ba3")
    assert scene.legal("B") == ""
    assert scene.to_act() == "A"
    assert scene.view("A").asked == [0]


def test_r27_secret_choices_may_be_answered_in_either_order() -> None:
    one = wound_up().answer("A", "-Ba1").answer("B", "-Ba3")
    other = wound_up().answer("B", "-Ba3").answer("A", "-Ba1")
    assert write_position(one.state) == write_position(other.state)


def test_r27_where_an_order_is_needed_the_winner_answers_first() -> None:
    assert wound_up().to_act() == "A"
    scene = Scene(
        "Au Ba | phase 1 | lead A | A hand Au3 Ba1 | B hand Au9 Ba3 | prizes Ba9 | deck Au0 Au1 Au2"
    )
    assert scene.play("Au3 Au9").to_act() == "B"


@pytest.mark.parametrize(
    ("first", "second"), [(("A", "-Ba2"), ("B", "-Ba4")), (("B", "-Ba4"), ("A", "-Ba2"))]
)
def test_the_question_is_saved_and_resumed_before_between_and_after_the_answers(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    straight = wound_up().answer(*first).answer(*second)
    scene = resumed(wound_up())
    scene = resumed(scene.answer(*first))
    assert scene.legal(first[0]) == ""
    scene = resumed(scene.answer(*second))
    assert write_position(scene.state) == write_position(straight.state)
    for seat in "AB":
        assert scene.view(seat).to_json() == straight.view(seat).to_json()
    scene.play("Ba1 Ba3")
    assert scene.state.phase == 2


# --- three and four players -----------------------------------------------------------------------

THREE = (
    "Au Ba Do | phase 1 | lead A | A hand Au3 Ba1 Ba2 | B hand Au9 Ba3 Ba4 | C hand Au4 Ba5 Ba6"
    " | prizes Do0 Do1 | deck Do2 Do3 Do4 Do5 Do6 Do7 Do8"
)
FOUR = (
    "Au Ba Do | phase 1 | lead A | A hand Au3 Ba1 Ba2 | B hand Au5 Ba3 Ba4 | C hand Au9 Ba5 Ba6"
    " | D hand Au4 Ba7 Ba8 | prizes Do0 Do1 | deck Do2 Do3 Do4 Do5 Do6 Do7 Do8 Do9 Ba9"
)


def test_r12_with_three_the_winner_chooses_a_prize_the_next_gets_the_other_the_third_draws() -> None:
    scene = Scene(THREE, players=3).play("Au3 Au9 Au4 +Do0")
    assert scene.followers("B") == "Do0"
    assert scene.followers("C") == "Do1"
    assert scene.followers("A") == "Do2"
    assert scene.prizes() == "Do3 Do4"
    scene.play("-Ba3 -Ba5 -Ba1")
    assert scene.to_act() == "B"
    assert scene.legal("B") == "+Do3 +Do4"
    scene.play("+Do4")
    assert scene.followers("B") == "Do0 Do4"
    assert scene.followers("C") == "Do1 Do3"
    assert scene.followers("A") == "Do2 Do5"
    assert scene.leader() == scene.to_act() == "B"
    assert scene.legal("B") == "Ba4"


def test_r12_with_four_the_rest_draw_in_turn() -> None:
    scene = Scene(FOUR, players=4).play("Au3 Au5 Au9 Au4 +Do1")
    assert [scene.followers(seat) for seat in "CBDA"] == ["Do1", "Do0", "Do2", "Do3"]
    scene.play("-Ba5 -Ba7 -Ba1 -Ba3 +Do5")
    assert [scene.followers(seat) for seat in "CDAB"] == ["Do1 Do5", "Do2 Do4", "Do3 Do6", "Do0 Do7"]
    assert scene.to_act() == "C"


def test_r12_the_winners_choice_is_saved_and_resumed() -> None:
    scene = resumed(Scene(FOUR, players=4).play("Au3 Au5 Au9 Au4"))
    scene = resumed(scene.play("+Do1"))
    scene = resumed(scene.answer("B", "-Ba3").answer("D", "-Ba7"))
    assert scene.view("D").asked == [2, 0]
    scene = resumed(scene.play("-Ba5 -Ba1"))
    assert scene.to_act() == "C"
    scene = resumed(scene.play("+Do4"))
    assert [scene.followers(seat) for seat in "CDAB"] == ["Do1 Do4", "Do2 Do5", "Do3 Do6", "Do0 Do7"]
    assert scene.leader() == "C"


def test_r11_with_four_players_not_even_a_partner_knows_a_card_laid_down() -> None:
    scene = Scene(FOUR, players=4).play("Au3 Au5 Au9 Au4 +Do1 -Ba5 -Ba7 -Ba1 -Ba3")
    assert scene.knows("C", "Ba5")
    assert not any(scene.knows(seat, "Ba5") for seat in "ABD")
    assert scene.view("A").seats[2].buried == []
    assert scene.view("A").seats[2].buried_size == 1
