"""Doppelgängers: use the power of a neighbour as if this card had it; it still is a Doppelgänger."""

from __future__ import annotations

import pytest

from tests.kingdoms.scene import Scene


def test_which_neighbour_to_copy_is_chosen() -> None:
    scene = Scene("Do Dr Gi Go | board Dr@0,0 Gi@1,1 Go@0,1 | A hand Do").play("Do@1,0")
    assert scene.legal() == "@1,1 @0,0 pass"


def test_a_doppelganger_neighbour_has_nothing_to_copy() -> None:
    scene = Scene("Do Dr | board Do@0,0 | A hand Do | B hand Dr").play("Do@1,0")
    assert scene.to_act() == "B"


def test_a_neighbour_that_lies_face_down_cannot_be_copied() -> None:
    scene = Scene("Do Dr Gi | board Dr@0,0 Gi@1,1:down | A hand Do").play("Do@1,0")
    assert scene.legal() == "@0,0 pass"


def test_a_power_that_could_do_nothing_here_cannot_be_copied() -> None:
    scene = Scene("Do Go Kn Dr | board Dr@0,0 Go@1,1 Kn@2,0 | A hand Do").play("Do@1,0")
    assert scene.legal() == "@0,0 pass"


def test_copying_goblins_this_card_does_not_count() -> None:
    scene = Scene("Do Go | board Go@0,0:A Go@0,1:A | A hand Do").play("Do@1,0 @0,0")
    assert scene.points("A") == 2


def test_copying_dwarves_this_card_does_not_count() -> None:
    scene = Scene("Do Dw | board Dw@0,0 Dw@1,1 | A hand Do").play("Do@1,0 @0,0")
    assert scene.points("A") == 2


def test_copying_gnomes_a_point_and_a_figure_beside_the_doppelganger() -> None:
    scene = Scene("Do Gn Kn | board Gn@0,0:B Kn@1,1 | A hand Do").play("Do@1,0 @0,0")
    assert scene.points("A") == 0
    assert scene.legal() == "@1,1 @0,0"
    scene.play("@1,1")
    assert (scene.points("A"), scene.at("1,1")) == (1, "Kn:A")


def test_copying_gnomes_without_a_free_neighbour_only_the_point() -> None:
    scene = Scene("Do Gn | board Gn@0,0:A | A hand Do").play("Do@1,0 @0,0")
    assert scene.points("A") == 1


def test_copying_trolls_it_counts_as_the_faction_doppelgangers_in_the_line() -> None:
    scene = Scene("Do Tr Kn | board Tr@0,0 Kn@-1,0 | A hand Do").play("Do@1,0 @0,0 row")
    assert scene.points("A") == 3


def test_k5_copying_trolls_the_chosen_line_may_hold_one_troll_but_not_two() -> None:
    scene = Scene("Do Tr Kn | board Tr@0,0 Tr@-1,0 | A hand Do").play("Do@1,0 @0,0")
    assert scene.legal() == "column"


def test_k5_with_two_trolls_in_both_lines_there_is_nothing_to_copy() -> None:
    board = "board Tr@0,0 Tr@2,0 Tr@1,1 Tr@1,-1"
    assert Scene(f"Do Tr | {board} | A hand Do | B hand Do").play("Do@1,0").to_act() == "B"


def test_copying_undead_the_figure_on_the_doppelganger_is_swapped() -> None:
    scene = Scene("Do Un Kn | board Un@0,0 Kn@0,1:B | A hand Do").play("Do@1,0 @0,0 @0,1")
    assert (scene.at("1,0"), scene.at("0,1")) == ("Do:B", "Kn:A")


def test_copying_dragons_the_cards_around_the_doppelganger_count() -> None:
    scene = Scene("Do Dr Kn | board Dr@0,0 Kn@0,1 Kn@-1,0 | A hand Do").play("Do@1,0 @0,0")
    assert scene.points("A") == 2


def test_copying_seers_two_cards_are_kept() -> None:
    scene = Scene("Do Se Kn Go | board Se@0,0 | A hand Do Kn | B hand Go | pile Go Se Go Kn")
    scene.play("Do@1,0 @0,0")
    assert scene.legal() == "=Se,Kn =Se,Go =Kn,Go =Go,Go"
    scene.play("=Se,Kn").let_chance_act()
    assert (scene.hand("A"), scene.to_act()) == ("Se Kn", "B")


def test_copying_seers_with_an_empty_pile_is_not_possible() -> None:
    scene = Scene("Do Se Kn | board Se@0,0 | A hand Do Kn | B hand Kn | display Kn").play("Do@1,0")
    assert scene.legal() == "+Kn"


def test_copying_giants_a_neighbour_of_the_doppelganger_is_turned() -> None:
    scene = Scene("Do Gi Kn | board Gi@0,0 Kn@1,1 Kn@0,1 | A hand Do").play("Do@1,0 @0,0")
    assert scene.legal() == "@1,1 @0,0"
    assert scene.play("@1,1").at("1,1") == "Kn:down"


def test_a_doppelganger_may_turn_the_very_giant_it_copied() -> None:
    scene = Scene("Do Gi | board Gi@0,0:B | A hand Do").play("Do@1,0 @0,0 @0,0")
    assert (scene.at("0,0"), scene.supply("B")) == ("Gi:down", 15)


def test_copying_knights_up_to_two_figures_beside_the_doppelganger() -> None:
    scene = Scene("Do Kn Go | board Kn@0,0:B Go@1,1:B Go@2,0:B | A hand Do | B hand Go")
    scene.play("Do@1,0 @0,0 @1,1 @0,0")
    assert (scene.at("0,0"), scene.at("1,1"), scene.at("2,0")) == ("Kn", "Go", "Go:B")
    assert scene.to_act() == "B"


@pytest.mark.parametrize("code", ["Go", "Dw", "Gn", "Tr", "Un", "Dr", "Se", "Gi", "Kn"])
def test_a_copied_power_is_used_by_its_own_faction(code: str) -> None:
    """Whatever happens is told with the copied faction as its cause."""
    scene = Scene(f"Do {code} | board {code}@0,0:A {code}@1,1:B | A hand Do | B hand Do | pile Do Do Do Do")
    scene.play("Do@1,0 @0,0")
    while scene.to_act() == "A" and scene.legal().split()[0] not in ("+pile", "+Do"):
        scene.play(scene.legal().split()[0])
    assert scene.causes("copied") == ["Do"]
    caused = [event.cause for event in scene.log if event.kind != "copied"]
    assert code in caused


def test_it_still_is_a_doppelganger() -> None:
    scene = Scene("Do Go | board Go@0,0:A | A hand Do").play("Do@1,0 @0,0")
    assert (scene.led_by("Do"), scene.led_by("Go")) == ("A", "A")
    assert scene.result().totals == [1 + 7 + 4, 0]


def test_the_power_may_be_declined() -> None:
    assert Scene("Do Dr | board Dr@0,0 | A hand Do").play("Do@1,0 pass").points("A") == 0
