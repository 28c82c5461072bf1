"""The same game in the terminal and on a page: line by line the same words."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.shell import ALWAYS_THE_FIRST, run
from tests.web.conftest import Arrive


def test_a_game_in_spanish_is_told_alike_at_a_terminal_and_on_a_page(
    arrive: Arrive, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    arguments = ("play", "--language", "es", "--bot", "greedy", "--seed", "3", "--save", str(record))
    played = run(*arguments, stdin=ALWAYS_THE_FIRST)
    assert played.code == 0
    at_the_terminal = " ".join(played.out.split())

    page = arrive(remembers={"language": "es"}).open("/replay?seat=A")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    lines = page.locator(".log li")
    # A line for each of the 26 tricks, and some for what is between them.
    lines.nth(27).wait_for(state="attached")
    # The page numbers the tricks; the terminal shows that number above the table.
    page.locator(".log .which").evaluate_all("found => found.forEach((one) => one.remove())")
    shown = [" ".join(line.split()) for line in lines.all_inner_texts()]
    # Between its lines the terminal shows the table.
    assert re.search(".*?".join(map(re.escape, shown)), at_the_terminal) is not None, shown
