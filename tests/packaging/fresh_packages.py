"""Build both packages from a fresh clone, install each where nothing else is, and check what works there.

`scripts/check-packages` runs it. It needs git, make and Node, and Python with nothing installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 1800
EXTRAS = ("cli", "envs", "lab", "remote", "server")
PARTS = ("compiled", "client", *EXTRAS)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone, elsewhere = Path(folder, "clone"), Path(folder, "elsewhere")
        elsewhere.mkdir()
        with timed("clone"):
            run("git", "clone", "--quiet", ROOT, clone, cwd=elsewhere)
        with timed("build both packages"):
            run("make", "--quiet", "packages", f"PYTHON={sys.executable}", cwd=clone)
        (sdist,) = (clone / "dist").glob("*.tar.gz")
        (wheel,) = (clone / "dist").glob("*.whl")
        without_node = {
            **os.environ,
            "PATH": f"{no_node(Path(folder, 'bin'))}{os.pathsep}{os.environ['PATH']}",
        }
        # As the guide to environments says, then everything.
        for package, extras, parts in (
            (wheel, ("envs",), ("envs",)),
            (wheel, EXTRAS, PARTS),
            (sdist, EXTRAS, PARTS),
        ):
            what = f"{package.name}[{','.join(extras)}]"
            environment = Path(folder, f"installed-from-{what}")
            venv.create(environment, with_pip=False)
            python = environment / "bin" / "python"
            pins = clone / "constraints.txt"
            with timed(f"install {what}"):
                run(
                    *(clone / ".venv/bin/uv", "pip", "install", "--quiet", "--python", python),
                    *("--constraint", pins, "--build-constraint", pins),
                    f"claimant[{','.join(extras)}] @ {package.as_uri()}",
                    cwd=elsewhere,
                    environment=without_node,
                )
            with timed(f"check {what}"):
                checks = clone / "tests/packaging/installation.py"
                run(python, "-P", checks, *parts, cwd=elsewhere, environment=without_node)
    print("Both packages work.")


def no_node(folder: Path) -> Path:
    """Programs that hide this machine's Node: installing must not need it."""
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


def run(*command: str | Path, cwd: Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, env=environment, timeout=SECONDS, check=False)
    if done.returncode:
        sys.exit(f"This failed: {' '.join(map(str, command))}")


@contextmanager
def timed(what: str) -> Iterator[None]:
    began = time.monotonic()
    yield
    print(f"{time.monotonic() - began:5.0f} s  {what}", flush=True)


if __name__ == "__main__":
    main()
