"""`claimant bots`: who can be played against."""

from __future__ import annotations

from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson
from claimant.cli.terminal.texts import text


def bots(*, as_json: AsJson = False) -> None:
    """List the bots, from the gentlest to the strongest, and then those of plug-ins."""
    from claimant.bots import describe, games_of, opponents
    from claimant.cli.playing.opponents import DEFAULT_BOT

    if as_json:
        print_json(
            [
                {
                    "name": name,
                    "description": describe(name),
                    "games": list(games_of(name)),
                    "default": name == DEFAULT_BOT,
                }
                for name in opponents()
            ]
        )
        return
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in opponents():
        told = text(f"bot-{name}-text")
        if name == DEFAULT_BOT:
            told = f"{told} ({text('bots-usual')})"
        grid.add_row(Text(name, "bold"), text(f"bot-{name}"), told)
    console().print(grid)
