"""The Endless Desert: before phase 1 five cards are exchanged."""

from __future__ import annotations

from claimant.claim import Game
from claimant.claim.sets import find_place
from claimant.tabletop import laws
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

START = (
    "Go Un at Desert | phase 1 | step begin-phase | asker Desert | cursor 1 | lead A "
    "| A wants 5 | B wants 5 | A hand Go1 Go2 Go3 Go4 Go5 Un1 | B hand Go0 Go6 Go7 Go8 Go9 Un2 "
    "| deck Un3 Un4 Un5 Un6"
)


def choose(game: Game, seat: int, codes: str) -> None:
    for code in codes.split():
        game.apply(f"-{code}", seat)


def test_the_endless_desert_is_a_landscape() -> None:
    assert find_place("Endless Desert").kind == "landscape"


def test_before_phase_1_each_seat_gives_the_opponent_5_cards_of_its_hand() -> None:
    game = Game("claim", seed=7, first=0, places="Desert")
    assert (game.asked, game.view(0).asking, game.view(0).asker) == ([0, 1], "choose", "Desert")
    assert game.public_view().prizes == []
    hands = [[card.code for card in game.view(seat).seats[seat].hand] for seat in (0, 1)]
    for seat in (0, 1):
        choose(game, seat, " ".join(hands[seat][:5]))
    assert sorted(hands[0][5:] + hands[1][:5]) == sorted(card.code for card in game.view(0).seats[0].hand)
    assert sorted(hands[1][5:] + hands[0][:5]) == sorted(card.code for card in game.view(1).seats[1].hand)
    assert (game.to_act, game.view(0).asking, len(game.view(0).prizes)) == (0, "play", 1)


def test_phase_2_begins_without_it() -> None:
    scene = Scene("Go Un at Desert | phase 1 | lead A | A hand Go9 | B hand Go1 | prizes Un1 | deck Un2")
    scene.play("Go9 Go1")
    assert scene.legal("A") == "Un1"


def test_r27_clockwise_from_the_leader_where_an_order_is_needed() -> None:
    assert Game("claim", seed=7, first=1, places="Desert").asked == [1, 0]


def test_after_the_exchange_each_seat_knows_what_it_gave_and_got_and_a_spectator_neither() -> None:
    scene = Scene(START).play("-Go1 -Go2 -Go3 -Go4 -Go5 -Go0 -Go6 -Go7 -Go8 -Go9")
    assert (scene.hand("A"), scene.hand("B")) == ("Go0 Go6 Go7 Go8 Go9 Un1", "Go1 Go2 Go3 Go4 Go5 Un2")
    assert [card.code for card in scene.view("A").seats[1].hand] == ["Go1", "Go2", "Go3", "Go4", "Go5"]
    assert [card.code for card in scene.view("B").seats[0].hand] == ["Go0", "Go6", "Go7", "Go8", "Go9"]


def test_two_worlds_that_differ_in_a_choice_look_the_same_until_both_have_chosen() -> None:
    one, other = (Game("claim", seed=7, first=0, places="Desert") for _ in range(2))
    choose(one, 1, "Kn5 Dw0 Go1 Kn8 Un7")
    choose(other, 1, "Go9 Dw3 Do4 Un9 Kn4")
    for seat in (0, None):
        laws.check_looks_the_same(one, other, seat)
    for game in (one, other):
        choose(game, 0, "Go0 Do3 Dw7 Kn9 Un8")
    laws.check_looks_the_same(one, other, None)


def test_two_worlds_that_differ_in_what_was_kept_look_the_same_to_the_opponent() -> None:
    one = Scene(START).play("-Go1 -Go2 -Go3 -Go4 -Go5 -Go0 -Go6 -Go7 -Go8 -Go9")
    other = Scene(START.replace("Un2", "Un3").replace("deck Un3", "deck Un2"))
    other.play("-Go1 -Go2 -Go3 -Go4 -Go5 -Go0 -Go6 -Go7 -Go8 -Go9")
    laws.assert_same(one.view("A").seats[1].to_json(), other.view("A").seats[1].to_json(), "the hand leaks")


def test_nobody_has_a_raccoon_to_give() -> None:
    """R28: nobody is dealt a Raccoon, and after the exchange everybody still knows that."""
    game = Game("northern-raid", seed=2, places="Desert")
    while game.view(0).asking == "choose":
        game.apply(game.legal_actions()[0])
    assert [seat.lacks for seat in game.public_view().seats] == [["Ra"], ["Ra"]]


def test_the_question_is_saved_and_resumed_between_the_answers() -> None:
    scene = resumed(Scene(START).answer("B", "-Go9"))
    assert (scene.to_act(), scene.legal("B")) == ("A", "-Go0 -Go6 -Go7 -Go8 -Un2")


def test_the_exchange_is_part_of_the_record() -> None:
    game = Game("claim", seed=7, first=0, places="Desert")
    choose(game, 1, "Kn5 Dw0 Go1 Kn8 Un7")
    choose(game, 0, "Go0 Do3 Dw7 Kn9 Un8")
    assert "1. B:-Kn5 B:-Dw0 B:-Go1 B:-Kn8 B:-Un7 A:-Go0 A:-Do3 A:-Dw7 A:-Kn9 A:-Un8" in game.record()
    assert Game.from_record(game.record()).position() == game.position()
