"""Legal decks, for tests that want many of them."""

from __future__ import annotations

from itertools import combinations

from hypothesis import strategies as st

from claimant.claim.sets import FACTIONS, pairs

PAIRS = [(one.code, other.code) for one, other in pairs()]
TENS = [code for code, kind in FACTIONS.items() if not kind().paired_with]

decks = st.builds(
    lambda pair, tens: (*pair, *tens),
    st.sampled_from(PAIRS),
    st.lists(st.sampled_from(TENS), min_size=3, max_size=3, unique=True),
)
seeds = st.integers(0, 2**64 - 1)


def covering_decks() -> list[tuple[str, ...]]:
    """Few decks in which every two factions that may meet do meet."""
    wanted = {frozenset(two) for two in combinations(TENS, 2)}
    wanted |= {frozenset((code, ten)) for pair in PAIRS for code in pair for ten in TENS}
    found: list[tuple[str, ...]] = []
    while wanted:
        candidates = [(*pair, *tens) for pair in PAIRS for tens in combinations(TENS, 3)]
        best = max(candidates, key=lambda deck: len(_meetings(deck) & wanted))
        wanted -= _meetings(best)
        found.append(best)
    return found


def _meetings(deck: tuple[str, ...]) -> set[frozenset[str]]:
    return {frozenset(two) for two in combinations(deck, 2)}
