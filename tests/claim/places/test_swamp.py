"""The Swamp: before phase 2 each seat discards two cards, chosen in secret and then shown."""

from __future__ import annotations

import pytest

from claimant.claim import Game
from claimant.claim.formats.position import write_position
from claimant.claim.knowledge.view import view_of
from claimant.claim.sets import find_place
from claimant.tabletop import laws
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

START = (
    "Go Un at Swamp | phase 2 | step begin-phase | asker Swamp | cursor 1 | lead B | won B "
    "| A wants 2 | B wants 2 | A hand Go1 Go2* Go3 Un1 | B hand Go6 Go7 Go8* Un2"
)


def test_the_swamp_is_a_landscape() -> None:
    assert find_place("Swamp").kind == "landscape"


def test_before_phase_2_each_seat_discards_2_cards_of_its_choice() -> None:
    scene = Scene(
        "Go Un at Swamp | phase 1 | trick 13 | lead A | A hand Go9 | B hand Go1 | prizes Un1 | deck Un2 "
        "| A followers Go2 Go3 Go4 | B followers Go5 Go6 Go7"
    )
    scene.play("Go9 Go1")
    assert scene.state.phase == 2
    assert (scene.legal("A"), scene.legal("B")) == ("-Go2 -Go3 -Go4 -Un1", "-Go5 -Go6 -Go7 -Un2")
    scene.play("-Go2 -Un1 -Go5 -Go6")
    assert (scene.hand("A"), scene.hand("B")) == ("Go3 Go4", "Go7 Un2")
    assert scene.discard() == "Go1 Go2 Go5 Go6 Go9 Un1"
    assert scene.causes("Go2")[-1] == "Swamp"
    assert scene.to_act() == scene.leader() == "A"


def test_phase_1_begins_without_it() -> None:
    game = Game("claim", seed=1, places="Swamp")
    assert game.view(0).asking == "play"


def test_there_are_eleven_tricks_in_phase_2() -> None:
    game = Game("claim", seed=1, places="Swamp")
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    assert game.moves[-1].moment == (2, 11)
    assert len(game.result().score_piles[0]) + len(game.result().score_piles[1]) >= 22


def test_r27_the_seats_may_answer_in_any_order() -> None:
    together = {
        write_position(_answered(order).state)
        for order in ("A-Go1 A-Un1 B-Go6 B-Go8", "B-Go8 B-Go6 A-Un1 A-Go1", "A-Go1 B-Go6 A-Un1 B-Go8")
    }
    assert len(together) == 1
    assert Scene(START).to_act() == "B"


def _answered(order: str) -> Scene:
    scene = Scene(START)
    for word in order.split():
        scene.answer(word[0], word[1:])
    return scene


@pytest.mark.parametrize("viewer", ["A", "B"])
def test_r20_a_choice_is_secret_until_both_have_chosen(viewer: str) -> None:
    """Two worlds that differ in what the other has chosen so far look the same."""
    other = "B" if viewer == "A" else "A"
    one, two = (Scene(START), Scene(START))
    first, second = one.legal(other).split()[:2]
    one.answer(other, first)
    two.answer(other, second)
    laws.assert_same(one.view(viewer).to_json(), two.view(viewer).to_json(), "the view leaks")
    laws.assert_same(_told(one, viewer), _told(two, viewer), "the events leak")
    laws.assert_same(_told(one, ""), _told(two, ""), "a spectator's events leak")
    laws.assert_same(
        view_of(one.state, None).to_json(), view_of(two.state, None).to_json(), "a spectator's view leaks"
    )


def _told(scene: Scene, viewer: str) -> list[dict[str, object]]:
    flag = scene.state.seats["AB".index(viewer)].flag if viewer else 0
    return [event.as_seen_by(flag).to_json() for event in scene.log]


def test_r20_then_they_are_shown() -> None:
    scene = Scene(START).play("-Go6 -Un2 -Go1 -Go2")
    for seat in "AB":
        assert [card.code for card in scene.view(seat).discard] == ["Go1", "Go2", "Go6", "Un2"]


def test_the_question_is_saved_and_resumed_between_the_answers() -> None:
    scene = resumed(Scene(START).answer("A", "-Go1"))
    assert (scene.legal("A"), scene.to_act()) == ("-Go2 -Go3 -Un1", "B")
    scene = resumed(scene.play("-Go6 -Go7")).play("-Go2")
    assert scene.discard() == "Go1 Go2 Go6 Go7"


def test_with_a_place_that_asks_a_record_replays() -> None:
    game = Game("claim", seed=5, places="Swamp")
    while not game.is_over:
        game.apply(game.legal_actions(game.asked[-1])[-1], game.asked[-1])
    assert Game.from_record(game.record()).position() == game.position()
