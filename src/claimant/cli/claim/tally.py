"""Counting who wins many games, and whom the factions vote for."""

from __future__ import annotations

from operator import add

from claimant.claim.playout import play_out
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State
from claimant.claim.turn.score import NO_SIDE, vote, votes, winning_sides
from claimant.tabletop.chance import Chance
from claimant.tabletop.seats import seat_letter


class Tally:
    """The counts so far. Sides are seats or, with four players, teams."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.games = 0
        self.shared = 0
        self.without_vote = 0
        self.wins = [0] * rules.sides
        self.led_first = [0] * rules.sides
        self.wins_as_first_leader = [0] * rules.sides
        self.votes = [0] * rules.sides
        self.first_leaders_votes = 0
        self.for_first_leader = [0] * len(rules.factions)
        self.for_nobody = [0] * len(rules.factions)

    def play_out(self, state: State, chance: Chance) -> None:
        """Play a game that has just been dealt to its end, and count it."""
        leader: int = state.seats[state.leader].side
        play_out(state, chance)
        self.games += 1
        self.led_first[leader] += 1
        if state.verdict == NO_SIDE:
            self._count_votes(state, leader)
        else:
            self.without_vote += 1
        flags = winning_sides(state)
        won = [side for side in range(state.rules.sides) if state.seats[side].flag & flags]
        if len(won) > 1:
            self.shared += 1
        else:
            self.wins[won[0]] += 1
            self.wins_as_first_leader[leader] += won[0] == leader

    def _count_votes(self, state: State, leader: int) -> None:
        for number, faction in enumerate(state.rules.factions):
            side = vote(state, faction)
            if side == NO_SIDE:
                self.for_nobody[number] += 1
            elif side == leader:
                self.for_first_leader[number] += 1
        numbers = votes(state)
        self.votes = list(map(add, self.votes, numbers))
        self.first_leaders_votes += numbers[leader]

    def side_name(self, side: int) -> str:
        """The letters of the seats of a side, such as B or B+D."""
        return "+".join(seat_letter(seat) for seat in range(side, self.rules.players, self.rules.sides))
