"""Cards, actions, positions and whole games as text."""
