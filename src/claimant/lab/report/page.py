"""A report as one page for browsers, or its charts as SVG files."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any, Final

from claimant.extras import require
from claimant.lab.files import refuse_filled, refuse_taken
from claimant.locale import Words

Spec = dict[str, Any]
"""A chart in Vega-Lite."""
SOFT: Final = "#8886"
NUMBERS: Final[dict[str, Any]] = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL", "es": "es-ES", "id": "de-DE"}
"""Whose way of writing numbers a language follows; Indonesian writes them like German."""


@dataclass(frozen=True)
class Chart:
    """A chart with its file name, and a sentence that describes it."""

    name: str
    spec: Spec
    caption: str = ""


@dataclass(frozen=True)
class Table:
    """Figures to be read one by one."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A part of a report."""

    title: str
    text: str = ""
    charts: Sequence[Chart] = ()
    tables: Sequence[Table] = ()
    notes: Sequence[tuple[str, str]] = ()
    """Terms and their explanations."""


@dataclass(frozen=True)
class Report:
    """A report in one language."""

    title: str
    subtitle: str
    words: Words = field(repr=False)
    sections: Sequence[Section] = field(repr=False)

    @property
    def charts(self) -> list[Chart]:
        return [chart for section in self.sections for chart in section.charts]


def html(report: Report) -> str:
    """The whole report as HTML that needs no other file and makes no request."""
    text = files(__name__.rpartition(".")[0]).joinpath("page.html").read_text(encoding="utf-8")
    numbers = iter(range(len(report.charts)))
    drawn = {
        "specs": [chart.spec for chart in report.charts],
        "config": config("currentColor", "transparent"),
        "formatLocale": _number_format(report.words.language),
    }
    return Template(text).substitute(
        language=report.words.language,
        title=escape(report.title),
        subtitle=escape(report.subtitle),
        sections="\n".join(
            _section(section, [next(numbers) for _ in section.charts]) for section in report.sections
        ),
        bundle=_bundle(),
        # Nothing in the data may close the element that contains it.
        charts=json.dumps(drawn).replace("<", "\\u003c"),
    )


def svg(chart: Chart, words: Words) -> str:
    """A chart for papers, dark on white."""
    import vl_convert

    style = config("#1c1d21", "white")
    drawn: str = vl_convert.vegalite_to_svg(
        chart.spec, config=style, format_locale=_number_format(words.language)
    )
    return drawn


def config(ink: str, paper: str) -> dict[str, Any]:
    """The look of all charts. In the colour of the text around them they suit light and dark pages."""
    lines = {"gridColor": SOFT, "domainColor": SOFT, "tickColor": SOFT}
    return {
        "background": paper,
        "font": "system-ui, sans-serif",
        "view": {"stroke": None},
        "axis": {"labelColor": ink, "titleColor": ink, "labelFontSize": 12, **lines},
        "title": {"color": ink, "anchor": "start", "fontSize": 14, "offset": 10},
        "legend": {"labelColor": ink, "titleColor": ink, "labelFontSize": 12},
    }


def _section(section: Section, numbers: Sequence[int]) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>"]
    if section.text:
        parts.append(f"<p>{escape(section.text)}</p>")
    figures = [_figure(chart, number) for chart, number in zip(section.charts, numbers, strict=True)]
    if figures:
        parts.append(f'<div class="charts">{"".join(figures)}</div>')
    parts += [_table(table) for table in section.tables]
    if section.notes:
        terms = [f"<dt>{escape(term)}</dt><dd>{escape(said)}</dd>" for term, said in section.notes]
        parts.append(f"<dl>{''.join(terms)}</dl>")
    return "\n".join(parts)


def _figure(chart: Chart, number: int) -> str:
    caption = f"<figcaption>{escape(chart.caption)}</figcaption>" if chart.caption else ""
    return f'<figure><div class="chart" id="chart-{number}"></div>{caption}</figure>'


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = []
    for name, *cells in table.rows:
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{told}</tr>')
    body = "".join(rows)
    return f'<div class="table"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


@cache
def _bundle() -> str:
    """Vega, Vega-Lite and Vega-Embed as one script."""
    import vl_convert

    code: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed")
    return code.replace("</script", "<\\/script")


def _number_format(language: str) -> dict[str, Any]:
    import vl_convert

    found: dict[str, Any] = vl_convert.get_format_locale(NUMBERS.get(language, NUMBERS["en"]))
    return found


# --- files ------------------------------------------------------------------------------------------


def refuse(page: str | None, folder: str | None) -> None:
    """Find out now, before hours of games, that a report or a folder of charts could not be written."""
    if page is None and folder is None:
        return
    require("charts", "altair", "numpy", "vl_convert")
    if page is not None:
        refuse_taken(Path(page))
    if folder is not None:
        refuse_filled(Path(folder))


def save_page(report: Report, name: str) -> None:
    """Write a report into a new file; half a report is never there."""
    refuse(name, None)
    unfinished = Path(f"{name}.unfinished")
    unfinished.write_text(html(report), encoding="utf-8")
    os.replace(unfinished, name)


def save_charts(report: Report, name: str) -> None:
    """Write every chart to a separate file in a new folder."""
    refuse(None, name)
    folder = Path(name)
    folder.mkdir(parents=True, exist_ok=True)
    for number, chart in enumerate(report.charts, start=1):
        drawn = svg(chart, report.words)
        (folder / f"{number:02}-{chart.name}.svg").write_text(drawn, encoding="utf-8")
