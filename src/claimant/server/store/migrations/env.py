"""How Alembic reaches the database: over the connection that the server hands it."""

from __future__ import annotations

from alembic import context

from claimant.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
