"""The general rules of a trick: following, winning, recruiting, and who leads."""

from __future__ import annotations

import pytest

from claimant.claim.events import LEAD_PASSED, PHASE_BEGAN, TRICK_WON
from claimant.claim.game import Game
from claimant.claim.knowledge.view import view_of
from claimant.tabletop.seats import seat_letter
from tests.claim.scene import Scene


def ranking(scene: Scene) -> str:
    """The seats by their rank in the last trick."""
    return "".join(seat_letter(seat.index) for seat in scene.state.ranking)


# --- following --------------------------------------------------------------------------------------


def test_the_leader_plays_any_card() -> None:
    scene = Scene("Go Kn Un Do | phase 2 | lead B | A hand Go1 | B hand Go2 Kn3 Un4 Do5")
    assert scene.to_act() == "B"
    assert (scene.legal("A"), scene.legal("B")) == ("", "Go2 Kn3 Un4 Do5")


def test_a_seat_that_holds_a_card_of_the_led_faction_must_play_one() -> None:
    scene = Scene("Go Kn Un | phase 2 | lead A | A hand Un5 Go1 | B hand Go2 Kn3 Un4 Un6")
    assert scene.play("Un5").legal("B") == "Un4 Un6"


def test_a_seat_that_holds_none_may_play_anything() -> None:
    scene = Scene("Go Kn Un | phase 2 | lead A | A hand Un5 Go1 | B hand Go2 Kn3 Kn4")
    assert scene.play("Un5").legal("B") == "Go2 Kn3 Kn4"


def test_following_binds_in_phase_1_too() -> None:
    scene = Scene("Go Kn Un | lead A | prizes Go5 | deck Go6 Go7 | A hand Un5 Go1 | B hand Un4 Go2")
    assert scene.play("Un5").legal("B") == "Un4"


def test_every_seat_plays_clockwise_from_the_leader() -> None:
    scene = Scene("Go | phase 2 | lead C | A hand Go1 Go0 | B hand Go2 Go0 | C hand Go3 Go0", players=3)
    acted = ""
    for card in ("Go3", "Go1", "Go2"):
        acted += scene.to_act()
        scene.play(card)
    assert acted == "CAB"


# --- winning, two players ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [
        ("Un5", "Un6", "B"),
        ("Un5", "Un4", "A"),
        ("Un5", "Do6", "B"),
        ("Un5", "Do5", "A"),
        ("Un0", "Go9", "A"),
        ("Go9", "Kn2", "B"),
        ("Go0", "Go0", "A"),
        ("Kn2", "Go9", "A"),
        ("Do0", "Un9", "A"),
        ("Do5", "Do6", "B"),
        ("Un5", "Bs5", "B"),
        ("Un5", "Bs6", "A"),
    ],
)
def test_the_second_card_wins_only_for_one_of_three_reasons_and_a_tie_is_the_leaders(
    led: str, answer: str, winner: str
) -> None:
    scene = Scene(f"Go Kn Un Do Dw Bs | phase 2 | lead A | A hand {led} Dw1 | B hand {answer} Dw2")
    scene.play(f"{led} {answer}")
    assert scene.last_winner() == scene.leader() == scene.to_act() == winner
    won = [event for event in scene.log if event.kind == TRICK_WON]
    assert [(seat_letter(event.seat), event.cause) for event in won] == [(winner, "win")]


def test_the_winner_puts_all_cards_played_into_its_score_pile_in_phase_2() -> None:
    scene = Scene("Go Un | phase 2 | lead A | A hand Un5 Go1 | B hand Un6 Go2 | B score Go3")
    scene.play("Un5 Un6")
    assert (scene.score("A"), scene.score("B"), scene.discard()) == ("", "Go3 Un5 Un6", "")
    assert scene.causes("Un5") == ["play", "collect"]


def test_the_winner_leads_the_next_trick() -> None:
    scene = Scene("Go | phase 2 | lead A | A hand Go1 Go4 Go6 | B hand Go2 Go3 Go5")
    leaders = ""
    for trick in ("Go1 Go2", "Go3 Go4", "Go6 Go5"):
        leaders += scene.leader()
        scene.play(trick)
    assert leaders == "ABA"
    causes = [event.cause for event in scene.log if event.kind == LEAD_PASSED]
    assert causes == ["lead", "lead", "lead"]


# --- ranking, three and four players ----------------------------------------------------------------


def test_ranking_the_led_faction_and_doppelgangers_by_strength_then_all_others() -> None:
    scene = Scene(
        "Go Kn Un Do Dw | phase 2 | lead A "
        "| A hand Un2 Go1 | B hand Dw9 Go2 | C hand Do4 Go3 | D hand Un3 Go4",
        players=4,
    )
    scene.play("Un2 Dw9 Do4 Un3")
    assert ranking(scene) == "CDAB"
    assert scene.last_winner() == scene.leader() == "C"


def test_ranking_all_other_cards_by_strength_whatever_their_faction() -> None:
    scene = Scene(
        "Go Kn Un Do Dw | phase 2 | lead B "
        "| A hand Kn8 Go1 | B hand Un0 Go2 | C hand Dw7 Go3 | D hand Go9 Go4",
        players=4,
    )
    scene.play("Un0 Dw7 Go9 Kn8")
    assert ranking(scene) == "BDAC"


def test_ranking_goblins_led_knights_first_by_strength() -> None:
    scene = Scene(
        "Go Kn Un Do Dw | phase 2 | lead A "
        "| A hand Go1 Dw1 | B hand Un9 Dw2 | C hand Kn2 Dw3 | D hand Do0 Dw4",
        players=4,
    )
    scene.play("Go1 Un9 Kn2 Do0")
    assert ranking(scene) == "CADB"


@pytest.mark.parametrize(
    ("a", "b", "c", "order"),
    [
        ("Un5", "Do5", "Un3", "ABC"),
        ("Un3", "Do5", "Un5", "BCA"),
        ("Un3", "Un5", "Do5", "BCA"),
        ("Un0", "Dw7", "Go7", "ABC"),
        ("Un0", "Go7", "Dw7", "ABC"),
        ("Un9", "Dw7", "Go8", "ACB"),
        ("Go0", "Go0", "Go0", "ABC"),
    ],
)
def test_ranking_a_tie_goes_to_the_card_played_earlier(a: str, b: str, c: str, order: str) -> None:
    scene = Scene(
        f"Go Kn Un Do Dw | phase 2 | lead A | A hand {a} Kn2 | B hand {b} Kn3 | C hand {c} Kn4", players=3
    )
    scene.play(f"{a} {b} {c}")
    assert ranking(scene) == order


def test_ranking_earlier_is_counted_from_the_leader() -> None:
    scene = Scene(
        "Go Un Do Dw | phase 2 | lead C "
        "| A hand Do5 Go1 | B hand Dw9 Go2 | C hand Un1 Go3 | D hand Un5 Go4",
        players=4,
    )
    scene.play("Un1 Un5 Do5 Dw9")
    assert ranking(scene) == "DACB"


def test_ranking_over_all_72_cards() -> None:
    """Seven factions do not fit into one word of bits: the last one is ranked as the others are."""
    scene = Scene(
        "Go Kn Do Dr Dw Se Un | phase 2 | lead D "
        "| A hand Go9 Kn4 | B hand Un7 Kn5 | C hand Do9 Kn6 | D hand Un6 Kn7",
        players=4,
    )
    scene.play("Un6 Go9 Un7 Do9")
    assert ranking(scene) == "CBDA"
    assert scene.score("C") == "Go9 Do9 Un6 Un7"


# --- phase 1, two players ---------------------------------------------------------------------------

RECRUITING = "Go Kn Un | lead A | prizes Kn5 | deck Kn6 Kn7 Kn8 | A hand Go8 Go1 | B hand Go4 Go2"


def test_one_prize_is_turned_up_for_every_trick() -> None:
    scene = Scene(RECRUITING)
    assert (scene.prizes(), scene.deck()) == ("Kn5", "Kn6 Kn7 Kn8")
    scene.play("Go8 Go4")
    assert (scene.prizes(), scene.deck()) == ("Kn7", "Kn8")
    assert scene.causes("Kn7") == ["reveal"]
    for view in (scene.view("A"), scene.view("B"), view_of(scene.state, None)):
        assert [card.code for card in view.prizes] == ["Kn7"]


def test_the_winner_puts_the_prize_on_its_followers_and_the_loser_takes_the_top_card() -> None:
    scene = Scene(RECRUITING).play("Go8 Go4")
    assert (scene.followers("A"), scene.followers("B")) == ("Kn5", "Kn6")
    assert scene.causes("Kn5") == scene.causes("Kn6") == ["recruit"]
    lost = Scene(RECRUITING.replace("lead A", "lead B")).play("Go4 Go8")
    assert (lost.followers("A"), lost.followers("B")) == ("Kn5", "Kn6")


def test_the_loser_shows_its_card_to_nobody() -> None:
    scene = Scene(RECRUITING).play("Go8 Go4")
    assert (scene.knows("A", "Kn6"), scene.knows("B", "Kn6")) == (False, True)
    assert [card.code for card in scene.view("B").seats[1].followers] == ["Kn6"]
    for view in (scene.view("A"), view_of(scene.state, None)):
        assert (view.seats[1].followers, view.seats[1].followers_size) == ([], 1)
    drawn = next(event for event in scene.log if event.target_seat == 1 and event.target == "followers")
    assert drawn.as_seen_by(2).cards == ["Kn6"]
    for other in (1, 0):
        assert (drawn.as_seen_by(other).cards, drawn.as_seen_by(other).source) == ([], "deck")


def test_everybody_has_seen_who_took_the_prize() -> None:
    scene = Scene(RECRUITING).play("Go8 Go4")
    for view in (scene.view("A"), scene.view("B"), view_of(scene.state, None)):
        assert [card.code for card in view.seats[0].followers] == ["Kn5"]


def test_played_cards_are_discarded_face_up() -> None:
    scene = Scene(RECRUITING).play("Go8 Go4")
    assert (scene.discard(), scene.score("A"), scene.score("B")) == ("Go4 Go8", "", "")
    assert [card.code for card in view_of(scene.state, None).discard] == ["Go4", "Go8"]
    assert scene.causes("Go8") == ["play", "collect"]


def test_followers_are_not_played_before_phase_2() -> None:
    scene = Scene(RECRUITING).play("Go8 Go4")
    assert (scene.legal("A"), scene.followers("A")) == ("Go1", "Kn5")


def test_when_hands_are_empty_each_seat_takes_its_followers_into_its_hand() -> None:
    scene = Scene(
        "Go Kn Un | lead A | prizes Kn5 | deck Kn6 "
        "| A hand Go4 | B hand Un8 | A followers Go7 | B followers Un2"
    )
    scene.play("Go4 Un8")
    assert (scene.state.phase, scene.state.trick_number, scene.deck()) == (2, 1, "")
    assert (scene.hand("A"), scene.hand("B")) == ("Go7 Kn5", "Kn6 Un2")
    assert (scene.followers("A"), scene.followers("B")) == ("", "")
    assert [event.cause for event in scene.log if event.kind == PHASE_BEGAN] == ["begin-phase"]
    told = next(event.to_json() for event in scene.log if event.kind == PHASE_BEGAN)
    assert (told["from"], told["to"], "cards" in told) == ("followers", "hand", False)


def test_what_a_hand_lacked_is_no_longer_known_of_the_followers() -> None:
    scene = Scene("Go Kn Un | lead A | prizes Go5 | deck Go6 Go7 Go8 | A hand Go4 Kn2 | B hand Un8 Kn3")
    scene.play("Go4 Un8")
    assert scene.view("A").seats[1].lacks == ["Go"]
    scene.play("Kn2 Kn3")
    assert scene.state.phase == 2
    assert scene.view("A").seats[1].lacks == []


@pytest.mark.parametrize(("trick", "winner"), [("Go4 Go8", "B"), ("Go4 Go2", "A")])
def test_the_winner_of_the_last_trick_of_phase_1_leads_phase_2(trick: str, winner: str) -> None:
    scene = Scene(f"Go Kn | lead A | prizes Kn5 | deck Kn6 | A hand Go4 | B hand {trick.split()[1]}")
    scene.play(trick)
    assert (scene.state.phase, scene.leader(), scene.to_act()) == (2, winner, winner)


def test_r30_the_next_trick_reaches_across_the_phases() -> None:
    scene = Scene("Go Kn Dr | lead B | prizes Kn5 | deck Kn6 | A hand Dr1 | B hand Dr8")
    scene.play("Dr8 Dr1")
    assert (scene.state.phase, scene.last_winner(), scene.leader()) == (2, "B", "A")
    assert [event.cause for event in scene.log if event.kind == LEAD_PASSED] == ["Dr"]


@pytest.mark.parametrize(("players", "tricks"), [(2, 13), (3, 12), (4, 9)])
def test_one_trick_per_card_in_hand_in_each_phase(players: int, tricks: int) -> None:
    game = Game("claim", players=players, seed=5)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    kinds = [event.kind for event in game.log]
    into_phase_2 = kinds.index(PHASE_BEGAN, kinds.index(PHASE_BEGAN) + 1)
    assert kinds[:into_phase_2].count(TRICK_WON) == tricks
    assert kinds[into_phase_2:].count(TRICK_WON) == tricks


# --- phase 1, three and four players ----------------------------------------------------------------


def test_three_players_first_place_chooses_a_prize_second_gets_the_other_third_draws() -> None:
    scene = Scene(
        "Go Kn | lead A | prizes Kn4 Kn5 | deck Kn6 Kn7 Kn8 Kn9 "
        "| A hand Go2 Go0 | B hand Go9 Go0 | C hand Go5 Go0",
        players=3,
    )
    scene.play("Go2 Go9 Go5")
    assert (scene.to_act(), scene.legal("B"), scene.legal("A"), scene.legal("C")) == (
        "B",
        "+Kn4 +Kn5",
        "",
        "",
    )
    scene.play("+Kn5")
    assert [scene.followers(seat) for seat in "ABC"] == ["Kn6", "Kn5", "Kn4"]
    assert (scene.leader(), scene.prizes(), scene.deck()) == ("B", "Kn7 Kn8", "Kn9")
    assert [scene.knows(seat, "Kn6") for seat in "ABC"] == [True, False, False]
    assert scene.discard() == "Go2 Go5 Go9"


def test_four_players_third_and_then_fourth_take_the_top_card() -> None:
    scene = Scene(
        "Go Kn | lead D | prizes Kn4 Kn5 | deck Kn6 Kn7 Kn8 Kn9 "
        "| A hand Go2 Go0 | B hand Go9 Go0 | C hand Go5 Go0 | D hand Go7 Go0",
        players=4,
    )
    scene.play("Go7 Go2 Go9 Go5 +Kn4")
    assert ranking(scene) == "BDCA"
    assert [scene.followers(seat) for seat in "ABCD"] == ["Kn7", "Kn4", "Kn6", "Kn5"]
    assert [scene.knows(seat, "Kn6") for seat in "ABCD"] == [False, False, True, False]
    assert [scene.knows(seat, "Kn7") for seat in "ABCD"] == [True, False, False, False]
    assert (scene.prizes(), scene.deck()) == ("Kn8 Kn9", "")


def test_three_players_phase_2_begins_when_deck_and_hands_are_empty() -> None:
    scene = Scene(
        "Go Kn | lead A | prizes Kn4 Kn5 | deck Kn6 | A hand Go2 | B hand Go9 | C hand Go5", players=3
    )
    scene.play("Go2 Go9 Go5 +Kn4")
    assert (scene.state.phase, scene.leader()) == (2, "B")
    assert [scene.hand(seat) for seat in "ABC"] == ["Kn6", "Kn4", "Kn5"]


# --- the end of phase 2 -----------------------------------------------------------------------------


def test_phase_2_goes_on_until_hands_are_empty() -> None:
    scene = Scene("Go | phase 2 | lead A | A hand Go1 Go4 | B hand Go2 Go3")
    scene.play("Go1 Go2")
    assert not scene.is_over()
    scene.play("Go3 Go4")
    assert scene.is_over()
    assert (scene.to_act(), scene.legal("A"), scene.legal("B")) == ("", "", "")


@pytest.mark.parametrize(("a", "b"), [("Go5 Go6 Un7", "Go1"), ("Go5", "Go1 Un7 Go6")])
def test_r6_unequal_hands_end_phase_2_when_a_seat_has_no_card(a: str, b: str) -> None:
    scene = Scene(f"Go Un | phase 2 | lead A | A hand {a} | B hand {b}")
    scene.play("Go5 Go1")
    assert scene.is_over()
    assert (scene.hand("A"), scene.hand("B"), scene.discard()) == ("", "", "Go6 Un7")
    assert scene.causes("Go6") == scene.causes("Un7") == ["end-phase"]
    assert (scene.score("A"), scene.score("B"), scene.voted_for("Un")) == ("Go1 Go5", "", "-")


def test_r6_a_fire_drawn_in_the_last_trick_lets_phase_2_go_on_only_if_both_have_cards() -> None:
    over = Scene("Go Ph | phase 2 | lead A | A hand Go5 | B hand Ph1 | reserve Ph Pf3 Pf4")
    over.play("Go5 Ph1")
    assert over.is_over()
    assert (over.discard(), over.score("A")) == ("Pf3", "Go5 Ph1")
    going_on = Scene("Go Ph | phase 2 | lead A | A hand Go5 Go6 | B hand Ph1 | reserve Ph Pf3 Pf4")
    going_on.play("Go5 Ph1")
    assert (going_on.is_over(), going_on.hand("B")) == (False, "Pf3")


def test_r14_every_power_takes_what_is_its_own_from_one_trick() -> None:
    scene = Scene(
        "Gi Gn Go Dw Tr | phase 2 | lead A | table Tr8 | B display Gn7 Gn9 | C display Gn7 | D display Gn7 "
        "| A hand Gn5 Go1 | B hand Gi7 Go2 | C hand Dw1 Go3 | D hand Tr3 Go4",
        players=4,
    )
    scene.play("Gn5 Gi7 Dw1 Tr3")
    assert [scene.score(seat) for seat in "ABCD"] == ["Gi7 Tr8", "", "Dw1", ""]
    assert [scene.display(seat) for seat in "ABCD"] == ["Gn5", "Gn9", "Gn7", ""]
    assert (scene.table(), scene.discard(), scene.leader()) == ("Tr3", "Gn7 Gn7", "A")
    scene.play("Go1 Go2 Go3 Go4")
    assert (scene.score("A"), scene.score("B")) == ("Gi7 Gn5 Gn7 Dw1 Tr8", "Gn9 Go1 Go2 Go3 Go4 Tr3")
