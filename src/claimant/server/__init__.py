"""The game server: accounts, tables, durable play, records. Everything here serves; no rule lives here."""
