"""How much there is to gain over `regent`: bots that see more than they may play against it.

    python -m tests.bots.ceiling hand --deals 400

`hand` sees the other player's cards, `deck` the order of the deck as well. Both think as `regent` does.
Nobody can infer more about the opponent than `hand` knows.
"""

from __future__ import annotations

import argparse

from claimant.bots.searching import SearchingBot
from claimant.claim.game import Game
from claimant.claim.kind import LEVELS
from claimant.claim.knowledge.view import View
from claimant.claim.search.world import ClaimWorld, ClaimWorlds, MoveCodes
from claimant.lab.statistics import Scores
from claimant.study.outlooks import shuffled
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from claimant.tabletop.world import World, Worlds

STRONGEST = "regent"
DEALS_BETWEEN_LINES = 50


class OpenWorlds(Worlds):
    """The game as it is, to somebody who sees both hands, and perhaps the deck."""

    def __init__(self, view: View, game: Game, sees_deck: bool) -> None:
        assert view.seat is not None
        super().__init__(view.seat)
        self.view = view
        self.game = game
        self.sees_deck = sees_deck

    def draw(self, chance: Chance) -> World:
        state = self.game.state.copy() if self.sees_deck else shuffled(self.game.state, chance)
        return ClaimWorld(state, self.seat, MoveCodes(state.rules))

    def solve(self, limit: Limit) -> str:
        """As everybody does, where nothing is hidden."""
        return ClaimWorlds(self.view).solve(limit)


def score_of(seed: int, peeking: int, sees_deck: bool) -> float:
    """What the seat that sees more gets out of a deal."""
    game = Game("claim", seed=seed)
    style, limit, solving = LEVELS[STRONGEST]
    bots = [
        SearchingBot[View, object](
            (lambda view: OpenWorlds(view, game, sees_deck)) if seat == peeking else ClaimWorlds,
            style,
            limit,
            solving,
            seed,
        )
        for seat in range(game.seats)
    ]
    while game.to_act is not None:
        view = game.view(game.to_act)
        game.apply(str(bots[game.to_act].choose(view, view.legal)))
    return float(peeking in game.result().winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("sees", choices=["hand", "deck"])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal")
    given = parser.parse_args()
    scores = Scores()
    for number in range(given.deals):
        deal = [score_of(given.first + number, seat, given.sees == "deck") for seat in (0, 1)]
        scores.add(sum(deal) / 2)
        if (number + 1) % DEALS_BETWEEN_LINES == 0 or number + 1 == given.deals:
            score = scores.estimate()
            interval = f"{score.low:.1%} to {score.high:.1%}"
            print(f"{number + 1} deals: {score.average:.1%} ({interval})", flush=True)


if __name__ == "__main__":
    main()
