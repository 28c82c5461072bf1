"""Ready-made decks: the boxes, and scenarios of our own."""

from __future__ import annotations

from typing import Final

from claimant.tabletop.copying import Parts


class Preset:
    """A ready-made deck for two players, and what joins it for three and four: our own choice."""

    def __init__(self, name: str, codes: tuple[str, ...], joining: tuple[str, ...]) -> None:
        self.name = name
        self.codes = codes
        self.joining = joining

    def __reduce__(self) -> Parts:
        return Preset, (self.name, self.codes, self.joining)

    def __repr__(self) -> str:
        return f"<Preset {self.name}: {' '.join(self.codes)}>"

    def codes_for(self, players: int) -> tuple[str, ...]:
        """The line-up for this number of players.

        >>> PRESETS["claim"].codes_for(4)
        ('Go', 'Kn', 'Do', 'Dw', 'Un', 'Dr', 'Se')
        """
        return self.codes if players == 2 else self.codes + self.joining


PRESETS: Final = {
    preset.name: preset
    for preset in (
        Preset("claim", ("Go", "Kn", "Do", "Dw", "Un"), ("Dr", "Se")),
        Preset("claim2", ("Gi", "Gn", "Dr", "Se", "Tr"), ("Do", "Un")),
        Preset("clockwork-court", ("Pe", "Ro", "Au", "Ba", "Do"), ("Se", "Un")),
        Preset("northern-raid", ("Go", "Kn", "Dw", "Ra", "Vi"), ("Ba", "Do")),
        Preset("wings-over-the-hills", ("Gi", "Gn", "Dr", "Gr", "Un"), ("Dw", "Se")),
        Preset("under-the-bridge", ("Pe", "Ro", "Se", "Tr", "Vi"), ("Dw", "Gr")),
    )
}
