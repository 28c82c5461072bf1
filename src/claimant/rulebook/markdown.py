"""The rules as Markdown, in any language: the pages of docs/."""

from __future__ import annotations

import re
from typing import Any, Final

from claimant.locale import FALLBACK, LANGUAGES, Words
from claimant.rulebook.chapters import Block, Cell, book
from claimant.rulebook.pictures import power_pictures

PAGES: Final = {"claim": "rules", "kingdoms": "kingdoms"}
"""How the pages of the games are called."""
POWERS: Final = {
    "faction": "faction-{}-power",
    "board-faction": "kingdoms-power-{}",
    "building": "place-{}-effect",
    "landscape": "place-{}-effect",
}
"""The keys of the texts that describe what something can do, by its sort."""
PREFIXES: Final = {"board-faction": "kingdoms-"}
CARD: Final = re.compile(r"\b([A-Z][a-z])(\d{1,2})\b|\[([A-Z][a-z])\]")
"""Cards in our texts: `Go5`, or `[Go]` without a value."""
MADE: Final = "<!-- Made by `make rules`: edit src/claimant/locale and src/claimant/rulebook instead. -->"


def page_name(game: str, language: str) -> str:
    """The file name of a page in docs/.

    >>> page_name("claim", "en"), page_name("kingdoms", "de")
    ('rules.md', 'kingdoms.de.md')
    """
    name = PAGES[game]
    return f"{name}.md" if language == FALLBACK else f"{name}.{language}.md"


class Page:
    """The rules of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.words = Words(language)
        self.lines: list[str] = []

    def written(self) -> str:
        chapters = book()[self.game]
        self.lines = [MADE, "", f"# {self.t(chapters['title'])}", "", self._languages(), ""]
        if chapters["intro"]:
            self.lines += [self.said(chapters["intro"]), ""]
        if chapters["rulings"]:
            self.lines += [f"[{self.t('rules-rulings')}](rulings.md)", ""]
        self._contents(chapters["sections"])
        for section in chapters["sections"]:
            level = "###" if section["sub"] else "##"
            self.lines += [f"{level} {self.t(section['title'])}", ""]
            for block in section["blocks"]:
                getattr(self, f"_{block['kind']}")(block)
        return "\n".join(self.lines).rstrip() + "\n"

    def t(self, key: str, **parameters: str | int) -> str:
        return self.words.text(key, **parameters)

    def said(self, key: str) -> str:
        """A text with its cards by name."""
        return CARD.sub(self._card_said, self.t(key))

    def card(self, code: str) -> str:
        return self.words.card(code)

    def faction(self, code: str) -> str:
        return self.t(f"faction-{code}")

    def _card_said(self, found: re.Match[str]) -> str:
        letters, value, bare = found.groups()
        return self.words.card(f"{letters}{value}") if letters else self.t(f"faction-{bare}-one")

    def _languages(self) -> str:
        links = [
            name if code == self.words.language else f"[{name}]({page_name(self.game, code)})"
            for code, name in LANGUAGES.items()
        ]
        return " · ".join(links)

    def _contents(self, sections: list[Block]) -> None:
        for section in sections:
            if not section["sub"]:
                title = self.t(section["title"])
                self.lines.append(f"- [{title}](#{anchor(title)})")
        self.lines.append("")

    # One method for each kind of block.

    def _text(self, block: Block) -> None:
        self.lines += [self.said(block["key"]), ""]

    def _example(self, block: Block) -> None:
        self.lines += [f"*{self.t('power-example')}:* {self.said(block['key'])}", ""]

    def _list(self, block: Block) -> None:
        for at, key in enumerate(block["keys"], 1):
            self.lines.append(f"{f'{at}.' if block['ordered'] else '-'} {self.said(key)}")
        self.lines.append("")

    def _picture(self, block: Block) -> None:
        self._draw(block["name"], self.t(block["alt"], **block["with"]))

    def _draw(self, name: str, alt: str) -> None:
        self.lines += [f"![{alt}](pictures/{name}.svg)", ""]

    def _pairs(self, block: Block) -> None:
        self.lines += [f"- {self.words.listed(map(self.faction, pair))}" for pair in block["pairs"]]
        self.lines.append("")

    def _table(self, block: Block) -> None:
        heads = [self.t(column) if "-" in column else column for column in block["columns"]]
        self.lines += [_row(heads), "|---" * len(heads) + "|"]
        self.lines += [_row([self._cell(cell) for cell in row]) for row in block["rows"]]
        self.lines.append("")

    def _cell(self, cell: Cell) -> str:
        parts = []
        for part in cell:
            ((kind, value),) = part.items()
            parts.append(self._part(kind, value))
        return (
            "".join(parts) if len(cell) < 3 and not any("to" in part for part in cell) else "; ".join(parts)
        )

    def _part(self, kind: str, value: Any) -> str:
        if kind == "text":
            return self.t(value)
        if kind == "card":
            return self.card(value)
        if kind == "faction":
            return self.faction(value)
        if kind == "factions":
            return ", ".join(map(self.faction, value))
        if kind == "to":
            seat, cards = value
            return f"{self.t('rules-sample-to', seat=seat)}: {', '.join(map(self.card, cards))}"
        return str(value)

    def _powers(self, block: Block) -> None:
        for code in block["codes"]:
            self._power(block["sort"], code)

    def _power(self, sort: str, code: str) -> None:
        prefix = PREFIXES.get(sort, "")
        is_faction = sort.endswith("faction")
        name = self.faction(code) if is_faction else self.t(f"place-{code}")
        power = POWERS[sort].format(code)
        level = "###" if is_faction else "####"
        self.lines += [f"{level} {name}", "", self.said(power), ""]
        if f"{prefix}{code}" in power_pictures():
            self._draw(f"{prefix}{code}", self.t("rules-picture-power", name=name))
            self.lines += [self.said(f"lesson-{prefix}{code}-done"), ""]
        for label, key in (("power-example", "example"), ("power-rulings", "ruling")):
            if self.words.has(f"{prefix}{key}-{code}"):
                self.lines += [f"*{self.t(label)}:* {self.said(f'{prefix}{key}-{code}')}", ""]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def anchor(title: str) -> str:
    """The address that readers of Markdown give to a heading.

    >>> anchor("Phase 1: recruiting followers")
    'phase-1-recruiting-followers'
    """
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
