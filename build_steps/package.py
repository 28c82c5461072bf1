"""What goes into the package: the built web client, and nothing left over from an earlier build."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import cast

from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

WEB = Path("web")
BUILT = Path("src/claimant/web_client/index.html")


class BuildWithClient(build_py):
    """Builds the client first. Without Node the package does without one; `claimant serve` says so."""

    def run(self) -> None:
        try:
            build_client()
        except SetupError as error:
            print(f"{error} The package will have no web client.", file=sys.stderr)
        self.remove_leftovers()
        super().run()

    def remove_leftovers(self) -> None:
        """Remove what an earlier build copied: files that are gone since would be packaged again."""
        compiled = set(cast("build_ext", self.get_finalized_command("build_ext")).get_outputs())
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path) not in compiled:
                path.unlink()


class SourceWithClient(sdist):
    """Put the built client next to the sources, so that installing from them needs no Node."""

    def run(self) -> None:
        build_client()
        super().run()


def build_client() -> None:
    """Build the client, unless it has been built: `make client` keeps it up to date."""
    if BUILT.exists():
        return
    found = subprocess.run(["scripts/find-node"], capture_output=True, text=True, check=False)
    if found.returncode:
        raise SetupError(found.stderr.strip())
    for command in (["npm", "ci", "--silent"], ["npm", "run", "--silent", "build"]):
        subprocess.run(command, cwd=WEB, check=True)
