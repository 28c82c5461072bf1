"""What any turn-based game here is made of."""
