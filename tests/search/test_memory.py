"""What the compiled searches leave behind is freed safely."""

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


def test_a_long_chain_of_objects_is_freed_safely() -> None:
    """Python's debug allocator checks every block that is freed, and aborts if one was overwritten."""
    checking = {**os.environ, "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", CHAIN]
    done = subprocess.run(command, env=checking, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr
