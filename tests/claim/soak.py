"""Many random games over random legal set-ups: `make soak`, or `python -m tests.claim.soak GAMES SEED`.

Every game must end, and every card of it must be in exactly one place when it does.
"""

from __future__ import annotations

import sys
import time

from claimant.claim.playout import new_state, play_out
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import FACTIONS, PLACES, pairs, ruleset
from claimant.claim.state import all_cards
from claimant.claim.turn.score import winning_sides
from claimant.tabletop.chance import Chance

GAMES_PER_SETUP = 20


def random_setup(chance: Chance) -> Ruleset:
    """A legal set-up, any number of players, with and without places."""
    players = 2 + chance.below(3)
    allowed = [kind() for kind in FACTIONS.values() if kind().most_players >= players]
    tens = [faction.code for faction in allowed if not faction.paired_with]
    chance.shuffle(tens)
    one, other = pairs()[chance.below(len(pairs()))]
    deck = [one.code, other.code, *tens[: 3 if players == 2 else 5]]
    places = [
        drawn[chance.below(len(drawn))]
        for kind in ("building", "landscape")
        for drawn in [[code for code, make in PLACES.items() if make().kind == kind]]
        if players == 2 and chance.below(2)
    ]
    return ruleset(deck, players, places)


def soak(games: int, seed: int) -> dict[str, int]:
    """Play that many games; how many of them had how many players, and how many had places."""
    chance = Chance(seed)
    counts = {"games": 0, "moves": 0, "with places": 0}
    while counts["games"] < games:
        rules = random_setup(chance)
        for _ in range(GAMES_PER_SETUP):
            state = new_state(rules, chance)
            counts["moves"] += play_out(state, chance)
            found = sorted([card.index for card in all_cards(state)])
            assert found == list(range(len(rules.cards))), f"cards were lost or doubled: {rules}"
            assert winning_sides(state), f"nobody has won: {rules}"
            counts["games"] += 1
            counts["with places"] += bool(rules.places)
            name = f"{rules.players} players"
            counts[name] = counts.get(name, 0) + 1
    return counts


if __name__ == "__main__":
    wanted, seed = (int(word) for word in [*sys.argv[1:], "200000", "1"][:2])
    started = time.perf_counter()
    told = soak(wanted, seed)
    print(f"{told}: all ended, all cards conserved, {time.perf_counter() - started:.0f} s")
