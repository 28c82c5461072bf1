"""Names as people type them."""

from __future__ import annotations

import unicodedata


def plain(name: str) -> str:
    """A name without accents, capitals and stray blanks.

    >>> plain(" Doppelgängers ")
    'doppelgangers'
    """
    decomposed = unicodedata.normalize("NFKD", name.strip().lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
