"""The scenes, read from their files: a position each, and what the learner is shown to do in it.

A scene names the cards that matter; those that it does not name are put aside, so that it is a whole
position of a legal game.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from claimant.claim.formats.notation import Stock
from claimant.claim.formats.position import split_line_up
from claimant.claim.game import Game as Claim
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import PLACES, ruleset
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.ruleset import CARDS_PER_FACTION

FIRST_GAME: Final = "first-game"
KINGDOMS_PREFIX: Final = "kingdoms-"
LEARNER: Final = 0
CARD: Final = re.compile(r"([A-Z][a-z]\d+)(?:\*|[a-d]+)?")
TILE: Final = re.compile(r"([A-Z][a-z])(?:@.*)?")
SEPARATOR: Final = " | "


@dataclass(frozen=True)
class Scene:
    """Where a lesson begins. The learner sits on seat A."""

    lesson: str
    kind: str
    about: str
    """What is learnt: a `faction`, a `place` or the whole `game`."""
    code: str
    """Of that faction or place; empty for the whole game."""
    position: str
    plan: tuple[str, ...]
    """What the learner is shown to do, decision by decision."""
    task: str = ""
    """What the learner shall do, in words; empty where the texts of each language say it."""
    done: str = ""
    """What has been shown by it, likewise."""

    def begin(self) -> Claim | Kingdoms:
        if self.kind == "claim":
            return Claim.from_position(self.position)
        return Kingdoms.from_position(self.position, seed=0)


def completed(text: str) -> str:
    """A position of Claim with the cards that it does not name put aside, where they trouble nobody.

    >>> completed("Go Kn Do Dw Un | phase 2 | A hand Go9 | B hand Kn2").count("Go0")
    5
    """
    sections = [section.split() for section in text.split("|")]
    factions, places = split_line_up(text.split("|")[0])
    rules = ruleset(factions, 2, places)
    stock = Stock(rules)
    for section in sections[1:]:
        # What somebody has chosen is still in the hand, and named there.
        for word in [] if "chosen" in section else section:
            named = CARD.fullmatch(word)
            if named is not None:
                stock.take(named[1])
    aside: dict[str, list[str]] = {"discard": []}
    for card in stock.remaining():
        aside.setdefault(_aside(rules, card.code, aside), []).append(card.code)
    for name, codes in aside.items():
        head = name.split()
        for section in sections:
            if section[: len(head)] == head:
                section += codes
                break
        else:
            if codes:
                sections.append([*head, *codes])
    return SEPARATOR.join(" ".join(section) for section in sections)


def _aside(rules: Ruleset, code: str, aside: dict[str, list[str]]) -> str:
    """Where a card goes that matters to nobody: the pile of its reserve, the box, or the discard."""
    for faction in rules.factions:
        if code.startswith(faction.reserve_code or "-"):
            return f"reserve {faction.code}"
        if code.startswith(faction.code) and len(aside.get("box", [])) < faction.unseen:
            return "box"
    return "discard"


def completed_kingdoms(text: str) -> str:
    """A position of Claim Kingdoms with the cards that it does not name at the bottom of the pile."""
    sections = [section.split() for section in text.split("|")]
    left = dict.fromkeys(sections[0], CARDS_PER_FACTION)
    pile = next((section for section in sections if section[0] == "pile"), None)
    for section in sections[1:]:
        for word in section:
            named = TILE.fullmatch(word)
            if named is not None and named[1] in left:
                left[named[1]] -= 1
    if pile is None:
        pile = ["pile"]
        sections.append(pile)
    # One of each in turn: three alike would not lie together.
    for number in range(CARDS_PER_FACTION):
        pile += [code for code in sections[0] if left[code] > number]
    return SEPARATOR.join(" ".join(section) for section in sections)


def read_scenes(text: str) -> dict[str, Scene]:
    """The scenes of a TOML file, by the names of their lessons."""
    scenes: dict[str, Scene] = {}
    for lesson, data in tomllib.loads(text).items():
        is_kingdoms = lesson.startswith(KINGDOMS_PREFIX)
        code = "" if lesson == FIRST_GAME else lesson.removeprefix(KINGDOMS_PREFIX)
        position, plan = str(data["scene"]), str(data["plan"])
        scenes[lesson] = Scene(
            lesson,
            "kingdoms" if is_kingdoms else "claim",
            "place" if code in PLACES else "faction" if code else "game",
            code,
            completed_kingdoms(position) if is_kingdoms else completed(position),
            tuple(plan.split()),
            str(data.get("task", "")),
            str(data.get("done", "")),
        )
    return scenes


def _load() -> dict[str, Scene]:
    scenes: dict[str, Scene] = {}
    for name in ("game", "factions", "places", "kingdoms"):
        file = files(__package__ or "").joinpath(f"{name}.toml")
        scenes |= read_scenes(file.read_text(encoding="utf-8"))
    return scenes


SCENES: Final = _load()
"""All lessons, in the order in which they may be offered."""
