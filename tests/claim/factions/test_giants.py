"""Giants: the trick's winner removes an equal Gnome of every opponent for each Giant played."""

from __future__ import annotations

from claimant.claim.factions.giants import Giants
from tests.claim.scene import Scene


def test_r2_there_are_nine_giants_of_odd_values() -> None:
    giants = Giants()
    assert giants.values == (1, 1, 3, 3, 5, 5, 7, 7, 9)
    assert (giants.code, giants.box, giants.paired_with) == ("Gi", "Claim 2", "Gn")


def test_worked_example_you_lead_goblin_5_the_opponent_throws_giant_7() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Go5 Go1 | B hand Gi7 Gi9 | B display Gn7 Gn7 Gn5")
    scene.play("Go5 Gi7")
    assert scene.last_winner() == "A"
    assert scene.score("A") == "Gi7 Go5"
    assert (scene.display("B"), scene.discard()) == ("Gn5 Gn7", "Gn7")
    assert scene.causes("Gn7") == ["Gi"]
    assert scene.causes("Gi7") == ["play", "collect"]


def test_the_winner_removes_with_its_own_giant_too() -> None:
    led = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Go9 Go2 | B display Gn7")
    led.play("Gi7 Go9")
    assert (led.display("B"), led.discard()) == ("", "Gn7")
    followed = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi5 Go1 | B hand Gi9 Go2 | A display Gn9 Gn7")
    followed.play("Gi5 Gi9")
    assert (followed.display("A"), followed.discard()) == ("Gn7", "Gn9")


def test_never_its_own() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Go9 Go2 | A display Gn7 Gn7")
    scene.play("Gi7 Go9")
    assert (scene.display("A"), scene.display("B"), scene.discard()) == ("Gn7 Gn7", "", "")


def test_for_each_giant_one_gnome_of_that_value() -> None:
    equal = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Gi7 Go2 | B display Gn7 Gn7 Gn7")
    equal.play("Gi7 Gi7")
    assert (equal.display("B"), equal.discard()) == ("Gn7", "Gn7 Gn7")
    unequal = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi3 Go1 | B hand Gi1 Go2 | B display Gn1 Gn1 Gn3")
    unequal.play("Gi3 Gi1")
    assert (unequal.display("B"), unequal.discard()) == ("Gn1", "Gn1 Gn3")
    single = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Gi7 Go2 | B display Gn7 Gn9")
    single.play("Gi7 Gi7")
    assert (single.display("B"), single.discard()) == ("Gn9", "Gn7")


def test_without_a_gnome_of_that_value_nothing_is_removed() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Go9 Go2 | B display Gn5 Gn9")
    scene.play("Gi7 Go9")
    assert (scene.display("B"), scene.discard()) == ("Gn5 Gn9", "")


def test_only_gnomes_are_removed() -> None:
    scene = Scene("Gi Gn Gr | phase 2 | lead A | A hand Gi7 Gr1 | B hand Gr9 Gr2 | B display Gr7")
    scene.play("Gi7 Gr9")
    assert (scene.display("B"), scene.discard()) == ("Gr7", "")


def test_r15_the_value_of_the_giant_matches_not_its_strength() -> None:
    scene = Scene(
        "Gi Gn Uc | phase 2 | lead A "
        "| A hand Gi5 Uc1 | B hand Uc9 Uc2 | A score Uc3 Uc4 | B display Gn5 Gn7"
    )
    assert scene.strength("A", "Gi5") == 7
    scene.play("Gi5 Uc9")
    assert (scene.display("B"), scene.discard()) == ("Gn7", "Gn5")


def test_a_gnome_won_in_the_same_trick_lies_with_the_winner_and_stays() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Gn7 Go1 | B hand Gi7 Go2 | B display Gn7")
    scene.play("Gn7 Gi7")
    assert (scene.display("A"), scene.display("B"), scene.discard()) == ("Gn7", "", "Gn7")


def test_a_gnome_in_a_score_pile_is_safe() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Go9 Go2 | B score Gn7")
    scene.play("Gi7 Go9")
    assert (scene.score("B"), scene.discard()) == ("Gn7", "")


def test_in_phase_1_giants_remove_nothing() -> None:
    scene = Scene(
        "Gi Gn Go | lead A | prizes Go5 | deck Go6 Go7 | A hand Gi7 Go1 | B hand Go9 Go2 | B display Gn7"
    )
    scene.play("Gi7 Go9")
    assert (scene.display("B"), scene.discard()) == ("Gn7", "Gi7 Go9")


def test_a_removed_gnome_is_scored_by_nobody() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Gi7 | B hand Go9 | B display Gn7")
    scene.play("Gi7 Go9")
    assert scene.is_over()
    assert (scene.discard(), scene.voted_for("Gn")) == ("Gn7", "-")


def test_r36_three_players_one_matching_gnome_from_every_opponents_display() -> None:
    scene = Scene(
        "Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Go8 Go2 | C hand Go5 Go3 "
        "| A display Gn5 | B display Gn7 Gn7 | C display Gn7 Gn9",
        players=3,
    )
    scene.play("Gi7 Go8 Go5")
    assert [scene.display(seat) for seat in "ABC"] == ["Gn5", "Gn7", "Gn9"]
    assert scene.discard() == "Gn7 Gn7"
    assert scene.causes("Gn7") == ["Gi", "Gi"]


def test_r36_three_players_one_player_loses_several_because_several_giants_match() -> None:
    scene = Scene(
        "Gi Gn Go | phase 2 | lead A | A hand Gi9 Go1 | B hand Gi7 Go2 | C hand Gi3 Go3 "
        "| A display Gn3 | B display Gn3 Gn7 Gn9 | C display Gn3 Gn5",
        players=3,
    )
    scene.play("Gi9 Gi7 Gi3")
    assert [scene.display(seat) for seat in "ABC"] == ["Gn3", "", "Gn5"]
    assert scene.discard() == "Gn3 Gn3 Gn7 Gn9"


def test_four_players_never_its_own_or_its_partners() -> None:
    scene = Scene(
        "Gi Gn Go | phase 2 | lead A | A hand Gi7 Go1 | B hand Go8 Go2 | C hand Gi5 Go3 | D hand Go9 Go4 "
        "| A display Gn5 | B display Gn5 Gn7 | C display Gn5 Gn7 | D display Gn7",
        players=4,
    )
    scene.play("Gi7 Go8 Gi5 Go9")
    assert scene.last_winner() == "A"
    assert [scene.display(seat) for seat in "ABCD"] == ["Gn5", "", "Gn5 Gn7", ""]
    assert scene.discard() == "Gn5 Gn7 Gn7"


def test_four_players_a_losing_teams_own_giants_hurt_it() -> None:
    scene = Scene(
        "Gi Gn Go | phase 2 | lead B | A hand Gi7 Gi1 | B hand Go8 Go2 | C hand Gi5 Gi3 | D hand Go9 Go4 "
        "| A display Gn5 Gn7 | B display Gn5 | C display Gn5 Gn7 | D display Gn7",
        players=4,
    )
    scene.play("Go8 Gi5 Go9 Gi7")
    assert scene.last_winner() == "D"
    assert [scene.display(seat) for seat in "ABCD"] == ["", "Gn5", "", "Gn7"]
