"""Where a server's settings come from besides the command line."""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

from cyclopts import App, ArgumentCollection
from cyclopts.config import Dict, Env

from claimant.cli.terminal.misreadings import meant
from claimant.cli.terminal.problems import Problem, printable
from claimant.cli.terminal.texts import text
from claimant.server.ops.settings import Settings

PREFIX = "CLAIMANT_"
CONFIG_VARIABLE = "CLAIMANT_CONFIG"
USUAL_FILE = "claimant.toml"
TABLE = "server"
OF_SERVE = "open"
"""The only setting that concerns `claimant serve` alone."""


def settings_sources() -> tuple[Env, SettingsFile]:
    """The environment, and a file in the working directory or the one that the environment names."""
    return Env(PREFIX, command=False), SettingsFile(os.environ.get(CONFIG_VARIABLE))


def setting_name(name: str) -> str:
    """The name of a setting, which may be written with hyphens."""
    return name.replace("-", "_")


class SettingsFile:
    """The settings in a TOML file, which is read when a command asks for them."""

    def __init__(self, named: str | None) -> None:
        """A file that is named must exist; the usual one need not."""
        self.path = Path(named or USUAL_FILE)
        self.must_exist = named is not None
        self.shown = printable(str(self.path))

    def __call__(self, app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        if not self.must_exist and not self.path.exists():
            return
        data = self._read()
        settings = [*(each.name for each in fields(Settings)), OF_SERVE]
        for name, table in data.items():
            if name != TABLE or not isinstance(table, dict):
                raise Problem("settings-outside-table", file=self.shown, name=printable(name, 40))
            for key in table:
                if setting_name(key) not in settings:
                    hint = meant(key, settings) or text("help-is-there", command="claimant serve --help")
                    raise Problem("settings-unknown", file=self.shown, name=printable(key, 40), hint=hint)
        # One file serves all commands: what does not concern this one is left out.
        known = [setting_name(name.lstrip("-")) for each in arguments for name in each.names]
        chosen = {key: value for key, value in data.get(TABLE, {}).items() if setting_name(key) in known}
        Dict({TABLE: chosen}, source=self.shown, root_keys=[TABLE], use_commands_as_keys=False)(
            app, commands, arguments
        )

    def _read(self) -> dict[str, Any]:
        try:
            written = self.path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError:
            raise Problem("file-not-text", file=self.shown) from None
        try:
            return tomllib.loads(written)
        except tomllib.TOMLDecodeError as error:
            # Only Python 3.14 has the number by itself. Without one, something is missing at the end.
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else len(written.splitlines())
            raise Problem("settings-not-toml", file=self.shown, line=line) from None
