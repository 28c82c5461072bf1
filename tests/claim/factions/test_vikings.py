"""Vikings: they count as two in the company of an equal value."""

from __future__ import annotations

from claimant.claim.sets import find_faction
from tests.claim.scene import Scene


def ending(piles: str) -> Scene:
    """Two players with these score piles, after a last trick in which A wins Do0 and Do9."""
    scene = Scene(f"Go Kn Vi Do | phase 2 | lead A | A hand Do9 | B hand Do0 | {piles}")
    return scene.play("Do9 Do0")


def numbers(scene: Scene, code: str) -> list[int]:
    return [count.number for count in scene.vote(code).counts]


def test_vikings_are_ten_cards_from_0_to_9() -> None:
    assert find_faction("Vikings").values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_a_viking_whose_value_stands_on_another_card_of_the_pile_counts_as_two() -> None:
    scene = ending("A score Vi3 Go3 | B score Vi8")
    assert numbers(scene, "Vi") == [2, 1]
    assert scene.voted_for("Vi") == "A"
    extra = scene.vote("Vi").counts[0].extra
    assert [(power, card.code) for power, card in extra] == [("Vi", "Vi3")]


def test_any_faction_is_company_also_a_doppelganger() -> None:
    assert numbers(ending("A score Vi5 Kn5"), "Vi") == [2, 0]
    assert numbers(ending("A score Vi5 Do5"), "Vi") == [2, 0]


def test_a_viking_alone_with_its_value_counts_once() -> None:
    assert numbers(ending("A score Vi3 Vi4 Go5"), "Vi") == [2, 0]


def test_cards_in_the_other_pile_are_no_company() -> None:
    assert numbers(ending("A score Vi3 | B score Go3 Kn3"), "Vi") == [1, 0]


def test_discarded_cards_are_no_company() -> None:
    assert numbers(ending("A score Vi3 | discard Go3"), "Vi") == [1, 0]


def test_more_company_makes_it_no_more_than_two() -> None:
    assert numbers(ending("A score Vi3 Go3 Kn3 Do3"), "Vi") == [2, 0]


def test_every_viking_in_company_counts_as_two() -> None:
    scene = ending("A score Vi3 Vi0 Vi7 Go3 Go0 Go0 | B score Vi1 Vi2 Vi4 Vi5")
    assert numbers(scene, "Vi") == [5, 4]
    assert scene.voted_for("Vi") == "A"


def test_company_won_in_the_last_trick_counts() -> None:
    assert numbers(ending("A score Vi0 Vi9"), "Vi") == [4, 0]


def test_it_counts_as_two_for_the_vikings_vote_only() -> None:
    scene = ending("A score Vi3 Go3 | B score Go1 Go2")
    assert numbers(scene, "Go") == [1, 2]
    assert scene.voted_for("Go") == "B"


def test_a_doppelganger_in_company_counts_once() -> None:
    scene = ending("A score Do3 Go3 | B score Do1 Do2 Do4 Do5")
    assert numbers(scene, "Do") == [3, 4]


def test_the_second_of_a_viking_is_no_card_in_a_tie_break() -> None:
    """Scoring, step 6: only printed cards are compared from the highest down."""
    scene = ending("A score Vi3 Go3 | B score Vi1 Vi4")
    assert numbers(scene, "Vi") == [2, 2]
    assert scene.voted_for("Vi") == "B"
    assert scene.vote("Vi").decided_by == "highest-card"

    scene = ending("A score Vi5 Go5 | B score Vi1 Vi4")
    assert scene.voted_for("Vi") == "A"


def test_the_second_of_a_viking_is_no_card_where_votes_tie() -> None:
    """Scoring, step 7: printed cards in the factions that voted for a side."""
    scene = Scene("Go Vi | phase 2 | lead B | A hand Go3 | B hand Go5 | A score Vi3 Vi0 | B score Go0")
    scene.play("Go5 Go3")
    assert scene.result().totals == [1, 1]
    assert numbers(scene, "Vi") == [2, 0]
    assert scene.winners() == "B"
    assert scene.result().decided_by == "cards"


def test_vikings_in_tricks_are_ordinary_cards() -> None:
    scene = Scene("Go Vi | phase 1 | lead A | A hand Vi3 Go3 | B hand Vi4 Go4 | prizes Vi8 | deck Vi7 Vi6")
    scene.play("Vi3 Vi4")
    assert scene.discard() == "Vi3 Vi4"
    assert scene.followers("B") == "Vi8"

    scene = Scene("Go Vi | phase 2 | lead A | A hand Vi3 Go3 | B hand Vi4 Go4 | A score Go0 Vi0")
    scene.play("Vi3 Vi4")
    assert scene.score("B") == "Vi3 Vi4"
    assert scene.causes("Vi3") == ["play", "collect"]


def test_with_three_players_each_pile_is_its_own_company() -> None:
    scene = Scene(
        "Go Vi Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Vi3 | B score Vi4 Go4 | C score Go3 Vi5",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert numbers(scene, "Vi") == [1, 2, 1]


def test_with_four_players_a_partners_card_is_company() -> None:
    scene = Scene(
        "Go Vi Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2 | D hand Do3"
        " | A score Vi5 | C score Go5 | B score Vi4 | D score Go6",
        players=4,
    )
    scene.play("Do9 Do1 Do2 Do3")
    assert numbers(scene, "Vi") == [2, 1]
