"""`claimant completion` and `claimant manual`: what shells and readers want to know of all commands."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

Shell = Annotated[Literal["bash", "zsh", "fish"], Parameter(show_choices=False)]


def completion(shell: Shell, /) -> None:
    """Print what makes a shell complete commands and options."""
    # Imported late: the application knows this command too.
    from claimant.cli.app import make_app

    print(make_app().generate_completion(shell=shell))


def manual() -> None:
    """Print the help of all commands, one after the other."""
    from claimant.cli.app import make_app

    app = make_app()
    app.help_print([])
    for name in app:
        if not name.startswith("-"):
            app.help_print([name])
            for further in app[name]:
                if not further.startswith("-"):
                    app.help_print([name, further])
