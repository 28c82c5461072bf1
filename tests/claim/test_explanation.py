"""The scoring says what decided: the comparison, the power, the cards."""

from __future__ import annotations

import pytest

from tests.claim.scene import Scene


def counted(codes: str, *piles: str, memory: str = "") -> Scene:
    """A game that is over, with these score piles."""
    scores = [f"{seat} score {pile}" for seat, pile in zip("ABC", piles, strict=False)]
    remembered = [f"memory {memory}"] if memory else []
    return Scene(" | ".join([codes, "phase 3", "step over", *scores, *remembered]), players=len(piles))


def deciding(scene: Scene, faction: str) -> tuple[str, str | None, str | None]:
    found = scene.vote(faction).deciding
    card, rival = found.card, found.rival
    return found.by, None if card is None else card.code, None if rival is None else rival.code


@pytest.mark.parametrize(
    ("piles", "card", "rival"),
    [
        (("Un9", "Un8"), "Un9", "Un8"),
        (("Un2 Un9", "Un7 Un8"), "Un9", "Un8"),
        (("Un1 Un3", "Un9 Un2"), "Un9", "Un3"),
    ],
)
def test_the_higher_card_is_named_with_what_it_was_compared_with(
    piles: tuple[str, str], card: str, rival: str
) -> None:
    assert deciding(counted("Go Kn Un", *piles), "Un") == ("highest-card", card, rival)


def test_equal_cards_are_passed_over() -> None:
    scene = counted("Gi Gn Go", "Gn9 Gn7 Gn1", "Gn7 Gn5 Gn1", "Gn1")
    assert deciding(scene, "Gn") == ("highest-card", "Gn9", "Gn7")
    scene = counted("Gi Gn Go", "Gn7 Gn7 Gn1", "Gn7 Gn5 Gn5")
    assert deciding(scene, "Gn") == ("highest-card", "Gn7", "Gn5")


def test_a_rival_may_have_no_card_left_to_compare() -> None:
    scene = counted("Gi Gn Ra", "Gi1 Gi3 Gn1 Ra1 Ra0", "Gn1 Gn1", memory="2 0 0 0")
    assert [count.number for count in scene.vote("Gn").counts] == [2, 2]
    assert deciding(scene, "Gn") == ("highest-card", "Gn1", None)


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        # B and C are as many as A; C keeps up longer.
        (("Gn7 Gn7 Gn1", "Gn5 Gn5 Gn3", "Gn7 Gn3 Gn3"), ("highest-card", "Gn7", "Gn3")),
        # B has higher cards than A, but fewer.
        (("Gn5 Gn3", "Gn9", "Gn5 Gn1"), ("highest-card", "Gn3", "Gn1")),
        (("Gn5 Gn3 Gn1", "Gn9", "Gn7 Gn7"), ("cards", None, None)),
    ],
)
def test_of_several_rivals_the_closest_counts(
    piles: tuple[str, ...], expected: tuple[str, str | None, str | None]
) -> None:
    assert deciding(counted("Gi Gn Go", *piles), "Gn") == expected


def test_between_equal_weights_the_number_decides() -> None:
    assert deciding(counted("Go Kn Ba", "Ba1 Ba3", "Ba5"), "Ba") == ("cards", None, None)
    assert deciding(counted("Go Kn Ba", "Ba1 Ba2", "Ba5 Ba7 Ba9"), "Ba") == ("Ba", None, None)


@pytest.mark.parametrize(("faction", "power"), [("Ba", "Ba"), ("Un", "Tower")])
def test_who_has_the_last_word_on_what_weighs_is_named_even_if_all_say_the_same(
    faction: str, power: str
) -> None:
    # One card of value 1: the Tower counts 1, and the Bards' longest run is 1 too.
    scene = counted("Go Un Ba at Tower", f"{faction}1", "")
    assert deciding(scene, faction)[0] == power


def test_a_vote_that_was_given_away_says_so() -> None:
    scene = counted("Go Kn Un at Lighthouse", "Un1", "Un8 Un9", memory="0 0 0 0 3 0 0 0 0 0")
    vote = scene.vote("Un")
    assert (vote.side, vote.decided_by, vote.deciding.is_awarded) == (0, "Lighthouse", True)
    assert vote.to_json()["awarded"] is True


def test_bards_whose_vote_was_not_given_away_say_so() -> None:
    scene = counted("Go Kn Ba at Lighthouse", "Ba1", "Ba8 Ba9", memory="0 0 3 0 0 0 0 0 0 0")
    vote = scene.vote("Ba")
    assert (vote.side, vote.decided_by, vote.deciding.is_awarded) == (1, "Ba", False)


def tie_breaks(scene: Scene) -> list[object]:
    told = scene.result().to_json()["tie_breaks"]
    assert isinstance(told, list)
    return told


def test_votes_that_decide_need_no_tie_break() -> None:
    assert tie_breaks(counted("Go Kn Un", "Kn2 Un3", "Go1")) == []


def test_a_place_that_decides_needs_no_tie_break() -> None:
    scene = Scene(
        "Go Kn Un at Castle | phase 2 | lead A | A hand Go1 | B hand Go0 | A score Kn2 | B score Un1"
    )
    scene.play("Go1 Go0")
    assert (scene.result().decided_by, tie_breaks(scene)) == ("Castle", [])


def test_the_sides_with_equal_votes_are_compared_by_cards() -> None:
    scene = counted("Go Kn Un Dw", "Kn2 Kn3 Kn4 Dw1", "Un1 Un2 Go1", "")
    assert scene.result().decided_by == "cards"
    assert tie_breaks(scene) == [{"by": "cards", "sides": [0, 1], "numbers": [4, 3]}]


def test_then_those_who_are_still_even_by_values() -> None:
    scene = counted("Go Kn Un Dw", "Kn7 Kn8 Kn9", "Un1 Un2", "Go1 Go2 Go3")
    assert scene.result().decided_by == "values"
    assert tie_breaks(scene) == [
        {"by": "cards", "sides": [0, 1, 2], "numbers": [3, 2, 3]},
        {"by": "values", "sides": [0, 2], "numbers": [24, 6]},
    ]


def test_a_shared_victory_tells_both_tie_breaks() -> None:
    scene = counted("Go Kn", "Go4 Go5", "Kn3 Kn6")
    assert scene.result().decided_by == "shared"
    assert tie_breaks(scene) == [
        {"by": "cards", "sides": [0, 1], "numbers": [2, 2]},
        {"by": "values", "sides": [0, 1], "numbers": [9, 9]},
    ]
