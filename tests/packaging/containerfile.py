"""deploy/Containerfile and .dockerignore, read as a builder of images reads them."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass, field
from fnmatch import translate
from pathlib import Path

from tests.packaging.project import ROOT

CONTAINERFILE = ROOT / "deploy" / "Containerfile"
IGNORED = ROOT / ".dockerignore"
FLAG = re.compile(r"--([a-z-]+)=(\S+)\s+")


@dataclass
class Instruction:
    """One instruction: its word, its flags and the rest of its line."""

    word: str
    flags: dict[str, str]
    rest: str

    @property
    def command(self) -> list[str]:
        """What it runs: a list in JSON as it is, everything else by a shell."""
        text = self.rest.removeprefix("CMD ")
        return list(json.loads(text)) if text.startswith("[") else ["/bin/sh", "-c", text]

    @property
    def words(self) -> list[str]:
        return shlex.split(self.rest)


@dataclass
class Stage:
    """One stage: the image it begins with, its name if it has one, and what is done."""

    image: str
    name: str
    instructions: list[Instruction] = field(default_factory=list)

    def all(self, word: str) -> list[Instruction]:
        return [instruction for instruction in self.instructions if instruction.word == word]

    def only(self, word: str) -> Instruction:
        (instruction,) = self.all(word)
        return instruction

    @property
    def environment(self) -> dict[str, str]:
        pairs = [word.partition("=") for instruction in self.all("ENV") for word in instruction.words]
        return {name: value for name, _, value in pairs}


def stages() -> list[Stage]:
    found: list[Stage] = []
    for instruction in instructions():
        if instruction.word == "FROM":
            image, _, name = instruction.rest.partition(" AS ")
            found.append(Stage(image, name))
        else:
            found[-1].instructions.append(instruction)
    return found


def instructions() -> list[Instruction]:
    text = re.sub(r"^#.*\n", "", CONTAINERFILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = []
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            flags = {}
            while flag := FLAG.match(rest):
                flags[flag[1]] = flag[2]
                rest = rest[flag.end() :]
            found.append(Instruction(word, flags, rest.strip()))
    return found


def is_sent(name: str) -> bool:
    """Whether a file reaches the builder: the last pattern that fits it or a folder above it decides."""
    sent = True
    path = Path(name)
    above = [path, *path.parents]
    for line in IGNORED.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!")
            if any(fits(pattern, folder) for folder in above):
                sent = line.startswith("!")
    return sent


def fits(pattern: str, path: Path) -> bool:
    """Whether a pattern fits a path: `*` any name, `**` any number of folders."""
    wanted, parts = Path(pattern).parts, path.parts
    if wanted[0] == "**":
        return any(fits("/".join(wanted[1:]), Path(*parts[start:])) for start in range(len(parts)))
    return len(wanted) == len(parts) and all(
        re.match(translate(one), part) for one, part in zip(wanted, parts, strict=True)
    )
