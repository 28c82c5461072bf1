"""Step 1: place a card from the hand next to a face-up card, and put a figure on it."""

from __future__ import annotations

from claimant.kingdoms import Game
from tests.kingdoms.scene import Scene


def test_on_an_empty_field_that_shares_a_side_with_a_face_up_card() -> None:
    scene = Scene("Go Kn | board Kn@0,0 Kn@1,0 | A hand Go")
    assert scene.playable() == {"-1,0", "0,1", "0,-1", "1,1", "1,-1", "2,0"}
    assert scene.legal() == "Go@0,1 Go@1,1 Go@-1,0 Go@2,0 Go@0,-1 Go@1,-1"


def test_a_corner_is_not_enough() -> None:
    assert "1,1" not in Scene("Go Kn | board Kn@0,0 | A hand Go").playable()


def test_nor_is_a_face_down_card() -> None:
    scene = Scene("Go Kn | board Kn@0,0 Kn@1,0:down | A hand Go")
    assert scene.playable() == {"-1,0", "0,1", "0,-1"}


def test_either_hand_card_may_be_placed_and_equal_ones_are_named_once() -> None:
    assert Scene("Go Kn | board Kn@0,0 | A hand Go Kn").legal().split()[::4] == ["Go@0,1", "Kn@0,1"]
    assert len(Scene("Go Kn | board Kn@0,0 | A hand Go Go").legal().split()) == 4


def test_near_the_end_the_only_one() -> None:
    scene = Scene("Go Kn | board Kn@0,0 | A hand Go Kn | B hand Kn Kn").play("Kn@1,0 Kn@2,0 pass")
    assert {action.split("@")[0] for action in scene.legal().split()} == {"Go"}


def test_a_figure_from_the_supply_is_put_on_it() -> None:
    scene = Scene("Go Kn | board Kn@0,0 | A hand Go").play("Go@1,0")
    assert (scene.at("1,0"), scene.supply("A")) == ("Go:A", 14)


def test_the_board_has_no_edge() -> None:
    game = Game("Go Dw Gn Tr Un Dr Kn", seed=1)
    while not game.is_over:
        farthest = min(game.legal_actions(), key=lambda action: (action.x, str(action)))
        game.apply("pass" if "pass" in map(str, game.legal_actions()) else farthest)
    row = [tile for tile in game.public_view().board if tile.y == 0]
    assert len(row) == len(game.public_view().board)
    assert [tile.x for tile in row] == list(range(1 - len(row), 1))
    assert len(row) == 31


def test_fields_keep_their_names_when_the_board_grows() -> None:
    row = " ".join(f"Kn@{x},0" for x in range(-6, 1)) + " Un@1,0:A Un@2,0:B Un@3,0 Un@4,0 Un@5,0 Un@6,0"
    scene = Scene(f"Un Kn Gi | board {row} | A hand Gi Gi | B hand Gi Gi")
    scene.play("Gi@7,0 @6,0 Gi@-7,0 @-6,0")
    assert (scene.at("6,0"), scene.at("-6,0"), scene.at("7,0")) == ("Un:down", "Kn:down", "Gi:A")
    assert (scene.at("1,0"), scene.at("2,0")) == ("Un:A", "Un:B")
    assert {"8,0", "-8,0", "7,1"} <= scene.playable()
    assert "6,1" not in scene.playable()
