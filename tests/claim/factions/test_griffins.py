"""Griffins: won in phase 2 they lie open and strengthen cards of their value."""

from __future__ import annotations

from claimant.claim.sets import find_faction
from tests.claim.scene import Scene


def test_griffins_are_ten_cards_from_0_to_9() -> None:
    assert find_faction("Griffins").values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_griffins_won_in_phase_2_lie_in_the_display() -> None:
    scene = Scene("Gr Do | phase 2 | lead A | A hand Gr3 Do1 | B hand Gr7 Do2")
    scene.play("Gr3 Gr7")
    assert scene.display("B") == "Gr3 Gr7"
    assert scene.score("B") == ""


def test_a_griffin_thrown_off_lies_in_the_winners_display() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go1 Go2 | B hand Gr9 Gr8")
    scene.play("Go1 Gr9")
    assert scene.display("A") == "Gr9"
    assert scene.score("A") == "Go1"
    assert scene.display("B") == ""


def test_the_display_is_open_to_everybody() -> None:
    scene = Scene("Gr Do | phase 2 | lead A | A hand Gr3 Do1 | B hand Gr7 Do2")
    scene.play("Gr3 Gr7")
    assert [card.code for card in scene.view("A").seats[1].display] == ["Gr3", "Gr7"]


def test_a_griffin_is_won_first_and_laid_open_then() -> None:
    scene = Scene("Gr Do | phase 2 | lead A | A hand Gr3 Do1 | B hand Gr7 Do2")
    scene.play("Gr3 Gr7")
    assert scene.causes("Gr3") == ["play", "collect", "Gr"]


def test_a_card_played_later_with_the_value_of_a_displayed_griffin_has_5_more() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go7 | B hand Go3 | B display Gr3")
    assert scene.strength("B", "Go3") == 8
    scene.play("Go7 Go3")
    assert scene.last_winner() == "B"


def test_a_tie_in_strength_is_still_the_leaders() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go8 Go1 | B hand Go3 Go2 | B display Gr3")
    scene.play("Go8 Go3")
    assert scene.last_winner() == "A"


def test_the_leaders_card_is_strengthened_too() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go3 Go1 | B hand Go8 Go2 | A display Gr3")
    scene.play("Go3 Go8")
    assert scene.last_winner() == "A"


def test_strength_does_not_help_a_card_that_does_not_follow() -> None:
    scene = Scene("Go Gr Do | phase 2 | lead A | A hand Do0 Do1 | B hand Go9 Go2 | B display Gr9")
    scene.play("Do0 Go9")
    assert scene.last_winner() == "A"


def test_a_card_of_another_value_gets_nothing() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go7 | B hand Go4 | B display Gr3")
    assert scene.strength("B", "Go4") == 4


def test_a_griffin_before_the_opponent_gives_nothing() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go7 | B hand Go3 | A display Gr3")
    assert scene.strength("B", "Go3") == 3
    assert scene.strength("A", "Go3") == 8


def test_the_bonus_is_5_however_many_griffins_lie_there() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go7 | B hand Go3 | B display Gr2 Gr3 Gr4")
    assert scene.strength("B", "Go3") == 8


def test_cards_of_every_faction_profit_also_doppelgangers() -> None:
    scene = Scene("Go Gr Do | phase 2 | lead A | A hand Go7 Go1 | B hand Do3 Go2 | B display Gr3")
    scene.play("Go7 Do3")
    assert scene.last_winner() == "B"


def test_a_doppelganger_won_among_griffins_is_not_laid_open_and_gives_nothing() -> None:
    scene = Scene("Go Gr Do | phase 2 | lead A | A hand Gr5 Go3 | B hand Do3 Go1")
    scene.play("Gr5 Do3")
    assert scene.display("A") == "Gr5"
    assert scene.score("A") == "Do3"
    assert scene.strength("A", "Go3") == 3


def test_the_bonus_begins_with_the_next_trick() -> None:
    """The Griffin that is being fought for does not help to win it."""
    scene = Scene("Go Gr | phase 2 | lead A | A hand Gr5 Go5 | B hand Gr4 Go6")
    scene.play("Gr5 Gr4")
    assert scene.strength("A", "Go5") == 10
    scene.play("Go5 Go6")
    assert scene.last_winner() == "A"


def test_a_griffin_in_the_score_pile_gives_nothing() -> None:
    """One won in phase 1 lies there; only the display lends strength."""
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go7 | B hand Go3 | B score Gr3")
    assert scene.strength("B", "Go3") == 3


def test_griffins_played_in_phase_1_are_discarded() -> None:
    scene = Scene("Go Gr | phase 1 | lead A | A hand Gr3 Go1 | B hand Gr7 Go2 | prizes Gr9 | deck Gr8 Go3")
    scene.play("Gr3 Gr7")
    assert scene.discard() == "Gr3 Gr7"
    assert scene.display("B") == ""


def test_a_griffin_recruited_in_phase_1_gives_nothing() -> None:
    scene = Scene("Go Gr | phase 1 | lead A | A hand Go9 Go4 | B hand Go7 Go2 | prizes Gr4 | deck Gr8 Go3")
    scene.play("Go9 Go7")
    assert scene.followers("A") == "Gr4"
    assert scene.strength("A", "Go4") == 4


def test_at_the_end_displayed_griffins_count() -> None:
    scene = Scene("Go Gr | phase 2 | lead A | A hand Go9 | B hand Go3 | B display Gr3 Gr4 | A score Gr5")
    scene.play("Go9 Go3")
    assert scene.score("B") == "Gr3 Gr4"
    assert scene.display("B") == ""
    assert scene.causes("Gr3") == ["score"]
    assert scene.voted_for("Gr") == "B"


def test_with_three_players_strength_ranks() -> None:
    scene = Scene(
        "Go Gr | phase 2 | lead A | A hand Go7 Go0 | B hand Go8 Go0 | C hand Go4 Go0 | C display Gr4",
        players=3,
    )
    scene.play("Go7 Go8 Go4")
    assert scene.last_winner() == "C"


def test_with_four_players_a_partners_griffin_gives_nothing() -> None:
    scene = Scene(
        "Go Gr | phase 2 | lead A | A hand Go4 | B hand Go8 | C hand Go5 | D hand Go6 | C display Gr4",
        players=4,
    )
    assert scene.strength("A", "Go4") == 4
    assert scene.strength("C", "Go4") == 9
