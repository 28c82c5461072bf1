"""The compiled package and its readable source are one and the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.claim.fingerprint import build, fingerprints

ROOT = Path(__file__).parents[2]


def test_this_run_uses_the_build_that_it_is_meant_for() -> None:
    assert build() == os.environ.get("CLAIMANT_BUILD", build())


def test_compiled_equals_interpreted() -> None:
    assert build() == "compiled", "run `make setup` with a C compiler: this test compares two builds"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    told = subprocess.run(
        [sys.executable, "-m", "tests.claim.fingerprint"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    readable = json.loads(told.stdout)
    assert readable["build"] == "interpreted"
    assert readable["games"] == fingerprints()
