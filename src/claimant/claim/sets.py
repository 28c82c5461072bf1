"""Everything that can be played with, by name, and what may be combined into a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, SupportsIndex

from claimant.claim import factions as faction_files
from claimant.claim import places as place_files
from claimant.claim.powers import Faction, Place
from claimant.claim.presets import PRESETS as PRESETS
from claimant.claim.presets import Preset as Preset
from claimant.claim.ruleset import MOST_ARRANGED, Ruleset, arranged
from claimant.tabletop.chance import Chance
from claimant.tabletop.discovery import classes_in
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.names import plain
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import (
    FACTION,
    NUMBER,
    PLACE,
    POWER,
    TEXT,
    WORD,
    Reason,
    all_of,
    any_of,
    define_reasons,
)
from claimant.tabletop.texts import add_plain_texts

FACTIONS: Final[dict[str, Callable[[], Faction]]] = {}
"""Every known faction by its code, in the order in which a deck lists them."""

PLACES: Final[dict[str, Callable[[], Place]]] = {}
"""Every known place by its code: the buildings, then the landscapes."""

BUILDING: Final = "building"
LANDSCAPE: Final = "landscape"
RANDOM_PLACES: Final = {
    # what may be drawn at random, and the kinds in the order in which they are drawn
    "": (),
    "building": (BUILDING,),
    "landscape": (LANDSCAPE,),
    "both": (BUILDING, LANDSCAPE),
}

TEN: Final = 10
PAIR: Final = 22
HIGHEST_VALUE: Final = 99
FACTION_CODE: Final = re.compile("[A-Z][a-z]")
PLAYER_COUNTS: Final = {
    # players: (cards in hand, ten-card factions besides the pair)
    2: (13, 3),
    3: (12, 5),
    4: (9, 5),
}
PLAYERS_WITH_PLACES: Final = 2

define_reasons(
    {
        "unknown-faction": {"name": TEXT, "known": all_of(FACTION)},
        "unknown-deck": {"name": TEXT, "known": all_of(TEXT)},
        "faction-twice": {"faction": FACTION},
        "no-pair": {"pairs": any_of(all_of(FACTION))},
        "not-one-pair": {"pairs": any_of(all_of(FACTION)), "given": all_of(FACTION)},
        "wrong-number-of-factions": {"players": NUMBER, "right": NUMBER, "given": NUMBER},
        "wrong-number-of-players": {"right": any_of(NUMBER), "players": NUMBER},
        "wrong-number-of-cards": {"faction": FACTION, "given": NUMBER, "right": NUMBER},
        "wrong-size-of-pair": {"pair": all_of(FACTION), "given": NUMBER, "right": NUMBER},
        "bad-values": {"faction": TEXT, "given": NUMBER, "most": NUMBER},
        "code-taken": {"code": TEXT, "owner": POWER, "other": TEXT},
        "bad-code": {"code": TEXT},
        "bad-place-code": {"code": TEXT},
        "bad-place-kind": {"kind": TEXT},
        "too-many-players": {"faction": FACTION, "most": NUMBER, "players": NUMBER},
        "advised-against": {"players": NUMBER, "faction": FACTION},
        "unknown-place": {"name": TEXT, "known": all_of(PLACE)},
        "wrong-kind-of-place": {"place": PLACE, "kind": WORD, "wanted": WORD},
        "too-many-places": {"kind": WORD, "given": all_of(PLACE)},
        "no-places": {"right": NUMBER, "players": NUMBER},
        "unknown-draw": {"name": TEXT, "known": any_of(TEXT)},
    }
)


def _discover() -> None:
    for faction in sorted(classes_in(faction_files, Faction), key=lambda kind: canonical_order(kind())):
        FACTIONS[faction().code] = faction
    for place in sorted(classes_in(place_files, Place), key=lambda kind: (kind().kind, kind().code)):
        PLACES[place().code] = place


def canonical_order(faction: Faction) -> tuple[bool, str]:
    """Pairs first, then by code. Part of the record format: a deal depends on it."""
    return not faction.paired_with, faction.code


def register(kind: Callable[[], Faction]) -> None:
    """Make a home-made faction known by its code and name; to do so again changes nothing.

    `docs/add-a-faction.md` walks through one; for a place see `register_place`.
    """
    faction = kind()
    code = faction.code
    for letters in (code, faction.reserve_code or code):
        if FACTION_CODE.fullmatch(letters) is None:
            raise InvalidSetup(Reason("bad-code", {"code": letters}))
        for known in FACTIONS.values():
            owner = known()
            if letters in (owner.code, owner.reserve_code) and known is not kind:
                words = {"code": letters, "owner": owner.code, "other": faction.name}
                raise InvalidSetup(Reason("code-taken", words))
    for value in (*faction.values, *faction.reserve_values):
        if not 0 <= value <= HIGHEST_VALUE:
            numbers = {"given": value, "most": HIGHEST_VALUE}
            raise InvalidSetup(Reason("bad-values", {"faction": faction.name, **numbers}))
    FACTIONS[code] = kind
    for letters in (code, faction.reserve_code or code):
        add_plain_texts(
            {
                f"faction-{letters}": faction.name,
                f"faction-{letters}-one": faction.singular,
                f"faction-{letters}-power": faction.text,
            }
        )
    # A random draw depends on what is registered, not on the order of registration.
    for later in sorted(set(FACTIONS) - BUILT_IN, key=lambda code: canonical_order(FACTIONS[code]())):
        FACTIONS[later] = FACTIONS.pop(later)


def register_place(kind: Callable[[], Place]) -> None:
    """Make a home-made place known by its code and name. `docs/add-a-place.md` walks through one."""
    place = kind()
    code = place.code
    if not (len(code) > 2 and code.isascii() and code.isalpha() and code[0].isupper()):
        raise InvalidSetup(Reason("bad-place-code", {"code": code}))
    if place.kind not in (BUILDING, LANDSCAPE):
        raise InvalidSetup(Reason("bad-place-kind", {"kind": place.kind}))
    known = PLACES.get(code)
    if known is not None and known is not kind:
        words = {"code": code, "owner": code, "other": place.name}
        raise InvalidSetup(Reason("code-taken", words))
    PLACES[code] = kind
    add_plain_texts({f"place-{code}": place.name, f"place-{code}-effect": place.text})


def find_faction(name: str) -> Faction:
    """A faction by code, name or singular.

    >>> find_faction("Doppelganger").code
    'Do'
    """
    coded = FACTIONS.get(name)
    if coded is not None:
        return coded()
    wanted = plain(name)
    for kind in FACTIONS.values():
        faction = kind()
        if wanted in (plain(faction.code), plain(faction.name), plain(faction.singular)):
            return faction
    raise InvalidSetup(Reason("unknown-faction", {"name": name, "known": list(FACTIONS)}))


def deck_codes(deck: str | Iterable[str], players: int = 2) -> tuple[str, ...]:
    """The codes of the factions in a preset or a list of names.

    >>> deck_codes("claim")
    ('Go', 'Kn', 'Do', 'Dw', 'Un')
    >>> deck_codes("undead, dwarves, Seers, Giants, Gnomes")
    ('Un', 'Dw', 'Se', 'Gi', 'Gn')
    """
    if isinstance(deck, str):
        preset = PRESETS.get(plain(deck).replace(" ", "-"))
        if preset is not None:
            return preset.codes_for(players)
        names = deck.replace(",", " ").split()
        if len(names) < 2:
            raise InvalidSetup(Reason("unknown-deck", {"name": deck, "known": list(PRESETS)}))
    else:
        names = list(deck)
    return tuple(find_faction(name).code for name in names)


def is_own(preset: Preset, players: int = 2) -> bool:
    """Is this a line-up of this project (ruling R4)? Those of the boxes hold the factions of one box.

    >>> is_own(PRESETS["claim"]), is_own(PRESETS["claim"], players=3), is_own(PRESETS["northern-raid"])
    (False, True, True)
    """
    return len({FACTIONS[code]().box for code in preset.codes_for(players)}) > 1


def find_place(name: str, kind: str = "") -> Place:
    """A place by code or name; with `kind`, only if it is of that kind.

    >>> find_place("windy peaks").code
    'Peaks'
    >>> find_place("Coast", "building")
    Traceback (most recent call last):
    ...
    claimant.tabletop.errors.InvalidSetup: Coast is a landscape, not a building.
    """
    wanted = plain(name)
    for make in PLACES.values():
        place = make()
        if wanted in (plain(place.code), plain(place.name)):
            if kind and place.kind != kind:
                words = {"place": place.code, "kind": place.kind, "wanted": kind}
                raise InvalidSetup(Reason("wrong-kind-of-place", words))
            return place
    known = [code for code, make in PLACES.items() if kind in ("", make().kind)]
    raise InvalidSetup(Reason("unknown-place", {"name": name, "known": known}))


def place_codes(places: str | Iterable[str]) -> tuple[str, ...]:
    """The codes of places given by name; a text gives several with commas, or codes with blanks.

    >>> place_codes("windy peaks, dungeon")
    ('Dungeon', 'Peaks')
    >>> place_codes("Peaks Dungeon")
    ('Dungeon', 'Peaks')
    """
    if isinstance(places, str):
        whole = plain(places) in [plain(make().name) for make in PLACES.values()]
        names = places.split(",") if whole or "," in places else places.split()
    else:
        names = list(places)
    return tuple(sorted(find_place(name).code for name in names))


def draw_places(draw: str, chance: Chance) -> tuple[str, ...]:
    """Draw places at random: a "building", a "landscape" or "both", in this order.

    Each is one number of the generator, counting the known places of its kind by code.
    """
    if draw not in RANDOM_PLACES:
        known = [name for name in RANDOM_PLACES if name]
        raise InvalidSetup(Reason("unknown-draw", {"name": draw, "known": known}))
    drawn: list[str] = []
    for kind in RANDOM_PLACES[draw]:
        codes = sorted(code for code, make in PLACES.items() if make().kind == kind)
        drawn.append(codes[chance.below(len(codes))])
    return tuple(drawn)


def warnings(deck: str | Iterable[str], players: SupportsIndex = 2) -> list[Reason]:
    """What the rulebook advises against in this deck, although it is allowed.

    >>> [str(warning) for warning in warnings("claim2", 3)]
    ['With 3 players the rulebook advises against Trolls.']
    """
    number = whole(players, "The number of players")
    return advice([FACTIONS[code]() for code in deck_codes(deck, number)], number)


def advice(factions: Iterable[Faction], players: int) -> list[Reason]:
    """What the rulebook advises against when these factions are played."""
    return [
        Reason("advised-against", {"players": players, "faction": faction.code})
        for faction in factions
        if players >= faction.warned_from
    ]


def ruleset(
    deck: str | Iterable[str] = "claim", players: SupportsIndex = 2, places: str | Iterable[str] = ()
) -> Ruleset:
    """The rules for a deck, a number of players and magical places, or a refusal with its reason.

    >>> ruleset("claim2")
    <ruleset Gi Gn Dr Se Tr for 2 players>
    >>> ruleset("Go Un Dw Do Se")
    Traceback (most recent call last):
    ...
    claimant.tabletop.errors.InvalidSetup: A deck holds exactly one pair of factions: Giants and Gnomes, \
Goblins and Knights or Peasants and Royals. This one has Goblins.
    """
    number = whole(players, "The number of players")
    if number not in PLAYER_COUNTS:
        raise InvalidSetup(
            Reason("wrong-number-of-players", {"right": list(PLAYER_COUNTS), "players": number})
        )
    named = tuple([FACTIONS[code] for code in deck_codes(deck, number)])
    sites = tuple([PLACES[code] for code in place_codes(places)])
    return arranged(_in_order(named, sites, number), sites, number, PLAYER_COUNTS[number][0])


@lru_cache(MOST_ARRANGED)
def _in_order(
    named: tuple[Callable[[], Faction], ...], sites: tuple[Callable[[], Place], ...], players: int
) -> tuple[Callable[[], Faction], ...]:
    """These factions in the order of a deck; a line-up that may not be played is refused."""
    made = [(kind(), kind) for kind in named]
    made.sort(key=lambda pair: canonical_order(pair[0]))
    chosen = [faction for faction, _ in made]
    _refuse_repeats(chosen)
    _refuse_too_many_players(chosen, players)
    _refuse_broken_pairs(chosen)
    _refuse_wrong_rest(chosen, players, PLAYER_COUNTS[players][1])
    _refuse_places([site() for site in sites], players)
    return tuple([kind for _, kind in made])


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
            raise InvalidSetup(Reason("faction-twice", {"faction": one.code}))


def _refuse_too_many_players(chosen: Sequence[Faction], players: int) -> None:
    for faction in chosen:
        if players > faction.most_players:
            numbers = {"most": faction.most_players, "players": players}
            raise InvalidSetup(Reason("too-many-players", {"faction": faction.code, **numbers}))


def _refuse_places(places: Sequence[Place], players: int) -> None:
    if places and players != PLAYERS_WITH_PLACES:
        raise InvalidSetup(Reason("no-places", {"right": PLAYERS_WITH_PLACES, "players": players}))
    for kind in (BUILDING, LANDSCAPE):
        named = [place.code for place in places if place.kind == kind]
        if len(named) > 1:
            raise InvalidSetup(Reason("too-many-places", {"kind": kind, "given": named}))


def _refuse_broken_pairs(chosen: Sequence[Faction]) -> None:
    paired = [faction for faction in chosen if faction.paired_with]
    codes = [faction.code for faction in paired]
    whole = all(faction.paired_with in codes for faction in paired)
    if len(paired) != 2 or not whole:
        right = [[one.code, other.code] for one, other in pairs()]
        if not codes:
            raise InvalidSetup(Reason("no-pair", {"pairs": right}))
        raise InvalidSetup(Reason("not-one-pair", {"pairs": right, "given": codes}))
    number = sum(len(faction.values) for faction in paired)
    if number != PAIR:
        raise InvalidSetup(Reason("wrong-size-of-pair", {"pair": codes, "given": number, "right": PAIR}))


def _refuse_wrong_rest(chosen: Sequence[Faction], players: int, right: int) -> None:
    rest = [faction for faction in chosen if not faction.paired_with]
    if len(rest) != right:
        numbers = {"players": players, "right": right, "given": len(rest)}
        raise InvalidSetup(Reason("wrong-number-of-factions", numbers))
    for faction in rest:
        number = len(faction.values) - faction.unseen
        if number != TEN:
            sizes = {"given": number, "right": TEN}
            raise InvalidSetup(Reason("wrong-number-of-cards", {"faction": faction.code, **sizes}))


_discover()

BUILT_IN: Final = frozenset(FACTIONS) | frozenset(PLACES)
"""The codes of everything in the package; all others are home-made."""
