"""The end of the game, and scoring."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_it_ends_after_equally_many_turns_when_a_supply_is_empty() -> None:
    scene = Scene("Go Kn | board Kn@0,0 | A hand Go Go | A supply 1 | B hand Go Go").play("Go@1,0 use")
    assert scene.to_act() == "B"
    scene.play("Go@0,1 use")
    assert scene.is_over()
    assert scene.result().ended_by == "figures"


def test_it_ends_when_the_second_seat_plays_its_last_figure() -> None:
    scene = Scene("Go Kn | turn 2 | board Kn@0,0 | B hand Go Go | B supply 1 | A hand Go Go")
    scene.play("Go@1,0 use")
    assert scene.result().ended_by == "figures"


def test_equally_many_turns_count_from_the_seat_that_began() -> None:
    scene = Scene("Go Kn | first B | board Kn@0,0 | B hand Go Go | B supply 1 | A hand Go Go")
    assert scene.to_act() == "B"
    scene.play("Go@1,0 use")
    assert scene.to_act() == "A"
    assert scene.play("Go@0,1 use").is_over()


def test_worked_example_a_knight_sends_a_figure_back_and_the_game_goes_on() -> None:
    scene = Scene("Go Kn Un | board Un@0,0 | A hand Go Go | A supply 1 | B hand Kn Go")
    scene.play("Go@1,0 use Kn@2,0 @1,0")
    assert (scene.to_act(), scene.supply("A")) == ("A", 1)


def test_figures_that_came_back_by_a_giant_count_too() -> None:
    scene = Scene("Go Gi Un | board Un@0,0 | A hand Go Go | A supply 1 | B hand Gi Go")
    scene.play("Go@1,0 use Gi@2,0 @1,0")
    assert scene.to_act() == "A"


def test_it_ends_when_pile_display_and_both_hands_are_empty() -> None:
    scene = Scene("Go Kn | turn 2 | board Kn@0,0 | B hand Go").play("Go@1,0 use")
    assert scene.result().ended_by == "cards"


def test_cards_left_in_one_hand_let_it_go_on() -> None:
    scene = Scene("Go Kn | board Kn@0,0 | A hand Go | B hand Go").play("Go@1,0 use")
    assert scene.to_act() == "B"


def test_k8_without_a_playable_field_it_ends_at_once() -> None:
    scene = Scene(
        "Gi Do | board Gi@0,0:A Gi@1,1:down Gi@1,-1:down Gi@2,0:down Gi@1,0:A"
        " | step power | here 1,0 | power Gi offered | A hand Do | B hand Do"
    )
    scene.play("@0,0")
    assert scene.to_act() == ""
    assert scene.result().ended_by == "no-field"


def test_who_has_more_figures_on_a_factions_cards_gets_its_worth() -> None:
    scene = Scene("Go Kn | turn 2 | board Go@0,0:A Go@0,1:A Go@0,2:B Kn@1,0:A | B hand Kn")
    scene.play("Kn@1,1 pass")
    assert (scene.led_by("Go"), scene.led_by("Kn")) == ("A", "-")
    assert scene.result().totals == [4, 0]


def test_a_tie_gives_nothing() -> None:
    scene = Scene("Go Kn | turn 2 | board Go@0,0:A Go@0,1:B | B hand Kn").play("Kn@1,0 pass")
    assert scene.led_by("Go") == "-"


def test_a_shared_card_counts_for_both() -> None:
    scene = Scene("Go Kn | turn 2 | board Go@0,0:AB Go@0,1:A Kn@0,2 | B hand Kn").play("Kn@0,3")
    control = next(control for control in scene.result().controls if control.faction.code == "Go")
    assert (control.figures, control.seat) == ([2, 1], 0)


def test_most_points_win() -> None:
    scene = Scene("Go Kn | turn 2 | board Go@0,0 | A score 10 | B hand Kn").play("Kn@1,0")
    assert (scene.winners(), scene.result().decided_by) == ("A", "points")
    assert scene.result().totals == [10, 9]


def test_a_tie_goes_to_the_larger_supply() -> None:
    scene = Scene("Go Kn | turn 2 | board Go@0,0 | A score 9 | B hand Kn").play("Kn@1,0")
    assert (scene.winners(), scene.result().decided_by) == ("A", "supply")


def test_still_tied_the_victory_is_shared() -> None:
    scene = Scene("Go Kn | turn 2 | board Go@0,0 | A score 9 | A supply 14 | B hand Kn").play("Kn@1,0")
    assert (scene.winners(), scene.result().decided_by) == ("AB", "shared")


def test_points_of_powers_and_of_factions_are_told_apart() -> None:
    scene = Scene("Go Kn | turn 2 | board Kn@0,0 | B hand Go | B score 5").play("Go@1,0 use")
    assert (scene.result().in_play, scene.result().totals) == ([0, 6], [0, 10])
