"""`claimant factions` and `claimant faction`: the factions and their powers."""

from __future__ import annotations

from claimant.cli.playing.screens import screens_for
from claimant.cli.terminal.parameters import AsJson, GameName


def factions(*, game: GameName = "claim", as_json: AsJson = False) -> None:
    """List all factions of a game: their cards, their power, their box or what they are worth."""
    screens_for(game).list_factions(as_json)


def faction(name: str, /, *, game: GameName = "claim", as_json: AsJson = False) -> None:
    """Explain one faction."""
    screens_for(game).explain_faction(name, as_json)
