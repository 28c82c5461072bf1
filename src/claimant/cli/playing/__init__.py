"""Playing at the keyboard, whichever the game."""
