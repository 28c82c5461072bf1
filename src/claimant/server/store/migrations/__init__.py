"""How the tables of the store have changed, step by step."""
