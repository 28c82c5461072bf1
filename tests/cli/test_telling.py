"""What happened, in words."""

from __future__ import annotations

import pytest

from claimant.cli.claim.passages import passages, tell
from claimant.cli.claim.telling import clauses, sentence
from claimant.cli.claim.voice import Voice
from claimant.tabletop.event import Event
from tests.claim.scene import Scene
from tests.cli.shell import played_game


def told(scene: Scene, you: int | None = None) -> list[str]:
    """The trick that a scene has played, as a seat, or for None the referee, knows it."""
    events = scene.log
    if you is not None:
        events = [event.as_seen_by(scene.state.seats[you].flag) for event in events]
    voice = Voice(scene.rules, you)
    return [line for passage in passages(events)[:2] for line in tell(passage, voice)]


def test_a_trick_of_phase_1_is_told_in_two_sentences() -> None:
    scene = Scene("Go Kn | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Go9 Go3 | B hand Kn2 Kn3")
    scene.play("Go9 Kn2 Kn3 Go3")
    voice = Voice(scene.rules)
    assert [tell(passage, voice) for passage in passages(scene.log)[2:4]] == [
        ["For Go1, B leads Kn3, A plays Go3, and B wins."],
        ["B takes the prize Go1; A draws Go2 from the deck."],
    ]


@pytest.mark.parametrize(
    ("text", "actions", "says"),
    [
        (
            "Go Kn Un | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Un9 Go3 | B hand Un2 Kn3",
            "Un9 Un2",
            "By the Undead A wins Un9 and Un2",
        ),
        (
            "Go Kn Dw | phase 2 | lead A | A hand Dw9 Go3 | B hand Dw2 Kn3",
            "Dw9 Dw2",
            "The Dwarves side with B: Dw9 and Dw2",
        ),
        (
            "Gi Gn Dw | phase 2 | lead A | A hand Gi7 Dw3 | B hand Dw2 Dw4 | B display Gn7",
            "Gi7 Dw2",
            "The Giants chase Gn7 from B's display",
        ),
        (
            "Gi Gn Dw | phase 2 | lead A | A hand Gn7 Dw3 | B hand Dw2 Dw4",
            "Gn7 Dw2",
            "A lays Gn7 into its display",
        ),
        (
            "Go Kn Tr | phase 2 | lead A | A hand Tr6 Go3 | B hand Tr7 Kn3",
            "Tr6 Tr7",
            "Laid on the table: Tr6 and Tr7; B takes Tr7 from the table",
        ),
        (
            "Go Kn Dr | phase 2 | lead A | A hand Go9 Go3 | B hand Dr7 Kn3",
            "Go9 Dr7",
            "by the Dragons B leads the next trick",
        ),
        (
            "Go Kn Bs | phase 2 | lead A | A hand Go7 Go3 | B hand Bs7 Kn3",
            "Go7 Bs7",
            "B's Basilisk catches Go7",
        ),
        (
            "Go Kn Gr | phase 2 | lead A | A hand Gr7 Go3 | B hand Gr2 Kn3",
            "Gr7 Gr2",
            "A lays Gr7 and Gr2 into its display",
        ),
    ],
)
def test_a_power_that_sends_a_card_somewhere_is_named(text: str, actions: str, says: str) -> None:
    assert says in " ".join(told(Scene(text).play(actions)))


def test_the_reader_is_spoken_to() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go9 Go3 | B hand Kn2 Kn3").play("Go9 Kn2")
    assert told(scene, you=1) == [
        "The opponent leads Go9, you play Kn2, and you win.",
        "You take Go9 and Kn2.",
    ]


def test_a_card_that_the_reader_may_not_know_is_a_card() -> None:
    scene = Scene("Go Kn | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Go9 Go3 | B hand Kn2 Kn3")
    scene.play("Go9 Kn2")
    assert "you draw Go4 from the deck" in told(scene, you=0)[1]
    assert "the opponent draws a card from the deck" in told(scene, you=1)[1]


def test_a_look_at_the_deck_is_told_without_the_card_to_the_other() -> None:
    text = "Go Kn Se | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Se9 Go3 | B hand Kn2 Kn3"
    scene = Scene(text).play("Se9 Kn2 +deck")
    assert "You look at the top card of the deck, Go4" in told(scene, you=0)[1]
    assert "The opponent looks at the top card of the deck; " in told(scene, you=1)[1]
    assert "Go4" not in " ".join(told(scene, you=1))


def test_nothing_to_say_is_no_sentence() -> None:
    assert sentence([], ", ") == ""


def test_a_power_without_words_of_its_own_is_told_by_its_name() -> None:
    game = played_game()
    card = game.rules.cards[0]
    event = Event("moved", "Un", 0, card.codes, "score", 0, "discard")
    assert clauses([event], Voice(game.rules)) == [f"by the Undead A loses {card.code}"]
    unheard_of = Event("moved", "Un", -1, card.codes, "table", -1, "followers", 0)
    assert clauses([unheard_of], Voice(game.rules)) == [f"moved by the Undead: {card.code}"]


@pytest.mark.parametrize("deck", ["Gi Gn Au Gr Ra", "Pe Ro Ra Ba Ph", "Go Kn Bs Tr Vi", "claim2"])
@pytest.mark.parametrize("seed", range(4))
def test_only_cards_in_the_masked_events_are_named(deck: str, seed: int) -> None:
    game = played_game(deck, seed)
    for seat in (0, 1):
        for event in game.events(seat):
            words = " ".join(clauses([event], Voice(game.rules, seat)))
            allowed = set(event.cards)
            named = {card.code for card in game.rules.cards if card.code in words.split()}
            assert named <= allowed
