"""The foundation of every turn-based game here."""
