"""Our pictures as numbers: enough of SVG to compute a silhouette, and colours as different eyes see them.

The pictures use a small part of SVG (filled paths, circles, absolute commands, no transforms), so their
appearance at 24 pixels can be computed here without a browser.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "src" / "claimant" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"

Point = tuple[float, float]
Polygon = list[Point]
Raster = list[list[float]]
Colour = tuple[float, float, float]

NUMBERS_TAKEN = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
CURVE_STEPS = 8
OVERSAMPLING = 3


def outline(path: str) -> list[Polygon]:
    """A path as polygons."""
    polygons: list[Polygon] = []
    here: Point = (0.0, 0.0)
    control: Point | None = None
    for command, numbers in _commands(path):
        if command == "M":
            here = (numbers[0], numbers[1])
            polygons.append([here])
            continue
        if command == "Z":
            here = polygons[-1][0]
            continue
        if command in "CS":
            if command == "S":
                last = control or here
                numbers = [2 * here[0] - last[0], 2 * here[1] - last[1], *numbers]
            control = (numbers[2], numbers[3])
            line = _curve(here, numbers)
        else:
            control = None
            line = _straight_or_arc(command, here, numbers)
        polygons[-1] += line
        here = line[-1]
    return polygons


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", rest)]
        taken = NUMBERS_TAKEN[command]
        assert len(numbers) == taken or (taken and len(numbers) % taken == 0), f"{command}{rest}"
        if not taken:
            yield command, []
        for start in range(0, len(numbers), taken or 1):
            yield command, numbers[start : start + taken]


def _straight_or_arc(command: str, here: Point, numbers: list[float]) -> list[Point]:
    if command == "H":
        return [(numbers[0], here[1])]
    if command == "V":
        return [(here[0], numbers[0])]
    if command == "A":
        return _arc(here, numbers)
    return [(numbers[0], numbers[1])]


def _curve(start: Point, numbers: list[float]) -> list[Point]:
    line: list[Point] = []
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        xs = (start[0], numbers[0], numbers[2], numbers[4])
        ys = (start[1], numbers[1], numbers[3], numbers[5])
        line.append(
            (
                sum(weight * x for weight, x in zip(weights, xs, strict=True)),
                sum(weight * y for weight, y in zip(weights, ys, strict=True)),
            )
        )
    return line


def _arc(start: Point, numbers: list[float]) -> list[Point]:
    """An upright elliptical arc; one that is too wide for its radii is drawn as half an ellipse."""
    rx, ry, turn, large, sweep, x, y = numbers
    assert turn == 0
    dx, dy = (start[0] - x) / 2 / rx, (start[1] - y) / 2 / ry
    half = math.hypot(dx, dy)
    rest = math.sqrt(max(0.0, 1 / half**2 - 1)) if half else 0.0
    sign = -1 if large == sweep else 1
    middle = ((start[0] + x) / 2 / rx, (start[1] + y) / 2 / ry)
    centre = (middle[0] + sign * rest * dy, middle[1] - sign * rest * dx)
    first = math.atan2(start[1] / ry - centre[1], start[0] / rx - centre[0])
    last = math.atan2(y / ry - centre[1], x / rx - centre[0])
    if sweep and last <= first:
        last += 2 * math.pi
    if not sweep and last >= first:
        last -= 2 * math.pi
    angles = [first + (last - first) * step / CURVE_STEPS for step in range(1, CURVE_STEPS + 1)]
    points = [(rx * (centre[0] + math.cos(a)), ry * (centre[1] + math.sin(a))) for a in angles]
    return [*points[:-1], (x, y)]


def _circle(element: ElementTree.Element) -> Polygon:
    x, y, radius = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
    steps = 4 * CURVE_STEPS
    angles = [2 * math.pi * step / steps for step in range(steps)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def silhouette(path: Path, size: int) -> Raster:
    """How much of each pixel an emblem covers; what it draws in the colour of the paper is cut out."""
    root = ElementTree.parse(path).getroot()
    fine = size * OVERSAMPLING
    covered = [[False] * fine for _ in range(fine)]
    for element in root:
        kind = element.tag.removeprefix(SVG)
        polygons = [_circle(element)] if kind == "circle" else outline(element.attrib["d"])
        own = "fill" not in element.attrib
        even_odd = element.attrib.get("fill-rule") == "evenodd"
        for row, start, end in _spans(polygons, 64 / fine, even_odd):
            for column in range(start, min(end, fine)):
                covered[row][column] = own
    block = range(OVERSAMPLING)
    return [
        [
            sum(covered[y * OVERSAMPLING + j][x * OVERSAMPLING + i] for j in block for i in block)
            / OVERSAMPLING**2
            for x in range(size)
        ]
        for y in range(size)
    ]


def _spans(polygons: list[Polygon], step: float, even_odd: bool) -> Iterator[tuple[int, int, int]]:
    """The runs of sample points inside a shape: row, first column, column behind the last."""
    edges = [
        (one, other)
        for polygon in polygons
        for one, other in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
        if one[1] != other[1]
    ]
    for row in range(round(64 / step)):
        y = (row + 0.5) * step
        crossings = sorted(
            (
                one[0] + (y - one[1]) * (other[0] - one[0]) / (other[1] - one[1]),
                1 if one[1] < other[1] else -1,
            )
            for one, other in edges
            if min(one[1], other[1]) <= y < max(one[1], other[1])
        )
        winding = 0
        for (x, turn), (following, _) in pairwise(crossings):
            winding += 1 if even_odd else turn
            if winding % 2 if even_odd else winding:
                yield row, max(0, math.ceil(x / step - 0.5)), math.ceil(following / step - 0.5)


def difference(one: Raster, other: Raster) -> float:
    """0 for the same shape, 1 for shapes with nothing in common; a shift by a pixel counts for nothing."""
    return min(1 - _common(one, other, dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def _common(one: Raster, other: Raster, dx: int, dy: int) -> float:
    size = len(one)
    both = either = 0.0
    for y in range(size):
        for x in range(size):
            inside = 0 <= x + dx < size and 0 <= y + dy < size
            theirs = other[y + dy][x + dx] if inside else 0.0
            both += min(one[y][x], theirs)
            either += max(one[y][x], theirs)
    return both / either


# What people see who lack one kind of cone: Machado, Oliveira and Fernandes (2009), on linear light.
VISIONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def colours() -> dict[str, tuple[str, str]]:
    """The table of colours: for each name the light and the dark one."""
    table = (PICTURES / "colours.css").read_text(encoding="utf-8")
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", table)
    return {name: (light, dark) for name, light, dark in pairs}


def linear(colour: str) -> Colour:
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def contrast(one: str, other: str) -> float:
    """The contrast of WCAG 2, from 1 to 21."""
    lights = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in map(linear, (one, other))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def distance(one: str, other: str, vision: str) -> float:
    """How different two colours look, as a distance in OKLab."""
    return math.dist(_seen(one, vision), _seen(other, vision))


def _seen(colour: str, vision: str) -> Colour:
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    )
    long = math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
    medium = math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
    short = math.cbrt(0.0883 * red + 0.2817 * green + 0.6300 * blue)
    return (
        0.2105 * long + 0.7936 * medium - 0.0041 * short,
        1.9780 * long - 2.4286 * medium + 0.4506 * short,
        0.0259 * long + 0.7828 * medium - 0.8087 * short,
    )
