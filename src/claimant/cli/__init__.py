"""The command line `claimant`; it needs the extra parts of `claimant[cli]`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec

from claimant import build

NEEDED = ("cyclopts", "rich")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; by default the one in `sys.argv`. Its exit code: 2 if it was refused."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        print(
            f"The command line needs {' and '.join(missing)}: install claimant[cli], "
            'for instance with: pip install "claimant[cli]"',
            file=sys.stderr,
        )
        return 2
    try:
        from claimant.cli.app import run

        return run(sys.argv[1:] if arguments is None else arguments)
    except ImportError:
        broken = build.faults()
        if not broken:
            raise
        print(f"claimant: {broken[0]}", file=sys.stderr)
        return 1
