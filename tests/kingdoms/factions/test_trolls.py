"""Trolls: 1 point for each different faction in the row or the column, without another Troll in it."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_worked_example_between_undead_and_knight() -> None:
    text = "Tr Un Kn | board Un@-1,0 Kn@1,0 | A hand Tr"
    assert Scene(text).play("Tr@0,0 row").points("A") == 3
    assert Scene(text).play("Tr@0,0 column").points("A") == 1


def test_k4_the_trolls_own_faction_counts() -> None:
    assert Scene("Tr Kn | board Kn@0,0 | A hand Tr").play("Tr@1,0 row").points("A") == 2


def test_each_faction_counts_once() -> None:
    scene = Scene("Tr Un Kn | board Kn@0,0 Un@-1,0 Kn@-2,0 Kn@2,0 | A hand Tr").play("Tr@1,0 row")
    assert scene.points("A") == 3


def test_the_line_ends_at_a_gap() -> None:
    assert Scene("Tr Un Kn | board Kn@0,0 Un@-2,0 | A hand Tr").play("Tr@1,0 row").points("A") == 2


def test_the_line_ends_at_a_card_that_lies_face_down() -> None:
    scene = Scene("Tr Un Kn Go | board Kn@0,0 Un@-1,0:down Go@-2,0 | A hand Tr").play("Tr@1,0 row")
    assert scene.points("A") == 2


def test_not_in_a_line_with_another_troll() -> None:
    scene = Scene("Tr Kn | board Kn@0,0 Tr@-1,0 | A hand Tr").play("Tr@1,0")
    assert scene.legal() == "column pass"


def test_a_troll_behind_a_gap_or_a_face_down_card_does_not_matter() -> None:
    scene = Scene("Tr Kn | board Kn@0,0 Tr@-2,0 Kn@1,1:down Tr@1,2 | A hand Tr").play("Tr@1,0")
    assert scene.legal() == "row column pass"


def test_a_troll_that_lies_face_down_does_not_matter() -> None:
    scene = Scene("Tr Kn | board Kn@0,0 Tr@2,0:down | A hand Tr").play("Tr@1,0")
    assert scene.legal() == "row column pass"


def test_with_trolls_in_both_lines_nothing_is_asked() -> None:
    scene = Scene("Tr Kn | board Tr@0,0 Tr@1,1 | A hand Tr | B hand Kn").play("Tr@1,0")
    assert scene.to_act() == "B"
    assert scene.points("A") == 0


def test_a_troll_may_be_placed_without_scoring() -> None:
    assert Scene("Tr Kn | board Kn@0,0 | A hand Tr").play("Tr@1,0 pass").points("A") == 0
