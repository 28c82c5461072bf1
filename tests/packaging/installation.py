"""Check an installation of Claimant: its build, a whole game, the first examples of its guides, a server.

    python -P tests/packaging/installation.py PART ...

Run it like this, with the Python of that installation; it needs nothing else. The parts are those of
`claimant doctor --require`. Without the part `cli` the program is not tried, since it needs that. With the
part `server` a server is started and its pages are loaded.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import metadata
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import urlopen

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROGRAM = Path(sys.executable).with_name("claimant")
SECONDS = 120.0
ALWAYS_THE_FIRST = "1\n" * 60
TUTORIAL_LINES = 10
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^(?:>>>|\.\.\.) ", re.MULTILINE)
ASSET = re.compile(r'(?:src|href)="(/[^"]+)"')
RUN_EXAMPLE = """
import doctest, sys
test = doctest.DocTestParser().get_doctest(sys.stdin.read(), {}, "the example", None, 0)
sys.exit(not test.examples or doctest.DocTestRunner().run(test).failed)
"""


def main(parts: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        # Only the installation itself may be found.
        os.environ.pop("PYTHONPATH", None)
        if "cli" in parts:
            run([PROGRAM, "doctor", *(word for part in parts for word in ("--require", part))])
            play()
        example("the README", metadata("claimant")["Description"])
        example("the tutorial", (DOCS / "library.md").read_text(encoding="utf-8"), TUTORIAL_LINES)
        if "envs" in parts:
            example("the guide to environments", (DOCS / "environments.md").read_text(encoding="utf-8"))
        if "server" in parts:
            serve()


def run(command: list[str | Path], typed: str = "") -> str:
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def play() -> None:
    """A game to its end. Its record is whole."""
    run([PROGRAM, "play", "--seed", "3", "--bot", "squire", "--save", "game"], ALWAYS_THE_FIRST)
    assert json.loads(run([PROGRAM, "replay", "game", "--json"]))["over"]
    print("a game was played to its end")


def example(where: str, text: str, lines: int = 1) -> None:
    """The first examples in Python of a text, with at least so many lines, work as printed."""
    printed = ""
    for found in EXAMPLE.findall(text):
        printed += found
        if len(TYPED.findall(printed)) >= lines:
            break
    assert len(TYPED.findall(printed)) >= lines
    run([sys.executable, "-c", RUN_EXAMPLE], printed)
    print(f"the first {len(TYPED.findall(printed))} lines of {where} are true")


def serve() -> None:
    """A server that gets ready, shows its page with everything that this names, and stops when told to."""
    port = free_port()
    process = subprocess.Popen([PROGRAM, "serve", "--port", str(port), "--data", "data"])
    try:
        page = f"http://127.0.0.1:{port}/"
        wait_until_ready(process, urljoin(page, "ready"))
        loaded = len(list(pages(page)))
        with urlopen(urljoin(page, "docs"), timeout=SECONDS) as answer:
            assert answer.read(), "the documentation is empty"
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=SECONDS) == 0, "the server did not stop well"
    finally:
        process.kill()
        process.wait()
    print(f"a server was ready, served {loaded} files, and stopped")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_ready(process: subprocess.Popen[bytes], address: str) -> None:
    deadline = time.monotonic() + SECONDS
    while True:
        assert process.poll() is None, "the server has stopped"
        assert time.monotonic() < deadline, "the server does not get ready"
        try:
            with urlopen(address, timeout=SECONDS):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)


def pages(page: str) -> Iterator[bytes]:
    """The page and all assets that it names; those that are missing raise an error."""
    with urlopen(page, timeout=SECONDS) as answer:
        index = answer.read()
    yield index
    assets = ASSET.findall(index.decode())
    assert assets, "the page names no assets"
    for asset in assets:
        with urlopen(urljoin(page, asset), timeout=SECONDS) as answer:
            content = answer.read()
        assert content, f"{asset} is empty"
        yield content


if __name__ == "__main__":
    main(sys.argv[1:])
