"""The source as the architecture tests read it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "claimant"


def modules(*folders: str) -> list[Path]:
    """All modules below these folders of the package; a folder may also be a single module."""
    found = {path for folder in folders for path in (PACKAGE / folder).rglob("*.py")}
    single = {PACKAGE / f"{folder}.py" for folder in folders}
    return sorted(found | {path for path in single if path.is_file()})


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The modules that a module imports, also those for type checking only."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def offences(paths: Iterable[Path], offences_in: Callable[[Path], Iterable[str]]) -> list[str]:
    """What is wrong in any of these files. One test for all of them is far cheaper than one for each."""
    files = list(paths)
    assert files, "there is nothing to check"
    return [f"{shown(path)}: {offence}" for path in files for offence in offences_in(path)]
