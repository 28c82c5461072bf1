"""Write the golden playthroughs anew: `python -m tests.claim.playthroughs`.

Do so only when the rules or the format of records changed on purpose, and read the difference.
"""

from __future__ import annotations

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


def main() -> None:
    for number, (name, deck) in enumerate(DECKS.items(), start=1):
        game = Game(deck, seed=number)
        chance = Chance(number)
        while not game.is_over:
            seat = game.asked[chance.below(len(game.asked))]
            legal = game.legal_actions(seat)
            game.apply(legal[chance.below(len(legal))], seat)
        (FOLDER / f"{name}.claim").write_text(game.record(), encoding="utf-8")
        (FOLDER / f"{name}.golden").write_text(tell(game), encoding="utf-8")


if __name__ == "__main__":
    main()
