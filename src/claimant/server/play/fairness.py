"""Deals that anybody can check.

The server draws a secret for the next deal at a table and publishes its hash, the commitment. Only then can
players add words: each names the commitment that it answers, and counts for that one deal. The seed is
derived from the secret and the words. So the server could not choose the deal, because it was bound before
it knew the words, and no player could, because the secret is published only when the game is over. When the
cards are dealt, the next commitment is published, and every word must be given again.

A `Promise` is a value and knows nothing about stores and clocks: the server and the check of its model
(tests/server/test_fairness_model.py) run the same code.

Who begins may have been chosen when the table was set up: then the record says so, and chance decided the
rest.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final
from urllib.parse import quote, unquote

from claimant.games import chosen_beginner, kind_of
from claimant.server.reasons import Refusal
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Listing, Message

SECRET_HEADER: Final = "Secret"
COMMITMENT_HEADER: Final = "Commitment"
WORDS_HEADER: Final = "Words"
QUOTED_WORDS_HEADER: Final = "QuotedWords"
PROMISE_HEADER: Final = "Promise"
COMMITTED_HEADER: Final = "Committed"
ANSWERED_HEADER: Final = "Answered"
DEALT_HEADER: Final = "Dealt"
ORDERED: Final = "2"
"""In the header: every word was given for this commitment. Records without it say nothing about the order.
"""
NOBODY: Final = "-"
LONGEST_WORD = 40
SEED_BYTES = 8


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The value published before the deal.

    >>> commitment("0" * 64)[:16]
    'fb660128e7775f89'
    """
    return sha256(f"claimant commitment 1\n{secret}".encode()).hexdigest()


def deal_seed(secret: str, words: Sequence[str]) -> int:
    """The seed that a secret and the players' words give, in the order of the table's chairs.

    A player without a word has the empty word.
    """
    lines = "\n".join(["claimant deal 1", secret, *words])
    return int.from_bytes(sha256(lines.encode()).digest()[:SEED_BYTES], "big")


def bot_seed(secret: str, version: int) -> int:
    """The seed of a bot's decision: as secret as the deal, and another one each time."""
    lines = f"claimant bot 1\n{secret}\n{version}"
    return int.from_bytes(sha256(lines.encode()).digest()[:SEED_BYTES], "big")


# --- before the deal --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Answer:
    """A player's word, the commitment that it answers, and the revision of the table that it made."""

    word: str
    commitment: str
    at: int


@dataclass(frozen=True, slots=True)
class Order:
    """At which revisions of the table a commitment was published, answered by each chair, and kept."""

    committed: int
    answered: tuple[int | None, ...]
    dealt: int


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What a deal was made from. The order is unknown for games from before it was recorded."""

    secret: str
    words: tuple[str, ...]
    order: Order | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def seed(self) -> int:
        return deal_seed(self.secret, self.words)

    def headers(self) -> dict[str, str]:
        """The headers of a finished record that allow its deal to be checked."""
        told = {COMMITMENT_HEADER: self.commitment, SECRET_HEADER: self.secret}
        if all(word.isprintable() for word in self.words):
            told[WORDS_HEADER] = "|".join(self.words)
        else:
            # Words were once taken with characters that no record can hold.
            told[QUOTED_WORDS_HEADER] = "|".join(map(quote, self.words))
        if self.order is not None:
            told[PROMISE_HEADER] = ORDERED
            told[COMMITTED_HEADER] = str(self.order.committed)
            told[ANSWERED_HEADER] = "|".join(
                NOBODY if at is None else f"{at}:{self.commitment}" for at in self.order.answered
            )
            told[DEALT_HEADER] = str(self.order.dealt)
        return told


@dataclass(frozen=True, slots=True)
class Promise:
    """What the next deal at a table will be made from: a secret, bound since a revision, and answers."""

    secret: str
    committed: int
    answers: tuple[Answer | None, ...]

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def answer_of(self, chair: int) -> Answer | None:
        """The answer of a chair to this commitment; one to another does not count."""
        answer = self.answers[chair]
        return answer if answer is not None and answer.commitment == self.commitment else None

    def answered(self, chair: int, answer: Answer) -> Promise:
        """With a player's word; until the deal they may think of another."""
        if answer.commitment != self.commitment:
            raise Refusal("other-commitment")
        return self._with(chair, answer)

    def left(self, chair: int) -> Promise:
        """A player who leaves takes their word along."""
        return self._with(chair, None)

    def kept(self, at: int) -> Shuffle:
        """The deal, at a revision of the table."""
        answers = [self.answer_of(chair) for chair in range(len(self.answers))]
        words = tuple("" if answer is None else answer.word for answer in answers)
        answered = tuple(None if answer is None else answer.at for answer in answers)
        return Shuffle(self.secret, words, Order(self.committed, answered, at))

    def _with(self, chair: int, answer: Answer | None) -> Promise:
        return replace(self, answers=(*self.answers[:chair], answer, *self.answers[chair + 1 :]))


def promised(secret: str, at: int, chairs: int) -> Promise:
    """A new promise, published at a revision of the table. Nobody has answered it."""
    return Promise(secret, at, (None,) * chairs)


# --- afterwards -------------------------------------------------------------------------------------


def words_in(headers: Mapping[str, str]) -> list[str] | None:
    """The words in a record, in the order of the chairs; None if it has none."""
    if WORDS_HEADER in headers:
        return headers[WORDS_HEADER].split("|")
    if QUOTED_WORDS_HEADER in headers:
        return [unquote(word) for word in headers[QUOTED_WORDS_HEADER].split("|")]
    return None


def order_in(headers: Mapping[str, str]) -> Order | None:
    """The order in a record; None if its promise is from before it was recorded.

    Raises `ValueError` if it cannot be read, or if an answer is not to the commitment of the record.
    """
    if PROMISE_HEADER not in headers:
        return None
    answered: list[int | None] = []
    for answer in headers[ANSWERED_HEADER].split("|"):
        at, _, named = answer.partition(":")
        if answer != NOBODY and named != headers[COMMITMENT_HEADER]:
            raise ValueError(answer)
        answered.append(None if answer == NOBODY else int(at))
    return Order(int(headers[COMMITTED_HEADER]), tuple(answered), int(headers[DEALT_HEADER]))


def is_in_order(headers: Mapping[str, str]) -> bool:
    """Does a record show that each word was given after the commitment and before the deal?

    Every word must have been given, and everything given must be a word.
    """
    try:
        order = order_in(headers)
    except (KeyError, ValueError):
        return False
    words = words_in(headers)
    if order is None or words is None or headers[PROMISE_HEADER] != ORDERED:
        return False
    if len(words) != len(order.answered) or order.committed >= order.dealt:
        return False
    return all(
        (at is None and word == "")
        or (at is not None and word != "" and order.committed < at < order.dealt)
        for word, at in zip(words, order.answered, strict=True)
    )


def faults(game: TabletopGame) -> list[Message]:
    """What does not fit together in the deal of a record; an empty list if it is as was promised."""
    words = words_in(game.headers)
    missing = [name for name in (COMMITMENT_HEADER, SECRET_HEADER) if name not in game.headers]
    if words is None:
        missing.append(WORDS_HEADER)
    if words is None or missing:
        return [Message("verify-missing", {"headers": Listing([*missing])})]
    secret = game.headers[SECRET_HEADER]
    found: list[Message] = []
    if commitment(secret) != game.headers[COMMITMENT_HEADER]:
        found.append(Message("verify-other-secret", {}))
    if PROMISE_HEADER in game.headers and not is_in_order(game.headers):
        found.append(Message("verify-other-order", {}))
    seed = deal_seed(secret, words)
    if game.headers.get("Seed") != str(seed):
        found.append(Message("verify-other-seed", {}))
    if not any(_is_dealt_alike(game, other) for other in _deals(game, seed)):
        found.append(Message("verify-other-deal", {}))
    return found


def _deals(game: TabletopGame, seed: int) -> list[TabletopGame]:
    """The deal of the seed; none if it is not a seed."""
    try:
        return kind_of(game).dealt_by(seed, game, chosen_beginner(game))
    except ClaimantError:
        return []


def _is_dealt_alike(one: TabletopGame, other: TabletopGame) -> bool:
    """The same cards to the same places, and the same seat begins."""
    return (one.deal_words(), one.first) == (other.deal_words(), other.first)
