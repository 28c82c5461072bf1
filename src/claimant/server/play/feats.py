"""What deserves a word besides who has won: a clean sweep, a comeback."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from claimant.games import kind_of
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.kind import Kind
from claimant.tabletop.message import Message, Term
from claimant.tabletop.seats import seat_letter

FAR_BEHIND = 1 / 3
"""Of all factions: who was behind by so many and wins has come back."""
MOMENTS = 16
"""How often the second half of a game is looked at: who is far behind is so for a while."""
REMEMBERED = 16
"""Everybody at a table asks at the same time."""


@lru_cache(maxsize=REMEMBERED)
def feats(game: TabletopGame) -> tuple[Message, ...]:
    """What the winners of a game that has ended by its rules can be proud of.

    Nothing where they share, or where nobody knows how it began.
    """
    winners = {game.sides[seat] for seat in game.result().winners}
    if len(winners) != 1 or not game.has_record:
        return ()
    winner = winners.pop()
    kind = kind_of(game)
    held = _held(kind, game)
    who = Term.side(winner)
    if held and all(side == winner for side in held):
        return (Message("feat-sweep", {"who": who}),)
    behind = _furthest_behind(kind, game, winner)
    if held and behind >= FAR_BEHIND * len(held):
        return (Message("feat-comeback", {"who": who, "behind": behind}),)
    return ()


def _held(kind: Kind, game: TabletopGame) -> list[int | None]:
    """Which side would have each faction, by what everybody sees."""
    sides = {seat_letter(seat): side for seat, side in enumerate(game.sides)}
    return [_side(sides, faction) for faction in kind.standing(game.public_view()) or []]


def _side(sides: dict[str, int], faction: dict[str, object]) -> int | None:
    """Whom a faction is for: games tell of a side, or of a seat."""
    side = faction.get("side")
    return side if isinstance(side, int) else sides.get(str(faction.get("seat")))


def _furthest_behind(kind: Kind, game: TabletopGame, winner: int) -> int:
    """By how many factions the winner was behind at the worst moment of the second half."""
    last = len(game.actions)
    moments = {last - last * moment // (2 * MOMENTS) for moment in range(MOMENTS)}
    worst = 0
    for number, then in enumerate(game.retold()):
        if number in moments:
            counts = Counter(side for side in _held(kind, then) if side is not None)
            own = counts.pop(winner, 0)
            worst = max(worst, max(counts.values(), default=0) - own)
    return worst
