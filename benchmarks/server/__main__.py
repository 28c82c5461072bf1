"""The server under load: `python -m benchmarks.server`; `--soak 600` plays on and watches the memory."""

from __future__ import annotations

import argparse
import sys

from benchmarks.server.report import in_folder, report, soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each round plays")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the tables only")
    parser.add_argument("--soak", type=float, default=0.0, help="so many seconds instead of the report")
    parser.add_argument("--tables", type=int, default=200, help="for the soak")
    chosen = parser.parse_args()
    if chosen.soak:
        in_folder(lambda folder: soak(folder, chosen.tables, chosen.soak))
    else:
        report(chosen.seconds, chosen.rounds, chosen.scale)
    return 0


if __name__ == "__main__":
    sys.exit(main())
