"""Counting who wins many games of Claim Kingdoms, and who leads the factions."""

from __future__ import annotations

from collections import Counter

from claimant.kingdoms.playout import play_out
from claimant.kingdoms.state import State
from claimant.kingdoms.turn.score import NOBODY, led_by, total, winning_sides
from claimant.tabletop.chance import Chance

SEATS = range(2)


class KingdomsTally:
    """The counts so far."""

    def __init__(self) -> None:
        self.games = 0
        self.shared = 0
        self.turns = 0
        self.wins = [0, 0]
        self.began = [0, 0]
        self.wins_as_first = [0, 0]
        self.points = [0, 0]
        self.firsts_points = 0
        self.ended_by: Counter[str] = Counter()
        # By the codes of the factions, not all of which need be in every game.
        self.in_play: Counter[str] = Counter()
        self.led_by_first: Counter[str] = Counter()
        self.led_by_nobody: Counter[str] = Counter()

    def play_out(self, state: State, chance: Chance) -> None:
        """Play a game that has just been dealt to its end, and count it."""
        first: int = state.first
        play_out(state, chance)
        self.games += 1
        self.turns += state.turn_number
        self.began[first] += 1
        self.ended_by[state.ended_by] += 1
        for seat in SEATS:
            self.points[seat] += total(state, seat)
        self.firsts_points += total(state, first)
        for faction in state.rules.factions:
            leader = led_by(state, faction)
            self.in_play[faction.code] += 1
            self.led_by_first[faction.code] += leader == first
            self.led_by_nobody[faction.code] += leader == NOBODY
        flags = winning_sides(state)
        won = [seat for seat in SEATS if state.seats[seat].flag & flags]
        if len(won) > 1:
            self.shared += 1
        else:
            self.wins[won[0]] += 1
            self.wins_as_first[first] += won[0] == first
