"""Which build of Claimant is running: compiled or interpreted, complete or broken, with or without a web
client.

It only looks at files, so it works even if the rest of the package cannot be imported.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, Literal

PACKAGE: Final = Path(__file__).parent
COMPILED: Final = ("tabletop", "claim", "kingdoms", "search")
INTERPRETED: Final = ("clock", "laws", "setup")
"""Modules of the compiled packages that are never compiled."""
CLIENT_ADVICE: Final = (
    "Build it with Node and `make client`, or install a released package, which includes it; "
    "then start the server again."
)
MOST_NAMED: Final = 3


def kind(package: Path = PACKAGE) -> Literal["compiled", "interpreted"]:
    """The build that is running; a mixture is not a compiled one."""
    found = list(modules(package))
    return "compiled" if all(is_compiled(module) for module in found) else "interpreted"


def variant(package: Path = PACKAGE) -> Literal["release", "development"] | None:
    """How the compiled library was built: optimised as a whole, or quickly; None if there is none."""
    names = [path.name for path in package.parent.glob("claimant_*__mypyc.*")]
    if not names:
        return None
    return "release" if names[0].startswith("claimant_release") else "development"


def modules(package: Path = PACKAGE) -> Iterator[Path]:
    """Every module that is compiled if any is, as a path without a suffix."""
    for name in COMPILED:
        for path in sorted((package / name).rglob("*.py")):
            if path.stem not in INTERPRETED:
                yield path.with_suffix("")


def is_compiled(module: Path) -> bool:
    """Whether the import system prefers a compiled form of this module, made for this Python."""
    return any(module.with_name(module.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def faults(package: Path = PACKAGE) -> list[str]:
    """What does not fit together, a sentence each; nothing if the build is whole."""
    found = list(modules(package))
    compiled = [module for module in found if is_compiled(module)]
    plain = [_dotted(module, package) for module in found if module not in compiled]
    if compiled and plain:
        return [
            f"The build is a mixture: {len(compiled)} of {len(found)} modules are compiled, but not "
            f"{_listed(plain)}. Install claimant again."
        ]
    broken = [name for name in (_dotted(module, package) for module in compiled) if not _loads(name)]
    if broken:
        return [
            "The compiled build is incomplete: its library is missing or does not fit, so "
            f"{_listed(broken)} cannot be loaded. Install claimant again."
        ]
    return []


def has_client(package: Path = PACKAGE) -> bool:
    """Whether the web client has been built into the package."""
    return (package / "web_client" / "index.html").is_file()


def _dotted(module: Path, package: Path) -> str:
    parts = module.relative_to(package).parts
    return ".".join(("claimant", *(part for part in parts if part != "__init__")))


def _listed(names: list[str]) -> str:
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def _loads(name: str) -> bool:
    try:
        import_module(name)
    except ImportError:
        return False
    return True
