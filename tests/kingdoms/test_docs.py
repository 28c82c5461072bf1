"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from claimant.kingdoms import Game, picture
from claimant.kingdoms.actions import WORDS
from claimant.kingdoms.formats.position import COMMON_SECTIONS, SEAT_SECTIONS
from claimant.kingdoms.sets import FACTIONS

DOCS = Path(__file__).parents[2] / "docs"


def blocks(name: str) -> list[str]:
    """The text blocks of a page."""
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(r"```text\n(.*?)```", text, flags=re.DOTALL)


def test_the_examples_in_python_work() -> None:
    text = (DOCS / "kingdoms-notation.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, "kingdoms", None, 0)
    runner = doctest.DocTestRunner(verbose=False)
    assert runner.run(examples).failed == 0
    assert runner.tries > 5


def test_the_record_can_be_replayed_and_goes_on_to_the_board_that_is_shown() -> None:
    record, board = blocks("kingdoms-notation.md")
    game = Game.from_record(record)
    assert game.record() == record
    more = "Go@1,1 use +Kn Dw@1,-1 use +pile Kn@2,0 @1,0 +Go Tr@-2,0 row +Go Un@2,1 @1,-1 +pile"
    for action in f"{more} Kn@-2,-1 +pile Go@3,1 use +Tr".split():
        game.apply(action)
    assert picture(game.view(0)) == board


def test_every_faction_is_listed_with_its_worth_in_the_order_that_games_use() -> None:
    text = (DOCS / "kingdoms.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d) \|$", text, flags=re.MULTILINE)
    known = [make() for make in FACTIONS.values()]
    assert rows == [(faction.name, str(faction.worth)) for faction in known]


@pytest.mark.parametrize("number", range(1, 11))
def test_every_ruling_is_told_with_the_test_that_shows_it(number: int) -> None:
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith(f"| K{number} |"))
    found = re.search(r"\]\((\.\./tests/\S+\.py)\)", row)
    assert found is not None
    shown = (DOCS / found.group(1)).read_text(encoding="utf-8")
    assert f"def test_k{number}_" in shown


def test_the_notation_names_every_section_of_a_position_and_every_word() -> None:
    notation = (DOCS / "kingdoms-notation.md").read_text(encoding="utf-8")
    for section in COMMON_SECTIONS | {f"A {name}" for name in SEAT_SECTIONS}:
        assert f"`{section}`" in notation or f"`{section} " in notation, section
    for word in WORDS:
        assert f"`{word}`" in notation, word
