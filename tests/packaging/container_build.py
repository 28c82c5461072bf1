"""Run the steps of the container file without a container runtime; `scripts/check-container` runs it.

Every stage gets a separate file system: an overlay of this machine's, in a mount namespace that ends with
this process. So instructions run as they are written, as root, and change nothing here. Only the images
differ.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.packaging.containerfile import Instruction, Stage, is_sent, stages
from tests.packaging.installation import free_port
from tests.packaging.project import ROOT

SECONDS = 1800
START_SECONDS = 120
SEARCHED = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# How to reach the network is the business of whoever builds.
PASSED_ON = ("PIP_", "UV_", "SSL_", "HTTP_", "HTTPS_", "NO_", "http", "no_", "NODE_", "npm_", "NPM_")


class Root:
    """The file system of one stage, and where its instructions have got to."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self.path = folder / "root"
        self.workdir = Path("/")
        self.user = "0:0"
        passed = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
        self.environment = {**passed, "PATH": SEARCHED, "HOME": "/root"}
        for name in ("upper", "work", "root"):
            (folder / name).mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={folder / 'upper'},workdir={folder / 'work'}"
        mount("-t", "overlay", "overlay", "-o", layers, self.path)
        for name in ("dev", "proc"):
            mount("--bind", f"/{name}", self.path / name)
        # Images of Python call it so.
        python = self.path / "usr/local/bin/python"
        python.unlink(missing_ok=True)
        python.symlink_to("/usr/bin/python3")

    def inside(self, name: str | Path) -> Path:
        """Where a path of the stage lies here."""
        return self.path / (self.workdir / name).relative_to("/")

    def start(self, command: list[str], log: int | None = None) -> subprocess.Popen[bytes]:
        chroot = ["chroot", f"--userspec={self.user}", str(self.path)]
        go_there = ["/usr/bin/env", f"--chdir={self.workdir}"]
        return subprocess.Popen([*chroot, *go_there, *command], env=self.environment, stderr=log)

    def run(self, command: list[str]) -> None:
        status = self.start(command).wait(timeout=SECONDS)
        if status:
            sys.exit(f"This failed: {' '.join(command)}")


def main(folder: Path) -> None:
    roots: dict[str, Root] = {}
    for number, stage in enumerate(stages()):
        roots[stage.name] = root = Root(stage, folder / str(number))
        for instruction in stage.instructions:
            began = time.monotonic()
            carry_out(instruction, root, roots)
            print(
                f"{time.monotonic() - began:5.0f} s  {instruction.word} {instruction.rest[:90]}", flush=True
            )
    serve(root)
    print("The image builds and serves.")


def carry_out(instruction: Instruction, root: Root, roots: dict[str, Root]) -> None:
    match instruction.word:
        case "WORKDIR":
            root.workdir /= instruction.rest
            root.inside(".").mkdir(parents=True, exist_ok=True)
        case "ENV":
            root.environment |= dict(word.split("=", 1) for word in instruction.words)
        case "USER":
            root.user = instruction.rest
        case "RUN":
            root.run(instruction.command)
        case "COPY":
            *wanted, target = instruction.words
            for name in wanted:
                copy(name, root.inside(target), roots.get(instruction.flags.get("from", "nowhere")))


def copy(name: str, target: Path, other: Root | None) -> None:
    """Copy as a builder does: of a folder what is in it, of a file the file itself."""
    source = ROOT / name if other is None else other.path / name.removeprefix("/")
    if source.is_dir():
        for path in sorted(source.rglob("*")):
            if path.is_dir() and not path.is_symlink():
                continue
            if other is None and not is_sent(path.relative_to(ROOT).as_posix()):
                continue
            there = target / path.relative_to(source)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, there, follow_symlinks=False)
    else:
        assert is_sent(name), f"{name} is ignored"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)


def serve(root: Root) -> None:
    """Start the server as the image does: it becomes healthy, and stops when told to."""
    root.environment["CLAIMANT_PORT"] = str(free_port())
    check = root.stage.only("HEALTHCHECK").command
    process = root.start(root.stage.only("ENTRYPOINT").command)
    try:
        deadline = time.monotonic() + START_SECONDS
        while root.start(check, log=subprocess.DEVNULL).wait(timeout=START_SECONDS):
            assert process.poll() is None, "the server has stopped"
            assert time.monotonic() < deadline, "the server does not become healthy"
            time.sleep(0.5)
        process.send_signal(getattr(signal, root.stage.only("STOPSIGNAL").rest))
        assert process.wait(timeout=START_SECONDS) == 0
    finally:
        process.kill()
        process.wait()


def mount(*arguments: str | Path) -> None:
    subprocess.run(["mount", *arguments], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
