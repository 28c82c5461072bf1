"""What every environment needs: layouts, deals and rewards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, SupportsIndex

from claimant.envs.claim_layout import ClaimLayout
from claimant.envs.kingdoms_layout import KingdomsLayout
from claimant.envs.layout import Layout
from claimant.games import find_game, new_game
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.game import TabletopGame, chosen_seed
from claimant.tabletop.reason import TEXT, Reason, all_of, define_reasons
from claimant.tabletop.setup import Setup

define_reasons({"no-layout": {"name": TEXT, "right": all_of(TEXT)}})

ILLEGAL_REWARD: Final = -1.0
"""What an agent gets that loses by an illegal action."""
LAYOUTS: Final[dict[str, Callable[[Setup], Layout]]] = {
    "claim": ClaimLayout.of,
    "kingdoms": KingdomsLayout.of,
}


def layout_of(setup: Setup) -> Layout:
    """The layout of a set-up; one that cannot be played is refused.

    >>> layout_of(Setup("kingdoms")).actions
    1165
    """
    find_game(setup.game).normal(setup)
    if setup.game not in LAYOUTS:
        raise InvalidSetup(Reason("no-layout", {"name": setup.game, "right": list(LAYOUTS)}))
    return LAYOUTS[setup.game](setup)


class Dealer:
    """Deals one game after the other.

    The first game after `reseed(7)` is the one that seed 7 deals everywhere; those after it follow from it.
    """

    def __init__(self, setup: Setup, seed: SupportsIndex | None = None) -> None:
        self.setup = setup
        self.reseed(seed)

    def reseed(self, seed: SupportsIndex | None = None) -> None:
        """Start again from a seed, by default a random one."""
        self.seed = chosen_seed(seed)
        self.dealt = 0

    def next_seed(self) -> int:
        """The seed of the next game."""
        number = self.dealt
        self.dealt += 1
        return derived_seed(self.seed, "game", number) if number else self.seed

    def deal(self) -> TabletopGame:
        return new_game(self.setup, self.next_seed())


def rewards(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """The reward of each seat at the end: 1 if its side alone has won; all rewards add up to 0.

    Those who share a victory divide what the others lose.

    >>> rewards([1], [0, 1]), rewards([0, 1], [0, 1])
    ([-1.0, 1.0], [0.0, 0.0])
    >>> rewards([0, 2], [0, 1, 0, 1])
    [1.0, -1.0, 1.0, -1.0]
    >>> rewards([2], [0, 1, 2]), rewards([0, 1], [0, 1, 2])
    ([-0.5, -0.5, 1.0], [0.25, 0.25, -0.5])
    """
    number = len(set(sides))
    won = {sides[seat] for seat in winners}
    return [((side in won) / len(won) - 1 / number) * number / (number - 1) for side in sides]
