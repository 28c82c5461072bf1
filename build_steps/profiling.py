"""Compile twice: first to count which branches are taken in real games, then with that knowledge.

GCC then lays out the code so that what happens often is fast. Other compilers compile once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_steps.compiling import ParallelBuild

TRAINING = Path("build_steps", "training.py")


class ProfiledBuild(ParallelBuild):
    """Builds all extensions, plays with them, and builds them again."""

    def build_extensions(self) -> None:
        # In an editable installation, there is no package to play with.
        command = getattr(self.compiler, "compiler_so", None)
        if self.inplace or self.editable_mode or command is None or not is_gcc(command):
            super().build_extensions()
            return
        self.force = True
        target = Path(self.build_temp)
        counting = target.with_name(f"{target.name}-counting")
        counts = target.with_name(f"{target.name}-counts").resolve()
        shutil.rmtree(counts, ignore_errors=True)
        # All of it is made anew: other counts, other code.
        shutil.rmtree(target, ignore_errors=True)
        self._build_in(counting, [f"-fprofile-generate={counts}"])
        train(Path(self.build_lib))
        # The names of the counts contain the paths of the object files.
        for path in counts.glob("*.gcda"):
            path.rename(counts / path.name.replace(without_slashes(counting), without_slashes(target)))
        self._build_in(
            target, [f"-fprofile-use={counts}", "-fprofile-partial-training", "-Wno-missing-profile"]
        )

    def _build_in(self, folder: Path, options: list[str]) -> None:
        """Build everything with these options as well; the object files go to this folder."""
        before = [(each.extra_compile_args, each.extra_link_args) for each in self.extensions]
        compile_files = self.compiler.compile
        for each in self.extensions:
            each.extra_compile_args = [*each.extra_compile_args, *options]
            each.extra_link_args = [*each.extra_link_args, *options]
        self.build_temp = str(folder)
        super().build_extensions()
        self.compiler.compile = compile_files
        for each, (compile_args, link_args) in zip(self.extensions, before, strict=True):
            each.extra_compile_args, each.extra_link_args = compile_args, link_args


def is_gcc(command: list[str]) -> bool:
    """Is this compiler GCC? Clang defines the macros of GCC, but also its own."""
    asked = [*command, "-dM", "-E", "-x", "c", os.devnull]
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return "__GNUC__" in found and "__clang__" not in found


def without_slashes(folder: Path) -> str:
    return str(folder.resolve()).replace("/", "#")


def train(package: Path) -> None:
    """Play with the package that counts."""
    print("Playing with the compiled rules, to compile them better.", file=sys.stderr, flush=True)
    environment = {**os.environ, "PYTHONPATH": str(package.resolve())}
    subprocess.run([sys.executable, "-P", str(TRAINING)], env=environment, check=True)
