"""What the compiled searches leave behind is freed safely, and used again safely."""

from __future__ import annotations

import os
import subprocess
import sys

CHAIN = """
from claimant.claim.search.ways import DONE, Fork

fork = DONE
for _ in range(30_000):
    fork = Fork(0, 1, [1], [fork])
del fork
print("freed")
"""

# More states at once than freed objects are kept, and each of them used.
COPIES = """
from claimant.claim.formats.position import write_position
from claimant.claim.playout import new_state, play_out
from claimant.claim.sets import ruleset
from claimant.tabletop.chance import Chance

state = new_state(ruleset("claim2"), Chance(1))
before = write_position(state)
endings = set()
for _ in range(3):
    copies = [state.copy() for _ in range(200)]
    for copy in copies:
        play_out(copy, Chance(7))
    endings |= {write_position(copy) for copy in copies}
assert write_position(state) == before
print(len(endings))
"""


def run_checked(program: str) -> tuple[int, str, str]:
    """Run a program with Python's debug allocator, which aborts if a freed block was overwritten."""
    checking = {**os.environ, "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=checking, capture_output=True, text=True, timeout=300, check=False)
    return done.returncode, done.stdout, done.stderr


def test_a_long_chain_of_objects_is_freed_safely() -> None:
    code, told, errors = run_checked(CHAIN)
    assert (code, told) == (0, "freed\n"), errors


def test_freed_states_are_used_again_without_a_trace() -> None:
    """Whatever a freed object held, the next one begins empty: all copies play the same game."""
    code, told, errors = run_checked(COPIES)
    assert (code, told) == (0, "1\n"), errors
