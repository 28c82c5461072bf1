"""How the command line displays Claim Kingdoms: its words, screens and counts."""
