"""How fast games can be played from Python, by each of the ways there are; beside OpenSpiel's and pgx's.

All of it runs in one thread, and its own time is counted: what else the machine does matters less.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

import numpy as np

from benchmarks.open_spiel import dealt
from claimant.claim import Game, ruleset
from claimant.claim.playout import new_state
from claimant.claim.turn.flow import apply, legal_actions
from claimant.envs import claim_v1, kingdoms_v1, open_spiel
from claimant.envs.aec import GameEnv
from claimant.envs.vector import VectorGames
from claimant.tabletop.chance import Chance

GAMES = 1024
KINGDOMS = "Go Dw Gn Tr Un Dr Kn"


def through_game(seconds: float) -> float:
    """`Game`, which checks every action and keeps a record."""
    choose = random.Random(1).choice

    def play() -> int:
        game = Game("claim", seed=1)
        moves = 0
        while not game.is_over:
            game.apply(choose(game.legal_actions()))
            moves += 1
        return moves

    return _rate(play, seconds)


def through_views(seconds: float) -> float:
    """`Game`, with the view of whoever acts."""
    choose = random.Random(1).choice

    def play() -> int:
        game = Game("claim", seed=1)
        moves = 0
        while not game.is_over:
            assert game.to_act is not None
            game.apply(choose(game.view(game.to_act).legal))
            moves += 1
        return moves

    return _rate(play, seconds)


def through_state(seconds: float) -> float:
    """The bare state, with `legal_actions` and `apply`."""
    rules, chance, choose = ruleset("claim"), Chance(1), random.Random(1).choice

    def play() -> int:
        state = new_state(rules, chance)
        moves = 0
        while not state.is_over():
            apply(state, choose(legal_actions(state, state.seats[state.turn])), state.turn)
            moves += 1
        return moves

    return _rate(play, seconds)


def through_pettingzoo(env: GameEnv, seconds: float) -> float:
    """PettingZoo's environment without its wrappers: an observation, a mask and a view for each action."""
    generator = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=1)
        moves = 0
        while not all(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(generator.choice(mask.nonzero()[0]))
            moves += 1
        return moves

    return _rate(play, seconds)


def through_open_spiel(name: str, seconds: float, observed: bool = False) -> float:
    """A game in OpenSpiel, after the deal; with what the player knows as an array, if it is observed."""
    _, start = dealt(name)
    choose = random.Random(1).choice

    def play() -> int:
        state = start.clone()
        moves = 0
        while not state.is_terminal():
            if observed:
                np.asarray(state.information_state_tensor(), np.float32)
            state.apply_action(choose(state.legal_actions()))
            moves += 1
        return moves

    return _rate(play, seconds)


def in_batches(seconds: float, games: int = GAMES, deck: str = "", game: str = "claim") -> float:
    """`VectorGames`: full observations and masks for every step. Choosing the actions is not counted."""
    batch = VectorGames(games, deck, seed=1, game=game)
    generator = np.random.default_rng(1)
    steps = 0
    spent = 0.0
    while spent < seconds:
        weights = generator.random(batch.masks.shape, np.float32)
        chosen = (weights * batch.masks).argmax(axis=1)
        started = time.process_time()
        batch.step(chosen)
        spent += time.process_time() - started
        steps += games
    return steps / spent


def _rate(play: Callable[[], int], seconds: float) -> float:
    moves = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play()
    return moves / spent


WAYS: dict[str, Callable[[float], float]] = {
    f"**`VectorGames`, {GAMES} games, observations and masks**": in_batches,
    "bare state, `flow.legal_actions` and `flow.apply`": through_state,
    "`Game.legal_actions` and `apply`": through_game,
    "`Game.view` and `apply`": through_views,
    "PettingZoo `claim_v1.raw_env`, observation, mask and view": partial(
        through_pettingzoo, claim_v1.raw_env()
    ),
    f"Claim Kingdoms: `VectorGames`, {GAMES} games": partial(in_batches, deck=KINGDOMS, game="kingdoms"),
    "Claim Kingdoms: PettingZoo `kingdoms_v1.raw_env`": partial(
        through_pettingzoo, kingdoms_v1.raw_env(deck=KINGDOMS)
    ),
    "OpenSpiel `python_claim`, our own rules": partial(through_open_spiel, open_spiel.CLAIM.short_name),
    "OpenSpiel `hearts`": partial(through_open_spiel, "hearts"),
    "OpenSpiel `hearts`, with `information_state_tensor`": partial(
        through_open_spiel, "hearts", observed=True
    ),
    "OpenSpiel `spades`": partial(through_open_spiel, "spades"),
}
if find_spec("pgx"):
    from benchmarks.pgx_games import in_batches as in_batches_of_pgx

    WAYS |= {
        f"pgx `{name}`, {GAMES} games, observations and masks": partial(
            in_batches_of_pgx, name, games=GAMES
        )
        for name in ("leduc_holdem", "sparrow_mahjong")
    }


def report(rounds: int = 5, seconds: float = 0.7) -> None:
    best = dict.fromkeys(WAYS, 0.0)
    for _ in range(rounds):
        for name, measure in WAYS.items():
            best[name] = max(best[name], measure(seconds))
    print("| random play driven from Python, deck `claim`, one core | thousand moves/s |")
    print("|---|---|")
    for name, moves in best.items():
        print(f"| {name} | {moves / 1e3:.0f} |")
    if not find_spec("pgx"):
        print("\npgx is not installed here.")


if __name__ == "__main__":
    report()
