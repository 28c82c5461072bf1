"""The tables of the store. What can be derived quickly from the journal is not stored."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    # The name in a form in which equal-looking names are equal; only accounts have one.
    Column("account", Text, unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
)

# What the names of accounts look like: nobody else may have a name that looks the same.
looks = Table(
    "looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
)

# Sessions of browsers and tokens of programs. Only hashes: a stolen database signs nobody in.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    # The purpose of a token; for a session, the browser's description of itself.
    Column("label", Text, nullable=False),
    Column("is_session", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # To the hour.
    Column("seen", Float, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", ForeignKey("players.id"), nullable=False),
    # Incremented by every change, so that watchers notice.
    Column("revision", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # Of a private table: what an invitation must name.
    Column("invitation", String(32)),
    # open, playing, over or closed
    Column("status", String(8), nullable=False),
    # What the next deal will be made from; its hash is public.
    Column("secret", String(64), nullable=False),
    # The revision since which it is.
    Column("committed", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Index("tables_in_the_lobby", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id"), index=True),
    Column("bot", Text),
    # The player's word for the shuffle, the commitment that it answers, and its revision.
    Column("word", Text, nullable=False),
    Column("answers", String(64)),
    Column("answered", Integer),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    # The record before the first move. Never shown to anybody while the game runs.
    Column("deal", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("words", JSON, nullable=False),
    # At which revisions of the table the secret was bound, the words were given and the cards dealt. Games
    # from before that was kept have none.
    Column("promised", JSON(none_as_null=True)),
    Column("started", Float, nullable=False),
    Column("ended", Float),
    Column("outcome", JSON),
    UniqueConstraint("table", "number"),
)

sittings = Table(
    "sittings",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("won", Boolean),
    # Whether the player had no account then: such a name is nobody's own.
    Column("guest", Boolean, nullable=False, server_default=false()),
    Index("sittings_of_a_player", "player", "game"),
)

# Whatever anybody did in a game, in order. The primary key lets exactly one entry be the next one,
# whichever process writes it; the second key makes a repeated request harmless.
journal = Table(
    "journal",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("content", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "seat", "key"),
)

# Findings about a finished game, as sent to everybody who may see its record.
reviews = Table(
    "reviews",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("content", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# The first attempt of a player at a puzzle of the package.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# How good a player is at puzzles, and how many they have solved in a row.
puzzle_standings = Table(
    "puzzle_standings",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
)

# How hard a puzzle has turned out to be. One that nobody has tried is as hard as the package says.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)

# Mistakes of players in their own games, and when they are to be done better.
exercises = Table(
    "exercises",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    # The place of the decision among the actions of the game.
    Column("number", Integer, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("played", Text, nullable=False),
    Column("right", JSON, nullable=False),
    # Why these are better: messages, as in the review.
    Column("reasons", JSON, nullable=False),
    Column("phase", Integer, nullable=False),
    Column("grade", String(16), nullable=False),
    # The faction of the card that would have been right; empty if it is not a card.
    Column("power", String(16), nullable=False),
    # What FSRS knows of it.
    Column("memory", JSON, nullable=False),
    Column("due", Float, nullable=False),
    Column("mastered", Boolean, nullable=False),
    Index("exercises_of_a_player", "player", "due"),
)

# How many rows each table has, and the sum of their digests: kept by sums.py, one row for each process.
sums = Table(
    "sums",
    metadata,
    Column("slot", Integer, primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("digest", BigInteger, nullable=False),
)

OWN = (tokens, ratings, puzzle_attempts, puzzle_standings, exercises)
"""What belongs to one player (`player`) and goes with them."""
