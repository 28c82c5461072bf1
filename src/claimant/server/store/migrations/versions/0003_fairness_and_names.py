"""Words that answer a commitment, and names that belong to one account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("committed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("answers", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("answered", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("promised", sa.JSON(), nullable=True))
