"""How the command line displays a game of Claim."""
