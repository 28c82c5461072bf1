"""Seers: winning a trick of phase 1 with one lets you look at the top card of the deck before taking."""

from __future__ import annotations

from copy import copy

import pytest

from claimant.claim.events import LOOKED
from claimant.claim.factions.seers import Seers
from claimant.claim.formats.position import write_position
from claimant.claim.game import Game
from claimant.claim.knowledge.view import view_of
from claimant.tabletop.event import Event
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

TWO = "Se Go Do Dr | lead A | prizes Go5 | deck Go7 Go1 Go2 | A hand Se8 Go3 | B hand {} Go4"
THREE = (
    "Se Go Do | lead A | prizes Go5 Go6 | deck Go7 Go1 Go2 Go8 "
    "| A hand Se8 Do3 | B hand Se9 Do4 | C hand Se2 Do5"
)
FOUR = (
    "Se Go Do | lead A | prizes Go5 Go6 | deck Go7 Go8 Go1 Go2 Go9 "
    "| A hand Se8 Do3 | B hand Se9 Do4 | C hand Se2 Do5 | D hand Do6 Do7"
)


def codes(scene: Scene, viewer: str, seat: int) -> list[str]:
    """The followers of a seat that a viewer can name."""
    return [card.code for card in scene.view(viewer).seats[seat].followers]


def copied(scene: Scene) -> Scene:
    """The scene with an independent copy of its state."""
    twin = copy(scene)
    twin.state = scene.state.copy()
    twin.log = []
    twin.state.log = twin.log
    return twin


def last_look(scene: Scene) -> Event:
    return [event for event in scene.log if event.kind == LOOKED][-1]


def test_there_are_ten_seers_from_0_to_9() -> None:
    seers = Seers()
    assert seers.values == tuple(range(10))
    assert (seers.code, seers.box, seers.paired_with) == ("Se", "Claim 2", "")


def test_the_winner_takes_the_looked_at_card_and_the_opponent_gets_the_prize() -> None:
    scene = Scene(TWO.format("Se3")).play("Se8 Se3")
    assert (scene.to_act(), scene.legal("A"), scene.legal("B")) == ("A", "+Go5 +deck", "")
    scene.play("+deck")
    assert (scene.followers("A"), scene.followers("B")) == ("Go7", "Go5")
    assert scene.discard() == "Se3 Se8"
    assert (scene.prizes(), scene.deck()) == ("Go1", "Go2")
    assert scene.causes("Go7") == ["Se", "recruit"]
    assert scene.causes("Go5") == ["recruit"]


def test_the_winner_takes_the_prize_and_the_opponent_gets_the_looked_at_card() -> None:
    scene = Scene(TWO.format("Se3")).play("Se8 Se3 +Go5")
    assert (scene.followers("A"), scene.followers("B")) == ("Go5", "Go7")
    assert (scene.leader(), scene.prizes(), scene.deck()) == ("A", "Go1", "Go2")


def test_it_is_the_winner_who_looks_not_the_leader() -> None:
    scene = Scene(TWO.format("Se9")).play("Se8 Se9")
    assert (scene.to_act(), scene.legal("A"), scene.legal("B")) == ("B", "", "+Go5 +deck")
    assert (scene.knows("A", "Go7"), scene.knows("B", "Go7")) == (False, True)
    scene.play("+deck")
    assert (scene.followers("A"), scene.followers("B")) == ("Go5", "Go7")


def test_the_look_comes_with_every_seer_that_wins_even_on_a_thrown_card() -> None:
    scene = Scene(TWO.format("Do1")).play("Se8 Do1")
    assert scene.legal("A") == "+Go5 +deck"
    thrown = Scene(TWO.format("Dr9")).play("Se8 Dr9")
    assert thrown.legal("A") == "+Go5 +deck"


def test_r9_a_losing_seer_does_nothing() -> None:
    thrown = Scene("Se Go | lead A | prizes Go5 | deck Go7 Go1 | A hand Go9 Go3 | B hand Se9 Se4")
    thrown.play("Go9 Se9")
    assert (thrown.followers("A"), thrown.followers("B")) == ("Go5", "Go7")
    assert not any(event.kind == LOOKED for event in thrown.log)


def test_r9_a_doppelganger_that_beats_a_seer_has_no_power() -> None:
    scene = Scene(TWO.format("Do9")).play("Se8 Do9")
    assert scene.last_winner() == "B"
    assert (scene.followers("A"), scene.followers("B")) == ("Go7", "Go5")
    assert not scene.knows("B", "Go7")
    assert not any(event.kind == LOOKED for event in scene.log)


def test_a_led_doppelganger_that_wins_against_a_seer_has_no_power() -> None:
    scene = Scene("Se Go Do | lead A | prizes Go5 | deck Go7 Go1 | A hand Do0 Go3 | B hand Se9 Go4")
    scene.play("Do0 Se9")
    assert (scene.followers("A"), scene.followers("B")) == ("Go5", "Go7")


def test_in_phase_2_a_seer_wins_as_any_card_does() -> None:
    scene = Scene("Se Go | phase 2 | lead A | deck Go7 | A hand Se8 Go3 | B hand Se3 Go4")
    scene.play("Se8 Se3")
    assert not any(event.kind == LOOKED for event in scene.log)
    assert (scene.score("A"), scene.to_act(), scene.legal("A")) == ("Se3 Se8", "A", "Go3")
    assert scene.causes("Se8") == ["play", "collect"]


def test_the_last_trick_of_phase_1_still_has_a_card_to_look_at() -> None:
    scene = Scene("Se Go | lead A | prizes Go5 | deck Go7 | A hand Se8 | B hand Se3")
    scene.play("Se8 Se3 +deck")
    assert scene.state.phase == 2
    assert (scene.hand("A"), scene.hand("B")) == ("Go7", "Go5")


def test_equal_cards_still_come_from_different_places() -> None:
    scene = Scene("Se Go | lead A | prizes Go0 | deck Go0 Go1 | A hand Se8 Go3 | B hand Se3 Go4")
    scene.play("Se8 Se3")
    assert scene.legal("A") == "+Go0 +deck"
    scene.play("+deck")
    assert (codes(scene, "B", 0), codes(scene, "B", 1)) == ([], ["Go0"])


def test_what_a_seer_sees_only_the_looker_knows() -> None:
    scene = Scene(TWO.format("Se3")).play("Se8 Se3")
    assert (scene.knows("A", "Go7"), scene.knows("B", "Go7")) == (True, False)
    tops = [view.deck[0] for view in (scene.view("A"), scene.view("B"), view_of(scene.state, None))]
    assert [card and card.code for card in tops] == ["Go7", None, None]
    look = last_look(scene)
    assert (look.cause, look.seat, look.source) == ("Se", 0, "deck")
    assert look.as_seen_by(1).cards == ["Go7"]
    for other in (2, 0):
        assert look.as_seen_by(other).to_json() == {
            "event": "looked",
            "cause": "Se",
            "seat": "A",
            "cards": None,
            "count": 1,
            "from": "deck",
        }


def test_the_opponent_learns_only_which_place_the_card_came_from() -> None:
    scene = Scene(TWO.format("Se3")).play("Se8 Se3 +deck")
    assert (scene.knows("A", "Go7"), scene.knows("B", "Go7")) == (True, False)
    assert (codes(scene, "A", 0), codes(scene, "B", 0)) == (["Go7"], [])
    assert scene.view("B").seats[0].followers_size == 1
    taken = next(event for event in scene.log if event.target == "followers" and event.target_seat == 0)
    seen = taken.as_seen_by(2)
    assert (seen.cards, seen.count, seen.source) == ([], 1, "deck")


def test_the_looker_knows_the_card_that_it_left_to_the_opponent() -> None:
    scene = Scene(TWO.format("Se3")).play("Se8 Se3 +Go5")
    assert (codes(scene, "A", 1), codes(scene, "B", 1)) == (["Go7"], ["Go7"])
    assert view_of(scene.state, None).seats[1].followers == []
    assert codes(scene, "B", 0) == ["Go5"]


def test_two_decks_that_differ_in_the_looked_at_card_look_the_same_to_the_opponent() -> None:
    text = TWO.format("Se3")
    one = Scene(text).play("Se8 Se3")
    other = Scene(text.replace("deck Go7 Go1 Go2", "deck Go2 Go1 Go7")).play("Se8 Se3")
    for action in ("", "+deck"):
        one.play(action)
        other.play(action)
        assert one.view("B").to_json() == other.view("B").to_json()
        told = [[event.as_seen_by(2).to_json() for event in scene.log] for scene in (one, other)]
        assert told[0] == told[1]
    assert one.view("A").to_json() != other.view("A").to_json()


@pytest.mark.parametrize("choice", ["+deck", "+Go5"])
def test_the_decision_can_be_saved_copied_and_resumed(choice: str) -> None:
    scene = Scene(TWO.format("Dr9")).play("Se8 Dr9")
    position = write_position(scene.state)
    for twin in (resumed(scene), copied(scene)):
        assert write_position(twin.state) == position
        assert twin.legal("A") == "+Go5 +deck"
        assert (twin.knows("A", "Go7"), twin.knows("B", "Go7")) == (True, False)
        twin.play(choice)
        assert write_position(scene.state) == position
        assert twin.followers("A") == ("Go7" if choice == "+deck" else "Go5")
        assert (twin.last_winner(), twin.leader()) == ("A", "B")
    later = write_position(resumed(scene).play(choice).state)
    assert write_position(scene.play(choice).state) == later


def test_a_whole_game_can_be_saved_and_resumed_at_a_seers_decision() -> None:
    game = Game("claim2", seed=1)
    while game.view(0).asking != "take":
        game.apply(game.legal_actions()[0])
    looker = game.to_act
    assert looker is not None
    for twin in (game.copy(), Game.from_position(game.position()), Game.from_record(game.record())):
        assert [str(action) for action in twin.legal_actions()] == [f"+{game.view(0).prizes[0]}", "+deck"]
        assert twin.view(looker).to_json() == game.view(looker).to_json()
        assert twin.view(looker).deck[0] is not None
        assert twin.view(1 - looker).deck[0] is None
        twin.apply("+deck")
        assert twin.view(0).asking == "play"


def test_three_players_the_winner_may_take_the_looked_at_card() -> None:
    scene = Scene(THREE, players=3).play("Se8 Se9 Se2")
    assert (scene.to_act(), scene.legal("B")) == ("B", "+Go5 +Go6 +deck")
    scene.play("+deck")
    assert (scene.to_act(), scene.legal("A"), scene.legal("B")) == ("A", "+Go5 +Go6", "")
    scene.play("+Go6")
    assert [scene.followers(seat) for seat in "ABC"] == ["Go6", "Go7", "Go5"]
    assert (scene.prizes(), scene.deck()) == ("Go1 Go2", "Go8")
    assert [scene.knows(seat, "Go7") for seat in "ABC"] == [False, True, False]


def test_three_players_the_winner_takes_a_prize_and_third_place_the_looked_at_card() -> None:
    scene = Scene(THREE, players=3).play("Se8 Se9 Se2 +Go6")
    assert [scene.followers(seat) for seat in "ABC"] == ["Go5", "Go6", "Go7"]
    assert [scene.knows(seat, "Go7") for seat in "ABC"] == [False, True, True]


def test_four_players_the_winner_may_take_the_looked_at_card() -> None:
    scene = Scene(FOUR, players=4).play("Se8 Se9 Se2 Do6")
    assert (scene.to_act(), scene.legal("B")) == ("B", "+Go5 +Go6 +deck")
    scene.play("+deck")
    assert (scene.to_act(), scene.legal("A")) == ("A", "+Go5 +Go6")
    scene.play("+Go5")
    assert [scene.followers(seat) for seat in "ABCD"] == ["Go5", "Go7", "Go8", "Go6"]
    assert (scene.prizes(), scene.deck()) == ("Go1 Go2", "Go9")
    assert [scene.knows(seat, "Go7") for seat in "ABCD"] == [False, True, False, False]
    assert [scene.knows(seat, "Go8") for seat in "ABCD"] == [False, False, True, False]


def test_four_players_the_winner_takes_a_prize_and_third_place_the_looked_at_card() -> None:
    scene = Scene(FOUR, players=4).play("Se8 Se9 Se2 Do6 +Go6")
    assert [scene.followers(seat) for seat in "ABCD"] == ["Go5", "Go6", "Go8", "Go7"]
    assert [scene.knows(seat, "Go7") for seat in "ABCD"] == [False, True, False, True]
    assert [scene.knows(seat, "Go8") for seat in "ABCD"] == [False, False, True, False]


def test_r9_three_players_a_seer_in_second_place_does_nothing() -> None:
    scene = Scene(
        "Se Go Do | lead A | prizes Go5 Go6 | deck Go7 Go1 Go2 "
        "| A hand Se8 Go3 | B hand Do9 Go4 | C hand Se2 Go8",
        players=3,
    ).play("Se8 Do9 Se2")
    assert (scene.to_act(), scene.legal("B")) == ("B", "+Go5 +Go6")
    scene.play("+Go5")
    assert [scene.followers(seat) for seat in "ABC"] == ["Go6", "Go5", "Go7"]


@pytest.mark.parametrize(
    ("text", "players", "trick"), [(THREE, 3, "Se8 Se9 Se2"), (FOUR, 4, "Se8 Se9 Se2 Do6")]
)
def test_three_and_four_players_both_decisions_can_be_saved_copied_and_resumed(
    text: str, players: int, trick: str
) -> None:
    straight = write_position(Scene(text, players=players).play(f"{trick} +deck +Go6").state)
    for again in (resumed, copied):
        scene = again(Scene(text, players=players).play(trick))
        scene = again(scene.play("+deck"))
        assert scene.legal("A") == "+Go5 +Go6"
        assert write_position(scene.play("+Go6").state) == straight


def test_r22_on_the_coast_the_seers_winner_chooses_as_always() -> None:
    text = "Se Go at Coast | lead A | prizes Go5 | deck Go7 Go1 Go2 | A hand Se8 Go3 | B hand Se3 Go4"
    for choice, followers in (("+deck", ("Go7", "Go5")), ("+Go5", ("Go5", "Go7"))):
        scene = resumed(Scene(text).play("Se8 Se3"))
        assert (scene.to_act(), scene.legal("A")) == ("A", "+Go5 +deck")
        scene.play(choice)
        assert (scene.followers("A"), scene.followers("B")) == followers


ISLANDS = "Se Go at Islands | lead A | prizes Go5 Go6 | deck Go7 {} | A hand Se8 Go3 | B hand Se3 Go4"


def test_r22_on_the_islands_the_winner_takes_a_prize_and_the_loser_the_looked_at_card() -> None:
    scene = resumed(Scene(ISLANDS.format("Go1 Go2")).play("Se8 Se3"))
    assert scene.legal("A") == "+Go5 +Go6 +deck"
    scene.play("+Go6")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go7")
    assert (scene.prizes(), scene.deck()) == ("Go1 Go2", "Go5")
    assert scene.knows("A", "Go7")


def test_r22_on_the_islands_the_winner_takes_the_top_card_and_the_loser_chooses_a_prize() -> None:
    scene = resumed(Scene(ISLANDS.format("Go1 Go2")).play("Se8 Se3"))
    scene = resumed(scene.play("+deck"))
    assert (scene.to_act(), scene.legal("B")) == ("B", "+Go5 +Go6")
    scene.play("+Go6")
    assert (scene.followers("A"), scene.followers("B")) == ("Go7", "Go6")
    assert (scene.prizes(), scene.deck()) == ("Go1 Go2", "Go5")
    assert not scene.knows("B", "Go7")


def test_r22_on_the_islands_there_is_nothing_to_look_at_in_the_last_trick() -> None:
    scene = Scene("Se Go at Islands | lead A | prizes Go5 Go6 | A hand Se8 | B hand Se3").play("Se8 Se3")
    assert scene.legal("A") == "+Go5 +Go6"
    scene.play("+Go6")
    assert (scene.hand("A"), scene.hand("B")) == ("Go6", "Go5")
