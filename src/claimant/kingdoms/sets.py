"""The known factions, and which of them make a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from claimant.kingdoms import factions as faction_files
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.ruleset import FACTIONS_IN_PLAY, Ruleset, arranged
from claimant.tabletop.chance import Chance
from claimant.tabletop.discovery import classes_in
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.names import plain
from claimant.tabletop.reason import FACTION, NUMBER, TEXT, Reason, all_of, define_reasons
from claimant.tabletop.texts import add_plain_texts

FACTIONS: Final[dict[str, Callable[[], Faction]]] = {}
"""Every known faction by its code, in the order in which games list them."""

define_reasons(
    {
        "kingdoms-unknown-faction": {"name": TEXT, "known": all_of(FACTION)},
        "kingdoms-faction-twice": {"faction": FACTION},
        "kingdoms-code-taken": {"code": TEXT, "owner": FACTION, "other": TEXT},
        "kingdoms-bad-code": {"code": TEXT},
        "kingdoms-number-of-factions": {"right": NUMBER, "given": NUMBER},
    }
)


def _discover() -> None:
    for faction in sorted(classes_in(faction_files, Faction), key=lambda kind: canonical_order(kind())):
        FACTIONS[faction().code] = faction


def canonical_order(faction: Faction) -> tuple[int, str]:
    """By worth, then by code. Part of the record format: a deal depends on it."""
    return faction.worth, faction.code


def register(kind: Callable[[], Faction]) -> None:
    """Make a home-made faction known by its code and name; to do so again changes nothing."""
    faction = kind()
    code = faction.code
    if not (len(code) == 2 and code.isascii() and code[0].isupper() and code[1].islower()):
        raise InvalidSetup(Reason("kingdoms-bad-code", {"code": code}))
    known = FACTIONS.get(code)
    if known is not None and known is not kind:
        words = {"code": code, "owner": code, "other": faction.name}
        raise InvalidSetup(Reason("kingdoms-code-taken", words))
    FACTIONS[code] = kind
    add_plain_texts(
        {
            f"faction-{code}": faction.name,
            f"faction-{code}-one": faction.singular,
            f"kingdoms-power-{code}": faction.text,
        }
    )
    # A random draw depends on what is registered, not on the order of registration.
    for later in sorted(set(FACTIONS) - BUILT_IN, key=lambda code: canonical_order(FACTIONS[code]())):
        FACTIONS[later] = FACTIONS.pop(later)


def find_faction(name: str) -> Faction:
    """A faction by code, name or singular.

    >>> find_faction("goblin"), find_faction("Do")
    (Goblins, Doppelgängers)
    """
    for kind in FACTIONS.values():
        faction = kind()
        if plain(name) in (plain(faction.code), plain(faction.name), plain(faction.singular)):
            return faction
    raise InvalidSetup(Reason("kingdoms-unknown-faction", {"name": name, "known": list(FACTIONS)}))


def drawn_factions(chance: Chance, chosen: tuple[str, ...] = ()) -> list[str]:
    """Seven factions by lot, the chosen ones among them. Part of the record format: never change it."""
    kept = [find_faction(name).code for name in chosen]
    codes = list(FACTIONS)
    chance.shuffle(codes)
    others = [code for code in codes if code not in kept]
    return kept + others[: max(0, FACTIONS_IN_PLAY - len(kept))]


def ruleset(names: str | Iterable[str]) -> Ruleset:
    """The ruleset of seven factions, named one by one or in a text with blanks or commas."""
    listed = names.replace(",", " ").split() if isinstance(names, str) else list(names)
    chosen = [find_faction(name) for name in listed]
    chosen.sort(key=canonical_order)
    codes = [faction.code for faction in chosen]
    for faction in chosen:
        if codes.count(faction.code) > 1:
            raise InvalidSetup(Reason("kingdoms-faction-twice", {"faction": faction.code}))
    if len(chosen) != FACTIONS_IN_PLAY:
        numbers = {"right": FACTIONS_IN_PLAY, "given": len(chosen)}
        raise InvalidSetup(Reason("kingdoms-number-of-factions", numbers))
    return arranged(tuple([FACTIONS[code] for code in codes]))


_discover()

BUILT_IN: Final = frozenset(FACTIONS)
"""The codes of everything in the package; all others are home-made."""
