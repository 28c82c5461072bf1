"""The charts of reports, as Vega-Lite: what is drawn, not how it is put on a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import altair as alt

from claimant.lab.report.page import Spec
from claimant.lab.statistics import Estimate

BLUE: Final = "#3d85c6"
NEUTRAL: Final = "#8a8a8a"
WIDTH: Final = 300
NARROW: Final = 170
"""Three such charts stand side by side."""
ROW: Final = 20
MOST_BANDS: Final = 3
PERCENT: Final = ".0%"
POINTS: Final = "+.0%"


@dataclass(frozen=True)
class Point:
    """One figure in a chart: what it belongs to, and its value."""

    name: str
    estimate: Estimate

    def values(self) -> dict[str, object]:
        estimate = self.estimate
        return {"name": self.name, "average": estimate.average, "low": estimate.low, "high": estimate.high}


def intervals(
    title: str,
    points: Sequence[Point],
    number: str = PERCENT,
    mark: float | None = None,
    sort: bool = False,
    width: int = WIDTH,
) -> Spec:
    """A dot and a bar for every figure, one below the other, optionally with a line for a target."""
    order: Any = alt.EncodingSortField(field="average", order="descending") if sort else None
    names = alt.Y("name:N", title=None, sort=order, axis=alt.Axis(labelLimit=220))
    value = alt.X(
        "average:Q", title=None, axis=alt.Axis(format=number, tickCount=5), scale=alt.Scale(zero=False)
    )
    tips = [alt.Tooltip("name:N", title=" ")]
    tips += [alt.Tooltip(f"{field}:Q", title=sign, format=_finer(number)) for field, sign in SIGNS.items()]
    base = alt.Chart(_data(points))
    bars = base.mark_rule(strokeWidth=5, opacity=0.35, color=BLUE, strokeCap="round").encode(
        y=names,
        x=alt.X("low:Q", title=None, axis=alt.Axis(format=number, tickCount=5)),
        x2="high:Q",
        tooltip=tips,
    )
    dots = base.mark_point(filled=True, size=70, color=BLUE, opacity=1).encode(
        y=names, x=value, tooltip=tips
    )
    layers = [bars, dots]
    if mark is not None:
        line = alt.Chart(alt.InlineData(values=[{"mark": mark}]))
        layers.insert(0, line.mark_rule(color=NEUTRAL, strokeDash=[4, 4]).encode(x="mark:Q"))
    return _finished(alt.layer(*layers).properties(title=title, width=width, height=alt.Step(ROW)))


def crosstable(title: str, names: Sequence[str], scores: dict[tuple[str, str], float], even: float) -> Spec:
    """Everybody's score against everybody as a heat map."""
    values = [
        {"row": row, "column": column, "score": score} for (row, column), score in sorted(scores.items())
    ]
    cells = alt.Chart(alt.InlineData(values=values)).encode(
        x=alt.X(
            "column:N",
            title=None,
            sort=list(names),
            axis=alt.Axis(orient="top", labelAngle=0, labelLimit=160),
        ),
        y=alt.Y("row:N", title=None, sort=list(names), axis=alt.Axis(labelLimit=160)),
        tooltip=[
            alt.Tooltip("row:N", title=" "),
            alt.Tooltip("column:N", title="–"),
            alt.Tooltip("score:Q", title="=", format=".1%"),
        ],
    )
    colour = alt.Color(
        "score:Q",
        title=None,
        scale=alt.Scale(scheme="redblue", domain=[0, 1], domainMid=even),
        legend=None,
    )
    # On the strongest colours dark letters could not be read.
    is_strong = f"abs(datum.score - {even}) > {0.3 * 2 * min(even, 1 - even)}"
    text = cells.mark_text().encode(
        text=alt.Text("score:Q", format=".1%"),
        color=alt.condition(is_strong, alt.value("white"), alt.value("black")),
    )
    drawn = alt.layer(cells.mark_rect().encode(color=colour), text)
    return _finished(drawn.properties(title=title, width=alt.Step(84), height=alt.Step(40)))


def course(title: str, deals: str, points: Sequence[dict[str, object]], mark: float) -> Spec:
    """How scores and their intervals went with the number of deals."""
    base = alt.Chart(alt.InlineData(values=list(points))).encode(
        x=alt.X("deals:Q", title=deals, axis=alt.Axis(format=",d")),
        color=alt.Color(
            "name:N",
            title=None,
            legend=alt.Legend(orient="bottom", columns=2, labelLimit=300, symbolOpacity=1),
        ),
    )
    y = alt.Y("score:Q", title=None, axis=alt.Axis(format=PERCENT), scale=alt.Scale(zero=False))
    band = base.mark_area(opacity=0.2).encode(
        y=alt.Y("low:Q", title=None, axis=alt.Axis(format=PERCENT), scale=alt.Scale(zero=False)),
        y2="high:Q",
    )
    tips = [alt.Tooltip("name:N", title=" "), alt.Tooltip("score:Q", title="=", format=".1%")]
    line = base.mark_line(strokeWidth=2).encode(y=y, tooltip=tips)
    even = alt.Chart(alt.InlineData(values=[{"mark": mark}]))
    rule = even.mark_rule(color=NEUTRAL, strokeDash=[4, 4]).encode(y="mark:Q")
    # With many matches the bands would hide each other.
    layers = [rule, line] if len({point["name"] for point in points}) > MOST_BANDS else [rule, band, line]
    return _finished(alt.layer(*layers).properties(title=title, width=2 * WIDTH, height=260))


SIGNS: Final = {"average": "=", "low": "≥", "high": "≤"}
"""The label of a figure in a tooltip, in every language."""


def _finer(number: str) -> str:
    return number.replace(".0%", ".1%")


def _data(points: Sequence[Point]) -> alt.InlineData:
    return alt.InlineData(values=[point.values() for point in points])


def _finished(chart: alt.TopLevelMixin) -> Spec:
    spec: Spec = chart.to_dict()
    # The location of the schema means nothing to the renderer, and would look like an address to fetch.
    spec.pop("$schema", None)
    return spec
