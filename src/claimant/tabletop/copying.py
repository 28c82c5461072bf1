"""Copying and pickling, alike in both builds: compiled objects have no `__dict__` to be copied from."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

Parts = tuple[object, ...]
"""The result of `__reduce__`: a function, its arguments, and optionally the attributes to set afterwards.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Something that never changes and that everybody shares: a copy of it is the thing itself."""

    def __copy__(self) -> object:
        return self

    def __deepcopy__(self, memo: object) -> object:
        return self


def attributes(thing: object) -> dict[str, object]:
    """All attributes of an object by name: those of a compiled class, and those a subclass has added."""
    compiled: Any = thing.__getstate__()
    return {**getattr(thing, "__dict__", {}), **compiled}


def remade(thing: object, *arguments: object) -> Parts:
    """Make it again with these arguments, then set all its attributes."""
    return type(thing), arguments, attributes(thing)


def refilled(thing: object, *arguments: object) -> Parts:
    """Make it again with these arguments, then let the parts it never replaces become what they were."""
    return refill, (type(thing), arguments, attributes(thing))


def refill(kind: Any, arguments: tuple[object, ...], kept: dict[str, object]) -> object:
    """What `refilled` wrote down. Final attributes cannot be set: they are arguments, or they `become`."""
    thing = kind(*arguments)
    for name, value in kept.items():
        own = getattr(thing, name)
        if hasattr(own, "become"):
            own.become(value)
        elif own is not value:
            setattr(thing, name, value)
    return thing


def revived(thing: object) -> Parts:
    """Make it again without calling its `__init__`, then set all its attributes.

    For compiled classes that allow interpreted subclasses; `__new__` of others calls `__init__`.
    """
    return blank, (type(thing),), attributes(thing)


def blank(kind: Any) -> Any:
    """An object of a class, with no attribute set yet."""
    return kind.__new__(kind)


def member(whole: object, name: str, *path: int) -> object:
    """Something that belongs to another object, found again in one of its lists."""
    found: Any = getattr(whole, name)
    for index in path:
        found = found[index]
    return found
