"""Dwarves: 1 point for every Dwarf in this card's row line and column line together."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_a_single_dwarf_counts_itself() -> None:
    assert Scene("Dw Kn | board Kn@0,0 | A hand Dw").play("Dw@1,0 use").points("A") == 1


def test_worked_example_with_a_gap_in_the_column() -> None:
    scene = Scene("Dw Kn | board Kn@1,0 Dw@2,0 Dw@0,2 Kn@1,1 Kn@1,2 | A hand Dw").play("Dw@0,0 use")
    assert scene.points("A") == 2


def test_worked_example_a_card_turned_face_down_breaks_the_row() -> None:
    scene = Scene("Dw Un Kn | board Dw@-2,0 Un@-1,0:down Kn@0,1 | A hand Dw").play("Dw@0,0 use")
    assert scene.points("A") == 1


def test_row_and_column_count_together() -> None:
    board = "board Dw@-1,0 Dw@1,0 Dw@0,1 Dw@0,-1"
    assert Scene(f"Dw Kn | {board} | A hand Dw").play("Dw@0,0 use").points("A") == 5


def test_k2_the_card_itself_counts_once() -> None:
    assert Scene("Dw Kn | board Dw@-1,0 Dw@0,1 | A hand Dw").play("Dw@0,0 use").points("A") == 3


def test_whose_figures_stand_there_does_not_matter() -> None:
    assert Scene("Dw Kn | board Dw@-1,0:B Dw@-2,0 | A hand Dw").play("Dw@0,0 use").points("A") == 3


def test_other_cards_continue_the_line() -> None:
    assert Scene("Dw Kn | board Kn@1,0 Kn@2,0 Dw@3,0 | A hand Dw").play("Dw@0,0 use").points("A") == 2


def test_dwarves_over_a_corner_do_not_count() -> None:
    assert Scene("Dw Kn | board Kn@1,0 Dw@1,1 | A hand Dw").play("Dw@0,0 use").points("A") == 1


def test_the_start_card_is_in_the_line_like_any_other() -> None:
    assert Scene("Dw Kn | board Dw@0,0 | A hand Dw").play("Dw@0,1 use").points("A") == 2


def test_the_points_may_be_declined() -> None:
    assert Scene("Dw Kn | board Dw@0,0 | A hand Dw").play("Dw@0,1 pass").points("A") == 0
