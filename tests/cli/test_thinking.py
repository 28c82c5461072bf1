"""A sign of life while somebody thinks, on a terminal only."""

from __future__ import annotations

import io
import time

import pytest
from rich.console import Console

from claimant.cli.thinking import BLINK, Thinking


def shown(thinking: Thinking, paper: io.StringIO, seconds: float) -> bool:
    """Was anything shown while somebody thought that long?"""
    before = len(paper.getvalue())
    with thinking.shown("Somebody is thinking"):
        time.sleep(seconds)
    return "Somebody is thinking" in paper.getvalue()[before:]


def at_terminal() -> tuple[Thinking, io.StringIO]:
    paper = io.StringIO()
    return Thinking(Console(file=paper, force_terminal=True, width=80)), paper


def test_whoever_thinks_long_is_said_to_think() -> None:
    thinking, paper = at_terminal()
    assert shown(thinking, paper, BLINK + 0.05)
    assert shown(thinking, paper, 0)


def test_whoever_has_always_been_quick_is_not_announced_again() -> None:
    thinking, paper = at_terminal()
    assert shown(thinking, paper, 0)
    assert not shown(thinking, paper, 0)


def test_nothing_is_shown_in_a_pipe() -> None:
    paper = io.StringIO()
    assert not shown(Thinking(Console(file=paper, width=80)), paper, BLINK + 0.05)
    assert paper.getvalue() == ""


def test_what_goes_wrong_meanwhile_is_not_hidden() -> None:
    thinking, paper = at_terminal()
    with pytest.raises(KeyboardInterrupt), thinking.shown("Somebody is thinking"):
        raise KeyboardInterrupt
    # The cursor, which was hidden, is there again.
    assert paper.getvalue().endswith("\x1b[?25h") or "\x1b[?25h" in paper.getvalue()
