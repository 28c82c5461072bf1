"""The short form of `make abuse`: all kinds of abuse at once, while the others keep playing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.abuse import LIMITS, MOST_MEGABYTES, Figures, measured, players_at
from tests.server.abusing import ABUSES
from tests.server.running import Server

MOMENT = 1.0
OTHERS = ("watch", "bots")
"""In the long form only: they are about what a game keeps, and a moment shows nothing of that."""


def test_while_somebody_does_their_worst_the_others_play_on(data: Path) -> None:
    """How long a move takes depends on what else this machine does. That it is made does not, nor what all
    of it costs in memory."""

    async def play(server: Server) -> Figures:
        async with players_at(server) as players:
            worst = ",".join(abuse for abuse in ABUSES if abuse not in OTHERS)
            figures = await measured(worst, server, players, MOMENT, recovery=0)
            await players.slow(MOMENT)
            return figures

    with Server(data, **LIMITS) as server:
        figures = asyncio.run(play(server))
        assert figures.grown < MOST_MEGABYTES, figures
        assert figures.answered
        assert server.errors == []
