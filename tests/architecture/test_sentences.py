"""Texts for people are in `claimant.locale`, and nowhere in the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import PACKAGE, ROOT, modules, offences, shown, tree

WEB = ROOT / "web" / "src"
# Several words that end like a sentence, or begin like one.
ENDS = re.compile(r"[^\W\d_]{2,}[ ,:]+(?:.*\s)?[^\W\d_]{2,}[.?!…]$", re.DOTALL)
# SQL, all in capitals, begins like none.
BEGINS = re.compile(r"^(?:[A-ZÄÖÜÉÍÑ][^\W\d_A-Z]+|A|I)[,:]? [^\W\d_][^\W\d_A-Z]*\b(?!\d)")
# A call whose words programmers and operators read.
FOR_PROGRAMMERS = re.compile(r"(?:Error|Exception|UnknownLanguage|\blog\.\w+|_log\.\w+|\bwhole)$")
# What the description of the server's interface says of its parts.
DESCRIBES = ("description", "summary", "response_description")

ALLOWED = {
    # Must be told when nothing else can be loaded, the texts least of all.
    "src/claimant/build.py",
    "src/claimant/cli/__init__.py",
    # Written to logs and metrics for operators, or into the description of the interface for programmers.
    "src/claimant/plugins.py",
    "src/claimant/server/http/errors.py",
    "src/claimant/server/ops/metrics.py",
    # A development tool that measures the bots.
    "src/claimant/lab/strength.py",
}
"""Files whose sentences are not for players."""

NAMES = {
    # Games, boxes and places are called so; people type these names.
    *("Claimant", "Claim Kingdoms", "Claim 2", "Windy Peaks", "Endless Desert", "Bahasa Indonesia"),
}


def is_sentence(literal: str) -> bool:
    """Is this something that somebody is to read?

    >>> is_sentence("There is no card."), is_sentence("Go Kn | phase 2"), is_sentence("Games played")
    (True, False, True)
    """
    text = literal.strip()
    return text not in NAMES and bool(ENDS.search(text) or BEGINS.match(text))


# --- Python -----------------------------------------------------------------------------------------


def python_sentences(path: Path) -> Iterator[str]:
    """The sentences of a module, but not docstrings, assertions, developers' errors and log messages."""
    module = tree(path)
    excused = set(_excused(module))
    for node in ast.walk(module):
        if isinstance(node, ast.JoinedStr):
            excused.update(id(part) for part in node.values)
            literal = "".join(
                str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            literal = node.value
        else:
            continue
        if id(node) not in excused and is_sentence(literal):
            yield f"line {node.lineno}: {literal.strip()}"


def _excused(module: ast.Module) -> Iterator[int]:
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield from map(id, ast.walk(node.msg))
        elif _is_for_programmers(node):
            yield from map(id, ast.walk(node))


def _is_for_programmers(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword):
        return node.arg in DESCRIBES
    return isinstance(node, ast.Call) and bool(FOR_PROGRAMMERS.search(ast.unparse(node.func)))


def test_a_module_says_nothing_to_people() -> None:
    assert offences((path for path in modules(".") if shown(path) not in ALLOWED), python_sentences) == []


def test_no_exception_is_made_in_vain() -> None:
    assert [name for name in ALLOWED if not list(python_sentences(ROOT / name))] == []


def test_the_search_finds_what_it_is_for(tmp_path: Path) -> None:
    module = tmp_path / "offender.py"
    module.write_text(
        '"""A module of its own."""\n'
        "TITLE = 'Games played'\n"
        "def f(card):\n"
        "    '''Plays a card.'''\n"
        "    print(f'{card} cannot be played here.')\n"
        "    raise ValueError('Only cards can be played.')\n",
        encoding="utf-8",
    )
    assert list(python_sentences(module)) == ["line 2: Games played", "line 5: x cannot be played here."]


# --- the web client ---------------------------------------------------------------------------------

COMMENTS = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
THROWN = re.compile(r"(?:new \w*(?:Error|Fault)|console\.\w+)\([^;\n]*")
QUOTED = re.compile(r"'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")
SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
SHOWN_IN_TAGS = re.compile(r">([^<>{}]*[^\W\d_][^<>{}]*)<")
ATTRIBUTES = re.compile(r"\b(?:aria-label|title|alt|placeholder)=\"([^\"{}]*[^\W\d_][^\"{}]*)\"")
CLIENT = sorted(path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind))


def web_sentences(path: Path) -> Iterator[str]:
    """The sentences in strings of the client, and every word in its markup."""
    source = STYLE.sub("", COMMENTS.sub("", path.read_text(encoding="utf-8")))
    for match in QUOTED.finditer(THROWN.sub("", source)):
        literal = match[1] or match[2] or ""
        if is_sentence(re.sub(r"\$\{[^}]*\}", "x", literal)):
            yield literal
    if path.suffix == ".svelte":
        markup = re.sub(r"\{[^{}]*\}", "{}", SCRIPT.sub("", source))
        for words in (SHOWN_IN_TAGS, ATTRIBUTES):
            yield from (found.strip() for found in words.findall(markup) if found.strip() not in NAMES)


def test_the_client_says_nothing_of_its_own() -> None:
    assert offences(CLIENT, web_sentences) == []


def test_the_search_finds_what_it_is_for_in_the_client(tmp_path: Path) -> None:
    part = tmp_path / "Offender.svelte"
    part.write_text(
        "<script>\n// A comment. It may say anything.\nconst words = 'You win the trick.'\n</script>\n"
        '<button aria-label="Close">{label}</button><p>Welcome</p>\n',
        encoding="utf-8",
    )
    assert list(web_sentences(part)) == ["You win the trick.", "Welcome", "Close"]


def test_there_is_a_client_to_look_at() -> None:
    assert len(CLIENT) > 50
    assert PACKAGE.is_dir()
