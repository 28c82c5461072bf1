"""How the command line shows and tells a game of Claim."""
