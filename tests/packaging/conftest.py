"""A wheel and an sdist, interpreted because that is quick, from sources with stray files among them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from tests.packaging.project import ROOT, sources

SECONDS = 120
BUILD = """
import sys
from setuptools import build_meta
target = sys.argv[1]
build_meta.build_sdist(target)
build_meta.build_wheel(target)
"""
CLIENT = {
    "src/claimant/web_client/index.html": "<script src=/assets/index.js></script>",
    "src/claimant/web_client/assets/index.js": "play()",
}
STRAY = (
    ".env",
    ".mypy_cache/3.11/cache.json",
    ".pytest_cache/README.md",
    ".venv/bin/python",
    "build/interpreted/lib/claimant/web_client/assets/older.js",
    "build/interpreted/lib/claimant/gone.py",
    "claimant-data/claimant.db",
    "dist/claimant-0.0.1.tar.gz",
    "docs/screenshots/lobby-phone-dark.jpg",
    "src/claimant/__pycache__/__init__.cpython-311.pyc",
    "src/claimant/claim/game.cpython-311-x86_64-linux-gnu.so",
    "tests/__pycache__/conftest.cpython-311.pyc",
    "web/node_modules/svelte/package.json",
)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with both packages."""
    project = tmp_path_factory.mktemp("project")
    for name in sources():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, project / name)
    for name, text in {**CLIENT, **dict.fromkeys(STRAY, "stray")}.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text, encoding="utf-8")
    target = tmp_path_factory.mktemp("dist")
    environment = {**os.environ, "CLAIMANT_BUILD": "interpreted"}
    command = [sys.executable, "-c", BUILD, str(target)]
    built = subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert built.returncode == 0, built.stderr
    return target


@pytest.fixture(scope="session")
def sdist(packages: Path) -> set[str]:
    """The files in the sdist, without the directory that holds them all."""
    (path,) = packages.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        return {member.name.partition("/")[2] for member in archive if member.isfile()}


@pytest.fixture(scope="session")
def wheel(packages: Path) -> set[str]:
    """The files in the wheel."""
    (path,) = packages.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="session")
def metadata(packages: Path) -> Message:
    """What the wheel tells a package index."""
    (path,) = packages.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())
