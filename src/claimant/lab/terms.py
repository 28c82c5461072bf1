"""What a match is played with, and how each of its deals comes from one seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Final, SupportsIndex

from claimant.claim.game import Game as Claim
from claimant.claim.sets import FACTIONS, PLAYER_COUNTS, pairs, ruleset
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import Reason, define_reasons

RANDOM: Final = "random"
"""Instead of a deck: another one for each deal."""

GAMES: Final = ("claim", "kingdoms")

define_reasons(
    {
        "no-such-game": "There is no game '{name}': the games are {right}.",
        "kingdoms-terms": "Claim Kingdoms is a game for two players, without buildings and landscapes.",
    }
)


@dataclass(frozen=True)
class Terms:
    """Game, deck, players and places, as for a single game. The deck may be `random`.

    Without a deck Claim is played with its base game, and Claim Kingdoms with factions drawn by lot.

    >>> Terms(deck="claim2").new_game(7).rules
    <ruleset Gi Gn Dr Se Tr for 2 players>
    """

    game: str = "claim"
    deck: str | None = None
    players: int = 2
    places: tuple[str, ...] = ()
    random_places: str = ""

    def __post_init__(self) -> None:
        """Refuse at once what cannot be played."""
        object.__setattr__(self, "players", whole(self.players, "The number of players"))
        if self.game not in GAMES:
            raise InvalidSetup(Reason("no-such-game", {"name": self.game, "right": ", ".join(GAMES)}))
        if self.game == "kingdoms" and (self.players != 2 or self.places or self.random_places):
            raise InvalidSetup(Reason("kingdoms-terms", {}))
        ruleset(players=self.players)
        self.new_game(0)

    def new_game(self, seed: SupportsIndex) -> Claim | Kingdoms:
        """The deal of a seed: deck, places, cards and who begins."""
        seed = whole(seed, "A seed")
        if self.game == "kingdoms":
            return Kingdoms(None if self.is_mixed else self.deck, seed=seed)
        deck = draw_deck(self.players, Chance(derived_seed(seed, "deck"))) if self.is_mixed else self.deck
        return Claim(
            deck or "claim",
            players=self.players,
            places=self.places,
            random_places=self.random_places,
            seed=seed,
        )

    @property
    def is_mixed(self) -> bool:
        """Does each deal have factions of its own?"""
        return self.deck == RANDOM or (self.game == "kingdoms" and self.deck is None)

    @cached_property
    def sides(self) -> int:
        """How many win or lose against each other: the seats, or with four players two teams."""
        game = self.new_game(0)
        return game.seats if isinstance(game, Kingdoms) else game.rules.sides

    @property
    def equal_share(self) -> float:
        """What a side gets of the victories if all are equally strong."""
        return 1 / self.sides

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """For each game of a deal and each seat: does the first player sit there (0) or the second (1)?

        The first player has one side and the second has the others. It takes each side once, so that over
        the games of one deal nobody has the better cards.

        >>> Terms(players=2).seatings, Terms(players=4).seatings
        ([(0, 1), (1, 0)], [(0, 1, 0, 1), (1, 0, 1, 0)])
        >>> Terms(players=3).seatings
        [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
        """
        sides = self.sides
        return [
            tuple(0 if seat % sides == own else 1 for seat in range(self.players)) for own in range(sides)
        ]


def derived_seed(*parts: int | str) -> int:
    """A seed that follows from others, and looks like none of them."""
    words = " ".join(map(str, parts))
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big")


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
