"""What the web client says: each text that it asks for is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from claimant import locale
from tests.locale.fluent_files import patterns

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted(path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts"))
KEY = r"[a-z][\w-]*"
ASKED = re.compile(rf"\bt\(\s*'({KEY})'")
EITHER = re.compile(rf"\bt\([^)`]*\?\s*'({KEY})'\s*:\s*'({KEY})'")
QUOTED = re.compile(rf"""['"`]({KEY})['"`]""")
BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{")


def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def shown(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


@pytest.mark.parametrize("path", SOURCES, ids=shown)
def test_every_text_that_is_asked_for_is_there(path: Path) -> None:
    asked = set(ASKED.findall(source(path)))
    asked |= {key for keys in EITHER.findall(source(path)) for key in keys}
    assert asked <= set(patterns("en"))


def test_no_text_of_the_pages_is_left_over() -> None:
    text = "\n".join(source(path) for path in SOURCES)
    used = set(QUOTED.findall(text))
    begun = tuple(BEGUN.findall(text))
    own = re.findall(rf"^({KEY}) =", source(Path(locale.__file__).parent / "en" / "web.ftl"), re.MULTILINE)
    left = [key for key in own if key not in used and not key.startswith((*begun, "reason-"))]
    assert own
    assert left == []


def test_the_client_has_the_languages_of_the_terminal() -> None:
    listed = re.search(r"LANGUAGES = \{(.*?)\}", source(WEB / "lib" / "words.svelte.ts"), re.DOTALL)
    assert listed
    assert dict(re.findall(r"(\w+): '([^']+)'", listed[1])) == locale.LANGUAGES
