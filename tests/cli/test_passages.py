"""The course of a game in sentences: with places, and with three and four players."""

from __future__ import annotations

import pytest

from claimant.claim import Game
from claimant.claim.events import TrickWon
from claimant.claim.sets import PLACES, PRESETS
from claimant.cli.claim.passages import is_fight, is_scoring, is_unfinished, passages, tell
from claimant.cli.claim.voice import Voice
from tests.claim.scene import Scene
from tests.cli.shell import played_game

TABLES = [
    *(("claim", 2, code) for code in PLACES),
    *((deck, number, "") for deck in PRESETS for number in (3, 4)),
]


def told(scene: Scene, you: int | None = None) -> list[str]:
    """All that has happened in a scene, as a seat, or for None the referee, knows it."""
    events = scene.log
    if you is not None:
        events = [event.as_seen_by(scene.state.seats[you].flag) for event in events]
    voice = Voice(scene.rules, you)
    return [line for passage in passages(events) for line in tell(passage, voice)]


# --- strength ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "Go Kn at Underworld | phase 2 | lead A | A hand Go0 Go3 | B hand Go9 Kn3",
            "A leads Go0 (strength 10), B plays Go9, and A wins.",
        ),
        (
            "Go Kn at Farmlands | phase 2 | lead A | A hand Go9 Go3 | B hand Go2 Kn3",
            "A leads Go9, B plays Go2 (strength 10), and B wins.",
        ),
        (
            "Go Kn at Icebergs | phase 2 | lead A | won A | A hand Go5 Go3 | B hand Go4 Kn3",
            "A leads Go5, B plays Go4 (strength 5), and A wins.",
        ),
        (
            "Go Kn Gr | phase 2 | lead A | A hand Go5 Go3 | B hand Go9 Kn3 | A display Gr5",
            "A leads Go5 (strength 10), B plays Go9, and A wins.",
        ),
        (
            "Go Kn | phase 2 | lead A | A hand Go5 Go3 | B hand Go9 Kn3",
            "A leads Go5, B plays Go9, and B wins.",
        ),
    ],
)
def test_a_strength_that_is_not_the_value_is_told(text: str, says: str) -> None:
    cards = [section.split()[2] for section in text.split(" | ") if " hand " in section]
    assert told(Scene(text).play(" ".join(cards)))[0] == says


@pytest.mark.parametrize(("deck", "players", "places"), TABLES)
def test_strengths_are_told_wherever_they_differ_and_nowhere_else(
    deck: str, players: int, places: str
) -> None:
    game = played_game(deck, players=players, places=places)
    different = 0
    for passage in passages(game.log):
        played = [game.rules.named[event.cards[0]][0] for event in passage if event.target == "trick"]
        strengths = next((event.strengths for event in passage if isinstance(event, TrickWon)), [])
        different += sum(card.value != number for card, number in zip(played, strengths, strict=True))
    told = " ".join(line for passage in passages(game.log) for line in tell(passage, Voice(game.rules)))
    assert told.count("(strength ") == different
    if places in ("Underworld", "Farmlands", "Icebergs"):
        assert different


# --- places -----------------------------------------------------------------------------------------


def test_the_coast_gives_the_prize_to_the_loser() -> None:
    text = "Go Kn at Coast | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Go9 Go3 | B hand Kn2 Kn3"
    assert told(Scene(text).play("Go9 Kn2"))[1] == "A takes the prize Kn5; B draws Go4 from the deck."


def test_the_islands_wash_a_prize_back() -> None:
    text = "Go Kn at Islands | lead A | prizes Kn5 Kn6 | deck Go4 Go1 Go2 | A hand Go9 Go3 | B hand Kn2 Kn3"
    assert told(Scene(text).play("Go9 Kn2 +Kn6"))[1] == (
        "B takes the prize Kn6; Kn5 goes under the deck; A draws Go4 from the deck."
    )


def test_the_plateau_passes_the_lead() -> None:
    text = "Go Kn at Plateau | phase 2 | lead A | A hand Go9 Go8 Go7 Go6 | B hand Go1 Go2 Go3 Go4"
    lines = told(Scene(text).play("Go9 Go1 Go8 Go2 Go7 Go3"))
    assert lines[-1] == "A takes Go7 and Go3; by the Plateau B leads the next trick."


@pytest.mark.parametrize(
    ("place", "name", "number"), [("Peaks", "Windy Peaks", 3), ("Desert", "Endless Desert", 5)]
)
def test_an_exchange_is_told_to_both_before_the_next_trick(place: str, name: str, number: int) -> None:
    game = played_game(places=place)
    given = [
        [event.cards[0] for event in game.log if event.source == "hand" and event.target_seat == seat]
        for seat in (0, 1)
    ]
    assert [len(codes) for codes in given] == [number, number]
    for you in (0, 1):
        lines = [
            line for passage in passages(game.events(you)) for line in tell(passage, Voice(game.rules, you))
        ]
        (line,) = [line for line in lines if name in line]
        assert line.startswith(f"The {name}: ")
        own, others = (
            ", ".join(codes[:-1]) + f" and {codes[-1]}" for codes in (given[you], given[1 - you])
        )
        assert f"you are given {own}" in line
        assert f"the opponent is given {others}" in line


def test_what_sinks_into_the_swamp_is_shown() -> None:
    game = played_game(places="Swamp")
    lines = [line for passage in passages(game.events(0)) for line in tell(passage, Voice(game.rules, 0))]
    (line,) = [line for line in lines if "Swamp" in line]
    assert line.startswith("The Swamp: you discard ")
    assert "; the opponent discards " in line


@pytest.mark.parametrize("place", ["Pyramid", "Ruins", "Fortress"])
def test_what_leaves_before_scoring_is_told(place: str) -> None:
    game = played_game(places=place)
    lost = [event for event in game.log if event.cause == place]
    assert lost
    scoring = next(passage for passage in passages(game.log) if is_scoring(passage))
    words = " ".join(tell(scoring, Voice(game.rules)))
    for event in lost:
        assert f"By the {place} {'AB'[event.seat]} loses" in words
        assert event.cards[0] in words


def test_an_automatic_trick_is_told_in_one_sentence() -> None:
    text = "Go Kn Au | lead A | prizes Kn5 | deck Go4 Go1 Go2 Go0 | A hand Au9 Go3 | B hand Kn2 Kn3"
    scene = Scene(text).play("Au9 Kn2 -Go3 -Kn3")
    assert (
        told(scene)[2]
        == "For Go1, A lays Go3 face down, B lays Kn3 face down, and A wins by the Automatons."
    )
    assert "the opponent lays a card face down" in told(scene, you=0)[2]


# --- the end ----------------------------------------------------------------------------------------


def test_nobody_leads_after_the_last_trick() -> None:
    scene = Scene("Go Kn Dr | phase 2 | lead A | A hand Go9 | B hand Dr7").play("Go9 Dr7")
    assert told(scene) == ["A leads Go9, B plays Dr7, and A wins.", "A takes Go9 and Dr7."]


def test_a_card_laid_open_at_once_is_not_taken_first() -> None:
    scene = Scene("Go Kn Gr | phase 2 | lead A | A hand Gr9 Go3 | B hand Gr7 Kn3").play("Gr9 Gr7")
    assert told(scene)[1] == "A lays Gr9 and Gr7 into its display."


def test_the_piles_of_partners_become_one() -> None:
    text = (
        "Gi Gn | phase 2 | lead A | A hand Gi1 | B hand Gi3 | C hand Gi9 | D hand Gi5 "
        "| C display Gn7 | C score Gn3 | D score Gn9"
    )
    scene = Scene(text, players=4).play("Gi1 Gi3 Gi9 Gi5")
    assert told(scene)[2:] == [
        "C's display joins the score pile: Gn7.",
        "C's score pile joins A's: Gi1, Gi3, Gi5, Gi9 and Gn3.",
        "D's score pile joins B's: Gn9.",
    ]
    assert told(scene, you=2)[3].startswith("Your score pile joins your partner's: ")
    assert told(scene, you=0)[2:4] == [
        "Your partner's display joins the score pile: Gn7.",
        "Your partner's score pile joins yours: Gi1, Gi3, Gi5, Gi9 and Gn3.",
    ]


# --- three and four players -------------------------------------------------------------------------


def test_a_trick_of_three_is_told_with_both_prizes() -> None:
    text = (
        "Go Kn Un | lead A | prizes Kn5 Kn6 | deck Go4 Go1 Go5 Go7 Kn7 Kn8 "
        "| A hand Go9 Go3 | B hand Go2 Kn3 | C hand Un5 Kn4"
    )
    scene = Scene(text, players=3).play("Go9 Go2 Un5 +Kn6 Go3 Kn3 Kn4 +Go5")
    assert told(scene, you=2)[1:3] == [
        "By the Undead seat A wins Un5; seat A takes the prize Kn6; seat B takes the prize Kn5; you draw "
        "Go4 from the deck.",
        "For Go1 and Go5, seat A leads Go3, seat B plays Kn3, you play Kn4, and you win.",
    ]


def test_a_partner_is_called_one() -> None:
    text = "Go Kn | phase 2 | lead A | A hand Go1 Go2 | B hand Go3 Go4 | C hand Go9 Go5 | D hand Go6 Go7"
    scene = Scene(text, players=4).play("Go1 Go3 Go9 Go6")
    assert told(scene, you=0) == [
        "You lead Go1, seat B plays Go3, your partner plays Go9, seat D plays Go6, and your partner wins.",
        "Your partner takes Go1, Go3, Go9 and Go6.",
    ]


# --- cutting ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "players", "places"), TABLES)
def test_every_trick_is_one_fight_and_nothing_is_lost(deck: str, players: int, places: str) -> None:
    game = played_game(deck, players=players, places=places)
    pieces = passages(game.log)
    moments = {move.moment for move in game.moves}
    tricks = len(moments) - any(phase == 3 for phase, _ in moments)
    assert sum(is_fight(piece) for piece in pieces) == tricks
    assert not any(is_unfinished(piece) for piece in pieces)
    cut = [event for piece in pieces for event in piece]
    assert [event for event in game.log if event in cut] == cut
    assert len(game.log) - len(cut) == 1


def test_an_unfinished_trick_comes_last() -> None:
    game = Game("claim", seed=1)
    game.apply(game.legal_actions()[0])
    *_, last = passages(game.log)
    assert is_unfinished(last)
    assert len(tell(last, Voice(game.rules))) == 1


@pytest.mark.parametrize(("deck", "players", "places"), TABLES)
def test_only_cards_in_the_masked_events_are_named(deck: str, players: int, places: str) -> None:
    game = played_game(deck, players=players, places=places)
    codes = {card.code for card in game.rules.cards}
    for seat in range(players):
        for passage in passages(game.events(seat)):
            allowed = {card for event in passage for card in event.cards}
            words = " ".join(tell(passage, Voice(game.rules, seat)))
            named = {word.strip(".,;:()") for word in words.split()} & codes
            assert named <= allowed
