"""Decks by lot."""

from __future__ import annotations

from claimant.claim.sets import FACTIONS, PLAYER_COUNTS, find_faction, pairs
from claimant.tabletop.chance import Chance


def draw_deck(players: int, chance: Chance, chosen: tuple[str, ...] = ()) -> tuple[str, ...]:
    """A legal deck by lot: a pair, and others that are neither refused nor advised against.

    Chosen factions are in it, and a half of a pair brings the other half along. Where they go into no deck,
    the rules refuse what comes of them.

    >>> draw_deck(2, Chance(1))
    ('Gi', 'Gn', 'Ba', 'Ra', 'Se')
    >>> draw_deck(2, Chance(1), ("Dragons", "Kn"))
    ('Kn', 'Go', 'Dr', 'Ba', 'Ra')
    """
    _, number = PLAYER_COUNTS[players]
    kept = [find_faction(name) for name in chosen]
    tens = [
        faction.code
        for faction in (kind() for kind in FACTIONS.values())
        if not faction.paired_with and faction.most_players >= players and faction.warned_from > players
    ]
    chance.shuffle(tens)
    paired = [faction for faction in kept if faction.paired_with]
    halves = [code for faction in paired for code in (faction.code, faction.paired_with)]
    if not halves:
        known = pairs()
        one, other = known[chance.below(len(known))]
        halves = [one.code, other.code]
    own = [faction.code for faction in kept if not faction.paired_with]
    others = [code for code in tens if code not in own]
    return (*dict.fromkeys(halves), *own, *others[: max(0, number - len(own))])
