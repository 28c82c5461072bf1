"""How strong players are: openskill ratings, for rated games only."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from claimant.server.messages.answers import Rating
from claimant.server.store.schema import ratings

model = PlackettLuce()


def rate(
    connection: Connection, kind: str, players: Sequence[str], sides: Sequence[int], winners: Sequence[int]
) -> None:
    """Take a finished game into account: `winners` are seats, `players` and `sides` go by seat."""
    held = {}
    # In the same order everywhere, so that two games that end at once never deadlock.
    for player in sorted(set(players)):
        held[player] = connection.execute(
            select(ratings).where(ratings.c.player == player, ratings.c.kind == kind).with_for_update()
        ).first()
    teams = sorted(set(sides))
    before = [
        [
            model.rating()
            if (row := held[players[seat]]) is None
            else model.rating(mu=row.mu, sigma=row.sigma)
            for seat in range(len(players))
            if sides[seat] == team
        ]
        for team in teams
    ]
    ranks = [0.0 if any(sides[seat] == team for seat in winners) else 1.0 for team in teams]
    after = model.rate(before, ranks=ranks)
    for team, new in zip(teams, after, strict=True):
        members = [player for player, side in zip(players, sides, strict=True) if side == team]
        for player, rating in zip(members, new, strict=True):
            row = held[player]
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": 1 if row is None else row.games + 1}
            if row is None:
                connection.execute(insert(ratings).values(player=player, kind=kind, **values))
            else:
                connection.execute(
                    update(ratings)
                    .where(ratings.c.player == player, ratings.c.kind == kind)
                    .values(**values)
                )


def ratings_of(connection: Connection, player: str) -> dict[str, Rating]:
    """By kind of game: the estimate, its uncertainty, and a cautious number to show."""
    found = connection.execute(select(ratings).where(ratings.c.player == player))
    return {
        row.kind: Rating(
            mu=round(row.mu, 3),
            sigma=round(row.sigma, 3),
            shown=round(model.rating(mu=row.mu, sigma=row.sigma).ordinal(), 2),
            games=row.games,
        )
        for row in found
    }
