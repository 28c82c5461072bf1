"""Rewrite the golden playthroughs: `python -m tests.claim.playthroughs`.

Do this only if the rules or the format of records changed on purpose, and read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator

from claimant.claim import Game
from claimant.claim.sets import PRESETS
from claimant.tabletop.chance import Chance
from tests.claim.playthroughs.golden import FOLDER, tell

DECKS = {
    **{name: preset.codes for name, preset in PRESETS.items()},
    "maps-and-goblins": ("Go", "Kn", "Bs", "Ph", "Uc"),
    "maps-and-gnomes": ("Gi", "Gn", "Bs", "Gr", "Ph"),
    "hidden-hands": ("Go", "Kn", "Au", "Ph", "Ra"),
    "clockwork-visions": ("Pe", "Ro", "Au", "Se", "Ra"),
    "songs-and-horns": ("Gi", "Gn", "Ba", "Uc", "Vi"),
}
PLACES = {
    "dungeon-underworld": ("Go Kn Do Dw Un", "Dungeon, Underworld"),
    "lighthouse-farmlands": ("Pe Ro Ba Ra Un", "Lighthouse, Farmlands"),
    "pyramid-coast": ("Pe Ro Se Un Vi", "Pyramid, Coast"),
    "monastery-peaks": ("Gi Gn Gr Ph Uc", "Monastery, Windy Peaks"),
    "bridge-desert": ("Go Kn Au Bs Do", "Bridge, Endless Desert"),
    "fortress-islands": ("Gi Gn Au Se Tr", "Fortress, Islands"),
    "tower-plateau": ("Go Kn Dr Ra Vi", "Tower, Plateau"),
    "ruins-swamp": ("Pe Ro Bs Ph Tr", "Ruins, Swamp"),
    "castle-icebergs": ("Gi Gn Dw Gr Uc", "Castle, Icebergs"),
}
MORE_PLAYERS = {
    "three-goblins": (3, "Go Kn Do Dw Un Dr Se"),
    "three-peasants": (3, "Pe Ro Au Ba Gr Ra Vi"),
    "three-gnomes": (3, "Gi Gn Au Do Ra Se Tr"),
    "four-goblins": (4, "Go Kn Au Do Dw Ra Vi"),
    "four-peasants": (4, "Pe Ro Ba Dr Gr Se Un"),
    "four-gnomes": (4, "Gi Gn Au Dw Ra Se Tr"),
}


def games() -> Iterator[tuple[str, Game]]:
    """The games to record, each at its beginning."""
    for seed, (name, deck) in enumerate(DECKS.items(), start=1):
        yield name, Game(deck, seed=seed)
    for seed, (name, (line_up, places)) in enumerate(PLACES.items(), start=101):
        yield name, Game(line_up, places=places, seed=seed)
    for seed, (name, (players, line_up)) in enumerate(MORE_PLAYERS.items(), start=201):
        yield name, Game(line_up, players=players, seed=seed)


def main() -> None:
    for number, (name, game) in enumerate(games(), start=1):
        chance = Chance(number)
        while not game.is_over:
            seat = game.asked[chance.below(len(game.asked))]
            legal = game.legal_actions(seat)
            game.apply(legal[chance.below(len(legal))], seat)
        (FOLDER / f"{name}.claim").write_text(game.record(), encoding="utf-8")
        (FOLDER / f"{name}.golden").write_text(tell(game), encoding="utf-8")


if __name__ == "__main__":
    main()
