"""The site holds every page of the documentation, and mends what leads out of it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import yaml
from build_steps.metadata import REPOSITORY
from build_steps.site import on_page_markdown

ROOT = Path(__file__).parents[1]
SITE = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))


def pages(entries: list[Any]) -> list[str]:
    found: list[str] = []
    for entry in entries:
        for target in entry.values() if isinstance(entry, dict) else [entry]:
            found += pages(target) if isinstance(target, list) else [target]
    return found


def test_every_page_is_in_the_site_once() -> None:
    docs = ROOT / "docs"
    written = [*docs.rglob("*.md"), *docs.rglob("*.ipynb")]
    assert sorted(pages(SITE["nav"])) == sorted(page.relative_to(docs).as_posix() for page in written)


def test_links_out_of_the_documentation_lead_to_the_repository() -> None:
    def told(text: str, page: str) -> str:
        return on_page_markdown(text, SimpleNamespace(file=SimpleNamespace(src_uri=page)))

    assert told("[a](../tests/x.py)", "rulings.md").startswith(f"[a]({REPOSITORY}/blob/v")
    assert told("[a](../library.md)", "reference/games.md") == "[a](../library.md)"
    assert told("```\n[a](../x)\n```", "rulings.md") == "```\n[a](../x)\n```"
