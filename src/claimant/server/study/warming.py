"""What the processes for replays and study do before anybody waits for them."""

from __future__ import annotations

from claimant.games import new_game
from claimant.server.play.replays import replay
from claimant.server.study import analysis, working
from claimant.study.analysis import PositionAnalysis
from claimant.tabletop.setup import Setup

__all__ = ["analysis", "warm_up", "working"]
SECONDS = 0.01


def warm_up() -> None:
    """Import everything needed here, and run it once."""
    game = new_game(Setup(), seed=0)
    replay(game.record(), None)
    PositionAnalysis(game).go_on(SECONDS)
