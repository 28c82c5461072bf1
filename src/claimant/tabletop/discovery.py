"""Discovery by location: a class is found because its file is in a folder."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def classes_in(package: ModuleType, kind: type[T]) -> list[Callable[[], T]]:
    """The subclasses of a class that the modules of a package define."""
    found: list[Callable[[], T]] = []
    for module in pkgutil.iter_modules(package.__path__):
        loaded = importlib.import_module(f"{package.__name__}.{module.name}")
        for thing in vars(loaded).values():
            if isinstance(thing, type) and issubclass(thing, kind) and thing is not kind:
                found.append(thing)
    return found
