"""The extras of this package, such as `claimant[server]`: what each one needs, and which parts are
installed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError
from importlib.util import find_spec

from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import TEXT, Reason, all_of, define_reasons

define_reasons({"extra-missing": {"extra": TEXT, "packages": all_of(TEXT)}})

PACKAGE = "claimant"
NAMED = re.compile(
    r"(?P<name>[\w.-]+) *(?:\[(?P<extras>[^\]]*)\])? *\(?(?P<wanted>[^;()]*)\)? *(?:;(?P<marker>.*))?"
)


class MissingExtra(ClaimantError):
    """A part of the package needs an extra that is not installed."""


def require(extra: str, *modules: str) -> None:
    """Raise an error that names the extra if one of these modules is missing."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise MissingExtra(Reason("extra-missing", {"extra": f"{PACKAGE}[{extra}]", "packages": missing}))


@dataclass(frozen=True)
class Need:
    """A package that an extra needs."""

    name: str
    wanted: str
    """Its versions, such as `>=5.4,<6`; empty if any will do."""
    installed: str | None
    fits: bool


def extras() -> dict[str, list[Need]]:
    """Every extra and its requirements; empty if this package runs without having been installed."""
    package = _distribution(PACKAGE)
    if package is None:
        return {}
    names = package.metadata.get_all("Provides-Extra") or []
    return {
        extra: sorted(set(_needs(package, extra)), key=lambda need: need.name.lower()) for extra in names
    }


def _needs(package: Distribution, extra: str) -> Iterator[Need]:
    for line in package.requires or ():
        parts = NAMED.match(line)
        if parts is None or not _applies(parts["marker"] or "", extra):
            continue
        name, wanted = parts["name"], (parts["wanted"] or "").strip()
        found = _distribution(name)
        if name != PACKAGE:
            version = None if found is None else found.version
            yield Need(name, wanted, version, version is not None and _fits(version, wanted))
        if found is not None:
            for further in filter(None, re.split(r"[,\s]+", parts["extras"] or "")):
                yield from _needs(found, further)


def _distribution(name: str) -> Distribution | None:
    try:
        return Distribution.from_name(name)
    except PackageNotFoundError:
        return None


def _applies(marker: str, extra: str) -> bool:
    """Whether a requirement belongs to this extra, on this system (which only `packaging` can judge)."""
    if re.search(rf"""extra *== *["']{re.escape(extra)}["']""", marker) is None:
        return False
    if find_spec("packaging") is None:
        return True
    from packaging.markers import Marker

    return Marker(marker).evaluate({"extra": extra})


def _fits(version: str, wanted: str) -> bool:
    """Whether a version satisfies a requirement. Always true if `packaging` is not installed."""
    if find_spec("packaging") is None:
        return True
    from packaging.specifiers import SpecifierSet

    return SpecifierSet(wanted).contains(version, prereleases=True)
