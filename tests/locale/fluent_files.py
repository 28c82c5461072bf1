"""The Fluent files as the tests read them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from claimant.locale import LANGUAGES

FOLDER = Path(__file__).parents[2] / "src" / "claimant" / "locale"
TOPICS = tuple(sorted(path.stem for path in (FOLDER / "en").iterdir()))
"""The files: English has them all."""
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def entries(language: str, topic: str) -> list[ast.EntryType]:
    source = (FOLDER / language / f"{topic}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(source).body


def messages(language: str, topic: str) -> list[ast.Message]:
    return [entry for entry in entries(language, topic) if isinstance(entry, ast.Message)]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its key."""
    return {
        message.id.name: message.value
        for topic in TOPICS
        for message in messages(language, topic)
        if message.value is not None
    }


def written(pattern: ast.Pattern) -> str:
    """A text as it stands in its file."""
    message = ast.Message(ast.Identifier("key"), pattern)
    return FluentSerializer().serialize_entry(message)


def prose(pattern: ast.Pattern) -> str:
    """Only the words of a text, without what is put in."""
    return " ".join(node.value for node in walk(pattern) if isinstance(node, ast.TextElement))


def variables(pattern: ast.Pattern) -> set[str]:
    """What is put into a text or decides its form."""
    return {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}


def shown(pattern: ast.Pattern) -> set[str]:
    """What is put into a text; what only decides its form is left out."""
    found: set[str] = set()
    for node in walk(pattern):
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference):
            found.add(node.expression.id.name)
    return found


def selections(pattern: ast.Pattern) -> Iterator[tuple[str, list[str]]]:
    """What decides the form of a text, and the cases."""
    for node in walk(pattern):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            cases = [
                variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
            ]
            yield node.selector.id.name, cases


def walk(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.BaseNode):
                    yield from walk(part)
