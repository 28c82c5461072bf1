"""What a player is told before the first card: who plays, with which powers, and where."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from claimant.claim.powers import Faction, Place
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import listed
from claimant.tabletop.seats import seat_letter

TITLES = {2: "Claim: five factions, one throne.", 3: "Claim: seven factions, one throne."}
AIM = "Most votes win; each faction votes for whoever has won more of its cards."
SEATS = {
    3: "You are seat {you}. Clockwise after you come {others}, each for itself.",
    4: "You are seat {you} and your partner is seat {partner}; {opponents} are the other team.",
}


def introduce(screen: Console, voice: Voice) -> None:
    rules = voice.rules
    screen.print(Text(TITLES[min(rules.players, 3)], "bold"))
    screen.print(AIM)
    if rules.players in SEATS:
        screen.print(_seats(voice))
    screen.print()


def _seats(voice: Voice) -> str:
    own, *others = voice.seats()
    partners = [seat for seat in others if (seat - own) % voice.rules.sides == 0]
    return SEATS[voice.rules.players].format(
        you=seat_letter(own),
        partner=listed([seat_letter(seat) for seat in partners]) if partners else "",
        others=listed([voice.name(seat) for seat in others]),
        opponents=listed([voice.name(seat) for seat in others if seat not in partners]),
    )


def show_factions(screen: Console, factions: Iterable[Faction]) -> None:
    for faction in factions:
        screen.print(Text(f"{faction.code} {faction.name}", "bold"))
        screen.print(Padding(faction.text, (0, 0, 0, 3), expand=False))


def show_places(screen: Console, places: Iterable[Place]) -> None:
    for place in places:
        screen.print(Text.assemble((place.name, "bold"), f", a {place.kind}"))
        screen.print(Padding(place.text, (0, 0, 0, 3), expand=False))
