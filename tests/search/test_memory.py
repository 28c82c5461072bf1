"""What the compiled searches leave behind is freed without harm."""

from __future__ import annotations

import os
import subprocess
import sys

CHAIN = """
from claimant.search.claim.ways import DONE, Fork

fork = DONE
for _ in range(1_000):
    fork = Fork(0, 1, [1], [fork])
del fork
print("freed")
"""


def test_objects_that_hold_one_another_in_a_long_row_are_freed_whole() -> None:
    """Python's own guard looks at every block that is freed, and ends the process if one is broken."""
    guarded = {**os.environ, "PYTHONMALLOC": "debug"}
    told = subprocess.run(
        [sys.executable, "-c", CHAIN], env=guarded, capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stdout) == (0, "freed\n"), told.stderr
