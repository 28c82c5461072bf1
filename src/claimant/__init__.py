"""Claimant: the Claim card-game family as a rules library, fast enough to study and honest enough to play.

An independent fan project; it contains no artwork and no text of the games' publisher.
"""

__version__ = "0.1.0"
