"""Many random games: all end, and nothing is lost. `python -m tests.kingdoms.soak` plays 50,000."""

from __future__ import annotations

import pytest
from benchmarks.kingdoms import DECKS, copies, random_games

from claimant.kingdoms.playout import new_state, play_out
from claimant.kingdoms.sets import FACTIONS, ruleset
from claimant.kingdoms.turn.flow import option_count
from claimant.kingdoms.turn.score import winning_sides
from claimant.tabletop.chance import Chance
from tests.kingdoms.conservation import is_conserved
from tests.kingdoms.soak import soak


def test_random_games_conserve_cards_and_figures_and_end() -> None:
    counts = soak(300, seed=4)
    assert counts["moves"] > counts["games"] * 50
    assert set(FACTIONS) <= set(counts)


def test_a_lost_card_or_figure_would_be_noticed() -> None:
    state = new_state(ruleset("Go Dw Gn Tr Un Dr Kn"), Chance(1))
    assert is_conserved(state)
    state.pile.pop()
    assert not is_conserved(state)
    state = new_state(ruleset("Go Dw Gn Tr Un Dr Kn"), Chance(1))
    state.seats[0].supply -= 1
    assert not is_conserved(state)


def test_the_same_chance_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        chance = Chance(9)
        state = new_state(ruleset("Go Dw Gn Tr Un Dr Kn"), chance)
        moves = play_out(state, chance)
        ends.append((moves, winning_sides(state), state.seats[0].score, option_count(state)))
    assert ends[0] == ends[1]


def test_copies_of_a_state_go_their_own_ways() -> None:
    state = new_state(ruleset("Go Dw Gn Do Se Gi Kn"), Chance(2))
    twin = state.copy()
    play_out(twin, Chance(3))
    assert twin.is_over()
    assert not state.is_over()
    assert is_conserved(state)
    assert is_conserved(twin)


def test_the_benchmark_measures() -> None:
    for deck in DECKS:
        games, moves = random_games(deck, 0.01)
        assert moves > games * 50 > 0
    assert 0 < copies(0.01) < 0.01


@pytest.mark.parametrize("first", [0, 1])
def test_the_named_seat_begins(first: int) -> None:
    assert new_state(ruleset("Go Dw Gn Tr Un Dr Kn"), Chance(1), first).active == first
