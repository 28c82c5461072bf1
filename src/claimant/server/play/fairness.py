"""Deals that anybody can check.

Before the first card the server publishes the hash of a secret. The players may add words of their
own, which the server learns only then. The deal's seed comes from the secret and the words, so neither
side alone could have chosen it; when the game is over the secret is told, and both can be recomputed.
Who begins may have been chosen when the table was set up: then the record says so, and chance decided the
rest.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from claimant.games import chosen_beginner, kind_of
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Listing, Message

SECRET_HEADER = "Secret"
COMMITMENT_HEADER = "Commitment"
WORDS_HEADER = "Words"
LONGEST_WORD = 40
SEED_BYTES = 8


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the deal.

    >>> commitment("0" * 64)[:16]
    'fb660128e7775f89'
    """
    return sha256(f"claimant commitment 1\n{secret}".encode()).hexdigest()


def deal_seed(secret: str, words: Sequence[str]) -> int:
    """The seed that a secret and the players' words give, in the order of the table's seats."""
    lines = "\n".join(["claimant deal 1", secret, *words])
    return int.from_bytes(sha256(lines.encode()).digest()[:SEED_BYTES], "big")


def bot_seed(secret: str, version: int) -> int:
    """The seed of a bot's decision: as secret as the deal, and another one each time."""
    lines = f"claimant bot 1\n{secret}\n{version}"
    return int.from_bytes(sha256(lines.encode()).digest()[:SEED_BYTES], "big")


def headers(secret: str, words: Sequence[str]) -> dict[str, str]:
    """What a finished record tells, so that its deal can be checked."""
    return {
        COMMITMENT_HEADER: commitment(secret),
        SECRET_HEADER: secret,
        WORDS_HEADER: "|".join(words),
    }


def faults(game: TabletopGame) -> list[Message]:
    """What does not fit together in the deal of a record; an empty list if it is as was promised."""
    missing = [
        name for name in (COMMITMENT_HEADER, SECRET_HEADER, WORDS_HEADER) if name not in game.headers
    ]
    if missing:
        return [Message("verify-missing", {"headers": Listing([*missing])})]
    secret = game.headers[SECRET_HEADER]
    found: list[Message] = []
    if commitment(secret) != game.headers[COMMITMENT_HEADER]:
        found.append(Message("verify-other-secret", {}))
    seed = deal_seed(secret, game.headers[WORDS_HEADER].split("|"))
    if game.headers.get("Seed") != str(seed):
        found.append(Message("verify-other-seed", {}))
    if not any(_is_dealt_alike(game, other) for other in _deals(game, seed)):
        found.append(Message("verify-other-deal", {}))
    return found


def _deals(game: TabletopGame, seed: int) -> list[TabletopGame]:
    """What the seed deals; none if it is no seed."""
    try:
        return kind_of(game).dealt_by(seed, game, chosen_beginner(game))
    except ClaimantError:
        return []


def _is_dealt_alike(one: TabletopGame, other: TabletopGame) -> bool:
    """The same cards to the same places, and the same seat begins."""
    return (one.deal_words(), one.first) == (other.deal_words(), other.first)
