"""Chance as a player that lays one card after the other: deals, and piles that are shuffled again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from typing import Final, TypeAlias

from claimant.claim.game import Game
from claimant.games import kind_of, new_game, read_position
from claimant.tabletop.copying import blank
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.record import Saved
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup

SEPARATOR: Final = " | "
HIDDEN: Final = re.compile(r"[A-Z][a-z]\d+")
"""A card of a position that only its owner knows."""
Laid: TypeAlias = Sequence[tuple[str, str]]
"""Cards in the order in which chance dealt them: where, and which."""


@dataclass(frozen=True)
class Slot:
    """Where the next card goes, and the codes of the cards that may go there."""

    whom: str
    allowed: frozenset[str]


class Shuffle:
    """Cards that chance lays one by one, each card that is left as likely as the others."""

    def __init__(
        self,
        slots: Sequence[Slot],
        stock: Counter[str],
        done: Callable[[Laid], TabletopGame],
    ) -> None:
        self.slots = slots
        self.stock = stock
        self.done = done
        self.laid: list[tuple[str, str]] = []

    def outcomes(self) -> list[tuple[str, int]]:
        """The codes of the cards that may come next, and how many there are of each."""
        allowed = self.slots[len(self.laid)].allowed
        return [(code, number) for code, number in self.stock.items() if number > 0 and code in allowed]

    def lay(self, code: str) -> TabletopGame | None:
        """Deal the next card. After the last one the game can continue, and is returned."""
        self.stock[code] -= 1
        self.laid.append((self.slots[len(self.laid)].whom, code))
        return self.done(self.laid) if len(self.laid) == len(self.slots) else None

    def copy(self) -> Shuffle:
        copied = Shuffle(self.slots, self.stock.copy(), self.done)
        copied.laid = self.laid[:]
        return copied


def by_whom(laid: Laid) -> dict[str, list[str]]:
    """The cards of each zone, in the order in which they were dealt."""
    words: dict[str, list[str]] = {}
    for whom, code in laid:
        words.setdefault(whom, []).append(code)
    return words


# --- a whole deal -------------------------------------------------------------------------------------


def deal(setup: Setup, first: int) -> Shuffle:
    """The deal of a new game in which this seat begins."""
    sample = new_game(setup, 0, first)
    slots = list(_slots_of_claim(sample) if isinstance(sample, Game) else _slots_alike(sample))
    stock = Counter(code for codes in sample.deal_words().values() for code in codes)
    return Shuffle(slots, stock, partial(_dealt, type(sample), sample.setup_headers()))


def _dealt(kind: type[TabletopGame], headers: dict[str, str], laid: Laid) -> TabletopGame:
    game: TabletopGame = blank(kind)
    game.begin_saved(Saved(headers, by_whom(laid), []))
    return game


def _slots_alike(sample: TabletopGame) -> Iterator[Slot]:
    """Every card may be anywhere."""
    words = sample.deal_words()
    every = frozenset(code for codes in words.values() for code in codes)
    return (Slot(whom, every) for whom, codes in words.items() for _ in codes)


def _slots_of_claim(sample: Game) -> Iterator[Slot]:
    """The cards for the box first, then the hands, then the deck; reserves separately."""
    rules, words = sample.rules, sample.deal_words()
    late = [card.code for faction in rules.late for card in rules.cards_of(faction)]
    for faction in rules.late:
        own = frozenset(card.code for card in rules.cards_of(faction))
        yield from (Slot("box", own) for _ in range(faction.unseen))
    dealt = frozenset(card.code for card in rules.dealt)
    for seat in range(rules.players):
        yield from (Slot(seat_letter(seat), dealt) for _ in range(rules.hand_size))
    yield from (Slot("deck", dealt | frozenset(late)) for _ in words["deck"])
    for faction in rules.factions:
        own = frozenset(words.get(faction.code, ()))
        yield from (Slot(faction.code, own) for _ in words.get(faction.code, ()))


# --- a position ---------------------------------------------------------------------------------------


def deal_hidden(position: str) -> Shuffle:
    """Deal the hidden cards of the hands and the deck of a position again: one draw for all.

    Who begins is settled, and so is everything that is open or known to somebody else.
    """
    sections = [section.split() for section in position.split("|")]
    rows = [
        (number, [place for place in range(1, len(words)) if HIDDEN.fullmatch(words[place])])
        for number, words in enumerate(sections)
        if words[:1] == ["deck"] or words[1:2] == ["hand"]
    ]
    hidden = [sections[number][place] for number, places in rows for place in places]
    sizes = [(len(places), sections[number][0] == "deck") for number, places in rows]
    worlds = Counter(_dealt_out(hidden, sizes))
    numbered = {str(number): world for number, world in enumerate(worlds)}
    stock = Counter({name: worlds[world] for name, world in numbered.items()})
    return Shuffle([Slot("world", frozenset(numbered))], stock, partial(_filled, sections, rows, numbered))


World: TypeAlias = tuple[tuple[str, ...], ...]
"""The hidden cards of each hand, and of the deck."""


def _dealt_out(cards: list[str], sizes: list[tuple[int, bool]]) -> Iterator[World]:
    """All ways to deal these cards: the order matters in a deck, and not in a hand."""
    if not sizes:
        yield ()
        return
    (size, is_ordered), *rest = sizes
    ways = permutations if is_ordered else combinations
    for chosen in ways(range(len(cards)), size):
        left = [card for place, card in enumerate(cards) if place not in chosen]
        own = [cards[place] for place in chosen]
        for others in _dealt_out(left, rest):
            yield (tuple(own if is_ordered else sorted(own)), *others)


def _filled(
    sections: list[list[str]], rows: list[tuple[int, list[int]]], numbered: dict[str, World], laid: Laid
) -> TabletopGame:
    ((_, name),) = laid
    filled = [words[:] for words in sections]
    for (number, places), codes in zip(rows, numbered[name], strict=True):
        for place, code in zip(places, codes, strict=True):
            filled[number][place] = code
    return read_position(SEPARATOR.join(" ".join(words) for words in filled))


def setup_of_position(position: str) -> Setup:
    """The set-up of a position."""
    game = read_position(position)
    return kind_of(game).setup_of(game)


# --- piles that are shuffled while a game goes on -----------------------------------------------------


def reshuffle(game: TabletopGame) -> Shuffle:
    """What chance has to do now in a game that awaits it: lay out its pile again, from the top card on."""
    text = game.drawn_by_chance()
    cards = [text[place : place + 2] for place in range(0, len(text), 2)]
    return Shuffle([Slot("", frozenset(cards)) for _ in cards], Counter(cards), partial(_reshuffled, game))


def _reshuffled(game: TabletopGame, laid: Laid) -> TabletopGame:
    following = game.copy()
    following.apply_chance("".join(code for _, code in laid))
    return following
