"""The metadata for package indexes: the README with absolute links, and the project's addresses."""

from __future__ import annotations

import re
from pathlib import Path

REPOSITORY = "https://github.com/claimant-game/claimant"
README = Path("README.md")
PACKAGE = Path("src/claimant/__init__.py")

FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
# Relative addresses: of pictures in Markdown or HTML, and, once these are absolute, of links.
PICTURE = re.compile(r"""(!\[[^\]]*\]\(|<img\s[^>]*?src=")(?![a-z]+:)([^)"]+)""")
LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)]+)")


def urls() -> dict[str, str]:
    return {
        "Repository": REPOSITORY,
        "Documentation": f"{REPOSITORY}/blob/{tag()}/README.md",
        "Changelog": f"{REPOSITORY}/blob/{tag()}/CHANGELOG.md",
        "Issues": f"{REPOSITORY}/issues",
    }


def description() -> str:
    """The README as it was when this version was tagged, with absolute addresses outside its code."""
    text = README.read_text(encoding="utf-8")
    parts = FENCED.split(text)
    parts[::2] = [with_absolute_addresses(part) for part in parts[::2]]
    return "".join(parts)


def with_absolute_addresses(text: str) -> str:
    text = PICTURE.sub(rf"\g<1>{REPOSITORY}/raw/{tag()}/\g<2>", text)
    return LINK.sub(rf"\g<1>{REPOSITORY}/blob/{tag()}/\g<2>", text)


def tag() -> str:
    """The tag of this version."""
    found = re.search(r'^__version__ = "(.+)"$', PACKAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return f"v{found[1]}"
