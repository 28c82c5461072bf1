"""What a seat can know, and what follows from it."""
