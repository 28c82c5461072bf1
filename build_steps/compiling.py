"""Compile C files side by side, and only those that have changed."""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

# After setuptools, which brings it: Python itself has not had it since 3.12.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

PROGRAM = "#include <Python.h>\nint main(void) { return PY_MAJOR_VERSION != 3; }\n"


class ParallelBuild(build_ext):
    """Builds all extensions at once, on every core.

    An object file is made again only if something that it is made from has another content: its C file, a
    header, the options or mypyc.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or cores()

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile
        headers = digest_of_headers(self.extensions)

        def compiled(extension: Extension, source: str) -> str:
            target: str
            (target,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
            key = digest(Path(source).read_bytes(), headers, *extension.extra_compile_args)
            note = Path(f"{target}.made-from")
            if not (Path(target).exists() and note.exists() and note.read_text() == key):
                compile_files(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=extension.include_dirs,
                    extra_postargs=extension.extra_compile_args,
                )
                note.write_text(key)
            return target

        objects: dict[str, str] = {}
        with ThreadPoolExecutor(self.parallel) as pool:
            waiting = {
                pool.submit(compiled, extension, source): source
                for extension in self.extensions
                for source in extension.sources
            }
            for done, future in enumerate(as_completed(waiting), start=1):
                objects[waiting[future]] = future.result()
                show_progress("Compiling the rules", done, len(waiting))
        self.compiler.compile = lambda sources, **_: [objects[source] for source in sources]
        super().build_extensions()


def digest_of_headers(extensions: list[Extension]) -> str:
    """A digest of all headers: those generated here, and by their versions those of mypyc and Python."""
    headers = sorted({path for extension in extensions for path in extension.depends})
    return digest(version("mypy"), sys.version, *(Path(path).read_bytes() for path in headers))


def digest(*parts: str | bytes) -> str:
    total = blake2b(digest_size=16)
    for part in parts:
        total.update(blake2b(part.encode() if isinstance(part, str) else part).digest())
    return total.hexdigest()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def show_progress(what: str, done: int, total: int) -> None:
    """On a terminal a line that counts up, elsewhere a line for every quarter."""
    text = f"{what}: {done} of {total} files"
    if sys.stderr.isatty():
        print(f"\r{text}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done * 4 // total != (done - 1) * 4 // total:
        print(text, file=sys.stderr, flush=True)


def has_compiler() -> bool:
    """Can C files that include Python.h be compiled here?"""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "program.c")
        program.write_text(PROGRAM)
        try:
            compiler.compile([str(program)], output_dir=folder, include_dirs=[get_path("include")])
        except CompileError:
            return False
    return True
