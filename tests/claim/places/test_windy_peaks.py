"""The Windy Peaks: before phase 2 three cards are exchanged."""

from __future__ import annotations

from claimant.claim import Game
from claimant.claim.formats.position import write_position
from claimant.claim.knowledge.view import view_of
from claimant.claim.sets import find_place
from claimant.tabletop import laws
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

START = (
    "Go Un at Peaks | phase 2 | step begin-phase | asker Peaks | cursor 1 | lead B | won B "
    "| A wants 3 | B wants 3 | A hand Go1 Go2* Go3 Un1 Un3 | B hand Go6 Go7 Go8* Un2 Un4"
)


def told(scene: Scene, viewer: str) -> list[dict[str, object]]:
    """What a seat, or with an empty name a spectator, has heard."""
    flag = scene.state.seats["AB".index(viewer)].flag if viewer else 0
    return [event.as_seen_by(flag).to_json() for event in scene.log]


def seen(scene: Scene, viewer: str) -> dict[str, object]:
    seat = scene.state.seats["AB".index(viewer)] if viewer else None
    return view_of(scene.state, seat).to_json()


def check_same(one: Scene, other: Scene, viewer: str) -> None:
    laws.assert_same(seen(one, viewer), seen(other, viewer), "the view leaks")
    laws.assert_same(told(one, viewer), told(other, viewer), "the events leak")


def test_the_windy_peaks_are_a_landscape() -> None:
    assert find_place("Windy Peaks").kind == "landscape"


def test_before_phase_2_each_seat_gives_the_opponent_3_cards_of_its_hand() -> None:
    scene = Scene(
        "Go Un at Peaks | phase 1 | trick 13 | lead A | A hand Go9 | B hand Go1 | prizes Un1 | deck Un2 "
        "| A followers Go2 Go3 Go4 | B followers Go5 Go6 Go7"
    )
    scene.play("Go9 Go1")
    assert scene.legal("A") == "-Go2 -Go3 -Go4 -Un1"
    scene.play("-Go2 -Go4 -Un1 -Go5 -Go6 -Go7")
    assert (scene.hand("A"), scene.hand("B")) == ("Go3 Go5 Go6 Go7", "Go2 Go4 Un1 Un2")
    assert scene.causes("Un1")[-1] == "Peaks"
    assert scene.to_act() == scene.leader() == "A"


def test_phase_1_begins_without_it() -> None:
    assert Game("claim", seed=1, places="Windy Peaks").view(0).asking == "play"


def test_r20_the_owner_chooses() -> None:
    assert Scene(START).legal("B") == "-Go6 -Go7 -Go8 -Un2 -Un4"


def test_r27_the_seats_may_answer_in_any_order() -> None:
    ends = set()
    for order in (
        "B-Go6 B-Go7 B-Un2 A-Go1 A-Go2 A-Go3",
        "A-Go3 A-Go2 A-Go1 B-Un2 B-Go7 B-Go6",
        "A-Go1 B-Go6 B-Un2 A-Go3 A-Go2 B-Go7",
    ):
        scene = Scene(START)
        for word in order.split():
            scene.answer(word[0], word[1:])
        ends.add(write_position(scene.state))
    assert len(ends) == 1


def test_nothing_is_exchanged_before_both_have_chosen() -> None:
    scene = Scene(START)
    for card in ("-Go1", "-Go2", "-Go3"):
        scene.answer("A", card)
    assert (scene.hand("A"), scene.legal("A")) == ("Go1 Go2 Go3 Un1 Un3", "")
    assert scene.to_act() == "B"
    assert [card.code for card in scene.view("A").seats[0].chosen] == ["Go1", "Go2", "Go3"]
    assert scene.view("B").seats[0].chosen == []


def test_no_view_shows_the_others_choice_before_both_have_chosen() -> None:
    """Two worlds that differ in what has been chosen so far look the same to all others."""
    for chooser, other in (("A", "B"), ("B", "A")):
        one, two = Scene(START), Scene(START)
        cards = one.legal(chooser).split()
        for first, second in zip(cards[:3], cards[2:], strict=True):
            one.answer(chooser, first)
            two.answer(chooser, second)
            check_same(one, two, other)
            check_same(one, two, "")


def test_after_the_exchange_each_seat_knows_what_it_gave_and_got() -> None:
    scene = Scene(START).play("-Go6 -Go7 -Un2 -Go1 -Go2 -Un1")
    assert [card.code for card in scene.view("A").seats[1].hand] == ["Go1", "Go2", "Go8", "Un1"]
    assert [card.code for card in scene.view("B").seats[0].hand] == ["Go6", "Go7", "Un2"]
    assert scene.hand("A") == "Go3 Go6 Go7 Un2 Un3"


def test_a_spectator_knows_neither() -> None:
    one = Scene(START).play("-Go6 -Go7 -Un2 -Go1 -Go2 -Un1")
    other = Scene(START).play("-Go8 -Un4 -Un2 -Un3 -Go3 -Un1")
    assert view_of(one.state, None).seats[0].hand == view_of(one.state, None).seats[1].hand == []
    check_same(one, other, "")


def test_what_stays_in_hand_is_as_secret_as_before() -> None:
    """Two worlds that differ in a card that was kept look the same to the opponent."""
    one = Scene(START).play("-Go6 -Go7 -Un2 -Go1 -Go2 -Un1")
    other = Scene(START.replace("Un4", "Un5")).play("-Go6 -Go7 -Un2 -Go1 -Go2 -Un1")
    check_same(one, other, "A")


def test_who_gives_a_card_and_gets_an_equal_one_knows_that_the_other_has_it() -> None:
    scene = Scene(
        "Go Un at Peaks | phase 2 | step begin-phase | asker Peaks | cursor 1 | lead A "
        "| A wants 3 | B wants 3 | A hand Go0 Go1 Go2 Un1 | B hand Go0 Go6 Go7 Un2"
    )
    scene.play("-Go0 -Go1 -Go2 -Go0 -Go6 -Go7")
    assert [card.code for card in scene.view("A").seats[1].hand] == ["Go0", "Go1", "Go2"]
    assert [card.code for card in scene.view("B").seats[0].hand] == ["Go0", "Go6", "Go7"]


def test_nobody_can_tell_whether_an_equal_card_was_kept() -> None:
    """B is known to hold a Goblin 0 and gives one away: it may have had another, or not."""
    text = (
        "Go Un at Peaks | phase 2 | step begin-phase | asker Peaks | cursor 1 | lead A "
        "| A wants 3 | B wants 3 | A hand Go0 Go1 Go2 Un1 | B hand Go0* Go6 Go7 {hidden}"
    )
    choices = "-Go0 -Go1 -Go2 -Go0 -Go6 -Go7"
    one, other = (Scene(text.format(hidden=card)).play(choices) for card in ("Go0", "Un2"))
    assert [card.code for card in one.view("A").seats[1].hand] == ["Go0", "Go1", "Go2"]
    check_same(one, other, "A")


def test_the_question_is_saved_and_resumed_between_the_answers() -> None:
    scene = resumed(Scene(START).answer("A", "-Go1").answer("B", "-Go6"))
    assert (scene.legal("A"), scene.legal("B")) == ("-Go2 -Go3 -Un1 -Un3", "-Go7 -Go8 -Un2 -Un4")
    scene = resumed(scene.play("-Go7 -Un2 -Go2 -Un1"))
    assert scene.hand("A") == "Go3 Go6 Go7 Un2 Un3"
    assert [card.code for card in scene.view("B").seats[0].hand] == ["Go6", "Go7", "Un2"]


def test_a_phoenix_burns_for_its_new_owner() -> None:
    scene = Scene(
        "Go Un Ph at Peaks | phase 2 | step begin-phase | asker Peaks | cursor 1 | lead A | reserve Ph Pf5 "
        "| A wants 3 | B wants 3 | A hand Ph1 Ph2 Ph3 Go1 | B hand Go6 Go7 Go8 Un9"
    )
    scene.play("-Ph1 -Ph2 -Ph3 -Go6 -Go7 -Go8").play("Go6 Ph1")
    assert scene.hand("B") == "Un9 Ph2 Ph3 Pf5"
