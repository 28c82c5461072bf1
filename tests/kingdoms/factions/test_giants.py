"""Giants: turn a neighbour face down. It scores for nobody, holds nothing, makes no field playable."""

from __future__ import annotations

import pytest

from tests.kingdoms.scene import Scene


def test_a_neighbour_is_turned_face_down() -> None:
    scene = Scene("Gi Kn Go | board Kn@0,0 Go@0,1 | A hand Gi").play("Gi@1,0")
    assert scene.legal() == "@0,0 pass"
    assert scene.play("@0,0").at("0,0") == "Kn:down"


@pytest.mark.parametrize("figures", ["A", "B", "AB"])
def test_own_opponents_and_shared_cards_alike_and_figures_go_back_to_their_owners(figures: str) -> None:
    scene = Scene(f"Gi Kn Go | board Kn@0,0 Go@1,1:{figures} | A hand Gi").play("Gi@1,0 @1,1")
    assert scene.at("1,1") == "Go:down"
    assert (scene.supply("A"), scene.supply("B")) == (14, 15)


def test_k6_the_start_card_may_be_turned_over() -> None:
    scene = Scene("Gi Kn | board Kn@0,0 | A hand Gi").play("Gi@1,0 @0,0")
    assert scene.at("0,0") == "Kn:down"


def test_it_scores_for_nobody() -> None:
    scene = Scene("Gi Kn Go | board Kn@0,0:B Go@0,1:B | A hand Gi").play("Gi@1,0 @0,0")
    assert (scene.led_by("Kn"), scene.led_by("Go")) == ("-", "B")


def test_it_can_hold_no_card() -> None:
    scene = Scene("Gi Kn | board Kn@0,0 | A hand Gi | B hand Kn").play("Gi@1,0 @0,0")
    assert "0,0" not in scene.playable()


def test_it_makes_no_field_playable() -> None:
    scene = Scene("Gi Kn | board Kn@0,0 | A hand Gi | B hand Kn").play("Gi@1,0")
    assert scene.playable() == {"-1,0", "0,1", "0,-1", "2,0", "1,1", "1,-1"}
    assert scene.play("@0,0").playable() == {"2,0", "1,1", "1,-1"}


def test_a_field_beside_another_face_up_card_stays_playable() -> None:
    scene = Scene("Gi Kn Go | board Kn@0,0 Go@-1,1 | A hand Gi | B hand Kn").play("Gi@1,0 @0,0")
    assert {"0,1", "-1,0"} <= scene.playable()


def test_a_card_that_lies_face_down_cannot_be_turned_again() -> None:
    scene = Scene("Gi Kn Go | board Kn@0,0 Go@1,1:down | A hand Gi").play("Gi@1,0")
    assert scene.legal() == "@0,0 pass"


def test_the_power_may_be_declined() -> None:
    assert Scene("Gi Kn | board Kn@0,0 | A hand Gi").play("Gi@1,0 pass").at("0,0") == "Kn"
