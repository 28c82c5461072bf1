"""Build the package: compile the core with mypyc, and build the web client if it is not there yet.

`CLAIMANT_BUILD` says how to compile:

release      optimised as a whole, at link time, and by GCC for what happens in games; takes minutes; the
             default, and what `make bench` measures
development  quick to compile, above all after a small change; what `make setup` and `make test` use
interpreted  not at all; also what happens by default where there is no C compiler

Compilation is all or nothing: if it fails, so does the installation.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.append(str(Path(__file__).parent))
from build_steps.compiling import ParallelBuild, has_compiler
from build_steps.metadata import description, urls
from build_steps.mypyc import KINDS, extensions
from build_steps.package import BuildWithClient, SourceWithClient
from build_steps.profiling import ProfiledBuild

asked_for = os.environ.get("CLAIMANT_BUILD", "")
kind = asked_for or "release"
if kind not in (*KINDS, "interpreted"):
    sys.exit(f"CLAIMANT_BUILD is {kind!r}; it must be {', '.join(KINDS)} or interpreted.")
if kind in KINDS and not has_compiler():
    if asked_for:
        sys.exit(f"No C compiler was found, and CLAIMANT_BUILD={kind} needs one.")
    print(
        "No C compiler was found: the rules will run interpreted, 30 to 100 times slower.", file=sys.stderr
    )
    kind = "interpreted"

# mypyc takes a while, and questions about the package, or a package of its sources, need no C files.
is_build = not {"build", "build_ext", "bdist_wheel", "editable_wheel"}.isdisjoint(sys.argv)

setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    project_urls=urls(),
    ext_modules=extensions(kind) if is_build and kind in KINDS else [],
    cmdclass={
        "build_ext": ProfiledBuild if kind == "release" else ParallelBuild,
        "build_py": BuildWithClient,
        "sdist": SourceWithClient,
    },
    options={"build": {"build_base": f"build/{kind}"}},
)
