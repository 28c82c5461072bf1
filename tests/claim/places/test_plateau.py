"""The Plateau: a player who has won three tricks in a row does not lead the next one."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

ROW = (
    "Go Un at Plateau | phase 2 | lead A | A hand Go9 Go8 Go7 Go6 Go5 Un3 | B hand Go1 Go2 Go3 Go4 Go0 Un2"
)


def test_the_plateau_is_a_landscape() -> None:
    assert find_place("Plateau").kind == "landscape"


def test_after_three_tricks_in_a_row_the_other_seat_leads() -> None:
    scene = Scene(ROW).play("Go9 Go1 Go8 Go2")
    assert scene.leader() == "A"
    scene.play("Go7 Go3")
    assert (scene.last_winner(), scene.leader()) == ("A", "B")
    assert [event.cause for event in scene.log if event.kind == "lead-passed"] == [
        "lead",
        "lead",
        "Plateau",
    ]


def test_a_trick_of_the_other_seat_breaks_the_row() -> None:
    scene = Scene("Go Un at Plateau | phase 2 | lead A | A hand Go9 Go8 Go1 Go7 | B hand Go2 Go3 Go4 Go5")
    scene.play("Go9 Go2 Go8 Go3 Go1 Go4")
    assert (scene.last_winner(), scene.leader()) == ("B", "B")
    scene.play("Go5 Go7")
    assert scene.state.memory == [1]


def test_r33_at_three_the_count_returns_to_zero() -> None:
    scene = Scene(ROW).play("Go9 Go1 Go8 Go2 Go7 Go3")
    scene.play("Go0 Go5")
    assert (scene.last_winner(), scene.leader()) == ("A", "A")
    scene.play("Go6 Go4")
    assert (scene.last_winner(), scene.leader()) == ("A", "A")
    scene.play("Un3 Un2")
    assert (scene.last_winner(), scene.leader()) == ("A", "B")


def test_r33_the_count_returns_to_zero_even_if_the_lead_does_not_change() -> None:
    scene = Scene(
        "Go Dr at Plateau | phase 2 | lead B | memory 2 | won A | A hand Dr9 Go9 Go8 | B hand Dr1 Go1 Go2"
    )
    scene.play("Dr1 Dr9")
    assert (scene.last_winner(), scene.leader()) == ("A", "A")
    scene.play("Go9 Go1")
    assert (scene.state.memory, scene.leader()) == ([1], "A")


def test_r24_the_count_runs_on_from_phase_1_into_phase_2() -> None:
    scene = Scene(
        "Go Un at Plateau | phase 1 | lead A | A hand Go9 Go8 | B hand Go1 Go2 | prizes Un9 "
        "| deck Un1 Un8 Un2"
    )
    scene.play("Go9 Go1 Go8 Go2")
    assert scene.state.phase == 2
    scene.play("Un9 Un1")
    assert (scene.last_winner(), scene.leader()) == ("A", "B")


def test_the_last_trick_of_phase_1_can_be_the_third() -> None:
    scene = Scene(
        "Go Un at Plateau | phase 1 | lead A | memory 2 | won A | A hand Go9 | B hand Go1 "
        "| prizes Un9 | deck Un1"
    )
    scene.play("Go9 Go1")
    assert (scene.state.phase, scene.leader()) == (2, "B")


def test_r16_a_dragon_names_the_next_leader_even_here() -> None:
    scene = Scene(
        "Go Dr at Plateau | phase 2 | lead B | memory 2 | won A | A hand Dr9 Go2 | B hand Dr1 Go1"
    )
    scene.play("Dr1 Dr9")
    assert scene.leader() == "A"


def test_a_dragon_of_the_loser_agrees_with_the_plateau() -> None:
    scene = Scene(
        "Go Dr at Plateau | phase 2 | lead A | memory 2 | won A | A hand Go9 Go2 | B hand Dr1 Dr2"
    )
    scene.play("Go9 Dr1")
    assert scene.leader() == "B"


def test_r16_a_basilisks_catch_leads_even_here() -> None:
    scene = Scene(
        "Go Bs at Plateau | phase 2 | lead A | memory 2 | won B | A hand Go5 Go2 | B hand Bs5 Bs1"
    )
    scene.play("Go5 Bs5")
    assert (scene.last_winner(), scene.leader()) == ("B", "B")


def test_r16_r23_the_winner_of_an_automatic_trick_leads_even_here() -> None:
    scene = Scene(
        "Go Au at Plateau | phase 1 | lead A | memory 1 0 | won A | A hand Au9 Go1 Go2 "
        "| B hand Au1 Go3 Go4 "
        "| prizes Go5 | deck Go6 Go7 Go8 Go9"
    )
    scene.play("Au9 Au1 -Go1 -Go3")
    assert (scene.last_winner(), scene.leader()) == ("A", "A")
    assert scene.state.memory[0] == 3


def test_r23_automatic_tricks_count_as_tricks_won() -> None:
    scene = Scene(
        "Go Au at Plateau | phase 1 | lead A | A hand Au9 Go9 Go2 Go1 | B hand Au1 Go3 Go4 Go5 "
        "| prizes Au2 | deck Au3 Au4 Au5 Au6 Au7 Au8 Au0"
    )
    scene.play("Au9 Au1 -Go1 -Go3 Go9 Go4")
    assert (scene.last_winner(), scene.leader()) == ("A", "B")


def test_r16_who_wins_the_third_with_an_automaton_leads_its_automatic_trick() -> None:
    scene = Scene(
        "Go Au at Plateau | phase 1 | lead A | memory 2 0 | won A | A hand Au9 Go1 Go2 "
        "| B hand Au1 Go3 Go4 "
        "| prizes Go5 | deck Go6 Go7 Go8 Go9"
    )
    scene.play("Au9 Au1")
    assert (scene.to_act(), scene.leader()) == ("A", "A")
    scene.play("-Go1 -Go3")
    assert (scene.leader(), scene.state.memory[0]) == ("A", 1)


def test_the_count_is_saved_with_the_position() -> None:
    scene = resumed(Scene(ROW).play("Go9 Go1 Go8 Go2")).play("Go7 Go3")
    assert scene.leader() == "B"
