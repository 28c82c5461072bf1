"""Doppelgängers: they may be played instead of following, and take on no power."""

from __future__ import annotations

from claimant.claim.factions.doppelgangers import Doppelgangers
from tests.claim.scene import Scene


def test_there_are_ten_doppelgangers_from_0_to_9() -> None:
    doppelgangers = Doppelgangers()
    assert doppelgangers.values == tuple(range(10))
    assert (doppelgangers.code, doppelgangers.box, doppelgangers.paired_with) == ("Do", "Claim", "")


def test_may_be_played_instead_of_following() -> None:
    scene = Scene("Go Kn Un Do | phase 2 | lead A | A hand Un5 Go1 | B hand Un3 Go2 Kn9 Do0 Do9")
    assert scene.play("Un5").legal("B") == "Un3 Do0 Do9"


def test_a_doppelganger_alone_does_not_oblige_anybody_to_follow() -> None:
    scene = Scene("Go Kn Un Do | phase 2 | lead A | A hand Un5 Go1 | B hand Go2 Kn9 Do0")
    assert scene.play("Un5").legal("B") == "Go2 Kn9 Do0"


def test_when_not_led_it_counts_as_the_led_faction_for_winning() -> None:
    scene = Scene("Go Un Do | phase 2 | lead A | A hand Un5 Go1 | B hand Un3 Do6 Go2")
    scene.play("Un5 Do6")
    assert scene.last_winner() == scene.leader() == "B"
    assert scene.score("B") == "Un5 Do6"
    assert scene.causes("Do6") == ["play", "collect"]


def test_worked_example_doppelganger_5_on_a_led_goblin_5_loses() -> None:
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Go5 Go1 | B hand Do5 Kn2")
    scene.play("Go5 Do5")
    assert scene.last_winner() == "A"
    assert scene.score("A") == "Go5 Do5"


def test_worked_example_knight_9_on_a_led_doppelganger_0_loses() -> None:
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Do0 Go1 | B hand Kn9 Go2")
    scene.play("Do0 Kn9")
    assert scene.last_winner() == "A"
    assert scene.score("A") == "Kn9 Do0"


def test_if_a_doppelganger_is_led_the_led_faction_is_doppelgangers() -> None:
    scene = Scene("Go Kn Un Do | phase 2 | lead A | A hand Do5 Go1 | B hand Un3 Go9 Do4 Do6")
    assert scene.play("Do5").legal("B") == "Do4 Do6"
    assert scene.play("Do6").last_winner() == "B"
    without = Scene("Go Kn Un Do | phase 2 | lead A | A hand Do5 Go1 | B hand Un3 Go9 Kn9")
    assert without.play("Do5").legal("B") == "Go9 Kn9 Un3"


def test_a_doppelganger_does_not_betray_that_a_hand_lacks_the_led_faction() -> None:
    scene = Scene("Go Un Do | phase 2 | lead A | A hand Un5 Un6 Go1 | B hand Do3 Go2 Go3")
    scene.play("Un5 Do3")
    assert scene.view("A").seats[1].lacks == []
    scene.play("Un6 Go2")
    assert scene.view("A").seats[1].lacks == ["Un"]


def test_after_an_undead_it_is_discarded() -> None:
    scene = Scene("Go Un Do | lead A | prizes Go5 | deck Go6 Go7 | A hand Un9 Go1 | B hand Do3 Go2")
    scene.play("Un9 Do3")
    assert (scene.score("A"), scene.discard()) == ("Un9", "Do3")


def test_after_a_dwarf_it_goes_to_the_winner() -> None:
    scene = Scene("Dw Do | phase 2 | lead A | A hand Dw9 Do1 | B hand Do3 Do2")
    scene.play("Dw9 Do3")
    assert (scene.score("A"), scene.score("B")) == ("Do3", "Dw9")


def test_after_a_dragon_it_does_not_lead() -> None:
    scene = Scene("Dr Do | phase 2 | lead A | A hand Dr9 Do1 | B hand Do3 Do2")
    assert scene.play("Dr9 Do3").leader() == "A"


def test_after_a_giant_it_removes_no_gnome() -> None:
    scene = Scene(
        "Gi Gn Do | phase 2 | lead A | A hand Gi5 Do1 | B hand Do3 Do2 | B display Gn3 Gn5 | A display Gn3"
    )
    scene.play("Gi5 Do3")
    assert (scene.display("A"), scene.display("B"), scene.discard()) == ("Gn3", "Gn3", "Gn5")


def test_after_a_gnome_it_goes_to_the_score_pile() -> None:
    scene = Scene("Gi Gn Do | phase 2 | lead A | A hand Gn5 Do1 | B hand Do7 Do2")
    scene.play("Gn5 Do7")
    assert (scene.display("B"), scene.score("B")) == ("Gn5", "Do7")


def test_after_a_troll_it_does_not_stay_on_the_table() -> None:
    scene = Scene("Tr Do | phase 2 | lead A | A hand Tr5 Do1 | B hand Do7 Do2 | table Tr6")
    scene.play("Tr5 Do7")
    assert (scene.score("B"), scene.table()) == ("Tr6 Do7", "Tr5")


def test_after_a_seer_it_wins_without_a_look() -> None:
    scene = Scene("Go Se Do | lead A | prizes Go5 | deck Go6 Go7 | A hand Se5 Go1 | B hand Do7 Go2")
    scene.play("Se5 Do7")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")
    assert not scene.knows("B", "Go6")


def test_it_scores_as_a_doppelganger() -> None:
    scene = Scene("Go Un Do | phase 2 | lead A | A hand Un5 | B hand Do6 | A score Un1 Un2")
    scene.play("Un5 Do6")
    assert [card.code for card in scene.vote("Do").counts[1].cards] == ["Do6"]
    assert (scene.voted_for("Do"), scene.voted_for("Un")) == ("B", "A")


def test_three_players_a_doppelganger_in_between_does_not_change_the_led_faction() -> None:
    scene = Scene(
        "Go Un Do | phase 2 | lead A | A hand Un5 Go1 | B hand Do6 Go2 | C hand Un6 Do7 Go3", players=3
    )
    scene.play("Un5 Do6")
    assert scene.legal("C") == "Un6 Do7"
    assert scene.play("Un6").last_winner() == "B"
