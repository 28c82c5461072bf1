"""What the command line needs for Claim Kingdoms alone: its words, its screens, its counts."""
