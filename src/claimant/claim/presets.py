"""Ready-made decks: the boxes, and scenarios of our own."""

from __future__ import annotations

from typing import Final

from claimant.tabletop.copying import Parts


class Preset:
    """A ready-made deck for two players, and what joins it for three and four: our own choice."""

    def __init__(
        self, name: str, title: str, text: str, codes: tuple[str, ...], joining: tuple[str, ...]
    ) -> None:
        self.name = name
        self.title = title
        self.text = text
        self.codes = codes
        self.joining = joining

    def __reduce__(self) -> Parts:
        return Preset, (self.name, self.title, self.text, self.codes, self.joining)

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
        Preset("claim", "Claim", "The base game.", ("Go", "Kn", "Do", "Dw", "Un"), ("Dr", "Se")),
        Preset("claim2", "Claim 2", "The second box.", ("Gi", "Gn", "Dr", "Se", "Tr"), ("Do", "Un")),
        Preset(
            "clockwork-court",
            "Clockwork Court",
            "Our own scenario: Royals keep their Peasants while Automatons and Bards keep time.",
            ("Pe", "Ro", "Au", "Ba", "Do"),
            ("Se", "Un"),
        ),
        Preset(
            "northern-raid",
            "Northern Raid",
            "Our own scenario: Vikings and Raccoons after loot, Dwarves on the losing side.",
            ("Go", "Kn", "Dw", "Ra", "Vi"),
            ("Ba", "Do"),
        ),
        Preset(
            "wings-over-the-hills",
            "Wings over the Hills",
            "Our own scenario: Griffins and Dragons above, Giants and Gnomes below.",
            ("Gi", "Gn", "Dr", "Gr", "Un"),
            ("Dw", "Se"),
        ),
        Preset(
            "under-the-bridge",
            "Under the Bridge",
            "Our own scenario with Trolls: what is fought for waits on the table.",
            ("Pe", "Ro", "Se", "Tr", "Vi"),
            ("Dw", "Gr"),
        ),
    )
}
