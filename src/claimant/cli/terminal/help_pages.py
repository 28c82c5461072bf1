"""The help of the commands: cyclopts knows what there is, and every word comes from the texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.text import Text

from claimant.cli.terminal.texts import text, words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType

CAPITALS = re.compile(r"[A-Z]+")


class HelpPage:
    """The help page of one command.

    An option is explained by the text `command-COMMAND-OPTION`, or else by `option-OPTION`.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self.draws = DefaultFormatter()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        console.print(Text(f"{text('help-usage')} {placeholder(str(usage))}", "bold"))

    def render_description(
        self, console: Console, options: ConsoleOptions, description: RenderableType
    ) -> None:
        self.draws.render_description(console, options, description)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = panel.entries
        if panel.format == "parameter":
            entries = [self._explained(entry) for entry in entries]
        title = text(f"help-{str(panel.title).lower()}")
        self.draws(console, options, panel.copy(title=title, entries=entries))

    def _explained(self, entry: HelpEntry) -> HelpEntry:
        label = entry.positional_label
        notes: dict[str, str] = {}
        if entry.env_var:
            notes["variable"] = text("help-variable", names=", ".join(entry.env_var))
        if entry.default:
            notes["default"] = text("help-default", value=entry.default)
        if entry.required:
            notes["required"] = text("help-required")
        told = [self.text_of(label or entry.positive_names[0]), *(f"[{note}]" for note in notes.values())]
        return entry.copy(
            positional_label=placeholder(label) if label else None,
            metavar=placeholder(entry.metavar) if entry.metavar else None,
            description=Text(" ".join(told)),
            env_var=None,
            default=None,
            required=False,
        )

    def text_of(self, name: str) -> str:
        """The description of an option or an argument."""
        found = re.search(r"[a-z][a-z-]*", name.lower())
        assert found is not None
        own = f"command-{self.command}-{found[0]}"
        return text(own if words().has(own) else f"option-{found[0]}")


def default_in_words(value: object) -> str:
    """A default as people write it; empty if it says nothing.

    >>> default_in_words(("127.0.0.1", "::1")), default_in_words(0), default_in_words(False)
    ('127.0.0.1, ::1', '0', '')
    """
    if value is None or value is False:
        return ""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def placeholder(words_in_capitals: str) -> str:
    """The placeholder of a value, in the current language; literal values stay as they are."""

    def said(found: re.Match[str]) -> str:
        key = f"value-{found[0].lower()}"
        return text(key) if words().has(key) else found[0]

    return CAPITALS.sub(said, words_in_capitals).replace("...", "…")
