"""How the command line shows many games."""
