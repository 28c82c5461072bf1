"""Claim Kingdoms in words: turns, cards, endings."""

from __future__ import annotations

import re

import pytest

from claimant.cli.kingdoms.questions import answer, options, question
from claimant.cli.kingdoms.scoreboard import ENDED_BY, ending
from claimant.cli.kingdoms.telling import DEEDS, KingdomsVoice, is_set_up, laid, tell, turns
from claimant.kingdoms import Action, Event, Game, Result, View, ruleset
from claimant.kingdoms.knowledge.view import SeatView
from tests.kingdoms.digest import records

RULES = ruleset("Go Dw Gn Tr Un Dr Kn")
FOR_HOME_MADE_POWERS = "figure-moved field>supply"
SILENT = {"turn-began", "shuffled", "game-ended"}


def sentences(game: Game, seat: int | None) -> list[str]:
    voice = KingdomsVoice(game.rules, seat)
    events = game.log if seat is None else game.events(seat)
    return [tell(turn, laid(events), voice) for turn in turns(events) if not is_set_up(turn)]


@pytest.mark.parametrize("name", list(records()))
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_turn_is_a_whole_sentence(name: str, seat: int | None) -> None:
    for text in sentences(Game.from_record(records()[name]), seat):
        assert re.match(r"(A|B|You|The opponent) places? an? ", text), text
        assert text.endswith(".")
        assert "  " not in text
        assert not re.search(r"[{}]|you (places|scores|takes|draws)\b", text), text


def test_everything_that_happens_has_its_words() -> None:
    """Whatever kind of thing a seat does in the playthroughs can be found in the table."""
    told = " ".join(
        text for record in records().values() for text in sentences(Game.from_record(record), None)
    )
    for key, words in ((key, deed[1]) for key, deed in DEEDS.items() if deed is not None):
        if key == FOR_HOME_MADE_POWERS:
            continue
        pattern = re.sub(r"\\\{\w+\\\}", "[^;]+?", re.escape(words))
        assert re.search(pattern, told), words
    kinds = {event.kind for record in records().values() for event in Game.from_record(record).log}
    assert kinds - SILENT <= {key.split()[0] for key in DEEDS}


def test_a_home_made_power_may_send_the_own_figure_back() -> None:
    turn = [
        Event("turn-began", "turn", 0, []),
        Event("figure-moved", "Ho", 0, source="1,0", target="supply", target_seat=0),
    ]
    assert tell(turn, {"1,0": "Go"}, KingdomsVoice(RULES, 0)) == (
        "You take your own figure back from the Goblin on 1,0."
    )
    assert tell(turn, {}, KingdomsVoice(RULES, 1)) == "The opponent takes its own figure back from 1,0."


def test_a_turn_in_which_nothing_has_been_done_is_not_told() -> None:
    assert tell([Event("turn-began", "turn", 0, [])], {}, KingdomsVoice(RULES)) == ""


def test_a_turn_is_told_to_the_player_itself() -> None:
    game = Game("Go Dw Gn Tr Un Do Kn", seed=19, first=0)
    for action in ("Go@-1,0", "use", "+Un"):
        game.apply(action)
    assert sentences(game, 0)[0] == (
        "You place a Goblin on -1,0, score 1 point and take an Undead from the display; "
        "the display gets a Gnome."
    )
    assert sentences(game, 1)[0].startswith(
        "The opponent places a Goblin on -1,0, scores 1 point and takes"
    )


def test_equal_cards_are_counted() -> None:
    voice = KingdomsVoice(RULES)
    assert voice.cards(["Go"]) == "a Goblin"
    assert voice.cards(["Un", "Kn", "Un"]) == "two Undead and a Knight"


def result(totals: list[int], supplies: list[int], winners: list[int], decided_by: str) -> Result:
    return Result(winners, decided_by, "figures", [0, 0], [], totals, supplies)


@pytest.mark.parametrize(
    ("end", "to_a", "of_seats"),
    [
        (result([30, 20], [0, 4], [0], "points"), "You win, 30 to 20.", "A wins, 30 to 20."),
        (result([20, 30], [0, 4], [1], "points"), "The opponent wins, 30 to 20.", "B wins, 30 to 20."),
        (
            result([20, 20], [1, 4], [1], "supply"),
            "The points are even, 20 to 20. The opponent has more figures left, 4 to 1: the opponent wins.",
            "The points are even, 20 to 20. B has more figures left, 4 to 1: B wins.",
        ),
        (
            result([20, 20], [2, 2], [0, 1], "shared"),
            "Points and figures left are even, 20 to 20 and 2 to 2: you and the opponent share the "
            "victory.",
            "Points and figures left are even, 20 to 20 and 2 to 2: A and B share the victory.",
        ),
    ],
)
def test_the_ending_says_what_decided(end: Result, to_a: str, of_seats: str) -> None:
    assert ending(end, KingdomsVoice(RULES, 0)) == to_a
    assert ending(end, KingdomsVoice(RULES)) == of_seats


def test_every_way_to_end_has_its_words() -> None:
    assert set(ENDED_BY) == {"figures", "cards", "no-field"}


def test_a_home_made_power_asks_with_its_own_text() -> None:
    view = View(RULES, 0)
    view.asking = "power"
    view.asker = "Dr"
    view.legal = [Action("row", []), Action("pass", [])]
    view.seats = [SeatView(0, ["Go"], 1, 15, 0)]
    dragons = RULES.faction("Dr")
    assert dragons is not None
    voice = KingdomsVoice(RULES, 0)
    assert question(view, None, voice) == f"{dragons.text} What do you choose?"
    assert options(view, None, voice) == ["the row", "do not use the power"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("=Kn,Go", "=Kn,Go"),
        ("Go Kn", "=Go,Kn"),
        ("goblin, knight", "=Go,Kn"),
        ("1", "row"),
        ("@1,0", "@1,0"),
    ],
)
def test_answers_to_a_power_are_understood_as_people_type_them(typed: str, meant: str) -> None:
    view = View(RULES, 0)
    view.asking = "power"
    view.legal = [Action("row", [])]
    assert answer(typed, view, None) == meant
