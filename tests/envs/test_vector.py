"""Many games at once give the same arrays as views do, one game at a time."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from claimant.claim import Game
from claimant.claim.batch import ClaimBatch
from claimant.claim.knowledge.view import view_of as claim_view
from claimant.claim.sets import PLACES
from claimant.envs.claim_layout import ClaimLayout
from claimant.envs.dealing import rewards
from claimant.envs.vector import VectorGames
from claimant.kingdoms import Game as KingdomsGame
from claimant.kingdoms.batch import KingdomsBatch
from claimant.kingdoms.knowledge.view import view_of as kingdoms_view
from claimant.tabletop.errors import IllegalAction, InvalidSetup
from claimant.tabletop.setup import Setup
from claimant.tabletop.view import View
from tests.claim.decks import covering_decks


def views(games: VectorGames) -> Iterator[tuple[View[Any], int]]:
    """What the seat to act knows, in each game."""
    batch = games._batch
    if isinstance(batch, ClaimBatch):
        yield from ((claim_view(state, state.seats[state.turn]), state.turn) for state in batch.states)
    else:
        assert isinstance(batch, KingdomsBatch)
        yield from ((kingdoms_view(state, state.active), state.active) for state in batch.states)


def check(games: VectorGames) -> None:
    """Compare all arrays with what the layout makes of views."""
    for number, (view, seat) in enumerate(views(games)):
        expected = games.layout.observation(view)
        for part in games.layout.parts.values():
            found = games.observations[number][part.slice]
            assert (found == expected[part.slice]).all(), f"{part.name} of {view!r}"
        assert (games.masks[number] == games.layout.mask(view)).all()
        assert games.seats[number] == seat


def play(games: VectorGames, steps: int, seed: int, every: int = 1) -> int:
    """Random play; how many games came to an end."""
    generator = np.random.default_rng(seed)
    ended = 0
    for step in range(steps):
        if step % every == 0:
            check(games)
        chosen = np.where(games.masks, generator.random(games.masks.shape), -1.0)
        games.step(chosen.argmax(axis=1))
        ended += int(games.dones.sum())
    return ended


@pytest.mark.parametrize("deck", covering_decks(), ids="".join)
def test_arrays_are_those_of_views_wherever_two_factions_meet(deck: tuple[str, ...]) -> None:
    play(VectorGames(1, " ".join(deck), seed=4), 70, 1)


@pytest.mark.parametrize("place", PLACES)
def test_arrays_are_those_of_views_at_every_place(place: str) -> None:
    play(VectorGames(1, "Go Kn Au Ra Se", places=(place,), seed=2), 60, 2)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deck", ["claim", "Pe Ro Au Ba Gr Ra Vi", "Gi Gn Au Do Ra Se Tr"])
def test_arrays_are_those_of_views_with_more_players(deck: str, players: int) -> None:
    play(VectorGames(1, deck, players, seed=3), 90, 3)


def test_arrays_are_those_of_views_in_claim_kingdoms() -> None:
    """Every faction is in one of these line-ups, and each is played to the end more than once."""
    for number, deck in enumerate(("Go Dw Gn Tr Un Dr Kn", "Gn Tr Un Do Se Gi Kn")):
        games = VectorGames(2, deck, seed=number, game="kingdoms")
        assert play(games, 230, number) > 2


def test_claim_kingdoms_is_won_by_who_wins_the_same_game_elsewhere() -> None:
    """As far as nothing is shuffled during the game, which every table shuffles in its own way."""
    deck = "Gn Tr Un Do Dw Gi Kn"
    seeds = list(range(12))
    games = VectorGames(len(seeds), deck, game="kingdoms")
    games.reset(seeds=seeds)
    beside = [KingdomsGame(deck, seed=seed) for seed in seeds]
    going = dict(enumerate(beside))
    compared = 0
    while going:
        chosen = games.masks.argmax(axis=1)
        for number, game in list(going.items()):
            assert game.to_act is not None
            game.apply(games.layout.action(int(chosen[number]), game.view(game.to_act)))
            if game.shuffles:
                del going[number]
        games.step(chosen)
        for number, game in list(going.items()):
            assert game.is_over == games.dones[number]
            if game.is_over:
                del going[number]
                assert list(games.rewards[number]) == rewards(game.result().winners, game.sides)
                compared += 1
    assert compared > 0


def test_games_go_on_with_the_next_deal_and_reward_everybody() -> None:
    games = VectorGames(8, seed=1)
    for step in range(52):
        assert not games.dones.any()
        assert not games.rewards.any()
        games.step(games.masks.argmax(axis=1))
        assert games.dones.all() == (step == 51)
    assert np.abs(games.rewards.sum(axis=1)).max() == 0
    assert (games.observations[:, games.layout.parts["trick"].start] == 1).all()
    check(games)


def test_who_wins_is_who_wins_the_same_game_elsewhere() -> None:
    games = VectorGames(3, "claim2", seed=5)
    games.reset(seeds=[7, 8, 9])
    beside = [Game("claim2", seed=seed) for seed in (7, 8, 9)]
    going = set(range(3))
    while going:
        chosen = games.masks.argmax(axis=1)
        for number in going:
            game = beside[number]
            game.apply(games.layout.describe(int(chosen[number])), game.to_act)
        games.step(chosen)
        for number in sorted(going):
            assert beside[number].is_over == games.dones[number]
            if games.dones[number]:
                going.remove(number)
                winners = beside[number].result().winners
                best = games.rewards[number].max()
                assert [seat for seat in range(2) if games.rewards[number][seat] == best] == winners


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = VectorGames(4, seed=3), VectorGames(4, seed=3)
    assert (one.observations == other.observations).all()
    other.reset(seed=4)
    assert (one.observations != other.observations).any()


def test_arrays_are_written_in_place_and_can_be_shared() -> None:
    games = VectorGames(2, seed=1)
    shared = np.from_dlpack(games.observations)
    before = shared.copy()
    games.step(games.masks.argmax(axis=1))
    assert (shared == games.observations).all()
    assert (shared != before).any()


def test_what_is_not_legal_changes_nothing_in_any_game() -> None:
    games = VectorGames(3, seed=1)
    before = games.observations.copy()
    for wrong in (161, -1, 5000):
        chosen = games.masks.argmax(axis=1)
        chosen[2] = wrong
        with pytest.raises(IllegalAction, match="is not allowed here"):
            games.step(chosen)
        assert (games.observations == before).all()
    with pytest.raises(ValueError, match="There are 3 games"):
        games.step([0])
    with pytest.raises(ValueError, match="There are 3 games"):
        games.reset(seeds=[1])
    for deck, game in (("Go Un Dw Do Se", "claim"), ("random", "claim"), ("", "kingdoms"), ("", "chess")):
        with pytest.raises(InvalidSetup):
            VectorGames(2, deck, game=game)


@pytest.mark.parametrize(("deck", "game"), [("claim", "claim"), ("Go Dw Gn Tr Un Dr Kn", "kingdoms")])
def test_a_batch_can_be_pickled(deck: str, game: str) -> None:
    games = VectorGames(2, deck, seed=1, game=game)
    other = pickle.loads(pickle.dumps(games._batch))
    assert other.rows() == games._batch.rows()


def test_the_layout_is_that_of_the_environments() -> None:
    assert VectorGames(1, seed=1).layout.parts == ClaimLayout.of(Setup("claim")).parts
