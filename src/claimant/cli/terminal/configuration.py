"""Where a server's settings come from besides the command line."""

from __future__ import annotations

import os

from cyclopts.config import Env, Toml

PREFIX = "CLAIMANT_"
CONFIG_VARIABLE = "CLAIMANT_CONFIG"


def settings_sources() -> tuple[Env, Toml]:
    """The environment, and a file in the working directory or the one that the environment names."""
    file = os.environ.get(CONFIG_VARIABLE)
    return (
        Env(PREFIX, command=False),
        Toml(
            file or "claimant.toml",
            must_exist=file is not None,
            search_parents=False,
            use_commands_as_keys=False,
            root_keys=["server"],
        ),
    )
