"""The turn, in the rulebook's order: one module per step."""
