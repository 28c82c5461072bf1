"""Where powers meet: what the rules say when several of them speak of the same card."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_a_giant_under_a_gnomes_two_figures_sends_both_back() -> None:
    scene = Scene("Gi Gn Kn | board Kn@0,0:B | A hand Gn | B hand Gi Kn").play("Gn@1,0 @0,0")
    assert (scene.at("0,0"), scene.supply("A"), scene.supply("B")) == ("Kn:AB", 13, 14)
    scene.play("Gi@0,1 @0,0")
    assert (scene.at("0,0"), scene.supply("A"), scene.supply("B")) == ("Kn:down", 14, 14)


def test_undead_cannot_choose_a_shared_card_but_the_opponent_may_lose_it_elsewhere() -> None:
    scene = Scene("Un Go Kn | board Kn@0,0:AB Go@0,1:B | A hand Un | B hand Go").play("Un@1,0")
    assert scene.legal() == "@0,1 pass"
    scene.play("@0,1")
    assert (scene.at("0,0"), scene.at("0,1"), scene.at("1,0")) == ("Kn:AB", "Go:A", "Un:B")


def test_undead_may_leave_an_opponents_figure_on_a_card_that_is_then_shared_by_a_gnome() -> None:
    scene = Scene("Un Gn Kn | board Kn@0,0:B | A hand Un Gn | B hand Gn Kn")
    scene.play("Un@1,0 @0,0 Gn@0,1 @0,0")
    assert (scene.at("0,0"), scene.at("1,0")) == ("Kn:AB", "Un:B")


def test_a_knight_leaves_the_own_figure_on_a_shared_card() -> None:
    scene = Scene("Kn Go | board Go@0,0:AB | A hand Kn | B hand Go").play("Kn@1,0 @0,0")
    assert (scene.at("0,0"), scene.supply("B")) == ("Go:A", 15)


def test_a_figure_swapped_onto_the_undead_may_be_driven_away_like_any_other() -> None:
    scene = Scene("Un Kn Go | board Go@0,0:B | A hand Un Kn | B hand Go Go").play("Un@1,0 @0,0 Go@-1,0 use")
    scene.play("Kn@1,1 @1,0")
    assert (scene.at("1,0"), scene.supply("B")) == ("Un", 14)


def test_goblins_won_by_a_swap_count_for_the_new_owner() -> None:
    scene = Scene("Un Go Kn | board Go@0,0:B Kn@0,1 | A hand Un Go | B hand Kn Kn")
    scene.play("Un@1,0 @0,0 Kn@0,2 Go@-1,0 use")
    assert scene.points("A") == 2


def test_trolls_with_face_down_cards_in_the_line_count_only_up_to_them() -> None:
    scene = Scene("Tr Gi Kn Un Go | board Kn@0,0 Un@1,0 Go@2,0 Tr@3,0 | A hand Gi Go | B hand Tr Go")
    assert scene.play("Gi@2,1 @2,0").at("2,0") == "Go:down"
    scene.play("Tr@-1,0")
    assert scene.legal() == "row column pass"
    assert scene.play("row").points("B") == 3


def test_a_card_turned_face_down_splits_a_line_of_dwarves() -> None:
    board = "board Dw@-2,0 Dw@-1,0 Kn@1,0 Kn@-1,1"
    scene = Scene(f"Dw Gi Kn | {board} | A hand Gi Dw | B hand Dw Kn").play("Gi@-1,-1 @-1,0 Dw@0,0 use")
    assert scene.points("B") == 1


def test_a_face_down_card_is_no_neighbour_for_a_doppelganger_a_knight_or_a_gnome() -> None:
    board = "board Kn@0,0 Gn@2,0:down"
    assert Scene(f"Do Kn Gn | {board} | A hand Do | B hand Kn").play("Do@1,0").to_act() == "B"
    assert Scene(f"Gn Kn | {board} | A hand Gn").play("Gn@1,0").legal() == "@0,0 pass"


def test_the_last_figure_of_the_first_seat_won_back_by_the_second_seats_undead_does_not_save_it() -> None:
    """A swap brings no figure back: the supply stays empty and the game ends."""
    scene = Scene("Un Go Kn | board Kn@0,0 | A hand Go Go | A supply 1 | B hand Un Go")
    scene.play("Go@1,0 use Un@0,1 @1,0")
    assert scene.result().ended_by == "figures"


def test_the_last_figure_played_by_the_first_seat_and_sent_back_by_the_second() -> None:
    scene = Scene("Kn Go Un | board Un@0,0 | A hand Go Go | A supply 1 | B hand Kn Go")
    scene.play("Go@1,0 use Kn@1,1 @1,0")
    assert scene.to_act() == "A"
    scene.play("Go@2,0 use")
    assert (scene.supply("A"), scene.to_act()) == (0, "B")


def test_a_second_seat_that_plays_its_last_figure_by_a_gnome_ends_the_game() -> None:
    scene = Scene("Gn Go Kn | turn 2 | board Kn@0,0 | B hand Gn Go | B supply 2 | A hand Go Go")
    scene.play("Gn@1,0 @0,0")
    assert scene.result().ended_by == "figures"


def test_a_giant_may_bring_back_the_figure_that_its_own_seat_has_just_run_out_of() -> None:
    scene = Scene("Gi Go Kn | turn 2 | board Kn@0,0 Go@1,0:B | B hand Gi Go | B supply 1 | A hand Go Go")
    scene.play("Gi@1,1 @1,0")
    assert (scene.supply("B"), scene.to_act()) == (1, "A")


def test_a_seer_with_an_empty_pile_draws_from_the_display() -> None:
    scene = Scene("Se Go Kn | board Kn@0,0 | A hand Se Go | B hand Go | display Go Kn").play("Se@1,0")
    assert scene.legal() == "+Go +Kn"


def test_a_seer_may_empty_the_pile_so_that_three_alike_stay() -> None:
    scene = Scene("Se Go Kn | board Kn@0,0 | A hand Se Go | B hand Go | display Kn Kn Kn | pile Se")
    scene.play("Se@1,0 use")
    assert (scene.display(), scene.pile(), scene.to_act()) == ("Kn Kn Kn", "", "B")


def test_a_doppelganger_copying_a_seer_in_the_last_turns() -> None:
    scene = Scene("Do Se Go | board Se@0,0 | A hand Do Go | B hand Go | display Go | pile Se")
    scene.play("Do@1,0 @0,0")
    assert (scene.hand("A"), scene.pile(), scene.to_act()) == ("Se Go", "", "B")


def test_a_doppelganger_that_copies_undead_can_itself_be_left_to_the_opponent() -> None:
    scene = Scene("Do Un Go | board Un@0,0 Go@0,1:B | A hand Do | B hand Go").play(
        "Do@1,0 @0,0 @0,1 Go@0,2 pass"
    )
    assert (scene.led_by("Do"), scene.led_by("Un")) == ("B", "-")


def test_the_only_power_card_may_turn_over_everything_around_itself_in_time() -> None:
    scene = Scene("Gi Kn | board Kn@0,0 Kn@2,0 | A hand Gi | B hand Gi Kn").play("Gi@1,0 @0,0 Gi@1,1 @1,0")
    assert (scene.at("1,0"), scene.supply("A")) == ("Gi:down", 15)
    assert scene.playable() >= {"2,1", "1,2", "0,1"}
