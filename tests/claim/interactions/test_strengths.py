"""Griffins and Unicorns: strength is for the trick, value for everything else (R15)."""

from __future__ import annotations

import pytest

from tests.claim.scene import Scene

PILES = "A score Uc0 Uc1 | A display Gr3"


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("Go3", 10),
        ("Go4", 6),
        ("Gr4", 6),
        ("Uc3", 8),
        ("Uc4", 4),
        ("Do3", 10),
    ],
)
def test_both_bonuses_add(card: str, strength: int) -> None:
    """Griffins: +5 for their value; Unicorns: +1 each for every card that is not a Unicorn."""
    scene = Scene(f"Go Gr Uc Do | phase 2 | lead A | A hand Go3 | B hand Go9 | {PILES}")
    assert scene.strength("A", card) == strength


def test_both_bonuses_together_win_a_trick() -> None:
    """R15: winning compares strengths: 3 + 5 + 2 beats 9."""
    scene = Scene(f"Go Gr Uc | phase 2 | lead B | A hand Go3 Go1 | B hand Go9 Go2 | {PILES}")
    assert scene.play("Go9 Go3").last_winner() == "A"


def test_r15_a_griffin_matches_values_not_strengths() -> None:
    """R15: value 2 with strength 3 is no match for Griffin 3, and value 3 with strength 4 is one."""
    scene = Scene("Go Gr Uc | phase 2 | lead A | A hand Go2 | B hand Go9 | A score Uc0 | A display Gr3")
    assert scene.strength("A", "Go2") == 3
    assert scene.strength("A", "Go3") == 9


def test_r15_tie_breaks_of_votes_compare_values() -> None:
    """R15: tie-breaks compare printed values, whatever strengths won the cards."""
    scene = Scene(
        "Go Gr Uc | phase 2 | lead B | A hand Go3 | B hand Go9 | A score Uc0 Uc2 Gr1 | B score Uc8 Uc1"
        " | A display Gr3 | B display Gr8 Gr0"
    )
    scene.play("Go9 Go3")
    assert scene.last_winner() == "B"
    assert scene.voted_for("Uc") == "B"
    assert scene.vote("Uc").decided_by == "highest-card"
    assert scene.voted_for("Gr") == "B"


def test_r15_giants_match_gnomes_by_value_not_by_strength() -> None:
    """R15: Giant 3 made 5 stronger removes a Gnome 3, none of another value."""
    scene = Scene(
        "Gi Gn Gr | phase 2 | lead A | A hand Gi3 Gr0 | B hand Gi5 Gr1 | A display Gr3"
        " | B display Gn3 Gn7 Gn5"
    )
    scene.play("Gi3 Gi5")
    assert scene.last_winner() == "A"
    assert scene.display("B") == "Gn7"
    assert scene.discard() == "Gn3 Gn5"


def test_r15_with_three_players_the_lowest_card_for_the_dwarves_is_the_lowest_strength() -> None:
    """R15: lowest card of a trick by strength: Dwarf 0 with 5 more is not the weakest."""
    scene = Scene(
        "Dw Gr | phase 2 | lead A | A hand Dw6 Gr1 | B hand Dw0 Gr2 | C hand Dw4 Gr3 | B display Gr0",
        players=3,
    )
    scene.play("Dw6 Dw0 Dw4")
    assert scene.last_winner() == "A"
    assert scene.score("C") == "Dw0 Dw4 Dw6"


def test_what_a_trick_brings_strengthens_only_the_next_one() -> None:
    """R14: a trick is won before it is collected."""
    scene = Scene("Go Gr Uc | phase 2 | lead A | A hand Gr3 Go3 Go4 | B hand Uc5 Go8 Go7")
    assert (scene.strength("A", "Go3"), scene.strength("A", "Go4")) == (3, 4)
    scene.play("Gr3 Uc5")
    assert scene.display("A") == "Gr3"
    assert scene.score("A") == "Uc5"
    assert scene.strength("A", "Go3") == 9
    assert scene.strength("A", "Go4") == 5
    scene.play("Go3 Go8")
    assert scene.last_winner() == "A"
