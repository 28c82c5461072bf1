"""Which layers may import which, and the dependencies of the core."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import PACKAGE, imports, modules, offences

# Each layer may use itself and those it names; `claim` and `kingdoms` never each other.
LAYERS = {
    "tabletop": set(),
    "claim": {"tabletop"},
    "kingdoms": {"tabletop"},
    "search": {"tabletop"},
    "games": {"tabletop", "claim", "kingdoms"},
    "locale": {"tabletop"},
    # The built web client: files for browsers, no module.
    "web_client": set(),
    # The built documentation, likewise.
    "site": set(),
    # For programs that play on a server.
    "client": {"tabletop", "games"},
    # Emblems and colours: files for browsers and for drawing.
    "pictures": set(),
    "drawing": {"tabletop", "claim", "kingdoms", "pictures"},
    "notebook": {"tabletop", "claim", "kingdoms", "drawing"},
    # Whatever is registered goes along to worker processes, the factions of both games too.
    "bots": {"tabletop", "claim", "kingdoms", "games", "search", "locale"},
    # What votes, hands and piles say about balance is a question about Claim.
    "lab": {"tabletop", "claim", "games", "bots", "locale"},
    "lessons": {"tabletop", "games", "bots"},
    # Reviews and puzzles: exact endings and votes are Claim's; what is advised is explained in both games.
    "study": {"tabletop", "claim", "kingdoms", "games", "bots", "lab"},
    "rulebook": {"tabletop", "claim", "kingdoms", "games", "locale", "bots", "lessons", "drawing"},
    "plugins": {"tabletop", "claim", "kingdoms", "games", "bots", "lessons"},
    # For researchers: arrays, PettingZoo, Gymnasium, OpenSpiel.
    "envs": {"tabletop", "claim", "kingdoms", "games", "bots", "lab", "drawing"},
    "server": {"tabletop", "claim", "kingdoms", "games", "locale", "bots", "lessons", "study", "plugins"},
    "cli": {
        *("tabletop", "claim", "kingdoms", "games", "locale", "bots", "lab", "envs", "study", "plugins"),
        "server",
    },
}
CORE = ("tabletop", "claim", "kingdoms", "search")


def test_every_folder_of_the_package_has_its_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(LAYERS)


def test_a_layer_uses_only_those_below_it() -> None:
    def layers_above(path: Path) -> Iterator[str]:
        layer = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        used = {name.split(".")[1] for name in imports(path) if name.startswith("claimant.")}
        yield from sorted(used & set(LAYERS) - LAYERS[layer] - {layer})

    assert offences(modules(*LAYERS), layers_above) == []


def test_the_core_needs_nothing_but_the_standard_library_and_the_runtime_of_mypyc() -> None:
    def dependencies(path: Path) -> Iterator[str]:
        roots = {name.split(".")[0] for name in imports(path)}
        known = {"claimant", "mypy_extensions", "librt", "__future__", *sys.stdlib_module_names}
        yield from sorted(roots - known)

    assert offences(modules(*CORE), dependencies) == []
