"""A power that works in one phase is asked in no other."""

from __future__ import annotations

import pytest

from claimant.claim.cards import Card
from claimant.claim.playout import new_state, play_out
from claimant.claim.powers import Faction, Place
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import FACTIONS
from claimant.claim.state import Seat, State
from claimant.tabletop.chance import Chance

Asked = set[tuple[str, int]]


class Watchtower(Place):
    """Notes in which phases it is asked, and changes nothing."""

    def __init__(self, asked: Asked, phase: int) -> None:
        super().__init__("Watchtower", "Watchtower", "building", phase=phase)
        self.asked = asked

    def on_phase_begin(self, state: State) -> None:
        self.asked.add(("on_phase_begin", state.phase))

    def on_reveal(self, state: State) -> None:
        self.asked.add(("on_reveal", state.phase))

    def strength(self, so_far: int, card: Card, seat: Seat, state: State) -> int:
        self.asked.add(("strength", state.phase))
        return so_far

    def on_card_won(self, card: Card, seat: Seat, state: State) -> None:
        self.asked.add(("on_card_won", state.phase))

    def leads(self, so_far: int, state: State) -> int:
        self.asked.add(("leads", state.phase))
        return so_far

    def on_phase_end(self, state: State) -> None:
        self.asked.add(("on_phase_end", state.phase))


class Guards(Faction):
    """Note in which phases they are asked where they go, and go where other cards go."""

    def __init__(self, asked: Asked, phase: int) -> None:
        super().__init__("Gu", "Guards", "Guard", phase=phase)
        self.asked = asked

    def collects(self, card: Card, player: Seat, state: State) -> bool:
        self.asked.add(("collects", state.phase))
        return False


@pytest.mark.parametrize(("phase", "phases"), [(0, {1, 2}), (1, {1}), (2, {2})])
def test_a_power_is_asked_in_its_phase_alone(phase: int, phases: set[int]) -> None:
    asked: Asked = set()
    factions = [FACTIONS[code]() for code in ("Go", "Kn", "Do", "Un")]
    rules = Ruleset([*factions, Guards(asked, phase)], [Watchtower(asked, phase)], 2, 13)
    chance = Chance(4)
    state = new_state(rules, chance)
    play_out(state.copy(), chance)
    play_out(state, chance)
    always = {"on_phase_begin", "strength", "on_card_won", "leads", "on_phase_end", "collects"}
    expected = {(hook, each) for hook in always for each in phases}
    # Prizes are turned up in phase 1 alone.
    expected |= {("on_reveal", each) for each in phases & {1}}
    assert asked == expected
