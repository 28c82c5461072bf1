"""One module per step of a turn, in the order of the rules."""
