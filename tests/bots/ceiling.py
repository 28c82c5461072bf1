"""How much there is to gain: bots that see more than they may play against others.

    python -m tests.bots.ceiling hand --deals 400
    python -m tests.bots.ceiling hand --deck claim2 --against ismcts@0.03s --seconds 0.03 --horizon -1

`hand` sees the other player's cards, `deck` the order of the deck as well. Both think as `regent` does, or
judge after other numbers of tricks. Nobody can infer more about the opponent than `hand` knows.
"""

from __future__ import annotations

import argparse

from claimant.bots.searching import SearchingBot
from claimant.claim.game import Game
from claimant.claim.kind import LEVELS, ClaimKind
from claimant.claim.knowledge.view import View
from claimant.claim.search.world import ClaimWorld, ClaimWorlds, MoveCodes
from claimant.lab.matches import find_player
from claimant.lab.statistics import Scores
from claimant.study.outlooks import shuffled
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import RANDOM, Setup
from claimant.tabletop.style import Style
from claimant.tabletop.world import World, Worlds

Thinking = tuple[bool, Style, Limit, int]
"""Whether it sees the deck, how it searches and how long, and how many nodes it solves."""

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


def score_of(setup: Setup, seed: int, peeking: int, thinks: Thinking, against: str) -> float:
    """What the seat that sees more gets out of a deal."""
    game = ClaimKind().new_game(setup, seed)
    sees_deck, style, limit, solving = thinks
    peeker = SearchingBot[View, object](
        lambda view: OpenWorlds(view, game, sees_deck), style, limit, solving, seed
    )
    other = find_player(against).make("claim", seed)
    while game.to_act is not None:
        view = game.view(game.to_act)
        bot = peeker if game.to_act == peeking else other
        game.apply(str(bot.choose(view, view.legal)))
    winners = game.result().winners
    return 1 / len(winners) if peeking in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("sees", choices=["hand", "deck"])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal")
    parser.add_argument("--deck", default="claim", help="a deck; mixed: others and places for every deal")
    parser.add_argument("--against", default=STRONGEST, help="a bot, perhaps with a limit")
    parser.add_argument("--seconds", type=float, help="how long it thinks, instead of steps")
    parser.add_argument("--horizon", type=int, help="judge after so many tricks; -1: never")
    given = parser.parse_args()
    setup = Setup(deck=given.deck)
    if given.deck == "mixed":
        setup = Setup(deck=RANDOM, random_places="both")
    style, limit, solving = LEVELS[STRONGEST]
    if given.horizon is not None:
        style = Style(style.explore, style.sense, given.horizon, style.widens)
    if given.seconds is not None:
        limit = Limit(given.seconds)
    thinks = (given.sees == "deck", style, limit, solving)
    scores = Scores()
    for number in range(given.deals):
        deal = [score_of(setup, given.first + number, seat, thinks, given.against) for seat in (0, 1)]
        scores.add(sum(deal) / 2)
        if (number + 1) % DEALS_BETWEEN_LINES == 0 or number + 1 == given.deals:
            score = scores.estimate()
            interval = f"{score.low:.1%} to {score.high:.1%}"
            print(f"{number + 1} deals: {score.average:.1%} ({interval})", flush=True)


if __name__ == "__main__":
    main()
