"""Another peer: card games of pgx, many at once, compiled by JAX for the processor."""

from __future__ import annotations

import os
import time
from typing import Any

# Before JAX is imported: no graphics card, and one thread for each computation.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset


def _at_random(state: Any, key: Any) -> Any:
    """A legal action for each game."""
    weights = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
    return jax.random.categorical(key, weights, axis=-1)


def in_batches(name: str, seconds: float, games: int) -> float:
    """Steps per second with observations and masks. Choosing the actions is not counted."""
    env: Any = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    observe = jax.jit(jax.vmap(env.observe))

    choose = jax.jit(_at_random)
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    state = jax.jit(jax.vmap(env.init))(keys)
    steps, spent, number = 0, 0.0, 0
    while spent < seconds:
        number += 1
        chosen = choose(state, jax.random.PRNGKey(number)).block_until_ready()
        keys = jax.random.split(jax.random.PRNGKey(number), games).block_until_ready()
        started = time.process_time()
        state = step(state, chosen, keys)
        observe(state).block_until_ready()
        jax.block_until_ready(state)
        if number > 1:  # the first step is compiled
            spent += time.process_time() - started
            steps += games
    return steps / spent
