"""What the player is asked, and what its answers mean."""

from __future__ import annotations

import pytest

from claimant.claim import Game
from claimant.cli.claim.questions import answer, options, question
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import listed
from claimant.cli.terminal.problems import Problem
from claimant.locale import Words
from tests.claim.scene import Scene

FOLLOW = "Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Go2 Do3 Kn4"
SEER = "Go Kn Se | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Se9 Go3 | B hand Kn2 Kn3"
AUTOMATONS = "Go Kn Au | lead A | prizes Kn5 | deck Go4 Go1 Go2 Go0 | A hand Au9 Go3 | B hand Kn2 Kn3"
RACCOONS = "Go Kn Un Ra | phase 2 | lead A | A hand Go9 | B hand Go2 | A score Go1 Ra1 Ra2"


def asked(scene: Scene, seat: str) -> str:
    return question(scene.view(seat), Voice(scene.rules, "ABCD".index(seat)))


def test_whoever_leads_may_play_anything() -> None:
    assert "any card" in asked(Scene(FOLLOW), "A")


def test_whoever_must_follow_is_pointed_to_the_numbered_cards() -> None:
    assert "numbered" in asked(Scene(FOLLOW).play("Go9"), "B")


def test_whoever_cannot_follow_may_play_anything() -> None:
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Do3 Kn4").play("Go9")
    assert "need not follow" in asked(scene, "B")


@pytest.mark.parametrize(
    ("text", "action"), [("1", "Go2"), ("2", "Do3"), ("Go2", "Go2"), ("go2", "Go2"), ("Kn4", "Kn4")]
)
def test_a_card_is_named_by_number_or_code(text: str, action: str) -> None:
    assert answer(text, Scene(FOLLOW).play("Go9").view("B")) == action


@pytest.mark.parametrize(
    "text", ["0", "3", "99", "9" * 500, "-1", "Xx1", "Go", "Go10", "hello", "\u0663", "\u00b2", "Go\u00b2"]
)
def test_what_is_no_card_is_not_understood(text: str) -> None:
    with pytest.raises(Problem):
        answer(text, Scene(FOLLOW).play("Go9").view("B"))


def test_a_seer_is_asked_for_the_prize_or_the_card_it_has_seen() -> None:
    scene = Scene(SEER).play("Se9 Kn2")
    view = scene.view("A")
    assert "Go4" in asked(scene, "A")
    assert options(view) == ["the prize Kn5", "Go4 from the deck"]
    for text in ("1", "prize", "Kn5", "+Kn5", "kn5"):
        assert answer(text, view) == "+Kn5"
    for text in ("2", "deck", "Go4", "+deck"):
        assert answer(text, view) == "+deck"
    with pytest.raises(Problem, match="not on offer"):
        answer("Go1", view)


@pytest.mark.parametrize("seat", ["A", "B"])
def test_automatons_ask_for_a_card_face_down_and_say_who_wins(seat: str) -> None:
    scene = Scene(AUTOMATONS).play("Au9 Kn2")
    winner = "you" if seat == "A" else "the opponent"
    assert f"let {winner} win" in asked(scene, seat)
    assert "face down" in asked(scene, seat)
    card = "Go3" if seat == "A" else "Kn3"
    assert answer("1", scene.view(seat)) == answer(card, scene.view(seat)) == f"-{card}"


def test_raccoons_ask_for_a_faction() -> None:
    scene = Scene(RACCOONS).play("Go9 Go2")
    view = scene.view("A")
    assert "loot" in asked(scene, "A")
    assert options(view) == ["Knights", "Undead"]
    for text in ("1", "Kn", "knights", "Knight", "@Kn"):
        assert answer(text, view) == "@Kn"
    for text in ("Go", "Elves", "", "3"):
        with pytest.raises(Problem):
            answer(text, view)


@pytest.mark.parametrize(("landscape", "number"), [("Peaks", 3), ("Desert", 5)])
def test_an_exchange_is_asked_for_one_card_at_a_time(landscape: str, number: int) -> None:
    game = exchanging(landscape)
    voice = Voice(game.rules, 0)
    chosen: list[str] = []
    for _ in range(number):
        words = question(game.view(0), voice)
        assert f"choose {number} cards, one after the other, to exchange with the opponent." in words
        assert words.endswith(f"Chosen so far: {listed(chosen)}." if chosen else "opponent.")
        action = answer("1", game.view(0))
        game.apply(action, 0)
        chosen = sorted(
            [*chosen, action.removeprefix("-")], key=[card.code for card in game.rules.cards].index
        )
    assert 0 not in game.asked


def test_the_swamp_asks_for_two_cards_to_discard() -> None:
    game = exchanging("Swamp")
    assert question(game.view(0), Voice(game.rules, 0)) == (
        "The Swamp: choose 2 cards, one after the other, to discard."
    )


def test_a_card_chosen_already_is_refused_to_the_player_itself() -> None:
    game = exchanging("Swamp")
    single = next(action for action in game.view(0).legal if not action.card.duplicates)
    game.apply(single, 0)
    reason = game.why_not(answer(single.card.code, game.view(0)), 0)
    assert reason is not None
    name = Words().card(single.card.code)
    assert Voice(game.rules, 0).said(reason) == f"You have already chosen {name}."


def test_another_power_may_ask_for_cards_without_words_of_its_own() -> None:
    view = exchanging("Swamp").view(0)
    view.asker = "Go"
    assert question(view, Voice(view.rules, 0)) == (
        "The Goblins: choose cards one after the other, 2 in all."
    )


def exchanging(landscape: str) -> Game:
    """A game in which everybody is just asked for cards by a landscape."""
    game = Game("claim", places=landscape, seed=1)
    while len(game.asked) < 2:
        game.apply(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("players", [3, 4])
def test_the_winner_among_three_or_four_chooses_a_prize(players: int) -> None:
    hands = " | ".join(
        f"{seat} hand Go{number} Kn{number}" for number, seat in enumerate("ABCD"[:players], 2)
    )
    text = f"Go Kn | lead A | prizes Un5 Un6 | deck Un1 Un2 Un3 Un4 | {hands}".replace(
        "Go Kn |", "Go Kn Un |"
    )
    scene = Scene(text, players).play(" ".join(f"Go{number}" for number in range(2, 2 + players)))
    winner = "ABCD"[players - 1]
    assert asked(scene, winner) == "Which prize do you take?"
    view = scene.view(winner)
    assert options(view) == ["the prize Un5", "the prize Un6"]
    assert answer("2", view) == answer("un6", view) == "+Un6"


def test_raccoons_ask_for_the_faction_in_which_the_team_is_poorest() -> None:
    hands = "A hand Go9 | B hand Go2 | C hand Go3 | D hand Go4"
    text = f"Go Kn Un Ra | phase 2 | lead A | {hands} | C score Ra1 Ra2"
    scene = Scene(text, players=4).play("Go9 Go2 Go3 Go4")
    assert "of which your team has the fewest cards" in asked(scene, "A")
