"""Decks by lot."""

from __future__ import annotations

from claimant.claim.sets import FACTIONS, PLAYER_COUNTS, pairs
from claimant.tabletop.chance import Chance


def draw_deck(players: int, chance: Chance) -> tuple[str, ...]:
    """A legal deck by lot: a pair, and others that are neither refused nor advised against.

    >>> draw_deck(2, Chance(1))
    ('Gi', 'Gn', 'Ba', 'Ra', 'Se')
    """
    _, number = PLAYER_COUNTS[players]
    tens = [
        faction.code
        for faction in (kind() for kind in FACTIONS.values())
        if not faction.paired_with and faction.most_players >= players and faction.warned_from > players
    ]
    chance.shuffle(tens)
    known = pairs()
    one, other = known[chance.below(len(known))]
    return (one.code, other.code, *tens[:number])
