"""Compile the core with mypyc where a C compiler is at hand; without one the same files run as they are."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("tabletop", "claim", "kingdoms", "search")
INTERPRETED = {"clock.py", "laws.py"}

TRASHCAN = Path("trashcan.h").resolve()
"""Included before everything else: it says why."""

source = Path("src/claimant")
ext_modules = []

if os.environ.get("CLAIMANT_INTERPRETED") != "1":
    from mypyc.build import mypycify

    modules = sorted(
        str(path)
        for package in COMPILED
        for path in (source / package).rglob("*.py")
        if path.name not in INTERPRETED
    )
    ext_modules = mypycify(["--strict", *modules], opt_level="3", debug_level="0")
    for extension in ext_modules:
        # A machine without a compiler still gets the package; `claimant doctor` says which it is.
        extension.optional = True
        # Native functions are called within this one library: let the compiler inline them.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
        extension.extra_compile_args += ["-include", str(TRASHCAN)]
        extension.depends.append(TRASHCAN.name)

setup(ext_modules=ext_modules)
