"""The subjects of a study: a deck, factions in random decks, magical places."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from claimant.claim.kind import CLAIM
from claimant.claim.presets import PRESETS
from claimant.claim.sets import FACTIONS, PLACES, PLAYER_COUNTS, find_faction, find_place
from claimant.tabletop.chance import Chance, derived_seed
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.names import plain
from claimant.tabletop.reason import TEXT, Reason, all_of, define_reasons
from claimant.tabletop.setup import Setup

define_reasons({"balance-subject": {"name": TEXT, "right": all_of(TEXT)}})

JOINT: Final = "+"
"""Between the parts of a subject: `Dragons+Seers`."""


@dataclass(frozen=True)
class Subject:
    """Factions and places that are in every game; the rest of each deck is drawn by lot.

    With the factions of a whole deck nothing is left to draw.
    """

    factions: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    players: int = 2
    preset: str = ""
    """The name of the ready-made deck, if it is one."""

    def __post_init__(self) -> None:
        CLAIM.normal(self.setup(0))  # refuses what cannot be played

    @property
    def name(self) -> str:
        """As it is written: codes with a joint between them."""
        named = (self.preset,) if self.preset else self.factions
        return JOINT.join((*named, *self.places))

    @property
    def is_deck(self) -> bool:
        """Is every game played with the same factions?"""
        _, others = PLAYER_COUNTS[self.players]
        return len(self.factions) == others + 2

    def setup(self, seed: int) -> Setup:
        """The set-up of the deal with this seed."""
        chosen = Setup(CLAIM.code, " ".join(self.factions), self.players, self.places)
        deck = CLAIM.draw_deck(chosen, Chance(derived_seed(seed, "deck")))
        return replace(chosen, deck=" ".join(deck))

    def without_places(self, seed: int) -> Setup:
        """The same set-up without the places. The difference is what the places change."""
        return replace(self.setup(seed), places=())


def find_subject(text: str, players: int = 2) -> Subject:
    """A ready-made deck, factions and places by their names or codes, with a plus sign between them.

    >>> find_subject("claim2").factions
    ('Gi', 'Gn', 'Dr', 'Se', 'Tr')
    >>> find_subject("Dragons + windy peaks").name
    'Dr+Peaks'
    """
    factions: list[str] = []
    places: list[str] = []
    preset = ""
    for part in (part.strip() for part in text.split(JOINT)):
        ready_made = PRESETS.get(plain(part).replace(" ", "-"))
        if ready_made is not None:
            preset = ready_made.name
            factions += ready_made.codes_for(players)
        elif (code := _code(part, find_faction)) is not None:
            factions.append(code)
        elif (code := _code(part, find_place)) is not None:
            places.append(code)
        else:
            raise InvalidSetup(Reason("balance-subject", {"name": part[:40], "right": list(MANY)}))
    subject = Subject(tuple(factions), tuple(sorted(places)), players)
    return replace(subject, preset=preset) if preset and subject.is_deck else subject


def _code(name: str, find: Callable[[str], object]) -> str | None:
    try:
        code: str = getattr(find(name), "code")  # noqa: B009 (a faction or a place)
    except InvalidSetup:
        return None
    return code


def find_subjects(texts: Iterable[str], players: int = 2) -> list[Subject]:
    """The subjects named by some texts; a word such as `decks` or `places` means all of them.

    >>> [subject.name for subject in find_subjects(["decks"])][:3]
    ['claim', 'claim2', 'clockwork-court']
    """
    names: list[str] = []
    for text in texts:
        many = MANY.get(plain(text))
        names += [text] if many is None else many(players)
    return list(dict.fromkeys(find_subject(name, players) for name in names))


def _decks(players: int) -> list[str]:
    return list(PRESETS)


def _factions(players: int) -> list[str]:
    """All that are not advised against; each comes with its other half."""
    return [
        code
        for code, make in FACTIONS.items()
        if make().most_players >= players and make().warned_from > players
    ]


def _pairs(players: int) -> list[str]:
    """All pairs of factions that go together into a deck: halves of two couples do not."""
    known = {code: FACTIONS[code]() for code in _factions(players)}
    return [
        JOINT.join((one, other))
        for one, other in combinations(known, 2)
        if not (known[one].paired_with and known[other].paired_with) or known[one].paired_with == other
    ]


def _places(players: int) -> list[str]:
    return list(PLACES)


MANY: Final[dict[str, Callable[[int], list[str]]]] = {
    "decks": _decks,
    "factions": _factions,
    "pairs": _pairs,
    "places": _places,
}
"""What words for many subjects stand for."""
