"""The text format in which every game is saved: headers, then lines of words, with comments in braces.

Each game defines what the words mean; see `docs/notation.md` for the grammar.
"""

from __future__ import annotations

import re
from typing import Final

from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons

LONGEST_RECORD: Final = 1_000_000

HEADER_NAME = re.compile(r"[A-Z][A-Za-z]*")
HEADER = re.compile(r'\[([A-Z][A-Za-z]*) "((?:[^"\\]|\\["\\])*)"\]')
WORD_OR_COMMENT = re.compile(r"\{([^{}]*)\}|([^\s{}]+)|([{}])")

define_reasons(
    {
        "record-too-long": {"most": NUMBER, "given": NUMBER},
        "bad-header": {},
        "header-after-body": {},
        "header-twice": {"name": TEXT},
        "stray-brace": {},
        "comment-before-words": {},
        "two-comments": {},
        "bad-comment": {},
        "bad-header-name": {},
        "bad-header-text": {"name": TEXT},
    }
)


class Word:
    """A word of a record, and the comment behind it."""

    def __init__(self, text: str, comment: str = "") -> None:
        self.text = text
        self.comment = comment


class Line:
    """A line of a record that is not a header, with its number in the text."""

    def __init__(self, number: int, words: list[Word]) -> None:
        self.number = number
        self.words = words


def parse_record(text: str) -> tuple[dict[str, str], list[Line]]:
    """Split a record into its headers and its other lines."""
    if len(text) > LONGEST_RECORD:
        raise NotationError(Reason("record-too-long", {"most": LONGEST_RECORD, "given": len(text)}))
    headers: dict[str, str] = {}
    lines: list[Line] = []
    for number, line in enumerate(text.split("\n"), start=1):
        stripped = line.strip()
        if not stripped:
            continue
        if stripped.startswith("["):
            _read_header(stripped, number, headers, lines)
        else:
            lines.append(_read_line(stripped, number))
    return headers, lines


def _read_header(text: str, number: int, headers: dict[str, str], lines: list[Line]) -> None:
    if lines:
        raise NotationError(Reason("header-after-body", {}), text, number)
    match = HEADER.fullmatch(text)
    if match is None:
        raise NotationError(Reason("bad-header", {}), text, number)
    name = str(match.group(1))
    if name in headers:
        raise NotationError(Reason("header-twice", {"name": name}), text, number)
    headers[name] = re.sub(r"\\(.)", r"\1", match.group(2))


def _read_line(text: str, number: int) -> Line:
    words: list[Word] = []
    for match in WORD_OR_COMMENT.finditer(text):
        comment, word, brace = match.group(1), match.group(2), match.group(3)
        if brace is not None:
            raise NotationError(Reason("stray-brace", {}), brace, number)
        if word is not None:
            words.append(Word(word))
        elif not words:
            raise NotationError(Reason("comment-before-words", {}), match.group(0), number)
        elif words[-1].comment:
            raise NotationError(Reason("two-comments", {}), match.group(0), number)
        else:
            words[-1].comment = comment.strip()
    return Line(number, words)


def write_record(headers: dict[str, str], lines: list[list[Word]]) -> str:
    """The text of a record, with an empty line between its sections."""
    written: list[str] = []
    for name, value in headers.items():
        if HEADER_NAME.fullmatch(name) is None:
            raise NotationError(Reason("bad-header-name", {}), name)
        if "\n" in value or "\r" in value:
            raise NotationError(Reason("bad-header-text", {"name": name}))
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        written.append(f'[{name} "{escaped}"]')
    if headers:
        written.append("")
    for words in lines:
        parts: list[str] = []
        for word in words:
            parts.append(word.text)
            if word.comment:
                if any(letter in word.comment for letter in "{}\n\r"):
                    raise NotationError(Reason("bad-comment", {}), word.comment)
                parts.append(f"{{{word.comment}}}")
        written.append(" ".join(parts))
    return "\n".join(written) + "\n"
