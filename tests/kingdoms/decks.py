"""Choices of seven factions for tests."""

from __future__ import annotations

from hypothesis import strategies as st

from claimant.kingdoms.sets import FACTIONS

decks = st.permutations(list(FACTIONS)).map(lambda codes: " ".join(codes[:7]))
seeds = st.integers(min_value=0, max_value=2**64 - 1)

COVERING = ("Tr Un Dr Se Do Gi Kn", "Go Dw Gn Se Do Gi Kn", "Go Dw Gn Tr Un Dr Kn", "Go Tr Dw Un Gn Dr Se",
            "Do Gi Go Dw Gn Tr Un", "Do Gi Go Dw Gn Dr Se")  # fmt: skip
"""Choices in which any two factions meet."""
