"""`claimant verify`: was this game dealt as it was promised?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from claimant.cli.terminal.files import read_game
from claimant.cli.terminal.output import console
from claimant.cli.terminal.texts import say, text
from claimant.games import chosen_beginner
from claimant.server.play.fairness import faults, order_in, words_in
from claimant.tabletop.seats import seat_letter


def verify(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /) -> int:
    """Check the deal of a record from a game server: does it follow from what was published before it?

    Compare the commitment shown here with the one that you saw before the first card.
    """
    game = read_game(file)
    found = faults(game)
    screen = console()
    for fault in found:
        screen.print(say(fault))
    if not found:
        screen.print(text("verify-kept"))
        first = chosen_beginner(game)
        if first is not None:
            screen.print(text("verify-first", seat=seat_letter(first)))
        screen.print(text("verify-commitment", commitment=game.headers["Commitment"]))
        for line in _promise(game.headers):
            screen.print(line)
    return 1 if found else 0


def _promise(headers: dict[str, str]) -> Iterator[str]:
    """What the record says about the order in which the server and the players were bound."""
    order, words = order_in(headers), words_in(headers)
    if order is None or words is None:
        yield text("verify-older")
        return
    yield text("verify-committed", version=order.committed)
    given = [(at, word) for at, word in zip(order.answered, words, strict=True) if at is not None]
    for at, word in sorted(given):
        yield text("verify-word", version=at, word=word)
    yield text("verify-dealt", version=order.dealt)
    if not given:
        yield text("verify-no-words")
