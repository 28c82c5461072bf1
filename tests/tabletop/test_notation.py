"""The text of records: headers, words, comments, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimant.tabletop.errors import NotationError
from claimant.tabletop.notation import LONGEST_RECORD, Word, parse_record, write_record

texts = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]))
comments = st.text(st.characters(exclude_characters="{}\n\r", exclude_categories=["Cs"])).map(str.strip)


@given(st.dictionaries(st.from_regex(r"[A-Z][A-Za-z]{0,8}", fullmatch=True), texts), comments)
def test_headers_and_comments_round_trip(headers: dict[str, str], comment: str) -> None:
    text = write_record(headers, [[Word("1."), Word("A:Go5", comment)]])
    read, lines = parse_record(text)
    assert read == headers
    assert [(word.text, word.comment) for word in lines[0].words] == [("1.", ""), ("A:Go5", comment)]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('[Game "Claim"', "bad-header", 1),
        ("[Game Claim]", "bad-header", 1),
        ('[game "Claim"]', "bad-header", 1),
        ('[Game "a" b"]', "bad-header", 1),
        ('[A "1"]\n[A "2"]', "header-twice", 2),
        ('1. A:Go5\n[A "1"]', "header-after-body", 2),
        ("1. A:Go5 {open", "stray-brace", 1),
        ("1. A:Go5 closed}", "stray-brace", 1),
        ("{before} 1.", "comment-before-words", 1),
        ("1. {one} {two}", "two-comments", 1),
    ],
)
def test_a_malformed_line_is_refused_with_its_number(text: str, code: str, line: int) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_record(text)
    assert refusal.value.reason.code == code
    assert refusal.value.line == line
    assert f"line {line}" in str(refusal.value)


def test_an_absurdly_long_record_is_refused() -> None:
    with pytest.raises(NotationError) as refusal:
        parse_record("x" * (LONGEST_RECORD + 1))
    assert refusal.value.reason.code == "record-too-long"


@pytest.mark.parametrize("comment", ["a { b", "a } b", "a\nb"])
def test_a_comment_that_could_not_be_read_back_is_not_written(comment: str) -> None:
    with pytest.raises(NotationError):
        write_record({}, [[Word("1.", comment)]])


@pytest.mark.parametrize("headers", [{"Event": "two\nlines"}, {"my-name": "x"}, {"": "x"}, {"event": "x"}])
def test_a_header_that_could_not_be_read_back_is_not_written(headers: dict[str, str]) -> None:
    with pytest.raises(NotationError):
        write_record(headers, [])
