"""The Dungeon: the winner of the last trick of each phase gets an extra vote."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

LAST_TRICK_OF_PHASE_1 = (
    "Go Kn at Dungeon | phase 1 | trick 13 | lead A | A hand Go9 | B hand Go1 | prizes Kn2 | deck Kn3"
)


def test_the_dungeon_is_a_building() -> None:
    assert find_place("Dungeon").kind == "building"


def test_the_winners_of_the_last_trick_of_each_phase_get_an_extra_vote() -> None:
    scene = Scene(LAST_TRICK_OF_PHASE_1).play("Go9 Go1").play("Kn2 Kn3")
    result = scene.result()
    assert result.extra_votes == [("Dungeon", 0), ("Dungeon", 1)]
    assert [scene.voted_for("Go"), scene.voted_for("Kn")] == ["-", "B"]
    assert (result.totals, scene.winners()) == ([1, 2], "B")


def test_one_seat_may_get_both() -> None:
    scene = Scene(LAST_TRICK_OF_PHASE_1.replace("prizes Kn2 | deck Kn3", "prizes Kn3 | deck Kn2"))
    scene.play("Go9 Go1 Kn3 Kn2")
    assert scene.result().extra_votes == [("Dungeon", 0), ("Dungeon", 0)]
    assert scene.result().totals == [3, 0]


def test_only_the_last_trick_of_a_phase_counts() -> None:
    scene = Scene("Go Kn at Dungeon | phase 2 | lead A | A hand Go9 Go1 | B hand Go2 Go3 | memory 2 0")
    scene.play("Go9 Go2 Go1 Go3")
    assert scene.result().extra_votes == [("Dungeon", 1), ("Dungeon", 1)]


def test_the_vote_is_the_winners_not_the_next_leaders() -> None:
    scene = Scene(
        "Go Dr at Dungeon | phase 1 | trick 13 | lead A | A hand Go9 | B hand Dr1 | prizes Go2 | deck Go3"
    )
    scene.play("Go9 Dr1")
    assert scene.leader() == "B"
    scene.play("Go3 Go2")
    assert scene.result().extra_votes == [("Dungeon", 0), ("Dungeon", 1)]


def test_r23_an_automatic_trick_can_be_the_last_of_phase_1() -> None:
    scene = Scene(
        "Go Au at Dungeon | phase 1 | trick 12 | lead B | A hand Au9 Go1 | B hand Au2 Go2 "
        "| prizes Go3 | deck Go4 Go5 Go6"
    )
    scene.play("Au2 Au9 -Go1 -Go2")
    assert scene.state.phase == 2
    scene.play("Go5 Go6 Go4 Go3")
    assert scene.result().extra_votes == [("Dungeon", 0), ("Dungeon", 1)]


def test_r31_with_extra_votes_the_most_decide_even_against_three_factions() -> None:
    scene = Scene(
        "Go Kn Un Dw Do at Dungeon | phase 3 | step over | memory 1 1 "
        "| A score Go1 Kn2 | B score Un1 Dw1 Do1"
    )
    assert scene.result().totals == [4, 3]
    assert (scene.winners(), scene.result().decided_by) == ("A", "votes")


def test_extra_votes_bring_no_cards_into_a_tie() -> None:
    scene = Scene("Go Kn at Dungeon | phase 3 | step over | memory 1 2 | A score Go1 Go2 Go3 | B score Kn2")
    assert scene.result().totals == [2, 2]
    assert (scene.winners(), scene.result().decided_by) == ("A", "cards")


def test_the_result_says_who_got_the_extra_votes() -> None:
    scene = Scene("Go Kn at Dungeon | phase 3 | step over | memory 1 2 | A score Go1 | B score Kn2")
    assert [str(note) for note in scene.result().notes] == [
        "Dungeon: the last trick of phase 1 gives A an extra vote.",
        "Dungeon: the last trick of phase 2 gives B an extra vote.",
    ]


def test_the_first_extra_vote_is_saved_with_the_position() -> None:
    scene = resumed(Scene(LAST_TRICK_OF_PHASE_1).play("Go9 Go1"))
    assert scene.play("Kn2 Kn3").result().extra_votes == [("Dungeon", 0), ("Dungeon", 1)]
