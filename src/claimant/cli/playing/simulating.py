"""What all simulations say, whatever is played."""

from __future__ import annotations

from claimant.cli.terminal.texts import percent, text


def counted(key: str, number: int, games: int) -> str:
    """How many games ended like this, and their share."""
    return text(key, number=number, share=percent(number / games))
