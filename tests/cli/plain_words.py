"""Finding untranslated words in the terminal.

In the language `qps`, English with accents, every translated text has accents. Plain text is notation, a
name, something to be typed, or a mistake.
"""

from __future__ import annotations

import re

from claimant.bots import NAMES
from claimant.claim.sets import FACTIONS, PLACES, PRESETS
from claimant.cli.app import COMMANDS

TYPED = re.compile(
    r"--?[a-z][a-z-]*"  # options
    r"|CLAIMANT_[A-Z_]+"  # variables of the environment
    r"|\b[A-Z][a-z]\d{1,2}\b"  # cards
    r"|\b[A-Z][a-z][A-D]+\b"  # cards on a board, with the seats of their figures
    r"|\b[\w/.-]*[/@.][\w/.-]*\b"  # files, addresses and bots with a limit
    r"|`[^`]*`"
)
WORD = re.compile(r"[^\W\d_]{2,}")
NAMED = {
    *("claimant", "Claim", "Kingdoms", "Maps", "Python", "CPython", "Elo", "utf", "ms"),
    # Joined by the library that knows how languages list things.
    *("and", "or"),
    # What is typed at the prompt.
    *("hint", "memory", "pass", "quit", "save", "show", "story", "table", "undo", "use", "why"),
    # What is typed after options.
    *("bash", "zsh", "fish"),
    *("claim", "kingdoms", "building", "landscape", "both", "lot", "you", "pairs"),
    *("compiled", "client", "compiler"),
    *("server", "lab", "cluster", "charts", "envs", "open", "spiel", "remote", "cli"),
    *(word for name in PRESETS for word in name.split("-")),
    *COMMANDS,
    *("admin", "backup", "check", "clean", "restore", "serve"),
    *NAMES,
    *FACTIONS,
    *(make().reserve_code for make in FACTIONS.values()),
    *PLACES,
}


def plain_words(shown: str, *allowed: str) -> set[str]:
    """The words without an accent that are no names, codes or commands.

    >>> sorted(plain_words("Þļàý --seed Go5 against greedy"))
    ['against']
    """
    words = {word for word in WORD.findall(TYPED.sub(" ", shown)) if word.isascii()}
    return words - NAMED - {*allowed}
