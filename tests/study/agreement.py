"""Exact values of reviews against brute force, in small endings.

`python -m tests.study.agreement 100` plays a hundred games with every ready-made deck, at every place, with
random decks and of two teams, and checks every ending of theirs. A sample runs in `make test`.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Iterator
from statistics import mean

from claimant.claim import Game
from claimant.claim.presets import PRESETS
from claimant.claim.search.solver import Solver
from claimant.claim.sets import PLACES
from claimant.claim.state import State
from claimant.claim.turn.flow import legal_actions
from claimant.study.endings import all_worlds, exact_values
from claimant.study.proof import PlainSearch, Worth, after
from claimant.study.values import short
from claimant.tabletop.setup import RANDOM
from tests.study.played import played

SMALL = 4
"""So many cards in a hand make a small ending."""
SMALL_IN_TEAMS = 2
SCORES = [(outcome, votes) for outcome in (-1, 0, 1) for votes in range(-9, 10)]


def checked_values(game: Game, small: int = SMALL) -> int:
    """Compare exact values with a plain search through the rules, wherever hands are small. How many."""
    checked = 0
    for there in game.retold():
        state = there.state
        if there.is_over or state.phase == 1 or int(state.seats[state.turn].hand.size()) > small:
            continue
        view = there.view(there.asked[0])
        values = exact_values(view, Solver())
        worlds = all_worlds(view)
        if values is None:
            # What is chosen at the same time has no such value.
            assert view.asking == "choose" or worlds is None
            continue
        assert worlds is not None
        plain = PlainSearch()
        for value in values:
            reached = [worth_of(plain, world, value.action) for world in worlds]
            assert value.win == short(mean((outcome + 1) / 2 for outcome, _ in reached))
            assert value.votes == short(mean(votes for _, votes in reached))
            checked += 1
    return checked


def worth_of(plain: PlainSearch, world: State, action: str) -> Worth:
    """The best that the seat to act can make sure of after an action."""
    legal = legal_actions(world, world.seats[world.turn])
    following = after(world, next(each for each in legal if str(each) == action))
    # The better the worth, the harder it is to reach.
    first_out_of_reach = bisect_left(
        SCORES, True, key=lambda worth: not plain.reaches(following, int(world.turn), worth)
    )
    return SCORES[first_out_of_reach - 1]


def games(seed: int) -> Iterator[tuple[str, Game, int]]:
    """One game for every deck and every place, one with a random deck, and one of two teams."""
    for deck in (*PRESETS, RANDOM):
        yield deck, _claim(("random", "random"), seed, deck), SMALL
    for place in PLACES:
        yield place, _claim(("random", "random"), seed, "", place), SMALL
    yield "teams", _claim(("random",) * 4, seed, ""), SMALL_IN_TEAMS


def _claim(bots: tuple[str, ...], seed: int, deck: str, *places: str) -> Game:
    game = played(bots, seed, "claim", deck, places)
    assert isinstance(game, Game)
    return game


def main(number: int) -> None:
    """Check so many games of each kind."""
    checked: dict[str, int] = {}
    for seed in range(1, number + 1):
        for name, game, small in games(seed):
            checked[name] = checked.get(name, 0) + checked_values(game, small)
    for name, values in checked.items():
        print(f"{name}: {values} values agree")
        assert values > 0, name
    print(f"{sum(checked.values())} values of {number * len(checked)} games agree")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
