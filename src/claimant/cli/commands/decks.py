"""`claimant decks`: what is ready to be played."""

from __future__ import annotations

from collections.abc import Iterable

from claimant.claim.sets import FACTIONS, PRESETS, Preset, is_own
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson

OWN_INTERPRETATION = "Our interpretation: no rulebook lists it."


def decks(*, as_json: AsJson = False) -> None:
    """List the ready-made decks: the boxes' own, and scenarios of ours."""
    if as_json:
        print_json([described(preset) for preset in PRESETS.values()])
        return
    from rich.padding import Padding
    from rich.text import Text

    screen = console()
    for preset in PRESETS.values():
        screen.print(Text.assemble((preset.name, "bold"), f"  {preset.title}, {label(preset)}"))
        screen.print(Padding(", ".join(names(preset.codes)), (0, 0, 0, 4), expand=False))
        more = f"with three or four players also {' and '.join(names(preset.joining))}"
        if not is_own(preset):
            more = f"{more}. {OWN_INTERPRETATION}"
        screen.print(Padding(more, (0, 0, 0, 4), expand=False))
        text = f"{preset.text} {OWN_INTERPRETATION}" if is_own(preset) else preset.text
        screen.print(Padding(Text(text, "dim"), (0, 0, 1, 4), expand=False))
    screen.print("Any other deck: one pair and three more factions, such as --deck Go Kn Un Dw Se;")
    screen.print("with three or four players one pair and five more.")
    screen.print("Claim Kingdoms is played with any seven of its factions, drawn by lot if none are named.")


def names(codes: Iterable[str]) -> list[str]:
    return [FACTIONS[code]().name for code in codes]


def label(preset: Preset) -> str:
    return "a scenario of our own" if is_own(preset) else "the deck of the box"


def described(preset: Preset) -> dict[str, object]:
    return {
        "name": preset.name,
        "title": preset.title,
        "own_scenario": is_own(preset),
        "factions": [{"code": code, "name": FACTIONS[code]().name} for code in preset.codes],
        "joining": [{"code": code, "name": FACTIONS[code]().name} for code in preset.joining],
        "text": preset.text,
    }
