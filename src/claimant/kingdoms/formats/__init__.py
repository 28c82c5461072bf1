"""Cards, fields, actions, positions and whole games as text."""
