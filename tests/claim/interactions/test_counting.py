"""Vikings, Raccoons, Bards and Peasants meet where cards are counted."""

from __future__ import annotations

from tests.claim.scene import Scene


def ending(factions: str, piles: str) -> Scene:
    """Two players with these score piles, after a last trick in which A wins Do0 and Do9."""
    scene = Scene(f"{factions} Do | phase 2 | lead A | A hand Do9 | B hand Do0 | {piles}")
    return scene.play("Do9 Do0")


def numbers(scene: Scene, code: str) -> list[int]:
    return [count.number for count in scene.vote(code).counts]


# --- Vikings and Raccoons -------------------------------------------------------------------------


def test_r13_the_fewest_are_counted_before_vikings_are_doubled() -> None:
    """R13: by cards, before any other counting power; two Vikings for one card would have made a tie."""
    scene = ending("Ra Vi", "A score Vi9 Ra1 Ra2")
    assert scene.is_over()
    assert numbers(scene, "Vi") == [3, 0]
    extra = scene.vote("Vi").counts[0].extra
    assert [(power, card.code) for power, card in extra] == [("Ra", "Ra1"), ("Vi", "Vi9")]


def test_r13_a_doubled_viking_is_still_one_card_in_a_tie() -> None:
    """R13: one Goblin is not fewer than one Viking that will count as two."""
    scene = ending("Go Ra Vi", "A score Vi9 Go1 Ra1 Ra2")
    assert scene.legal("A") == "@Go @Vi"


def test_a_raccoon_is_company_for_a_viking_of_its_value() -> None:
    """Vikings: another card in the same pile, also one with loot, also where the loot goes elsewhere."""
    scene = ending("Go Ra Vi", "A score Vi4 Vi1 Ra4 Ra2")
    assert scene.is_over()
    assert numbers(scene, "Vi") == [3, 0]
    assert numbers(scene, "Go") == [1, 0]


def test_looted_raccoons_are_no_vikings_and_are_not_doubled() -> None:
    """Vikings: a Viking counts as two; Raccoon 4 with company counts once for the vote it is looted for."""
    scene = ending("Go Ra Vi", "A score Go4 Ra4 Ra2")
    assert scene.is_over()
    assert numbers(scene, "Vi") == [1, 0]
    assert numbers(scene, "Ra") == [2, 0]


def test_loot_for_the_vikings_is_no_card_in_their_tie_break() -> None:
    """Scoring, step 6: neither a looted Raccoon nor a second Viking is compared."""
    scene = ending("Ra Vi", "A score Vi0 Ra1 Ra2 | B score Vi3 Vi4 Vi1")
    assert numbers(scene, "Vi") == [3, 3]
    assert scene.voted_for("Vi") == "B"
    assert scene.vote("Vi").decided_by == "highest-card"


# --- Raccoons and Bards ---------------------------------------------------------------------------


def test_a_looted_raccoon_is_never_part_of_a_run() -> None:
    """Bards: Raccoon 4 between Bards 3 and 5 makes no run of three."""
    scene = ending("Go Ra Ba", "A score Ba3 Ba5 Ra4 Ra2 Ra3 Go1 Go2 Go3 Do4 Do5 | B score Ba0 Ba1")
    assert scene.is_over()
    assert numbers(scene, "Ba") == [3, 2]
    assert [count.weight for count in scene.vote("Ba").counts] == [1, 2]
    assert scene.voted_for("Ba") == "B"


def test_where_runs_tie_loot_counts_for_bards() -> None:
    """Bards: on a tie the normal count, with what counts for it by loot."""
    scene = ending("Go Ra Ba", "A score Ba3 Ra4 Ra2 Go1 Go2 | B score Ba7")
    assert scene.is_over()
    assert numbers(scene, "Ba") == [2, 1]
    assert scene.voted_for("Ba") == "A"
    assert scene.vote("Ba").decided_by == "cards"


def test_loot_alone_beats_no_bard_but_not_a_single_one() -> None:
    """Bards: loot makes no run, so one Bard is the longest; without any Bard loot alone wins the vote."""
    scene = ending("Go Ra Ba", "A score Ra4 Ra7 Go1 Go2 | B score Ba7")
    assert numbers(scene, "Ba") == [2, 1]
    assert scene.voted_for("Ba") == "B"
    scene = ending("Go Ra Ba", "A score Ra4 Ra7 Go1 Go2")
    assert scene.voted_for("Ba") == "A"


# --- Raccoons and Raccoons ------------------------------------------------------------------------


def test_raccoons_may_loot_for_raccoons() -> None:
    """Raccoons: perhaps Raccoons; the loot then counts there once more, and nowhere else."""
    scene = ending("Go Ra", "A score Ra4 Ra7 Go1 Go2 | B score Ra1 Ra2 Ra3")
    assert scene.to_act() == "A"
    assert scene.legal("A") == "@Go @Ra @Do"
    scene.play("@Ra")
    assert scene.legal("B") == "@Go @Do"
    scene.play("@Go")
    assert numbers(scene, "Ra") == [4, 3]
    assert scene.voted_for("Ra") == "A"
    assert scene.vote("Ra").decided_by == "cards"


def test_raccoons_looted_for_raccoons_are_no_second_cards_in_a_tie_break() -> None:
    """Scoring, step 6: four against four, but compared are the printed cards."""
    scene = ending("Go Ra", "A score Ra4 Ra13 Go1 Go2 Go3 Do1 | B score Ra5 Ra6 Ra8 Ra12")
    assert scene.is_over()
    assert numbers(scene, "Ra") == [4, 4]
    assert scene.voted_for("Ra") == "A"
    assert scene.vote("Ra").decided_by == "highest-card"
    scene = ending("Go Ra", "A score Ra4 Ra10 Go1 Go2 Go3 Do1 | B score Ra5 Ra6 Ra8 Ra12")
    assert scene.voted_for("Ra") == "B"


# --- Peasants and Raccoons ------------------------------------------------------------------------


def test_r13_the_fewest_are_counted_after_peasants_have_left() -> None:
    """R13: after step 4 of scoring A has no Peasant any more, though it won four."""
    scene = ending("Pe Ro Ra", "A score Pe0 Pe1 Pe2 Pe3 Ro12 Ra4 Ra5")
    assert scene.is_over()
    assert numbers(scene, "Pe") == [1, 4]
    assert numbers(scene, "Ro") == [1, 0]


def test_r13_the_fewest_are_counted_after_peasants_have_arrived() -> None:
    """R13: B, which won no Peasant, has two when it is counted, and its loot goes to the Royals."""
    scene = ending("Pe Ro Ra", "A score Pe0 Pe1 | B score Ra4 Ra5 Do1 Do2")
    assert scene.is_over()
    assert numbers(scene, "Pe") == [0, 2]
    assert numbers(scene, "Ro") == [0, 1]


def test_looted_raccoons_do_not_leave_with_peasants_nor_stay_by_royals() -> None:
    """Scoring: Peasants have left before loot is counted; a Raccoon is never one of them."""
    scene = ending("Pe Ro Ra", "A score Ro4 Ro5 Ra1 Ra2")
    assert scene.is_over()
    assert scene.score("A") == "Ro4 Ro5 Ra1 Ra2 Do0 Do9"
    assert numbers(scene, "Pe") == [1, 0]
    assert scene.voted_for("Pe") == "A"


# --- Vikings and Peasants -------------------------------------------------------------------------


def test_a_peasant_that_has_left_is_no_company_any_more() -> None:
    """Scoring: Vikings are counted (step 5) after Peasants have left (step 4)."""
    scene = ending("Pe Ro Vi", "A score Vi5 Pe5")
    assert scene.score("B") == "Pe5"
    assert numbers(scene, "Vi") == [1, 0]


def test_a_peasant_that_has_arrived_is_company() -> None:
    """Scoring: Vikings are counted (step 5) after Peasants have left (step 4)."""
    scene = ending("Pe Ro Vi", "A score Pe5 Pe6 | B score Vi5 Vi7")
    assert numbers(scene, "Vi") == [0, 3]


def test_a_peasant_that_stays_is_company_and_so_is_its_royal() -> None:
    """Vikings: any other card of the pile."""
    scene = ending("Pe Ro Vi", "A score Vi5 Pe5 Ro8 Vi8")
    assert scene.score("A") == "Pe5 Ro8 Vi5 Vi8 Do0 Do9"
    assert numbers(scene, "Vi") == [4, 0]


def test_with_three_players_a_peasant_is_company_at_the_next_seat() -> None:
    """R10 with Vikings: the Peasant passes on clockwise, and company with it."""
    scene = Scene(
        "Pe Ro Vi Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Pe3 | B score Pe5 Vi5 | C score Vi3",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert scene.score("B") == "Pe3 Vi5"
    assert scene.score("C") == "Pe5 Vi3"
    assert numbers(scene, "Vi") == [0, 1, 1]

    scene = Scene(
        "Pe Ro Vi Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Pe3 | B score Vi3 | C score Vi5",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert numbers(scene, "Vi") == [0, 2, 1]
