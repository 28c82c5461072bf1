"""Texts in Project Fluent, parsed one by one: all of a language would take a fifth of a second."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, TermReference, TextElement
from fluent.syntax.visitor import Visitor

# A text, or a term, begins with its key at the start of a line; whatever belongs to it is indented.
ENTRY: Final = re.compile(r"\n(-?[A-Za-z][\w-]*)(?= *=)")
ACCENTS: Final = str.maketrans(
    "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ",
    "àƀçðéƒğĥîĵķļɱñöþŕšţûṽŵẋýžÀƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴẊÝŽ",
)


class Catalogue:
    """The texts of one language. Of two with the same key, the later one counts."""

    def __init__(self, language: str, sources: Iterable[str], *, is_accented: bool = False) -> None:
        # All our languages run from left to right: values need no marks around them.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = {key: entry for source in sources for key, entry in entries(source)}
        self._keys = frozenset(self._unparsed)
        self._is_accented = is_accented

    def __repr__(self) -> str:
        return f"<Catalogue of {len(self._keys)} texts in {self._bundle.locales[0]}>"

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def format(self, key: str, parameters: Mapping[str, str | int]) -> str:
        """A text; raises `KeyError` if there is none, `ValueError` if a parameter is missing."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(parameters))
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse a text and those that it quotes, unless that is done."""
        source = self._unparsed.pop(key, None)
        if source is None:
            return
        entry = FluentResource(source)
        if self._is_accented:
            _Accents().visit(entry)
        self._bundle.add_resource(entry)
        quoted = _Quoted()
        quoted.visit(entry)
        for other in quoted.keys:
            self._parse(other)


def entries(source: str) -> list[tuple[str, str]]:
    """The texts of a Fluent file by their keys, not yet parsed."""
    _, *parts = ENTRY.split(f"\n{source}")
    return [(key, key + rest) for key, rest in zip(parts[::2], parts[1::2], strict=True)]


class _Accents(Visitor):
    """Puts accents on the words of a text."""

    def visit_TextElement(self, element: TextElement) -> None:  # noqa: N802 (called by its name)
        element.value = element.value.translate(ACCENTS)


class _Quoted(Visitor):
    """Finds the keys of other texts in a text."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (called by its name)
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 (called by its name)
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)
