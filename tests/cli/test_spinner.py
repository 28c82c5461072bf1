"""A sign of life while a bot thinks, on a terminal only."""

from __future__ import annotations

import io
import signal

import pytest
from rich.console import Console

import claimant.cli.terminal.spinner
from claimant.cli.terminal.spinner import BLINK, Thinking, stopped_by_ctrl_c
from claimant.tabletop.limit import Limit


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(claimant.cli.terminal.spinner, "perf_counter", lambda: clock.now)
    return clock


class Clock:
    """A clock that stands still unless somebody thinks."""

    now = 0.0


def shown(thinking: Thinking, paper: io.StringIO, clock: Clock, seconds: float) -> bool:
    """Was anything shown while somebody thought that long?"""
    before = len(paper.getvalue())
    with thinking.shown("Somebody is thinking"):
        clock.now += seconds
    return "Somebody is thinking" in paper.getvalue()[before:]


def at_terminal() -> tuple[Thinking, io.StringIO]:
    paper = io.StringIO()
    return Thinking(Console(file=paper, force_terminal=True, width=80)), paper


def test_whoever_thinks_long_is_said_to_think(clock: Clock) -> None:
    thinking, paper = at_terminal()
    assert shown(thinking, paper, clock, BLINK)
    assert shown(thinking, paper, clock, 0)


def test_whoever_has_always_been_quick_is_not_announced_again(clock: Clock) -> None:
    thinking, paper = at_terminal()
    assert shown(thinking, paper, clock, BLINK / 2)
    assert not shown(thinking, paper, clock, 0)


def test_nothing_is_shown_in_a_pipe(clock: Clock) -> None:
    paper = io.StringIO()
    assert not shown(Thinking(Console(file=paper, width=80)), paper, clock, BLINK)
    assert paper.getvalue() == ""


def test_what_goes_wrong_meanwhile_is_not_hidden() -> None:
    thinking, paper = at_terminal()
    with pytest.raises(KeyboardInterrupt), thinking.shown("Somebody is thinking"):
        raise KeyboardInterrupt
    # The cursor, which was hidden, is there again.
    assert paper.getvalue().endswith("\x1b[?25h") or "\x1b[?25h" in paper.getvalue()


def test_ctrl_c_ends_a_search() -> None:
    limit = Limit()
    with stopped_by_ctrl_c(limit):
        signal.raise_signal(signal.SIGINT)
    assert limit.is_stopped
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_background_job_goes_on_searching() -> None:
    limit = Limit()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with stopped_by_ctrl_c(limit):
            signal.raise_signal(signal.SIGINT)
        assert not limit.is_stopped
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
