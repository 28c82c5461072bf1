"""Stories of any game: sentences in lines, scores, events in their own words."""

from __future__ import annotations

from claimant.tabletop.event import Event
from claimant.tabletop.message import Message
from claimant.tabletop.story import HEADING, LEAD, LINE, Told, lines, plain, score


def keys(*sentences: tuple[str, str]) -> list[str]:
    """The lines that sentences make, each given as its key and what it starts."""
    told = [Told(Message(key, {}), number, starts=starts) for number, (key, starts) in enumerate(sentences)]
    return [" ".join(sentence.message.key for sentence in line) for line in lines(told)]


def test_a_line_goes_on_until_the_next_begins() -> None:
    assert keys(("lead", LINE), ("play", ""), ("win", ""), ("lead", LINE)) == ["lead play win", "lead"]


def test_a_lead_goes_on_with_the_line_that_a_prize_began() -> None:
    assert keys(("prize", LINE), ("lead", LEAD), ("play", "")) == ["prize lead play"]
    assert keys(("lead", LEAD), ("play", ""), ("lead", LEAD)) == ["lead play", "lead"]


def test_every_turn_has_a_line_of_its_own() -> None:
    assert keys(("place", LINE), ("place", LINE)) == ["place", "place"]


def test_a_heading_stands_alone() -> None:
    assert keys(("win", ""), ("phase", HEADING), ("given", ""), ("lead", LINE)) == [
        "win",
        "phase",
        "given",
        "lead",
    ]


def test_nothing_has_no_lines() -> None:
    assert lines([]) == []


def test_a_score_begins_with_whom_it_speaks_of() -> None:
    assert score([2, 5], 0) == "2–5"
    assert score([1, 2, 3], 1) == "2–3–1"


def test_a_game_without_a_story_is_told_event_by_event() -> None:
    told = plain([Event("dealt", "deal", 0, ["7"]), Event("shuffled", "deal", -1, [])])
    assert [sentence.message.key for sentence in told] == ["plain-event-of", "plain-event"]
    assert len(lines(told)) == 2
