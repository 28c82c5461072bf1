"""The balance study that the web client shows: all decks, factions and places, in compact form.

`make balance` plays it and rewrites the file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from claimant.claim.ruleset import RULES_VERSION
from claimant.lab.balance.figures import Figures
from claimant.lab.balance.study import Study
from claimant.lab.runs import merged

NAME: Final = "measured.json"
DIGITS: Final = 3


def shipped() -> dict[str, Any]:
    """The study that comes with the package."""
    text = files(__package__).joinpath(NAME).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def made_small(study: Study) -> dict[str, object]:
    """A study in the form that the client reads. Figures of single cards are shown on the pages of
    factions.
    """
    return {
        "rules": RULES_VERSION,
        "bot": study.bot.name,
        "rival": None if study.rival is None else study.rival.name,
        "seed": study.seed,
        "deals": study.deals,
        "subjects": [_subject(figures) for figures in study.figures],
    }


def _subject(figures: Figures) -> dict[str, object]:
    told = figures.to_json()
    kept = told["figures"]
    assert isinstance(kept, dict)
    is_deck = figures.subject.is_deck
    return {
        "name": told["subject"],
        "sort": "deck" if is_deck else "place" if figures.subject.places else "faction",
        "factions": told["factions"],
        "figures": {
            name: _rounded(value)
            for name, value in kept.items()
            if not (is_deck and name.startswith("card_")) and name != "moves"
        },
    }


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    return [round(number, DIGITS) for number in value]


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the file from the run files of a study."""
    runs = [Path(name) for name in (sys.argv[1:] if arguments is None else arguments)]
    study = merged(runs)
    assert isinstance(study, Study)
    assert study.is_complete
    text = json.dumps(made_small(study), separators=(",", ":"))
    (Path(__file__).parent / NAME).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
