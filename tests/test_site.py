"""The site holds every page of the documentation, and mends what leads out of it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import yaml
from build_steps.metadata import REPOSITORY
from build_steps.site import BORROWED, on_page_markdown

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
    written = [page.relative_to(docs).as_posix() for page in (*docs.rglob("*.md"), *docs.rglob("*.ipynb"))]
    assert sorted(pages(SITE["nav"])) == sorted([*written, *BORROWED])


def test_links_lead_to_pages_of_the_site_or_into_the_repository() -> None:
    def told(text: str, page: str) -> str:
        return on_page_markdown(text, SimpleNamespace(file=SimpleNamespace(src_uri=page)))

    assert told("[a](../tests/x.py)", "rulings.md").startswith(f"[a]({REPOSITORY}/blob/v")
    assert told("[a](../library.md)", "reference/games.md") == "[a](../library.md)"
    assert told("[a](../ARCHITECTURE.md#hooks)", "rulings.md") == "[a](architecture.md#hooks)"
    assert told("[a](docs/rules.md) [b](#hooks)", "architecture.md") == "[a](rules.md) [b](#hooks)"
    assert told("[a](server/echo.py)", "benchmarks.md").endswith("/benchmarks/server/echo.py)")
    assert told("![a](pictures/x.svg)", "rules.md") == "![a](pictures/x.svg)"
    assert told("```\n[a](../x)\n```", "rulings.md") == "```\n[a](../x)\n```"
