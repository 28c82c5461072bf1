"""Boxes, presets and scenarios, and what may be combined into a deck."""

from __future__ import annotations

import importlib
import pkgutil
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from claimant.claim import factions as faction_files
from claimant.claim import places as place_files
from claimant.claim.powers import Faction, Place
from claimant.claim.ruleset import Ruleset
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import Reason, define_reasons

FACTIONS: Final[dict[str, Callable[[], Faction]]] = {}
"""Every known faction by its code, in the order in which a deck lists them."""

PLACES: Final[dict[str, Callable[[], Place]]] = {}
"""Every known place by its code."""

TEN: Final = 10
PLAYER_COUNTS: Final = {
    # players: (cards in hand, ten-card factions besides the pair)
    2: (13, 3),
}


class Preset:
    """A ready-made deck."""

    def __init__(self, name: str, title: str, text: str, codes: tuple[str, ...]) -> None:
        self.name = name
        self.title = title
        self.text = text
        self.codes = codes


PRESETS: Final = {
    preset.name: preset
    for preset in (
        Preset("claim", "Claim", "The base game.", ("Go", "Kn", "Do", "Dw", "Un")),
        Preset("claim2", "Claim 2", "The second box.", ("Gi", "Gn", "Dr", "Se", "Tr")),
        Preset(
            "clockwork-court",
            "Clockwork Court",
            "Our own scenario: Royals keep their Peasants while Automatons and Bards keep time.",
            ("Pe", "Ro", "Au", "Ba", "Do"),
        ),
        Preset(
            "northern-raid",
            "Northern Raid",
            "Our own scenario: Vikings and Raccoons after loot, Dwarves on the losing side.",
            ("Go", "Kn", "Dw", "Ra", "Vi"),
        ),
        Preset(
            "wings-over-the-hills",
            "Wings over the Hills",
            "Our own scenario: Griffins and Dragons above, Giants and Gnomes below.",
            ("Gi", "Gn", "Dr", "Gr", "Un"),
        ),
        Preset(
            "under-the-bridge",
            "Under the Bridge",
            "Our own scenario with Trolls: what is fought for waits on the table.",
            ("Pe", "Ro", "Se", "Tr", "Vi"),
        ),
    )
}

define_reasons(
    {
        "unknown-faction": "There is no faction '{name}'. Known are: {known}.",
        "unknown-deck": (
            "There is no deck '{name}'. Ready-made decks are: {known}; or name the factions, such as "
            "'Go Kn Un Dw Do'."
        ),
        "faction-twice": "{faction} is named twice: every faction is in a deck at most once.",
        "not-one-pair": (
            "A deck has exactly one pair of factions, and whole: {pairs}. This one has: {given}."
        ),
        "wrong-number-of-factions": (
            "A deck for {players} players is one pair and {right} ten-card factions. "
            "Besides the pair this one has {given}."
        ),
        "wrong-number-of-players": "Claim cannot be played by {players}: {right} can.",
        "wrong-number-of-cards": (
            "{faction} would bring {given} cards into the deck; a faction outside a pair brings {right}."
        ),
        "too-many-cards": "{faction} has {given} cards: at most {right} can be handled.",
        "code-taken": "The code {code} belongs to {faction} already: choose another one.",
        "bad-code": ("'{code}' is no code for a faction: it takes two letters, the first one a capital."),
    }
)


def _discover() -> None:
    found: list[Callable[[], Faction]] = []
    for module in pkgutil.iter_modules(faction_files.__path__):
        loaded = importlib.import_module(f"{faction_files.__name__}.{module.name}")
        for thing in vars(loaded).values():
            if isinstance(thing, type) and issubclass(thing, Faction) and thing is not Faction:
                found.append(thing)
    for faction in sorted(found, key=lambda kind: canonical_order(kind())):
        FACTIONS[faction().code] = faction
    for module in pkgutil.iter_modules(place_files.__path__):
        loaded = importlib.import_module(f"{place_files.__name__}.{module.name}")
        for thing in vars(loaded).values():
            if isinstance(thing, type) and issubclass(thing, Place) and thing is not Place:
                make: Callable[[], Place] = thing
                PLACES[make().code] = make


def canonical_order(faction: Faction) -> tuple[bool, str]:
    """Pairs first, then by code. Part of the record format: a deal depends on it."""
    return not faction.paired_with, faction.code


def register(kind: Callable[[], Faction]) -> None:
    """Make a home-made faction known by its code and name.

    `docs/add-a-faction.md` walks through one.
    """
    faction = kind()
    code = faction.code
    if not (len(code) == 2 and code.isascii() and code.isalpha() and code[0].isupper()):
        raise InvalidSetup(Reason("bad-code", {"code": code}))
    for known in FACTIONS.values():
        other = known()
        if code in (other.code, other.reserve_code) and known is not kind:
            raise InvalidSetup(Reason("code-taken", {"code": code, "faction": other.name}))
    FACTIONS[code] = kind


def plain(name: str) -> str:
    """A name as people type it: without accents, capitals and stray blanks.

    >>> plain(" Doppelgängers ")
    'doppelgangers'
    """
    decomposed = unicodedata.normalize("NFKD", name.strip().lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def find_faction(name: str) -> Faction:
    """A faction by code, name or singular.

    >>> find_faction("Doppelganger").code
    'Do'
    """
    wanted = plain(name)
    for kind in FACTIONS.values():
        faction = kind()
        if wanted in (plain(faction.code), plain(faction.name), plain(faction.singular)):
            return faction
    known = ", ".join(f"{code} {kind().name}" for code, kind in FACTIONS.items())
    raise InvalidSetup(Reason("unknown-faction", {"name": name, "known": known}))


def deck_codes(deck: str | Iterable[str]) -> tuple[str, ...]:
    """The codes of the factions that a preset's name or a list of names stands for.

    >>> deck_codes("claim")
    ('Go', 'Kn', 'Do', 'Dw', 'Un')
    >>> deck_codes("undead, dwarves, Seers, Giants, Gnomes")
    ('Un', 'Dw', 'Se', 'Gi', 'Gn')
    """
    if isinstance(deck, str):
        preset = PRESETS.get(plain(deck).replace(" ", "-"))
        if preset is not None:
            return preset.codes
        names = deck.replace(",", " ").split()
        if len(names) < 2:
            known = ", ".join(PRESETS)
            raise InvalidSetup(Reason("unknown-deck", {"name": deck, "known": known}))
    else:
        names = list(deck)
    return tuple(find_faction(name).code for name in names)


def ruleset(deck: str | Iterable[str] = "claim", players: int = 2) -> Ruleset:
    """The rules for a deck, or a refusal that says what would be right.

    >>> ruleset("claim2")
    <ruleset Gi Gn Dr Se Tr for 2 players>
    >>> ruleset("Go Un Dw Do Se")
    Traceback (most recent call last):
    ...
    claimant.tabletop.errors.InvalidSetup: A deck has exactly one pair of factions, and whole: Giants + \
Gnomes, Goblins + Knights, Peasants + Royals. This one has: Goblins.
    """
    if players not in PLAYER_COUNTS:
        right = " or ".join(str(number) for number in PLAYER_COUNTS)
        raise InvalidSetup(Reason("wrong-number-of-players", {"players": str(players), "right": right}))
    hand_size, ten_card_factions = PLAYER_COUNTS[players]
    chosen = [FACTIONS[code]() for code in deck_codes(deck)]
    chosen.sort(key=canonical_order)
    _refuse_repeats(chosen)
    _refuse_broken_pairs(chosen)
    _refuse_wrong_rest(chosen, players, ten_card_factions)
    return Ruleset(chosen, [], players, hand_size)


def pairs() -> list[tuple[Faction, Faction]]:
    """The pairs of factions that come only together.

    >>> [(one.name, other.name) for one, other in pairs()]
    [('Giants', 'Gnomes'), ('Goblins', 'Knights'), ('Peasants', 'Royals')]
    """
    known = [kind() for kind in FACTIONS.values()]
    return [
        (one, other)
        for one in known
        for other in known
        if one.paired_with == other.code and one.code < other.code
    ]


def _refuse_repeats(chosen: Sequence[Faction]) -> None:
    for one, other in pairwise(chosen):
        if one.code == other.code:
            raise InvalidSetup(Reason("faction-twice", {"faction": one.name}))


def _refuse_broken_pairs(chosen: Sequence[Faction]) -> None:
    paired = [faction for faction in chosen if faction.paired_with]
    codes = {faction.code for faction in paired}
    whole = all(faction.paired_with in codes for faction in paired)
    if len(paired) != 2 or not whole:
        given = ", ".join(faction.name for faction in paired) or "none"
        right = ", ".join(f"{one.name} + {other.name}" for one, other in pairs())
        raise InvalidSetup(Reason("not-one-pair", {"pairs": right, "given": given}))


def _refuse_wrong_rest(chosen: Sequence[Faction], players: int, right: int) -> None:
    rest = [faction for faction in chosen if not faction.paired_with]
    if len(rest) != right:
        given = ", ".join(faction.name for faction in rest)
        raise InvalidSetup(
            Reason(
                "wrong-number-of-factions",
                {
                    "players": str(players),
                    "right": str(right),
                    "given": f"{len(rest)} ({given})" if given else "none",
                },
            )
        )
    for faction in rest:
        number = len(faction.values) - faction.unseen
        if number != TEN:
            raise InvalidSetup(
                Reason(
                    "wrong-number-of-cards",
                    {"faction": faction.name, "given": str(number), "right": str(TEN)},
                )
            )


_discover()
