"""Regenerate the rules: the pages of docs/, their pictures, and the structure that the client reads."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from claimant.locale import LANGUAGES
from claimant.rulebook.chapters import book
from claimant.rulebook.markdown import Page, page_name
from claimant.rulebook.pictures import draw, pictures

ROOT = Path(__file__).parents[3]


def files() -> dict[str, str]:
    """Every file that is made from the rules, by its path in the project."""
    made = {f"docs/pictures/{name}.svg": draw(name) for name in pictures()}
    for game in ("claim", "kingdoms"):
        for language in LANGUAGES:
            made[f"docs/{page_name(game, language)}"] = Page(game, language).written()
    made["src/claimant/rulebook/book.json"] = book_json()
    return made


def book_json() -> str:
    return json.dumps(book(), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    """Write them, or with --check only say which are not up to date."""
    parser = argparse.ArgumentParser(prog="python -m claimant.rulebook", description=main.__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if something is out of date"
    )
    parser.add_argument("root", nargs="?", type=Path, default=ROOT, help="the project's folder")
    wanted = parser.parse_args()
    stale = 0
    for name, text in files().items():
        path = wanted.root / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(name)
        if not wanted.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and wanted.check else 0


if __name__ == "__main__":
    sys.exit(main())
