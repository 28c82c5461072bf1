"""Words that answer a commitment, and names that belong to one account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from claimant.server.store.names import looks_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("committed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("answers", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("answered", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("promised", sa.JSON(), nullable=True))
    op.create_table(
        "looks",
        sa.Column("look", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("look"),
    )
    op.create_index(op.f("ix_looks_player"), "looks", ["player"], unique=False)
    op.add_column("sittings", sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false()))
    _mark_guests()
    _hold_looks()


def _mark_guests() -> None:
    """Whoever is no account of this name now counts as a guest in the games of before."""
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("account"))
    sittings = sa.table("sittings", sa.column("player"), sa.column("name"), sa.column("guest", sa.Boolean))
    same = sa.exists().where(
        players.c.id == sittings.c.player,
        players.c.name == sittings.c.name,
        players.c.account.is_not(None),
    )
    op.execute(sittings.update().where(sittings.c.player.is_not(None), ~same).values(guest=sa.true()))


def _hold_looks() -> None:
    """Where accounts look alike already, the first one holds the look; the others keep their names."""
    players = sa.table(
        "players", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("created")
    )
    looks = sa.table("looks", sa.column("look"), sa.column("player"))
    accounts = sa.select(players.c.id, players.c.name).where(players.c.account.is_not(None))
    held: dict[str, str] = {}
    for row in op.get_bind().execute(accounts.order_by(players.c.created)):
        for look in looks_of(row.name):
            held.setdefault(look, row.id)
    if held:
        op.get_bind().execute(
            looks.insert(), [{"look": look, "player": player} for look, player in held.items()]
        )
