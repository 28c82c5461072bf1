"""What actions are worth to a seat that knows only its view.

This is estimated in worlds that fit the view. All actions are tried in the same worlds, so that they differ
by the action and not by luck. Actions that are clearly worse are dropped. The rest are tried in more worlds
until it is clear how much the played action has cost, or the effort is used up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from librt.vecs import vec

from claimant.tabletop.chance import Chance
from claimant.tabletop.world import ALWAYS, Moves, World, Worlds

EFFORT: Final = 10_000
"""How many playouts a decision is worth at most."""
SHARE: Final = 0.6
"""How much of that each decision adds to the budget of its seat."""
NODES: Final = 4_000_000
"""How many nodes of the fastest search the endings of a game are worth at most, for one seat."""
FIRST_ROUND: Final = 64
"""In so many worlds all actions are tried before the clearly worse ones are dropped,"""
FEWEST_FIRST: Final = 12
"""or in fewer, where there are many actions: the first round takes at most a quarter of the effort."""
ROUNDS: Final = 4
CONFIDENCE: Final = 1.96
"""Half of the width of an interval that holds the truth 19 times in 20, in standard errors."""
CLEAR: Final = 3.0
"""So many standard errors are no accident, even where several actions are compared."""
FEWEST_WORLDS: Final = 2
"""In so many each action is tried, however little the effort."""
MOST_SEATS: Final = 8
TO_THE_END: Final = -1
DIGITS: Final = 4


@dataclass(frozen=True)
class Value:
    """The value of an action to its player."""

    action: str
    win: float
    """How likely it wins, from 0 to 1; a shared victory counts as its share."""
    margin: float = 0.0
    """How far the truth may be from that, 19 times in 20; 0 if it is exact."""
    votes: float | None = None
    """By how many votes it ends ahead of the best other side; None if unknown."""
    votes_margin: float = 0.0
    is_exact: bool = False

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action,
            "win": self.win,
            "margin": self.margin,
            "votes": self.votes,
            "votes_margin": self.votes_margin,
            "exact": self.is_exact,
        }


@dataclass(frozen=True)
class Cost:
    """How much win probability an action costs against the best one, and how sure that is."""

    loss: float
    margin: float

    @property
    def is_noise(self) -> bool:
        """Could there be no difference at all?"""
        return self.loss <= self.margin


Judge = Callable[[World, "vec[float]"], None]
"""Says how likely each seat wins where a playout has stopped."""


def judged_by_world(world: World, into: vec[float]) -> None:
    """As the world itself sees it."""
    world.rewards(into)


class Nodes:
    """The nodes that a series of searches may take.

    Each may take half of what is left, so that there is always something left for the last searches, which
    need little.
    """

    def __init__(self, left: int = NODES) -> None:
        self.left = left

    def __repr__(self) -> str:
        return f"Nodes({self.left})"

    def allowance(self) -> int:
        """How many the next search may take."""
        return max(1, self.left // 2)

    def spend(self, nodes: int) -> None:
        self.left -= nodes


class Purse:
    """What a review may still spend: playouts and nodes for each seat, and nodes for hindsight.

    Every decision pays in a share of the effort, and may spend what is there, up to the whole effort. So
    clear decisions leave something for close ones, and the work of a review is bounded. What a seat has
    left depends only on its own decisions: those of others could reveal what it could not know.
    """

    def __init__(self, seats: int, effort: int) -> None:
        self.effort = effort
        self.playouts = [effort] * seats
        self.nodes = [Nodes() for _ in range(seats)]
        self.hindsight = Nodes()

    def __repr__(self) -> str:
        return f"<Purse: {self.playouts} playouts, {self.nodes}, {self.hindsight} for hindsight>"

    def allowance(self, seat: int) -> int:
        """How many playouts the next decision of a seat may use."""
        self.playouts[seat] += round(SHARE * self.effort)
        return min(self.playouts[seat], self.effort)

    def spend(self, seat: int, playouts: int) -> None:
        self.playouts[seat] -= playouts


class Race:
    """Tries the legal actions of one decision in more and more worlds.

    Only the view is used. The same seed and effort give the same numbers. A playout follows common sense
    for this many tricks or turns and is then judged, or goes to the end (`TO_THE_END`).
    """

    def __init__(self, worlds: Worlds, horizon: int, seed: int, judge: Judge = judged_by_world) -> None:
        self.worlds = worlds
        self.horizon = horizon
        self.judge = judge
        self.chance = Chance(seed)
        self.seat = int(worlds.seat)
        self.playouts = 0
        moves = Moves()
        world = worlds.draw(self.chance)
        world.list_moves(moves)
        self.moves = [int(moves.numbers[number]) for number in range(int(moves.count))]
        self.actions = [world.notation(move) for move in self.moves]
        self.results: list[list[float]] = [[] for _ in self.moves]
        """For each action its results, world by world. Dropped actions have fewer."""
        self.running = list(range(len(self.moves)))

    def __repr__(self) -> str:
        return f"<Race of {len(self.moves)} actions: {self.playouts} playouts>"

    def run(self, played: str | None, borders: Sequence[float], effort: int) -> None:
        """Continue until it is clear between which two borders the cost of an action lies.

        Without a played action: until the effort is used up.
        """
        kept = None if played is None else self.actions.index(played)
        first = min(FIRST_ROUND, max(FEWEST_FIRST, effort // (ROUNDS * len(self.running))))
        while True:
            done = len(self.results[self.running[0]])
            room = max((effort - self.playouts) // len(self.running), FEWEST_WORLDS - done)
            if room <= 0:
                break
            self._round(min(max(first, done), room))
            self._drop(kept)
            if len(self.running) == 1 or (kept is not None and self._is_settled(kept, borders)):
                break

    def try_all(self, worlds: int) -> None:
        """Try every action in so many more worlds, the bad ones too."""
        self._round(worlds)

    def _round(self, worlds: int) -> None:
        into = vec[float]([0.0] * MOST_SEATS)
        chance = self.chance
        horizon = self.horizon
        for _ in range(worlds):
            world = self.worlds.draw(chance)
            for number in self.running:
                there = world.copy()
                there.play(self.moves[number], chance)
                there.play_out(ALWAYS, horizon, chance)
                self.judge(there, into)
                self.results[number].append(into[self.seat])
        self.playouts += worlds * len(self.running)

    def _drop(self, kept: int | None) -> None:
        """Continue without the actions that are clearly worse than the best."""
        best = self.best()
        self.running = [
            number
            for number in self.running
            if number in (best, kept) or not _is_above(*self.difference(best, number), 0.0)
        ]

    def _is_settled(self, kept: int, borders: Sequence[float]) -> bool:
        """Is it clear between which two borders the cost of an action lies?"""
        gains = [self.difference(number, kept) for number in self.running if number != kept]
        return all(
            any(_is_above(gain, error, border) for gain, error in gains)
            or all(_is_above(-gain, error, -border) for gain, error in gains)
            for border in borders
        )

    def best(self) -> int:
        """The number of the action with the best results among those still running."""
        return max(self.running, key=lambda number: _mean(self.results[number]))

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """By how much an action was better than another one in the same worlds, and the standard error."""
        if one == other:
            return 0.0, 0.0
        pairs = zip(self.results[one], self.results[other], strict=False)
        return _spread([mine - theirs for mine, theirs in pairs])

    def values(self) -> list[Value]:
        """What is known about every action, in the order of the legal actions."""
        found: list[Value] = []
        for action, results in zip(self.actions, self.results, strict=True):
            mean, error = _spread(results)
            found.append(Value(action, short(mean), short(CONFIDENCE * error)))
        return found

    def cost(self, played: str) -> Cost:
        """What an action has cost against the best one."""
        number = self.actions.index(played)
        gain, error = self.difference(self.best(), number)
        return Cost(short(max(0.0, gain)), short(CONFIDENCE * error))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _spread(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return mean, 1.0
    squares = sum([(number - mean) ** 2 for number in numbers])
    return mean, sqrt(squares / (count - 1) / count)


def _is_above(number: float, error: float, border: float) -> bool:
    return number - CLEAR * error > border


def mean_and_margin(numbers: Sequence[float]) -> tuple[float, float]:
    """A mean, and how far the truth may be from it, 19 times in 20."""
    mean, error = _spread(numbers)
    return short(mean), short(CONFIDENCE * error)


def short(number: float) -> float:
    """A number with as many digits as records keep."""
    return round(number, DIGITS)
