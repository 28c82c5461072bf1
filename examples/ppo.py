"""Learns to play Claim from nothing but games against itself: PPO with masks, in PyTorch.

    pip install "claimant[envs]" torch matplotlib
    python examples/ppo.py --decisions 12000000 --curve curve.svg

Many games run side by side (`VectorGames`), and one network plays all seats. It sees what a seat may see
and never chooses what is not legal. Now and then it is measured against the bots `random` and `greedy`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from claimant import Game
from claimant.bots import make_bot
from claimant.claim import Action, View
from claimant.envs.claim_layout import ClaimLayout
from claimant.envs.layout import Layout
from claimant.envs.vector import VectorGames
from claimant.lab.matches import play_game
from claimant.tabletop.setup import Setup


@dataclass(frozen=True)
class Settings:
    """How it learns."""

    deck: str = "claim"
    games: int = 512
    """Games side by side."""
    steps: int = 52
    """Decisions in each of them between two lessons; a game of the base deck has so many."""
    width: int = 256
    """Of the hidden layers."""
    rate: float = 1e-3
    passes: int = 3
    """How often a lesson is gone through."""
    batch: int = 1024
    clip: float = 0.2
    decay: float = 0.85
    """How much later rewards count for a decision (lambda of GAE). Nothing is discounted."""
    curiosity: float = 0.02
    """How much it is rewarded for not being sure yet; this falls to a tenth of it."""


class Network(nn.Module):
    """From an observation to a policy and to the reward that it expects."""

    def __init__(self, layout: Layout, width: int) -> None:
        super().__init__()
        # Bits stay unchanged; counts of cards and tricks come behind them and are scaled to the same range.
        self.register_buffer("scale", torch.where(torch.arange(layout.size) < layout.flags, 1.0, 0.125))
        self.body = nn.Sequential(
            nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, layout.actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log probabilities of all actions, and the value. Illegal actions have probability 0."""
        hidden = self.body(observations * self.scale)
        scores = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return scores.log_softmax(dim=1), torch.tanh(self.value(hidden)).squeeze(1)


# --- one lesson -------------------------------------------------------------------------------------


@dataclass
class Lesson:
    """What happened in all games for a while: arrays of steps by games."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of the chance that each action had."""
    advantages: Tensor
    returns: Tensor

    def decisions(self) -> list[Tensor]:
        """Every decision separately. Where only one action is legal, there is nothing to learn."""
        open_ones = self.masks.sum(dim=2) > 1
        return [getattr(self, name)[open_ones] for name in self.__dataclass_fields__]


@torch.no_grad()
def play(games: VectorGames, network: Network, settings: Settings) -> Lesson:
    """Go on with all games for some decisions."""
    seen, allowed, seats, dones, gained, chosen, chances, values = ([] for _ in range(8))
    for _ in range(settings.steps):
        # The arrays belong to the games, which write the next moment into them.
        observations, masks = torch.from_dlpack(games.observations), torch.from_dlpack(games.masks)
        policy, value = network(observations, masks)
        actions = torch.multinomial(policy.exp(), 1).squeeze(1)
        seen.append(observations.clone())
        allowed.append(masks.clone())
        seats.append(games.seats.astype(np.int64))
        chosen.append(actions)
        chances.append(policy.gather(1, actions[:, None]).squeeze(1))
        values.append(value.numpy())
        games.step(actions.numpy())
        dones.append(games.dones.copy())
        gained.append(games.rewards.copy())
    _, last = network(torch.from_dlpack(games.observations), torch.from_dlpack(games.masks))
    last_seats = games.seats.astype(np.int64)
    advantages = judge(seats, dones, gained, values, last_seats, last.numpy(), settings.decay)
    returns = advantages + np.stack(values)
    stacked = [torch.stack(part) for part in (seen, allowed, chosen, chances)]
    return Lesson(*stacked, torch.from_numpy(advantages), torch.from_numpy(returns))


def judge(
    seats: Sequence[np.ndarray],
    dones: Sequence[np.ndarray],
    gained: Sequence[np.ndarray],
    values: Sequence[np.ndarray],
    last_seats: np.ndarray,
    last_values: np.ndarray,
    decay: float,
) -> np.ndarray:
    """How much better each decision was than expected (GAE), seat by seat, from the end back."""
    every = np.arange(len(last_seats))
    # What follows a seat's decision: its next value, or its reward. The game is zero-sum.
    after = np.repeat(-last_values[:, None], 2, axis=1)
    after[every, last_seats] = last_values
    carried = np.zeros_like(after)
    advantages = np.zeros((len(seats), len(every)), np.float32)
    for step in reversed(range(len(seats))):
        over = dones[step]
        after[over], carried[over] = gained[step][over], 0
        seat = seats[step]
        better = after[every, seat] - values[step] + decay * carried[every, seat]
        advantages[step] = carried[every, seat] = better
        after[every, seat] = values[step]
    return advantages


def learn(
    network: Network, optimiser: torch.optim.Optimizer, lesson: Lesson, settings: Settings, curiosity: float
) -> None:
    """Make what turned out well more likely, in small steps (PPO)."""
    parts = lesson.decisions()
    for _ in range(settings.passes):
        for some in torch.randperm(len(parts[0])).split(settings.batch):
            observations, masks, actions, before, advantages, returns = (part[some] for part in parts)
            policy, value = network(observations, masks)
            ratio = (policy.gather(1, actions[:, None]).squeeze(1) - before).exp()
            good = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.minimum(ratio * good, clipped * good).mean()
            unsure = -(policy.exp() * policy).masked_fill(masks == 0, 0).sum(1).mean()
            loss = (value - returns).square().mean() / 2 - gain - curiosity * unsure
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


# --- how good it is ---------------------------------------------------------------------------------


class NetworkBot:
    """The network as a player: it can sit down wherever a bot can."""

    def __init__(self, network: Network, layout: ClaimLayout) -> None:
        self.network = network
        self.layout = layout

    @torch.no_grad()
    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        observation = torch.from_numpy(self.layout.observation(view).copy())[None]
        policy, _ = self.network(observation, torch.from_numpy(self.layout.mask(view))[None])
        return self.layout.action(int(policy.argmax()), view)


def measure(network: Network, deck: str, opponent: str, games: int) -> float:
    """Its share of the victories against a bot, each deal played from both sides."""
    layout = ClaimLayout.of(Setup("claim", deck))
    player = NetworkBot(network, layout)
    won = 0.0
    for number in range(games):
        seat, seed = number % 2, 1_000_000 + number // 2
        bots = [player, make_bot(opponent, "claim", seed)]
        winners = play_game(Game(deck, seed=seed), bots if seat == 0 else bots[::-1]).result().winners
        won += (seat in winners) / len(winners)
    return won / games


# --- the whole course -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Point:
    """A point of the learning curve."""

    seconds: float
    decisions: int
    random: float
    greedy: float


def train(
    settings: Settings,
    decisions: int,
    seed: int = 1,
    between: int = 500_000,
    games: int = 200,
    keep: Path | None = None,
) -> list[Point]:
    """Learn from this many decisions, with a measurement now and then. A saved file is resumed.

    The budget is a number of decisions, not a time, so that a slow machine learns the same.
    """
    torch.manual_seed(seed)
    vector = VectorGames(settings.games, settings.deck, seed=seed)
    network = Network(vector.layout, settings.width)
    optimiser = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5)
    points: list[Point] = []
    seconds, done = 0.0, 0
    if keep is not None and keep.exists():
        kept = torch.load(keep)
        network.load_state_dict(kept["network"])
        optimiser.load_state_dict(kept["optimiser"])
        points = [Point(**point) for point in kept["points"]]
        seconds, done = points[-1].seconds, points[-1].decisions
    while True:
        if not points or done >= min(points[-1].decisions + between, decisions) > points[-1].decisions:
            shares = [measure(network, settings.deck, name, games) for name in ("random", "greedy")]
            points.append(Point(seconds, done, *shares))
            print(json.dumps(asdict(points[-1])), flush=True)
            if keep is not None:
                kept = {"network": network.state_dict(), "optimiser": optimiser.state_dict()}
                torch.save({**kept, "points": [asdict(point) for point in points]}, keep)
        if done >= decisions:
            return points
        began = time.perf_counter()
        left = 1 - done / decisions
        for group in optimiser.param_groups:
            group["lr"] = settings.rate * max(0.05, left)
        lesson = play(vector, network, settings)
        learn(network, optimiser, lesson, settings, settings.curiosity * max(0.1, left))
        seconds += time.perf_counter() - began
        done += settings.games * settings.steps


def draw(points: Sequence[Point], path: Path) -> None:
    """The learning curve as an image."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    millions = [point.decisions / 1e6 for point in points]
    for name in ("random", "greedy"):
        axes.plot(millions, [100 * getattr(point, name) for point in points], label=f"against {name}")
    axes.axhline(50, color="grey", linewidth=0.5)
    axes.axhline(90, color="grey", linewidth=0.5)
    axes.set(xlabel="million decisions", ylabel="games won, %", ylim=(0, 100))
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Claim.")
    parser.add_argument("--decisions", type=int, default=12_000_000, help="how much to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keep the network here, and go on from there")
    parser.add_argument("--curve", type=Path, help="draw the learning curve into this file")
    options = parser.parse_args()
    points = train(Settings(), options.decisions, options.seed, keep=options.keep)
    if options.curve is not None:
        draw(points, options.curve)


if __name__ == "__main__":
    main()
