"""Search under uncertainty: information-set Monte Carlo tree search with a single observer.

Every iteration draws a world that is possible for the seat to act, walks down one tree that all
worlds share, adds one node, plays to the end and takes the result back up. A branch of the tree is a
sequence of moves as the observer sees it, so its statistics are averages over the worlds in which these
moves are legal; how often a move could have been chosen is counted beside how often it was
(Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).

What the observer does not see may not split the tree, or it would plan with knowledge that it cannot
have. A move that others make unseen (a secret choice) therefore has statistics of its own, since who
makes it knows it, but all such moves of a node lead to the same next node. Simultaneous choices are
made one after the other in this way, the observer's own first. What chance turns up does not split
the tree either: the plan for later tricks is an average over it.

A search that widens does not try every move before it thinks about any: it begins with the one that common
sense prefers, and adds the next one when a node has been visited often enough for it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.chance import Chance
from claimant.tabletop.clock import now
from claimant.tabletop.copying import Parts
from claimant.tabletop.limit import Limit
from claimant.tabletop.style import Style
from claimant.tabletop.world import NO_SEAT, Moves, World, Worlds

NOTHING: Final = -1
UNSEEN: Final = -1
"""Stands for all moves of a node that the observer does not see."""
ITERATIONS_PER_LOOK: Final = 8
"""The clock is looked at so seldom that looking costs nothing."""


@final
class Judgement:
    """What a search found out about one legal move."""

    def __init__(self, action: str, visits: int, value: float) -> None:
        self.action = action
        """In notation."""
        self.visits = visits
        self.value = value
        """The mean result for the seat to act: 1 is a victory, 0 none; 0 also if it was never tried."""

    def __reduce__(self) -> Parts:
        return Judgement, (self.action, self.visits, self.value)

    def __repr__(self) -> str:
        return f"Judgement({self.action!r}, {self.visits}, {self.value:.3f})"


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes and their moves in plain arrays; an edge is found by its node and its move."""

    edges: i64
    nodes: i64

    def __init__(self) -> None:
        self.edges = 0
        self.nodes = 1
        self.node = vec[i64]()
        self.move = vec[i64]()
        self.child = vec[i64]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        self.reward = vec[float]()
        # Open addressing: edges by a hash of their node and move.
        self.slots = vec[i64]([NOTHING] * 1024)
        self.roots = Moves()
        """The edges of the first node."""

    def find(self, node: i64, move: i64) -> i64:
        """The edge of this move, or `NOTHING`."""
        mask: i64 = len(self.slots) - 1
        slot = hashed(node, move) & mask
        edge = self.slots[slot]
        while edge != NOTHING and (self.move[edge] != move or self.node[edge] != node):
            slot = (slot + 1) & mask
            edge = self.slots[slot]
        return edge

    def add(self, node: i64, move: i64, child: i64) -> i64:
        """A new edge to this node, or to a new one if `NOTHING` is given."""
        if child == NOTHING:
            child = self.nodes
            self.nodes += 1
        edge = self.edges
        self.edges += 1
        self.node = append(self.node, node)
        self.move = append(self.move, move)
        self.child = append(self.child, child)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.reward = append(self.reward, 0.0)
        if node == 0:
            self.roots.add(edge)
        if self.edges * 2 > len(self.slots):
            self._spread()
        else:
            self._enter(edge)
        return edge

    def _enter(self, edge: i64) -> None:
        mask: i64 = len(self.slots) - 1
        slot = hashed(self.node[edge], self.move[edge]) & mask
        while self.slots[slot] != NOTHING:
            slot = (slot + 1) & mask
        self.slots[slot] = edge

    def _spread(self) -> None:
        """Twice as many slots, every edge entered anew."""
        self.slots = vec[i64]([NOTHING] * (2 * len(self.slots)))
        edge: i64 = 0
        while edge < self.edges:
            self._enter(edge)
            edge += 1


def hashed(node: i64, move: i64) -> i64:
    mixed = ((node & 0xFFFFFF) * 0x9E3779B1 + (move & 0xFFFFFF) * 0x85EBCA6B) & 0x3FFFFFFFFFFFFFFF
    return mixed ^ (mixed >> 17)


@final
class Search:
    """One search from one question. `run` may be called again to think on."""

    def __init__(self, worlds: Worlds, style: Style, chance: Chance) -> None:
        self.worlds = worlds
        self.style = style
        self.chance = chance
        self.tree = Tree()
        self.moves = Moves()
        self.untried = Moves()
        self.path = Moves()
        self.movers = Moves()
        self.rewards = vec[float]([0.0] * 8)

    def run(self, limit: Limit, until_settled: bool = False) -> int:
        """Think as long as the limit allows, at least one iteration. How many there were.

        `until_settled` ends it as soon as the move tried most often would remain so: whoever wants only the
        best move gets the same one, earlier.
        """
        deadline = limit.deadline()
        steps = limit.steps
        most: i64 = -1 if steps is None else steps
        done: i64 = 0
        while done != most:
            if done % ITERATIONS_PER_LOOK == 1 and (now() > deadline or limit.is_stopped):
                break
            left = most - done
            if until_settled and 0 < left < done and self._is_settled(left):
                break
            self._iterate()
            done += 1
        return done

    def _is_settled(self, left: i64) -> bool:
        """Is one move so far ahead that no other can be tried as often in that many iterations?"""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        number: i64 = 0
        while number < tree.roots.count:
            visits = tree.visits[tree.roots.numbers[number]]
            number += 1
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left

    def _iterate(self) -> None:
        world = self.worlds.draw(self.chance)
        self._descend(world)
        world.play_out(self.style.sense, self.style.horizon, self.chance)
        world.rewards(self.rewards)
        tree = self.tree
        step: i64 = 0
        while step < self.path.count:
            edge = self.path.numbers[step]
            tree.visits[edge] += 1
            tree.reward[edge] += self.rewards[self.movers.numbers[step]]
            step += 1

    def _descend(self, world: World) -> None:
        """Walk down the tree, one new move at the end."""
        tree = self.tree
        observer = self.worlds.seat
        self.path.clear()
        self.movers.clear()
        node: i64 = 0
        is_new = False
        while not is_new:
            seat = world.to_act()
            if seat == NO_SEAT:
                return
            seen = seat == observer or world.is_seen_by(observer)
            world.list_moves(self.moves)
            edge = self._choose(node)
            if edge == NOTHING:
                edge = self._try_new(world, node, seen)
                is_new = True
            self.path.add(edge)
            self.movers.add(seat)
            node = tree.child[edge]
            world.play(tree.move[edge], self.chance)

    def _choose(self, node: i64) -> i64:
        """The most promising edge of the moves listed; `NOTHING` if another one is to be tried."""
        tree = self.tree
        explore = self.style.explore
        widens = self.style.widens
        self.untried.clear()
        best: i64 = NOTHING
        highest = -1.0
        tried: i64 = 0
        met: i64 = 0
        number: i64 = 0
        while number < self.moves.count:
            move = self.moves.numbers[number]
            number += 1
            edge = tree.find(node, move)
            if edge == NOTHING:
                self.untried.add(move)
                continue
            tree.chances[edge] += 1
            tried += 1
            met += tree.visits[edge]
            if self.untried.count == 0 or widens:
                visits = float(tree.visits[edge])
                score = tree.reward[edge] / visits + explore * sqrt(log(float(tree.chances[edge])) / visits)
                if score > highest:
                    highest = score
                    best = edge
        if self.untried.count == 0 or (widens and met < tried * tried):
            return best
        return NOTHING

    def _try_new(self, world: World, node: i64, seen: bool) -> i64:
        """A new edge for one of the untried moves; unseen moves of a node share its next node."""
        tree = self.tree
        if self.style.widens:
            move = world.suggest(self.untried, self.chance)
        else:
            move = self.untried.numbers[self.chance.below(self.untried.count)]
        child: i64 = NOTHING
        if not seen:
            unseen = tree.find(node, UNSEEN)
            if unseen == NOTHING:
                unseen = tree.add(node, UNSEEN, NOTHING)
            child = tree.child[unseen]
        edge = tree.add(node, move, child)
        tree.chances[edge] = 1
        return edge

    def judgements(self) -> list[Judgement]:
        """What was found out about every legal move, in the order of the legal moves."""
        world = self.worlds.draw(self.chance)
        world.list_moves(self.moves)
        found: list[Judgement] = []
        for number in range(self.moves.count):
            move = self.moves.numbers[number]
            edge = self.tree.find(0, move)
            visits: i64 = 0
            value = 0.0
            if edge != NOTHING:
                visits = self.tree.visits[edge]
                value = self.tree.reward[edge] / float(max(visits, 1))
            found.append(Judgement(world.notation(move), visits, value))
        return found
