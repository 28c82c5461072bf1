"""Options that every command takes, wherever they stand: they are needed before there are commands."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from claimant.cli.terminal.problems import Problem, printable
from claimant.cli.terminal.texts import (
    LANGUAGE_OPTION,
    LANGUAGE_VARIABLE,
    is_known,
    language_of,
    listed,
    short,
    use_language,
)
from claimant.locale import LANGUAGES
from claimant.tabletop.message import OR

PLUGIN_OPTION: Final = "--plugin"
PLUGIN_VARIABLE: Final = "CLAIMANT_PLUGIN"


def take_language(arguments: Sequence[str]) -> list[str]:
    """Select the requested language, and return the other arguments."""
    use_language(language_of())
    named, rest = taken(LANGUAGE_OPTION, arguments)
    wanted = named[-1] if named else os.environ.get(LANGUAGE_VARIABLE, "")
    if wanted:
        if not is_known(short(wanted)):
            right = listed(list(LANGUAGES), OR)
            raise Problem("language-unknown", language=printable(wanted, 40), right=right)
        use_language(short(wanted))
    return rest


def take_plugins(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The modules to load, and the other arguments."""
    named, rest = taken(PLUGIN_OPTION, arguments)
    return [*os.environ.get(PLUGIN_VARIABLE, "").split(), *named], rest


def taken(option: str, arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The values of an option, and the other arguments.

    >>> taken("--plugin", ["--plugin", "lamps", "play", "--seed", "1", "--plugin=stars"])
    (['lamps', 'stars'], ['play', '--seed', '1'])
    """
    values: list[str] = []
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, separator, value = argument.partition("=")
        if name != option:
            rest.append(argument)
            continue
        if not separator:
            value = next(waiting, "")
        if not value or value.startswith("-"):
            raise Problem(f"missing-{option.removeprefix('--')}")
        values.append(value)
    return values, rest
