"""What the project says about itself: its files, its metadata and its pins."""

from __future__ import annotations

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
# What building an sdist adds to the sources.
ADDED = re.compile(r"PKG-INFO|setup\.cfg|src/claimant\.egg-info/.+|src/claimant/(?:site|web_client)/.+")


@cache
def sources() -> frozenset[str]:
    """The files of the project, as git knows them, or in an unpacked sdist as its own list names them."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    else:
        told = (ROOT / "src" / "claimant.egg-info" / "SOURCES.txt").read_text(encoding="utf-8")
    names = [name for name in told.splitlines() if (ROOT / name).exists()]
    return frozenset(name for name in names if not ADDED.fullmatch(name))


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pythons() -> list[str]:
    """The versions of Python that the classifiers declare."""
    prefix = "Programming Language :: Python :: 3."
    declared = [line for line in pyproject()["project"]["classifiers"] if line.startswith(prefix)]
    return [line.rpartition(" ")[2] for line in declared]
