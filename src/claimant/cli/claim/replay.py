"""A whole game of Claim as people read it: the deal, two lines a trick, the result."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claimant.claim.game import Game
from claimant.claim.ruleset import RULES_VERSION
from claimant.cli.claim.palette import ClaimPalette
from claimant.cli.claim.scoreboard import show_result
from claimant.cli.claim.table import labelled, written
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import listed, text
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.story import HEADING, LEAD, LINE


def tell_game(screen: Console, game: Game) -> None:
    palette = ClaimPalette(game.rules.factions)
    voice = Voice(game)
    tell_set_up(screen, game, palette, voice)
    tell_course(screen, game, palette, voice)
    if game.is_over:
        show_result(screen, game.result(), voice, palette)
    else:
        waiting = listed([voice.name(seat) for seat in game.asked])
        screen.print(text("replay-ends", who=waiting))


def outcome(game: Game) -> dict[str, object]:
    """The result, if there is one, and its game."""
    data: dict[str, object] = {
        "rules": RULES_VERSION,
        "deck": [faction.code for faction in game.rules.factions],
        "places": [place.code for place in game.rules.places],
        "players": game.seats,
        "lead": seat_letter(game.first),
        "seed": game.headers.get("Seed"),
        "moves": len(game.moves),
        "over": game.is_over,
        "asked": [seat_letter(seat) for seat in game.asked],
    }
    if game.is_over:
        data |= game.result().to_json()
    return data


def tell_set_up(screen: Console, game: Game, palette: Palette, voice: Voice) -> None:
    assert game.deal is not None
    names = Text(", ").join(palette.name(faction) for faction in game.rules.factions)
    screen.print(Text.assemble((text("game-claim"), "bold"), ": ", names))
    if game.rules.sides != game.rules.players:
        screen.print(" – ".join(voice.side(side) for side in voice.sides()))
    for place in game.rules.places:
        effect = f"{text(f'place-{place.code}')}: {text(f'place-{place.code}-effect')}"
        screen.print(Padding(effect, (0, 0, 0, 2), expand=False))
    hands = [
        (voice.lettered(seat), palette.paint(written(sorted(hand, key=lambda card: card.index))))
        for seat, hand in enumerate(game.deal.hands)
    ]
    screen.print(Padding(labelled(hands), (0, 0, 0, 2), expand=False))


def tell_course(screen: Console, game: Game, palette: Palette, voice: Voice) -> None:
    """Everything that happened, as the referee saw it: a line a trick."""
    number = 0
    # The hands that are dealt have been shown.
    _, *course = voice.lines(game.log)
    for line in course:
        words = palette.paint(voice.line(line))
        if line[0].starts == HEADING:
            number = 0
            screen.print()
            screen.print(Text(words.plain, "bold"))
            continue
        is_trick = line[0].starts in (LINE, LEAD)
        number += is_trick
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(f"{number:>3}." if is_trick else "    ", words)
        screen.print(grid)
    screen.print()
