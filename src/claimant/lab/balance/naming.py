"""What subjects are called, in any language."""

from __future__ import annotations

from claimant.lab.balance.subjects import Subject
from claimant.locale import Words


def subject_name(subject: Subject, words: Words) -> str:
    """A deck, factions or places by name.

    >>> from claimant.lab.balance.subjects import find_subject
    >>> subject_name(find_subject("claim2"), Words("en")), subject_name(find_subject("Dr+Se"), Words("de"))
    ('Claim 2', 'Drachen und Seher')
    """
    places = words.listed(words.text(f"place-{code}") for code in subject.places)
    if subject.preset:
        name = words.text(f"deck-{subject.preset}")
    else:
        name = words.listed(words.text(f"faction-{code}") for code in subject.factions)
    if not places:
        return name
    return words.text("balance-with", name=name, places=places) if name else places
