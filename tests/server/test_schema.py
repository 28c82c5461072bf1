"""Whatever the OpenAPI document allows or forbids, the server does not break."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.server.running import Server
from tests.server.visitor import Visitor


def test_generated_requests_never_make_it_fail(server: Server) -> None:
    ann = Visitor(server, "Ann")
    ann.post("/tables", bots=["random"], start=True)
    token = ann.post("/me/tokens")["token"]
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "run",
            f"{server.url}/api/v1/schema/openapi.json",
            "--checks=not_a_server_error",
            "--phases=fuzzing",
            "--max-examples=8",
            "--generation-deterministic",
            "--exclude-path-regex=/stream$",
            "--exclude-method=DELETE",
            f"--header=authorization: Bearer {token}",
        ],
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert json.loads(ann.http.get(f"{server.url}/api/v1/schema/openapi.json").text)["openapi"].startswith(
        "3."
    )
    assert '"a request failed"' not in server.log
