"""The table as one player sees it, drawn from that player's view and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from claimant.claim.cards import Card
from claimant.claim.knowledge.standing import standing
from claimant.claim.knowledge.view import SeatView, View
from claimant.claim.powers import Faction
from claimant.cli.claim.scoreboard import value
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text, words
from claimant.tabletop.message import Term

CELLS_IN_A_LINE = 7
SCORING = 3


def draw(view: View, voice: Voice, palette: Palette) -> RenderableType:
    """Everything on the table, then the player's hand."""
    parts: list[RenderableType] = [
        Rule(Text(title(view), "bold"), align="left", style="dim"),
        _middle(view, voice, palette),
    ]
    if any(seat.score_pile or seat.display for seat in view.seats):
        parts += [Text(), _piles(view, voice, palette)]
    assert view.seat is not None
    if view.seats[view.seat].hand:
        parts += [Text(), _hand(view.seats[view.seat], view, palette)]
    return Group(*parts)


def title(view: View) -> str:
    """The phase and the trick."""
    parts = [text(f"phase-{view.phase}")]
    if view.phase == 1:
        parts.append(text("trick-number-of", number=view.trick_number, total=view.rules.hand_size))
    elif view.phase < SCORING:
        parts.append(text("trick-number", number=view.trick_number))
    return " · ".join(parts)


def labelled(rows: Iterable[tuple[str, RenderableType]]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, content in rows:
        grid.add_row(label, content)
    return grid


def _middle(view: View, voice: Voice, palette: Palette) -> RenderableType:
    """The prize, the cards played, and how many cards are where."""
    rows: list[tuple[str, RenderableType]] = []
    for place in view.rules.places:
        rows.append((text(f"place-{place.code}"), Text(text(f"place-{place.code}-effect"), "dim")))
    if view.prizes:
        rows.append((text("prize", count=len(view.prizes)), palette.paint(written(view.prizes))))
    if view.phase < SCORING and view.asking != "choose":
        rows.append((text("trick"), palette.paint(trick_so_far(view, voice) or text("nothing-played"))))
    if view.table:
        rows.append((text("table-waiting"), palette.paint(written(view.table))))
    for number in voice.seats():
        seat = view.seats[number]
        if number != view.seat and seat.hand_size:
            rows.append((voice.name(number), Text(_size(seat))))
    if view.deck:
        rows.append((text("deck"), Text(text("cards-counted", count=len(view.deck)))))
    assert view.seat is not None
    followers = view.seats[view.seat].followers
    if followers:
        rows.append((voice.of("followers-of", view.seat), palette.paint(written(followers))))
    return labelled(rows)


def trick_so_far(view: View, voice: Voice) -> str:
    """Who has played what to this trick, the leader first; empty before the first card."""
    order = view.seats[view.leader :] + view.seats[: view.leader]
    return "   ".join(
        f"{voice.name(seat.index)}: {_with_strength(seat.played, seat.strength)}"
        for seat in order
        if seat.played is not None and seat.strength is not None
    )


def _with_strength(card: Card, strength: int) -> str:
    """A played card, with its strength if that differs from its value."""
    if strength == card.value:
        return str(card.code)
    return text("card-strength", card=card.code, strength=strength)


def _size(seat: SeatView) -> str:
    parts = [text("cards-in-hand", count=seat.hand_size)]
    if seat.followers_size:
        parts.append(text("followers-counted", count=seat.followers_size))
    return ", ".join(parts)


def _piles(view: View, voice: Voice, palette: Palette) -> RenderableType:
    """What everybody has won, by faction, and whom each faction would vote for now."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(text("table-won"), no_wrap=True)
    seats = [view.seats[number] for number in voice.seats()]
    for seat in seats:
        table.add_column(voice.name(seat.index))
    table.add_column(text("votes-now-for"), no_wrap=True)
    now = standing(view)
    for_whom = {
        vote.faction.code: Text(voice.side(vote.side), "bold")
        for vote in now.votes
        if vote.side is not None
    }
    for faction in view.rules.factions:
        won = [Text(_won(seat, faction)) for seat in seats]
        table.add_row(palette.name(faction), *won, for_whom.get(faction.code, Text("-", "dim")))
    verdict = [] if now.votes else [(now.decided_by, now.winning_sides[0])]
    for power, side in [*now.extra_votes, *verdict]:
        table.add_row(
            words().named(Term.power(power)), *("" for _ in seats), Text(voice.side(side), "bold")
        )
    return table


def _won(seat: SeatView, faction: Faction) -> str:
    """The values of the cards that a seat has won of a faction; those in its display are marked."""
    pile = [value(card) for card in seat.score_pile if card.faction is faction]
    display = [value(card) for card in seat.display if card.faction is faction]
    return " ".join([*pile, *([text("face-up"), *display] if display else [])])


def _hand(mine: SeatView, view: View, palette: Palette) -> RenderableType:
    """The hand by faction; playable cards have a number."""
    chooses_from_hand = view.asking in ("play", "choose")
    legal = [action.card.code for action in view.legal] if chooses_from_hand else []
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column(text("your-hand"), no_wrap=True)
    grid.add_column()
    for faction in view.rules.factions:
        codes = [card.code for card in mine.hand if card.faction is faction]
        if codes:
            grid.add_row(palette.name(faction), _cells(codes, legal, palette.colours[faction.code]))
    return grid


def _cells(codes: Sequence[str], legal: Sequence[str], colour: str) -> Text:
    """Card after card in columns, equal cards once."""
    cells = Text()
    different = list(dict.fromkeys(codes))
    for place, code in enumerate(different):
        if place and place % CELLS_IN_A_LINE == 0:
            cells.append("\n")
        often = codes.count(code)
        shown = f"{code}x{often}" if often > 1 else code
        if code in legal:
            cells.append(f"{legal.index(code) + 1:>2} ")
            cells.append(f"{shown:<6}", f"bold {colour}")
        else:
            cells.append(f"   {shown:<6}", "dim")
    return cells


def written(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
