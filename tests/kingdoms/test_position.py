"""Positions: a whole state in one line, and invalid ones."""

from __future__ import annotations

import pytest

from claimant.kingdoms import Game, NotationError
from tests.kingdoms.scene import Scene

SEVEN = "Go Dw Gn Do Se Gi Kn"
START = Game(SEVEN, seed=2, first=0).position()


def test_every_part_is_written() -> None:
    scene = Scene(
        "Go Kn Se | turn 4 | first B | step power | here 1,0 | power Se going-on | drawn"
        " | board Kn@0,1:down Go@0,0:AB Se@1,0:A | display Go Kn Go | pile Kn Go | sight Go Kn Kn"
        " | A hand Kn | A supply 5 | A score 7 | B hand Go Kn | B supply 6 | B score 2"
    )
    assert scene.position() == (
        "Go Kn Se | turn 4 | first B | step power | here 1,0 | power Se going-on | drawn"
        " | board Kn@0,1:down Go@0,0:AB Se@1,0:A | display Go Kn Go | pile Kn Go | sight Go Kn Kn"
        " | A hand Kn | A supply 5 | A score 7 | B hand Go Kn | B supply 6 | B score 2"
    )


def test_a_power_may_be_offered_copied_or_going_on() -> None:
    board = "board Kn@0,0:B Kn@2,0:B Do@1,0:A | here 1,0 | step power | B hand Go"
    assert Scene(f"Go Kn Do | {board} | power Do offered").legal() == "@0,0 @2,0 pass"
    assert Scene(f"Go Kn Do | {board} | power Kn copied").legal() == "@0,0 @2,0"
    assert Scene(f"Go Kn Do | {board} | power Kn going-on").legal() == "@0,0 @2,0 done"


def test_knowledge_is_written_where_somebody_knows_more_than_what_lies_open() -> None:
    scene = Scene("Go Kn Un | board Kn@0,0 | A hand Go | B hand Kn Go | display Un Go Kn | pile Un Go Kn")
    assert "knows" not in scene.position()
    scene.play("Go@1,0 use +Un")
    assert "B knows" in scene.position()
    assert "all knows" in scene.position()


def test_wide_boards_are_read() -> None:
    row = " ".join(f"Kn@{x},0" for x in (0, 1, 40, 41, -60))
    scene = Scene(f"Kn Go | board {row} Go@0,55 | A hand Go")
    assert {"42,0", "-61,0", "0,56"} <= scene.playable()
    assert scene.at("41,0") == "Kn"


def changed(old: str, new: str) -> str:
    assert old in START
    return START.replace(old, new, 1)


def without(section: str) -> str:
    return " | ".join(part for part in START.split(" | ") if not part.startswith(section))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "kingdoms-no-position"),
        ("Go Kn | board Go@0,0", "kingdoms-number-of-factions"),
        (START + " | nonsense", "unknown-section"),
        (START + " | A nonsense", "unknown-section"),
        (START + " | A", "unknown-section"),
        (START + " | turn 2", "section-twice"),
        (changed("turn 1", "turn 0"), "bad-number"),
        (changed("turn 1", "turn x"), "bad-number"),
        (changed("turn 1", "turn 1 2"), "bad-number"),
        (changed("first A", "first C"), "bad-seat"),
        (changed("step place", "step dance"), "kingdoms-bad-value"),
        (changed("step place", "step power"), "kingdoms-nothing-asked"),
        (changed("step place", "step over | ended never"), "kingdoms-bad-value"),
        (changed("step place", "step place | here 5,5"), "kingdoms-nothing-asked"),
        (changed("@0,0", "@0,0:C"), "kingdoms-bad-tile"),
        (changed("@0,0", "0,0"), "kingdoms-bad-tile"),
        (changed("@0,0", "@00,0"), "kingdoms-bad-field"),
        (changed("@0,0", "@100,0"), "kingdoms-bad-field"),
        (without("board"), "kingdoms-nothing-asked"),
        (without("display"), "cards-missing"),
        (without("A hand"), "kingdoms-nothing-asked"),
        (changed("pile ", "pile Xx "), "kingdoms-unknown-card"),
        (changed("pile ", "pile go "), "kingdoms-bad-card"),
        (changed("pile ", "pile Go Go Go Go Go Go Go Go "), "kingdoms-too-many"),
        (changed("A supply 15", "A supply 14"), "kingdoms-wrong-supply"),
        (changed("A supply 15", "A supply 16"), "bad-number"),
        (START + " | A knows xyz", "kingdoms-bad-knowledge"),
        (START + " | A knows 0", "kingdoms-bad-knowledge"),
        (START + " | A knows " + "f" * 28, "kingdoms-bad-knowledge"),
        (START + " | all knows 1", "kingdoms-bad-knowledge"),
        (START + " |" * 20_000, "position-too-long"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Game.from_position(text)
    assert caught.value.reason.code == code
    assert str(caught.value.reason)


@pytest.mark.parametrize(
    "text",
    [
        "Go Kn | board Go@0,0 Go@0,0 | A hand Kn",
        "Go Kn | board Go@0,0 | A hand Kn Kn Kn",
        "Go Kn | board Go@0,0 | A hand Kn | A supply 0",
        "Go Kn | board Go@0,0:down | A hand Kn",
        "Go Kn | board Go@0,0 | A hand Kn | sight Go",
        "Go Kn | board Go@0,0 | step draw | here 0,0",
        "Go Kn | board Go@0,0 | step power | here 0,0 | power Kn offered",
        "Go Kn | board Go@0,0 | step power | here 0,0 | power Kn copied",
        "Go Kn | board Go@0,0 | step power | here 0,0 | power Go offered | drawn",
        "Go Kn | board Go@0,0 | step power | here 0,0 | power Go",
    ],
)
def test_positions_in_which_nothing_could_be_asked_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Scene(text)
