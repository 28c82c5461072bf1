"""The board as plain text."""

from __future__ import annotations

from claimant.kingdoms import Game, picture
from claimant.tabletop.chance import Chance
from tests.kingdoms.scene import Scene


def test_cards_figures_face_down_cards_and_playable_fields() -> None:
    scene = Scene(
        "Go Kn Un | turn 5 | board Kn@0,0 Go@1,0:A Un@-1,0:AB Kn@0,1:down | A hand Go Kn | A score 12"
        " | B hand Un | display Go Kn Un | pile Go Kn"
    )
    assert picture(scene.view("A")) == (
        "      -2    -1    0     1     2\n"
        "  1         .     ##    .\n"
        "  0   .    UnAB   Kn   GoA    .\n"
        " -1         .     .     .\n"
        "\n"
        "display  Go Kn Un   pile 2\n"
        "A   12 points  13 figures  hand Go Kn  (begins, to act)\n"
        "B    0 points  14 figures  hand ??\n"
        "turn 5: place\n"
    )


def test_the_card_just_placed_has_a_star_and_the_power_is_named() -> None:
    scene = Scene("Go Kn | board Kn@0,0:B | A hand Kn | B hand Go").play("Kn@1,0")
    drawn = picture(scene.view("A"))
    assert "*KnA" in drawn
    assert "turn 1: power (Kn)" in drawn


def test_a_seer_sees_what_it_looks_at_and_nobody_else_does() -> None:
    scene = Scene("Go Kn Se | board Kn@0,0 | A hand Se Go | B hand Go | pile Kn Kn Go").play("Se@1,0 use")
    assert "looks at Go Kn Kn" in picture(scene.view("A"))
    assert "looks at" not in picture(scene.view("B"))


def test_the_end_is_explained() -> None:
    game = Game("Go Dw Gn Tr Un Dr Kn", seed=3)
    chance = Chance(3)
    while not game.is_over:
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
    drawn = picture(game.public_view())
    totals = game.result().totals
    assert f"over (figures): {totals[0]}:{totals[1]}, won by" in drawn
    assert "factions Go" in drawn


def test_a_wide_board_is_drawn_whole() -> None:
    scene = Scene("Go Kn | board Kn@-12,0 Kn@12,0 Go@0,11 | A hand Go")
    lines = picture(scene.view("all")).splitlines()
    assert "-12" in lines[0]
    assert "12" in lines[0]
    assert lines[1].startswith(" 12")
