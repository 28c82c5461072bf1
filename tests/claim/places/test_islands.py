"""The Islands: two prizes in phase 1, and the one that is left goes under the deck."""

from __future__ import annotations

from claimant.claim import Game
from claimant.claim.knowledge.view import view_of
from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

TWO_PRIZES = (
    "Go Se at Islands | phase 1 | lead A | A hand Se9 Go1 | B hand Se2 Go3 | prizes Go4 Go5 | deck Go6 Go7"
)


def trick(text: str = TWO_PRIZES) -> Scene:
    """A has won a trick without a power over two prizes."""
    return Scene(text.replace("Se9", "Go9").replace("Se2", "Go2")).play("Go9 Go2")


def test_the_islands_are_a_landscape() -> None:
    assert find_place("Islands").kind == "landscape"


def test_two_prizes_are_turned_up() -> None:
    game = Game("claim", seed=1, places="Islands")
    assert len(game.public_view().prizes) == 2
    assert len(game.public_view().deck) == 24


def test_the_winner_takes_one_the_other_goes_under_the_deck_the_loser_takes_the_top_card() -> None:
    scene = trick()
    assert (scene.to_act(), scene.legal("A")) == ("A", "+Go4 +Go5")
    scene.play("+Go5")
    assert (scene.followers("A"), scene.followers("B")) == ("Go5", "Go6")
    assert (scene.prizes(), scene.deck()) == ("Go4 Go7", "")
    assert scene.causes("Go4") == ["Islands", "reveal"]


def test_everybody_knows_what_lies_under_the_deck() -> None:
    scene = trick(TWO_PRIZES.replace("Go6 Go7", "Go6 Go7 Go8 Go0")).play("+Go4")
    assert (scene.prizes(), scene.deck()) == ("Go7 Go8", "Go0 Go5")
    for seat in "AB":
        assert [card and card.code for card in scene.view(seat).deck] == [None, "Go5"]
    spectator = view_of(scene.state, None)
    assert [card and card.code for card in spectator.deck] == [None, "Go5"]
    assert [card and card.code for card in resumed(scene).view("B").deck] == [None, "Go5"]


def test_who_draws_a_card_that_lay_under_the_deck_has_no_secret() -> None:
    scene = Scene(
        "Go Un at Islands | phase 1 | lead A | A hand Go9 Go1 | B hand Go2 Go3 "
        "| prizes Un4 Un5 | deck Go6* Go7"
    )
    scene.play("Go9 Go2 +Un4")
    assert scene.followers("B") == "Go6"
    assert [card.code for card in scene.view("A").seats[1].followers] == ["Go6"]


def test_in_the_last_trick_the_loser_gets_the_other_prize() -> None:
    scene = Scene("Go Un at Islands | phase 1 | lead A | A hand Go9 | B hand Go2 | prizes Un4 Un5")
    scene.play("Go9 Go2 +Un4")
    assert (scene.hand("A"), scene.hand("B")) == ("Un4", "Un5")


def test_the_deck_lasts_for_thirteen_tricks() -> None:
    game = Game("claim", seed=3, places="Islands")
    while game.view(0).phase == 1:
        game.apply(game.legal_actions()[0])
    assert [seat.hand_size for seat in game.view(0).seats] == [13, 13]
    assert game.view(0).deck == []


def test_r22_a_seers_winner_looks_and_takes_the_top_card_or_a_prize() -> None:
    scene = Scene(TWO_PRIZES).play("Se9 Se2")
    assert scene.legal("A") == "+Go4 +Go5 +deck"
    assert scene.knows("A", "Go6")
    assert not scene.knows("B", "Go6")


def test_r22_if_it_takes_a_prize_the_other_goes_under_the_deck_and_the_loser_takes_the_looked_at_card() -> (
    None
):
    scene = Scene(TWO_PRIZES.replace("Go6 Go7", "Go6 Go7 Go8 Go0")).play("Se9 Se2 +Go4")
    assert (scene.followers("A"), scene.followers("B")) == ("Go4", "Go6")
    assert scene.deck() == "Go0 Go5"


def test_r22_if_it_takes_the_top_card_the_loser_chooses_a_prize_and_the_other_goes_under_the_deck() -> None:
    scene = Scene(TWO_PRIZES.replace("Go6 Go7", "Go6 Go7 Go8 Go0")).play("Se9 Se2 +deck")
    assert (scene.to_act(), scene.legal("B")) == ("B", "+Go4 +Go5")
    scene = resumed(scene).play("+Go5")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")
    assert (scene.prizes(), scene.deck()) == ("Go7 Go8", "Go0 Go4")


def test_r22_in_the_last_trick_there_is_nothing_to_look_at() -> None:
    scene = Scene("Go Se at Islands | phase 1 | lead A | A hand Se9 | B hand Se2 | prizes Go4 Go5")
    scene.play("Se9 Se2")
    assert scene.legal("A") == "+Go4 +Go5"
    scene.play("+Go5")
    assert (scene.hand("A"), scene.hand("B")) == ("Go5", "Go4")


def test_r23_in_an_automatic_trick_the_winner_takes_a_prize_of_its_choice() -> None:
    scene = Scene(
        "Go Au at Islands | phase 1 | lead A | A hand Au9 Go1 Go2 | B hand Au1 Go3 Go4 "
        "| prizes Au2 Au3 | deck Go5 Go6 Go7 Go8"
    )
    scene.play("Au9 Au1 +Au2 -Go1 -Go3")
    assert (scene.to_act(), scene.legal("A")) == ("A", "+Go6 +Go7")
    scene.play("+Go7")
    assert (scene.followers("A"), scene.followers("B")) == ("Go7 Au2", "Go5 Go8")
    assert sorted(scene.prizes().split()) == ["Au3", "Go6"]
