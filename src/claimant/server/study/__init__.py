"""Learning from games on the server."""
