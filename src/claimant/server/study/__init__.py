"""Learning from games on the server: reviews, analysis, puzzles."""
