"""A hook of MkDocs: links from the documentation into the rest of the project lead to the repository."""

from __future__ import annotations

import re
from typing import Any

from build_steps.metadata import FENCED, REPOSITORY, tag

OUTSIDE = re.compile(r"(\]\()((?:\.\./)+)([^)]+)")


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Make links that leave docs/ absolute."""
    depth = page.file.src_uri.count("/") + 1
    parts = FENCED.split(markdown)
    parts[::2] = [OUTSIDE.sub(lambda link: _absolute(link, depth), part) for part in parts[::2]]
    return "".join(parts)


def _absolute(link: re.Match[str], depth: int) -> str:
    if link[2].count("../") < depth:
        return link[0]
    return f"{link[1]}{REPOSITORY}/blob/{tag()}/{link[3]}"
