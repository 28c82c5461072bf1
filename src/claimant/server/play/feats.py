"""Achievements besides winning: a clean sweep, a comeback.

A comeback shows in the standings during the game. A game in progress records them as it goes
(`GameSession.tallies`), so that its end costs no more than any other move; for a record they are found by
replaying it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from claimant.games import kind_of
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Message, Term
from claimant.tabletop.seats import seat_letter

FAR_BEHIND = 1 / 3
"""Of all factions: who was behind by so many and wins has come back."""
EVERY = 8
"""The standing is recorded every this many actions: a side that is far behind stays so for a while."""

Tally = dict[int, int]
"""How many factions each side would have, by what everybody sees."""


def tally(game: TabletopGame) -> Tally:
    """How things stand now."""
    return Counter(side for side in _held(game) if side is not None)


def tallies_of(game: TabletopGame) -> list[Tally]:
    """How things stood after every few actions."""
    return [tally(then) for number, then in enumerate(game.retold()) if number > 0 and number % EVERY == 0]


def feats(game: TabletopGame, tallies: Sequence[Tally]) -> list[Message]:
    """The achievements of the winners of a game that ended by its rules; none for a shared victory."""
    winners = {game.sides[seat] for seat in game.result().winners}
    if len(winners) != 1:
        return []
    winner = winners.pop()
    held = _held(game)
    who = Term.side(winner)
    if held and all(side == winner for side in held):
        return [Message("feat-sweep", {"who": who})]
    behind = max((_behind(then, winner) for then in tallies[len(tallies) // 2 :]), default=0)
    if held and behind >= FAR_BEHIND * len(held):
        return [Message("feat-comeback", {"who": who, "behind": behind})]
    return []


def _held(game: TabletopGame) -> list[int | None]:
    """Which side would have each faction, by what everybody sees."""
    sides = {seat_letter(seat): side for seat, side in enumerate(game.sides)}
    return [_side(sides, faction) for faction in kind_of(game).standing(game.public_view()) or []]


def _side(sides: dict[str, int], faction: dict[str, object]) -> int | None:
    """The side of a faction: games name a side, or a seat."""
    side = faction.get("side")
    return side if isinstance(side, int) else sides.get(str(faction.get("seat")))


def _behind(then: Tally, winner: int) -> int:
    """By how many factions the winner was behind the best of the others."""
    return max((count for side, count in then.items() if side != winner), default=0) - then.get(winner, 0)
