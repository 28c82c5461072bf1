"""Seers: take 3 cards from the pile instead of drawing, keep any 2 of them and of the card in hand."""

from __future__ import annotations

from tests.kingdoms.scene import Scene

BEFORE = "Se Go Kn Un Dw Tr | board Kn@0,0 | A hand Se Go | B hand Go Go"


def test_three_cards_are_taken_together_with_the_card_left_in_hand() -> None:
    scene = Scene(f"{BEFORE} | pile Kn Un Dw Tr | display Go Kn Un").play("Se@1,0 use")
    assert scene.sight() == "Kn Un Dw"
    assert scene.legal() == "=Go,Kn =Go,Un =Go,Dw =Kn,Un =Kn,Dw =Un,Dw"


def test_any_two_are_kept_and_the_others_shuffled_into_the_pile() -> None:
    scene = Scene(f"{BEFORE} | pile Kn Un Dw Tr | display Go Kn Un").play("Se@1,0 use =Un,Dw")
    assert scene.waits_for_chance()
    scene.play("chance:KnTrGo")
    assert scene.hand("A") == "Un Dw"
    assert scene.pile() == "Kn Tr Go"


def test_it_replaces_the_draw() -> None:
    scene = Scene(f"{BEFORE} | pile Kn Un Dw Tr | display Go Kn Un").play("Se@1,0 use =Go,Kn")
    scene.let_chance_act()
    assert scene.to_act() == "B"
    assert scene.display() == "Go Kn Un"


def test_two_alike_may_be_kept() -> None:
    scene = Scene(f"{BEFORE} | pile Go Go Dw | display Go Kn Un").play("Se@1,0 use")
    assert scene.legal() == "=Go,Go =Go,Dw"
    assert scene.play("=Go,Go").hand("A") == "Go Go"


def test_two_cards_if_there_are_no_more() -> None:
    scene = Scene(f"{BEFORE} | pile Kn Un | display Go Kn Un").play("Se@1,0 use")
    assert scene.legal() == "=Go,Kn =Go,Un =Kn,Un"
    scene.play("=Kn,Un chance:Go")
    assert (scene.hand("A"), scene.pile()) == ("Kn Un", "Go")


def test_one_card_if_there_are_no_more_and_both_are_kept() -> None:
    scene = Scene(f"{BEFORE} | pile Kn | display Go Kn Un").play("Se@1,0 use")
    assert scene.to_act() == "B"
    assert (scene.hand("A"), scene.pile()) == ("Go Kn", "")


def test_not_used_draw_normally() -> None:
    scene = Scene(f"{BEFORE} | pile Kn Un Dw | display Go Kn Un").play("Se@1,0 pass")
    assert scene.legal() == "+pile +Go +Kn +Un"
    assert scene.play("+pile").hand("A") == "Go Kn"


def test_with_an_empty_pile_draw_normally() -> None:
    scene = Scene(f"{BEFORE} | display Go Kn").play("Se@1,0")
    assert scene.legal() == "+Go +Kn"


def test_k1_the_display_is_checked_at_the_end_of_a_seers_draw_too() -> None:
    scene = Scene(f"{BEFORE} | pile Kn Un Dw Tr | display Go Go Go").play("Se@1,0 use =Kn,Un chance:DwTrGo")
    assert scene.waits_for_chance()
    scene.play("chance:TrGoDwGoGo")
    assert scene.display() == "Go Tr Go"
