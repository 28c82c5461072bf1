"""The Lighthouse: the first seat to win three cards of a faction in phase 2 has its vote."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_lighthouse_is_a_building() -> None:
    assert find_place("Lighthouse").kind == "building"


def test_the_first_seat_to_win_three_cards_has_the_vote_for_good() -> None:
    scene = Scene(
        "Go Un at Lighthouse | phase 2 | lead A "
        "| A hand Go9 Go8 Go2 Go1 Un2 | B hand Go0 Go0 Go7 Go6 Go5 | B score Un3"
    )
    scene.play("Go9 Go0 Go8 Go0")
    scene.play("Go2 Go7 Go6 Go1 Go5 Un2")
    assert (scene.score("A"), scene.score("B")) == ("Go0 Go0 Go8 Go9", "Go1 Go2 Go5 Go6 Go7 Un2 Un3")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("A", "Lighthouse")


def test_the_rest_are_voted_as_usual() -> None:
    scene = Scene("Go Kn at Lighthouse | phase 2 | lead A | A hand Go9 | B hand Go1 | B score Kn3 Kn4")
    scene.play("Go9 Go1")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("A", "cards")
    assert (scene.voted_for("Kn"), scene.vote("Kn").decided_by) == ("B", "cards")


def test_r17_cards_won_in_phase_1_do_not_count_towards_the_three() -> None:
    scene = Scene(
        "Un Go at Lighthouse | phase 1 | trick 12 | lead A | A hand Un9 Un8 | B hand Un1 Un2 "
        "| prizes Go1 | deck Go2 Go3 Go4"
    )
    scene.play("Un9 Un1 Un8 Un2")
    assert scene.score("A") == "Un1 Un2 Un8 Un9"
    scene.play("Go1 Go2 Go4 Go3")
    assert scene.vote("Un").decided_by == "cards"


def test_r17_a_basilisks_catch_counts_in_phase_2_but_not_in_phase_1() -> None:
    early = Scene(
        "Go Bs at Lighthouse | phase 1 | trick 13 | lead A | A hand Go5 | B hand Bs5 "
        "| prizes Go7 | deck Go8"
        " | A score Go1 | B score Go2"
    )
    early.play("Go5 Bs5")
    assert early.score("B") == "Go2 Go5"
    early.play("Go7 Go8")
    assert early.vote("Go").decided_by == "cards"
    late = Scene(
        "Go Bs at Lighthouse | phase 2 | lead A | A hand Go4 Go5 Go7 | B hand Bs5 Bs8 Bs9 "
        "| A score Go1 Go2 Go3 Go6"
    )
    late.play("Go5 Bs5 Bs9 Go7 Bs8 Go4")
    assert late.score("B") == "Go4 Go5 Go7 Bs5 Bs8 Bs9"
    assert (late.voted_for("Go"), late.vote("Go").decided_by) == ("B", "Lighthouse")


def test_r17_bards_are_voted_as_usual() -> None:
    scene = Scene(
        "Ba Go at Lighthouse | phase 2 | lead A | A hand Ba9 Ba7 Go1 | B hand Ba5 Ba2 Go9 | B score Ba3 Ba4"
    )
    scene.play("Ba9 Ba5 Ba7 Ba2 Go1 Go9")
    assert (scene.score("A"), scene.score("B")) == ("Ba2 Ba5 Ba7 Ba9", "Ba3 Ba4 Go1 Go9")
    assert (scene.voted_for("Ba"), scene.vote("Ba").decided_by) == ("B", "Ba")
    assert scene.result().notes == []


def test_r17_a_gnome_counts_when_won_even_if_removed_later() -> None:
    scene = Scene(
        "Gi Gn at Lighthouse | phase 2 | lead A | A hand Gn9 Gn7 Gi1 | B hand Gn1 Gn1 Gi7 "
        "| B score Gn3 Gn3 Gn3"
    )
    scene.play("Gn9 Gn1 Gn7 Gn1 Gi1 Gi7")
    assert (scene.score("A"), scene.discard()) == ("Gn1 Gn9", "Gn1 Gn7")
    assert len(scene.vote("Gn").counts[1].cards) == 3
    assert (scene.voted_for("Gn"), scene.vote("Gn").decided_by) == ("A", "Lighthouse")


def test_a_card_won_by_losing_the_trick_counts() -> None:
    scene = Scene(
        "Dw Go at Lighthouse | phase 2 | lead A | A hand Dw9 Dw8 Go1 | B hand Dw1 Dw2 Go2 "
        "| A score Dw0 Dw3 Dw4 Dw5 Dw6"
    )
    scene.play("Dw9 Dw1 Dw8 Dw2 Go1 Go2")
    assert scene.score("B") == "Dw1 Dw2 Dw8 Dw9 Go1 Go2"
    assert (scene.voted_for("Dw"), scene.vote("Dw").decided_by) == ("B", "Lighthouse")


def test_trolls_left_to_the_last_trick_count_when_they_are_won() -> None:
    scene = Scene("Tr Go at Lighthouse | phase 2 | lead A | A hand Tr9 | B hand Tr1 | table Tr2 Tr3")
    scene.play("Tr9 Tr1")
    assert scene.score("A") == "Tr1 Tr2 Tr3 Tr9"
    assert scene.vote("Tr").decided_by == "Lighthouse"


def test_a_griffin_counts_once_though_it_moves_to_the_display() -> None:
    scene = Scene("Gr Go at Lighthouse | phase 2 | lead A | A hand Gr9 Go1 | B hand Gr1 Go9")
    scene.play("Gr9 Gr1")
    assert scene.state.memory[:2] == [2, 0]
    scene.play("Go1 Go9")
    assert scene.vote("Gr").decided_by == "cards"


def test_a_vote_without_a_count_brings_its_cards_into_a_tie() -> None:
    scene = Scene(
        "Go Kn at Lighthouse | phase 3 | step over | memory 3 0 0 0 0 0 0 0 0 0 "
        "| A score Go1 Go2 | B score Go3 Go4 Go5 Kn2"
    )
    assert scene.result().totals == [1, 1]
    assert (scene.winners(), scene.result().decided_by) == ("A", "cards")


def test_the_result_says_whose_votes_were_won_early() -> None:
    scene = Scene("Go Kn at Lighthouse | phase 3 | step over | memory 3 1 2 3 0 0 0 0 0 0 | A score Go1")
    assert [str(note) for note in scene.result().notes] == [
        "Lighthouse: A was the first to win 3 Goblins in phase 2.",
        "Lighthouse: B was the first to win 3 Knights in phase 2.",
    ]


def test_the_count_is_saved_with_the_position() -> None:
    scene = Scene("Go Kn at Lighthouse | phase 2 | lead A | A hand Go9 Go8 | B hand Go1 Go2 | B score Go3")
    scene = resumed(scene.play("Go9 Go1")).play("Go8 Go2")
    assert scene.vote("Go").decided_by == "Lighthouse"
