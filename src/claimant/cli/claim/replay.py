"""A whole game of Claim as people read it: the deal, two lines a trick, the result."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claimant.claim import events as happenings
from claimant.claim.game import Game
from claimant.claim.ruleset import RULES_VERSION
from claimant.cli.claim.passages import is_fight, is_scoring, passages, tell
from claimant.cli.claim.scoreboard import show_result
from claimant.cli.claim.telling import PHASES
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import capital
from claimant.cli.terminal.output import CardPalette, Palette
from claimant.tabletop.seats import seat_letter


def tell_game(screen: Console, game: Game) -> None:
    palette = CardPalette(game.rules.factions)
    voice = Voice(game.rules)
    tell_set_up(screen, game, palette, voice)
    tell_course(screen, game, palette, voice)
    if game.is_over:
        show_result(screen, game.result(), voice, palette)
    else:
        waiting = " and ".join(seat_letter(seat) for seat in game.asked)
        screen.print(f"The record ends here: {waiting} to act.")


def outcome(game: Game) -> dict[str, object]:
    """The result, if there is one, and what it is the result of."""
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
    screen.print(Text.assemble(("Claim", "bold"), " with ", names))
    if game.rules.sides != game.rules.players:
        teams = " against ".join(voice.side(side) for side in voice.sides())
        screen.print(Padding(capital(teams), (0, 0, 0, 2), expand=False))
    for place in game.rules.places:
        screen.print(Padding(f"{place.name}: {place.text}", (0, 0, 0, 2), expand=False))
    for seat, hand in enumerate(game.deal.hands):
        cards = " ".join(card.code for card in sorted(hand, key=lambda card: card.index))
        screen.print(
            Padding(palette.paint(f"{seat_letter(seat)} is dealt {cards}"), (0, 0, 0, 2), expand=False)
        )


def tell_course(screen: Console, game: Game, palette: Palette, voice: Voice) -> None:
    """Everything that happened, as the referee saw it: two lines a trick."""
    phase = 0
    number = 0
    for passage in passages(game.log):
        if any(event.kind == happenings.PHASE_BEGAN for event in passage):
            phase += 1
            number = 0
            screen.print()
            screen.print(Text(PHASES[phase], "bold"))
        number += is_fight(passage)
        label = f"{number:>3}." if is_fight(passage) else "    "
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in tell(passage, voice):
            words = palette.paint(line)
            if is_scoring(passage):
                screen.print(words)
            else:
                grid.add_row(label, words)
        if grid.row_count:
            screen.print(grid)
    screen.print()
