"""Claim Kingdoms: how fast random games are played, and whether many of them are in order.

    python -m benchmarks.kingdoms              games and moves a second
    python -m benchmarks.kingdoms check 50000  plays that many, checking every move

The check deals games of factions drawn by lot and asserts after every move that no card and no figure
is lost or won from nowhere; that it comes back shows that all games ended.
"""

from __future__ import annotations

import sys
from time import perf_counter

from claimant.kingdoms import playout
from claimant.kingdoms.playout import play_checked_games, play_games
from claimant.kingdoms.sets import drawn_factions, ruleset
from claimant.tabletop.chance import Chance

DECKS = {
    "points": "Go Dw Gn Tr Un Dr Kn",
    "tricks": "Gn Tr Un Do Se Gi Kn",
    "mixed": "Go Dw Gn Do Se Gi Kn",
}
BATCH = 250


class Speed:
    """What was measured with one choice of factions."""

    def __init__(self, deck: str, games: int, moves: int, seconds: float) -> None:
        self.deck = deck
        self.games_per_second = games / seconds
        self.moves_per_second = moves / seconds

    def __str__(self) -> str:
        return (
            f"{self.deck:8} {self.games_per_second:>10,.0f} games/s {self.moves_per_second:>12,.0f} moves/s"
        )


def is_compiled() -> bool:
    return not playout.__file__.endswith(".py")


def measure(seconds: float = 1.0) -> list[Speed]:
    """Play random games with each deck for about that long, on one core."""
    speeds: list[Speed] = []
    for name, factions in DECKS.items():
        rules = ruleset(factions)
        chance = Chance(1)
        play_games(rules, 20, chance)
        games, moves = 0, 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            moves += play_games(rules, BATCH, chance)[0]
            games += BATCH
        speeds.append(Speed(name, games, moves, spent))
    return speeds


def check(games: int, seed: int = 1) -> int:
    """Play that many games, checking every move; the number of moves."""
    chance = Chance(seed)
    moves = 0
    while games > 0:
        rules = ruleset(drawn_factions(chance))
        moves += play_checked_games(rules, min(games, BATCH), chance)
        games -= BATCH
    return moves


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["check"]:
        games = int(arguments[1]) if len(arguments) > 1 else 50_000
        print(f"{games:,} games, {check(games):,} moves: all ended, nothing lost")
        return
    print(f"random games of Claim Kingdoms, one core, {'compiled' if is_compiled() else 'interpreted'}")
    for speed in measure():
        print(speed)


if __name__ == "__main__":
    main(sys.argv[1:])
