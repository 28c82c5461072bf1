"""Reviews, puzzles and training on the screen."""
