"""`claimant decks`: the ready-made decks."""

from __future__ import annotations

from collections.abc import Iterable

from claimant.claim.sets import FACTIONS, PRESETS, Preset, is_own
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson
from claimant.cli.terminal.texts import listed, text
from claimant.locale import Words

EXAMPLE = "--deck Go Kn Un Dw Se"


def decks(*, as_json: AsJson = False) -> None:
    """List the ready-made decks: the boxes' own, and scenarios of ours."""
    if as_json:
        print_json([described(preset) for preset in PRESETS.values()])
        return
    from rich.padding import Padding
    from rich.text import Text

    screen = console()
    for preset in PRESETS.values():
        screen.print(Text.assemble((preset.name, "bold"), f"  {text(f'deck-{preset.name}')}"))
        joining = text("decks-joining", factions=listed(names(preset.joining)))
        if not is_own(preset):
            joining = f"{joining}. {text('own-interpretation')}"
        for line in (", ".join(names(preset.codes)), joining):
            screen.print(Padding(line, (0, 0, 0, 4), expand=False))
        about = text(f"deck-{preset.name}-text")
        if is_own(preset):
            about = f"{about} {text('own-interpretation')}"
        screen.print(Padding(Text(about, "dim"), (0, 0, 1, 4), expand=False))
    screen.print(text("decks-any"), EXAMPLE)
    screen.print(text("decks-kingdoms"))


def names(codes: Iterable[str]) -> list[str]:
    return [text(f"faction-{code}") for code in codes]


def described(preset: Preset) -> dict[str, object]:
    english = Words()
    return {
        "name": preset.name,
        "title": english.text(f"deck-{preset.name}"),
        "own_scenario": is_own(preset),
        "factions": [{"code": code, "name": FACTIONS[code]().name} for code in preset.codes],
        "joining": [{"code": code, "name": FACTIONS[code]().name} for code in preset.joining],
        "text": english.text(f"deck-{preset.name}-text"),
    }
