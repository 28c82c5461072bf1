"""The peer: OpenSpiel's trick-taking games, inside C++ and driven from Python."""

from __future__ import annotations

import random
import time
from typing import Any

import pyspiel


def dealt(name: str) -> tuple[Any, Any]:
    """A game and its state after the deal, from which rollouts begin."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    generator = random.Random(1)
    while state.is_chance_node():
        state.apply_action(generator.choice([action for action, _ in state.chance_outcomes()]))
    return game, state


def moves_per_rollout(state: Any) -> float:
    generator = random.Random(2)
    games = 50
    return sum(_play_out(state.clone(), generator) for _ in range(games)) / games


def _play_out(state: Any, generator: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(generator.choice(state.legal_actions()))
        moves += 1
    return moves


def inside_cpp(name: str, rollouts: int) -> float:
    """Moves per second of random rollouts inside C++.

    The evaluator is not callable from Python, so a search with a single simulation calls it; what the
    search itself costs cancels out between a short and a long run.
    """
    game, state = dealt(name)

    def seconds(number: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(number, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        started = time.perf_counter()
        bot.step(state)
        return time.perf_counter() - started

    seconds(rollouts // 20)
    spent = seconds(rollouts + rollouts // 10) - seconds(rollouts // 10)
    return rollouts * moves_per_rollout(state) / spent


def from_python(name: str, seconds: float) -> float:
    """Moves per second of random rollouts driven from Python."""
    _, state = dealt(name)
    generator = random.Random(3)
    moves = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        moves += _play_out(state.clone(), generator)
    return moves / spent


def clones(name: str, seconds: float) -> float:
    """Seconds per clone of a state in mid-play."""
    _, state = dealt(name)
    generator = random.Random(4)
    for _ in range(20):
        state.apply_action(generator.choice(state.legal_actions()))
    made = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for _ in range(1000):
            state.clone()
        made += 1000
    return spent / made
