"""The card of a data set: its contents, how it was made, how to read it; in the form that hubs expect."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING, Final

from claimant import __version__
from claimant.envs.dealing import layout_of
from claimant.envs.layout import Part
from claimant.games import find_game

if TYPE_CHECKING:
    from claimant.envs.dataset import Plan, Written

SIZES: Final = (
    (1_000, "n<1K"),
    (10_000, "1K<n<10K"),
    (100_000, "10K<n<100K"),
    (1_000_000, "100K<n<1M"),
    (10_000_000, "1M<n<10M"),
    (100_000_000, "10M<n<100M"),
)
LARGEST: Final = "n>100M"


def card(plan: Plan, written: Written) -> str:
    """The card, in Markdown with the usual heading in YAML."""
    setup, layout = plan.setup, layout_of(plan.setup)
    kind = find_game(setup.game)
    template = Template(files("claimant.envs").joinpath("dataset_card.md").read_text("utf-8"))
    return template.substitute(
        title=f"{kind.title}, {' - '.join(plan.bots)}",
        size=next((name for most, name in SIZES if written.decisions < most), LARGEST),
        games=f"{written.games:,}",
        decisions=f"{written.decisions:,}",
        version=__version__,
        game=kind.title,
        rules=kind.rules_version,
        setup=json.dumps(setup.to_json()),
        bots=", ".join(plan.bots),
        bots_typed=" ".join(plan.bots),
        games_planned=plan.games,
        seed=plan.seed,
        layout=f"{setup.game}_v1",
        size_of_observation=layout.size,
        size_of_mask=layout.actions,
        parts=_table(layout.parts.values()),
        kinds=_table(layout.kinds.values()),
    )


def _table(parts: Iterable[Part]) -> str:
    return "\n".join(f"| `{part.name}` | {part.start} | {part.stop} |" for part in parts)
