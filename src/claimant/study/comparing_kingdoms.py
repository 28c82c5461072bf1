"""Why one action of Claim Kingdoms is better than another: points at once, and factions led at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.result import controls_of
from claimant.kingdoms.search.world import KingdomsWorld, KingdomsWorlds
from claimant.study.comparing import Ends, Why, compare_ends, numbers_of, seed_of
from claimant.study.values import TO_THE_END
from claimant.tabletop.chance import Chance
from claimant.tabletop.world import ALWAYS

WORLDS_TRIED: Final = 60


def compare_on_boards(view: View, better: str, other: str) -> Why:
    """Play both actions in the same worlds that a view allows, and on to the end."""
    worlds = KingdomsWorlds(view)
    chance = Chance(seed_of(view))
    first = worlds.draw(chance)
    assert isinstance(first, KingdomsWorld)
    numbers = numbers_of(first)
    moves = [numbers[action] for action in (better, other)]
    scored: list[list[int]] = [[] for _ in moves]
    led = [{faction.code: 0.0 for faction in first.state.rules.factions} for _ in moves]
    seat = int(worlds.seat)
    for _ in range(WORLDS_TRIED):
        world = worlds.draw(chance)
        for which, move in enumerate(moves):
            there = world.copy()
            assert isinstance(there, KingdomsWorld)
            before = int(there.state.seats[seat].score)
            there.play(move, chance)
            scored[which].append(int(there.state.seats[seat].score) - before)
            there.play_out(ALWAYS, TO_THE_END, chance)
            for control in controls_of(there.state):
                if control.seat == seat:
                    led[which][control.faction.code] += 1 / WORLDS_TRIED
    why = compare_ends(better, other, [Ends([], shares) for shares in led], None)
    # Points that depend on hidden cards are not certain, so only the fewest count.
    return replace(why, points=(min(scored[0]), min(scored[1])))
