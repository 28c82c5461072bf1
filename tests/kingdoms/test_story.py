"""A game of Claim Kingdoms described for people: what happened, the questions, how it ended."""

from __future__ import annotations

import re

import pytest

from claimant.games import find_game
from claimant.kingdoms import Action, Game, Result, View, ruleset
from claimant.kingdoms.events import FigureMoved
from claimant.kingdoms.knowledge.view import SeatView
from tests.kingdoms.digest import records
from tests.stories import Listener

KINGDOMS = find_game("kingdoms")
RULES = ruleset("Go Dw Gn Tr Un Dr Kn")


def story(game: Game, you: int | None = None) -> list[str]:
    return Listener(KINGDOMS, you).lines(game.log if you is None else game.events(you))


@pytest.mark.parametrize("name", list(records()))
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_turn_has_a_line_that_begins_with_its_card(name: str, you: int | None) -> None:
    game = Game.from_record(records()[name])
    *turns, end = story(game, you)
    placed = re.compile(r"(?:A|B|You) places? ")
    # Only turns in which nothing but a card is placed share a line with the next.
    assert sum(len(placed.findall(line)) for line in turns) == game.public_view().turn_number
    assert end.startswith("The game is over: ")
    for line in turns:
        assert placed.match(line) or line.startswith("Three of a kind")
        assert line.endswith(".")
        assert "  " not in line
        assert not re.search(r"[{}]|You (places|scores|takes|draws)\b", line)


def test_the_end_is_told_once_and_stands_alone() -> None:
    for record in records().values():
        lines = story(Game.from_record(record))
        assert [line for line in lines if line.startswith("The game is over: ")] == lines[-1:]


def test_a_draw_is_told_to_whom_it_concerns() -> None:
    game = Game("Go Dw Gn Tr Un Do Kn", seed=19, first=0)
    for action in ("Go@-1,0", "use", "+pile"):
        game.apply(action)
    (drawn,) = [event.cards[0] for event in game.log if event.cause == "draw" and event.target == "hand"]
    name = next(faction.singular for faction in game.rules.factions if faction.code == drawn)
    assert story(game, 0)[-1] == (
        f"You place Goblin on -1,0. You score 1 point. You draw {name} from the draw pile."
    )
    assert story(game, 1)[-1] == (
        "A places Goblin on -1,0. A scores 1 point. A draws a card from the draw pile."
    )


@pytest.mark.parametrize("name", list(records()))
@pytest.mark.parametrize("you", [0, 1])
def test_what_others_draw_look_at_and_shuffle_back_is_not_named(name: str, you: int) -> None:
    other = "AB"[1 - you]
    for line in story(Game.from_record(records()[name]), you):
        for verb, what in re.findall(rf"{other} (draws|looks at|keeps|shuffles) ([^.]+)\.", line):
            assert re.match(r"a card|\d cards", what), f"{verb} {what}"


@pytest.mark.parametrize(
    ("you", "says"),
    [
        (0, "You take your own figure back from the Goblin on 1,0."),
        (1, "A takes their own figure back from the Goblin on 1,0."),
    ],
)
def test_a_power_may_send_the_own_figure_back(you: int, says: str) -> None:
    event = FigureMoved("Ho", 0, 0, "Go", "1,0", "supply")
    assert Listener(KINGDOMS, you).lines([event]) == [says]


def result(**changes: object) -> Result:
    """The result of some game, with changes."""
    end = Game.from_record(next(iter(records().values()))).result()
    for name, value in changes.items():
        setattr(end, name, value)
    return end


@pytest.mark.parametrize(
    ("changes", "to_a", "of_seats"),
    [
        (
            {"winners": [0], "totals": [30, 20], "decided_by": "points"},
            "You win, 30–20!",
            "A wins, 30–20.",
        ),
        (
            {"winners": [1], "totals": [20, 20], "supplies": [0, 3], "decided_by": "supply"},
            "The points are tied, 20–20. B has more figures left, 3–0, and wins.",
            "The points are tied, 20–20. B has more figures left, 3–0, and wins.",
        ),
        (
            {"winners": [0, 1], "totals": [20, 20], "supplies": [3, 3], "decided_by": "shared"},
            "Points and figures left are both tied, 20–20 and 3–3: the victory is shared.",
            "Points and figures left are both tied, 20–20 and 3–3: the victory is shared.",
        ),
    ],
)
def test_the_ending_says_what_decided(changes: dict[str, object], to_a: str, of_seats: str) -> None:
    ending = KINGDOMS.explain(result(**changes)).ending
    assert Listener(KINGDOMS, 0).hears(ending) == to_a
    assert Listener(KINGDOMS).hears(ending) == of_seats


@pytest.mark.parametrize("reason", ["figures", "cards", "no-field"])
def test_what_ends_the_game_is_remarked(reason: str) -> None:
    (remark,) = KINGDOMS.explain(result(ended_by=reason)).remarks
    assert Listener(KINGDOMS).hears(remark).startswith("The game is over: ")


def test_who_leads_a_faction_is_told_with_the_figures() -> None:
    end = result()
    reasons = KINGDOMS.explain(end).reasons
    for control in end.controls:
        words = Listener(KINGDOMS).hears(reasons[control.faction.code])
        assert words.startswith("tied, " if control.seat is None else "more figures, ")


def test_a_home_made_power_is_asked_about_in_its_own_words() -> None:
    view = View(RULES, 0)
    view.asked, view.asking, view.asker = [0], "power", "Dr"
    view.seats = [SeatView(0, ["Go"], 1, 15, 0)]
    view.legal = [Action("row", []), Action("pass", [])]
    question = KINGDOMS.question(view)
    assert question is not None
    listener = Listener(KINGDOMS, 0)
    assert listener.hears(question) == f"{listener.words.text('kingdoms-power-Dr')} What do you choose?"
    assert [listener.hears(answer) for answer in KINGDOMS.answers(view)] == [
        "The row",
        "Do not use the power",
    ]
