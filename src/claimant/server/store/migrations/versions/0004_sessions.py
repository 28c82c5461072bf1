"""When a session or a token was last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("seen", sa.Float(), server_default="0", nullable=False))
    op.execute("UPDATE tokens SET seen = created")
