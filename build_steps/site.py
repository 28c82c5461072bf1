"""Hooks of MkDocs: pages from elsewhere, the server's own description, and links that leave the site."""

from __future__ import annotations

import json
import posixpath
import sys
from pathlib import Path
from typing import Any

from build_steps.metadata import FENCED, LINK, REPOSITORY, tag

API = Path("build/api.json")
"""The source of the page on the HTTP interface."""
BORROWED = {"architecture.md": "ARCHITECTURE.md", "benchmarks.md": "benchmarks/README.md"}
"""Pages of the site whose text lies elsewhere in the repository."""
PAGES = {source: page for page, source in BORROWED.items()}


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


def on_files(files: Any, config: Any, **_: object) -> Any:
    """Add the borrowed pages."""
    from mkdocs.structure.files import File

    for page, source in BORROWED.items():
        files.append(File.generated(config, page, content=Path(source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:
    """Let links lead to the pages of the site, or into the repository."""
    here = page.file.src_uri
    parts = FENCED.split(markdown)
    parts[::2] = [LINK.sub(lambda link: link[1] + _address(link[2], here), part) for part in parts[::2]]
    return "".join(parts)


def _address(target: str, page: str) -> str:
    """The address of a link, which is relative to the source of its page."""
    path, mark, anchor = target.partition("#")
    source = BORROWED.get(page, f"docs/{page}")
    found = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    if found in PAGES:
        inside = PAGES[found]
    elif found.startswith("docs/"):
        inside = found.removeprefix("docs/")
    else:
        return f"{REPOSITORY}/blob/{tag()}/{found}{mark}{anchor}"
    return posixpath.relpath(inside, posixpath.dirname(page) or ".") + mark + anchor
