"""Step 3: draw one card, of the display or the top of the pile; three alike do not stay (K1)."""

from __future__ import annotations

from tests.kingdoms.scene import Scene

PLACED = "Go Kn Un Dw | board Kn@0,0 Kn@1,0:A | here 1,0 | step draw | A hand Go | B hand Go Go"


def test_one_of_the_display_or_the_top_of_the_pile() -> None:
    assert Scene(f"{PLACED} | display Kn Un Kn | pile Dw").legal() == "+pile +Kn +Un"


def test_the_replacement_takes_its_place_at_once() -> None:
    scene = Scene(f"{PLACED} | display Go Un Kn | pile Dw Kn").play("+Un")
    assert (scene.hand("A"), scene.display(), scene.pile()) == ("Go Un", "Go Dw Kn", "Kn")


def test_the_top_of_the_pile_goes_to_the_hand() -> None:
    scene = Scene(f"{PLACED} | display Go Un Kn | pile Dw Kn").play("+pile")
    assert (scene.hand("A"), scene.display(), scene.pile()) == ("Go Dw", "Go Un Kn", "Kn")


def test_with_an_empty_pile_the_display_gets_smaller() -> None:
    scene = Scene(f"{PLACED} | display Go Un Kn").play("+Un")
    assert (scene.display(), scene.to_act()) == ("Go Kn", "B")


def test_while_there_is_one() -> None:
    scene = Scene("Go Kn | board Kn@0,0 | A hand Go Go | B hand Go").play("Go@1,0 use")
    assert (scene.hand("A"), scene.to_act()) == ("Go", "B")


def test_k1_of_three_alike_two_are_shuffled_into_the_pile_and_replaced() -> None:
    scene = Scene(f"{PLACED} | display Go Un Go | pile Go Dw Kn").play("+Un")
    assert scene.display() == "Go"
    assert scene.waits_for_chance()
    scene.play("chance:DwGoKnGo")
    assert (scene.display(), scene.pile(), scene.to_act()) == ("Go Dw Go", "Kn Go", "B")


def test_k1_again_if_need_be() -> None:
    scene = Scene(f"{PLACED} | display Go Un Go | pile Go Dw Kn").play("+Un chance:GoGoDwKn")
    assert scene.waits_for_chance()
    scene.play("chance:KnGoDwGo")
    assert scene.display() == "Go Kn Go"


def test_k1_if_the_pile_is_empty_they_stay() -> None:
    scene = Scene(f"{PLACED} | display Go Un Go | pile Go").play("+Un")
    assert (scene.display(), scene.to_act()) == ("Go Go Go", "B")


def test_k1_if_the_pile_holds_only_that_faction_they_stay() -> None:
    scene = Scene(
        "Go Kn Un | board Kn@0,0 Kn@1,0:A | here 1,0 | step draw | A hand Un | B hand Un"
        " | display Go Un Go | pile Go Go Go"
    ).play("+Un")
    assert (scene.display(), scene.pile(), scene.to_act()) == ("Go Go Go", "Go Go", "B")


def test_k1_with_an_almost_empty_pile() -> None:
    scene = Scene(f"{PLACED} | display Go Un Go | pile Go Dw").play("+Un")
    assert scene.waits_for_chance()
    scene.play("chance:GoDwGo")
    assert (scene.display(), scene.pile()) == ("Go Go Dw", "Go")


def test_k1_is_also_checked_where_nothing_was_taken_from_the_display() -> None:
    scene = Scene(f"{PLACED} | display Go Go Go | pile Dw Kn").play("+pile")
    assert scene.waits_for_chance()
    assert scene.play("chance:KnGoGo").display() == "Go Kn Go"
