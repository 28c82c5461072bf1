"""Reading from and writing to a terminal."""
