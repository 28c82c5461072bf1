"""Hooks of MkDocs: the server describes its interface, and links out of docs/ lead to the repository."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from build_steps.metadata import FENCED, REPOSITORY, tag

API = Path("build/api.json")
"""The source of the page on the HTTP interface."""
OUTSIDE = re.compile(r"(\]\()((?:\.\./)+)([^)]+)")


def on_pre_build(**_: object) -> None:
    """Write down the routes of the server, as it describes them itself."""
    sys.path.insert(0, "src")
    from claimant.server.http.app import create_app
    from claimant.server.http.openapi import complete
    from claimant.server.ops.settings import Settings

    API.parent.mkdir(exist_ok=True)
    API.write_text(
        json.dumps(complete(create_app(Settings()).openapi_schema.to_schema())), encoding="utf-8"
    )


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
