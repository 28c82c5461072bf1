"""Installing a package into a separate folder, as pip does, but without a network and without pip."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.architecture.source import ROOT

DISTRIBUTION = Path(__file__).parent / "distribution"
BUILD = """
import sys, tempfile, zipfile
from setuptools import build_meta
target = sys.argv[1]
with tempfile.TemporaryDirectory() as folder:
    wheel = build_meta.build_wheel(folder)
    zipfile.ZipFile(f"{folder}/{wheel}").extractall(target)
"""


def install(project: Path, target: Path, scratch: Path) -> None:
    """Build a copy of a project and unpack its wheel: its modules, and metadata with its entry points."""
    shutil.copytree(project, scratch)
    command = [sys.executable, "-W", "ignore", "-c", BUILD, str(target)]
    subprocess.run(command, cwd=scratch, check=True, capture_output=True, timeout=120)


def search_path(*folders: Path) -> str:
    """A PYTHONPATH with these folders, and then with everything that can be imported here."""
    ours = [str(ROOT / path) if not Path(path).is_absolute() else path for path in sys.path if path]
    return os.pathsep.join([*map(str, folders), *ours])
