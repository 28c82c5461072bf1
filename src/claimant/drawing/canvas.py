"""A sheet to draw on: it collects shapes, and carries along only the emblems and colours that are used."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from claimant.drawing import art

FONT: Final = "system-ui,sans-serif"
GRIDS: Final = {"emblem": "0 0 64 64", "figure": "0 0 64 64", "place": "0 0 96 64", "back": "0 0 126 176"}
SHAPES: Final = {"emblem": art.emblem, "figure": art.figure, "place": art.place}


def number(value: float) -> str:
    """A coordinate in as few letters as it takes."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


class Canvas:
    """Shapes are drawn in the order in which they are added."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._parts: list[str] = []
        self._symbols: dict[str, tuple[str, str]] = {}

    def add(self, shape: str) -> None:
        self._parts.append(shape)

    def rect(
        self, x: float, y: float, width: float, height: float, look: str, radius: float = 0, more: str = ""
    ) -> None:
        """A rectangle with rounded corners; `look` names classes."""
        at = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.add(f'<rect {at} rx="{number(radius)}" class="{look}"{more and " " + more}/>')

    def circle(self, x: float, y: float, radius: float, look: str) -> None:
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" class="{look}"/>')

    def path(self, path: str, look: str, more: str = "") -> None:
        self.add(f'<path d="{path}" class="{look}"{more and " " + more}/>')

    def text(self, x: float, y: float, text: str, size: float, look: str, anchor: str = "middle") -> None:
        """Numbers and letters; `y` is where they stand."""
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
        side = "" if anchor == "middle" else f' style="text-anchor:{anchor}"'
        self.add(f'<text {place} class="{look}"{side}>{escape(text)}</text>')

    def picture(
        self, kind: str, code: str, x: float, y: float, width: float, height: float, look: str = ""
    ) -> None:
        """An emblem, a figure, a place or the back of a card, from our own files."""
        name = f"{kind}-{code}" if code else kind
        if name not in self._symbols:
            self._symbols[name] = (GRIDS[kind], SHAPES[kind](code) if kind in SHAPES else art.back())
        at = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.add(f'<use href="#{name}" {at}{look and f" class={chr(34)}{look}{chr(34)}"}/>')

    def svg(self) -> str:
        """The whole picture."""
        body = "".join(self._parts)
        defined = "".join(
            f'<symbol id="{name}" viewBox="{grid}">{shapes}</symbol>'
            for name, (grid, shapes) in self._symbols.items()
        )
        size = f"{number(self.width)} {number(self.height)}"
        used = set(re.findall(r'class="([^"]+)"', body + defined))
        looks = sorted({look for names in used for look in names.split()})
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{number(self.width)}" '
            f'height="{number(self.height)}" fill="currentColor">'
            f"<style>{style(looks)}</style><defs>{defined}</defs>{body}</svg>\n"
        )


def style(looks: list[str]) -> str:
    """The rules for some classes: a colour fills; with `line-` it draws the outline; with `in-` it is the
    colour of the contents. The dark theme has the same rules with other colours.
    """
    light = [rule for look in looks for rule in _rules(look, 0)]
    dark = [rule for look in looks for rule in _rules(look, 1)]
    changed = [rule for rule, before in zip(dark, light, strict=True) if rule != before]
    text = f"text{{font-family:{FONT};font-weight:800;text-anchor:middle}}"
    return f"{text}{''.join(light)}@media(prefers-color-scheme:dark){{{''.join(changed)}}}"


def _rules(look: str, theme: int) -> list[str]:
    known = art.colours()
    if look in known:
        return [f".{look}{{fill:{known[look][theme]}}}"]
    if look.startswith("line-"):
        return [f".{look}{{stroke:{known[look.removeprefix('line-')][theme]}}}"]
    if look.startswith("in-"):
        return [f".{look}{{color:{known[look.removeprefix('in-')][theme]}}}"]
    return [f".{look}{{{OTHER_LOOKS[look]}}}"]


OTHER_LOOKS: Final = {
    "bare": "fill:none",
    "faint": "opacity:.35",
    "dark-ink": "fill:#2b1d00",
    "white": "fill:#fff",
    "dashed": "stroke-dasharray:4 3",
}
