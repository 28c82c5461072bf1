"""Every text is said somewhere: one that nobody says any more is deleted, not translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from fluent.syntax import ast as fluent

from tests.architecture.source import ROOT, modules, tree
from tests.locale.fluent_files import patterns, walk

CLIENT = ROOT / "web" / "src"
QUOTED = re.compile(r"[\"'`]([a-z0-9][A-Za-z0-9-]+)[\"'`]")
TEMPLATE = re.compile(r"`([^`\s]*\$\{[^`]*)`")
PUT_IN = re.compile(r"\$\{[^}]*\}")
# The beginnings of keys that are put together from a key and something else.
COMPOSED = re.compile(
    r"word-"  # Words that are parameters; tests/locale/test_reasons.py knows them all.
    r"|(kingdoms-)?(event|weight)-"  # How a power puts it; see tests/locale/test_coverage.py.
    r"|certain-"
    r"|rules-[a-z0-9-]+-\d$"  # Numbered points of a list.
)


def python_keys() -> Iterator[str]:
    """Patterns of all keys that the package could ask for."""
    for path in modules("."):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                yield from composed([part if isinstance(part, str) else None for part in parts])


def client_keys() -> Iterator[str]:
    """Patterns of all keys that the web client could ask for."""
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        source = path.read_text(encoding="utf-8")
        yield from (re.escape(key) for key in QUOTED.findall(source))
        for template in TEMPLATE.findall(source):
            fixed = PUT_IN.split(template)
            yield from composed([part for text in fixed for part in (text, None)][:-1])


def composed(parts: list[str | None]) -> Iterator[str]:
    """The pattern of a text with gaps (None), if enough of it is fixed to say what it is."""
    if any(part is not None and re.search(r"[a-z]{2}", part) for part in parts):
        yield "".join(".+" if part is None else re.escape(part) for part in parts)


def test_every_text_is_said_somewhere() -> None:
    texts = patterns("en")
    inside = {
        node.id.name
        for pattern in texts.values()
        for node in walk(pattern)
        if isinstance(node, fluent.MessageReference)
    }
    said = re.compile("|".join({*python_keys(), *client_keys()}))
    unsaid = [
        key for key in texts if key not in inside and not said.fullmatch(key) and not COMPOSED.match(key)
    ]
    assert unsaid == []
