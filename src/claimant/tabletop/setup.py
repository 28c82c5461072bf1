"""What is played: one value for the server, the lab, the command line and lessons."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, SupportsIndex

from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, TEXT, Reason, any_of, define_reasons

RANDOM: Final = "random"
"""Instead of a deck: another one for each deal."""

define_reasons(
    {
        "setup-players": {"game": TEXT, "right": any_of(NUMBER), "given": NUMBER},
        "setup-places": {"game": TEXT},
        "setup-deck": {"game": TEXT},
        "setup-first": {"game": TEXT},
    }
)


@dataclass(frozen=True)
class Setup:
    """A game by its code, with its deck, its number of players and its places.

    Without a deck, a game is played in its usual way. The game defines what the words mean and whether they
    fit together: `claimant.games.check`. This module is not compiled, so that JSON libraries can build a
    set-up from its fields.

    >>> Setup("claim", deck="claim2")
    Setup(game='claim', deck='claim2', players=2, places=(), random_places='')
    """

    game: str = "claim"
    deck: str = ""
    """A ready-made deck, names or codes of factions, or `random`."""
    players: int = 2
    places: tuple[str, ...] = ()
    random_places: str = ""
    """What is drawn for each deal: a "building", a "landscape", "both", or nothing."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", whole(self.players, "The number of players"))
        object.__setattr__(self, "places", tuple(self.places))

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "places": list(self.places)}


def named_factions(setup: Setup) -> tuple[str, ...]:
    """The factions that a set-up names one by one, with blanks or commas between them."""
    return () if setup.deck == RANDOM else tuple(setup.deck.replace(",", " ").split())


def refuse_players(setup: Setup, title: str, *allowed: int) -> None:
    """For games with a fixed choice of numbers of players."""
    if setup.players not in allowed:
        raise InvalidSetup(
            Reason("setup-players", {"game": title, "right": list(allowed), "given": setup.players})
        )


def refuse_places(setup: Setup, title: str) -> None:
    """For games without magical places."""
    if setup.places or setup.random_places:
        raise InvalidSetup(Reason("setup-places", {"game": title}))


def refuse_deck(setup: Setup, title: str) -> None:
    """For games without decks."""
    if setup.deck not in ("", RANDOM):
        raise InvalidSetup(Reason("setup-deck", {"game": title}))


def refuse_first(first: SupportsIndex | None, title: str) -> None:
    """For games in which all begin at the same time."""
    if first is not None:
        raise InvalidSetup(Reason("setup-first", {"game": title}))
