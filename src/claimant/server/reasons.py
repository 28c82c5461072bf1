"""Why the server refuses something: the same codes, parameters and sentences as the rules' own."""

from __future__ import annotations

from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        # who is asking
        "sign-in-first": "Say who you are first: take a name, sign in, or send a token.",
        "wrong-password": "Wrong name or password.",
        "name-taken": "The name {name} is taken.",
        "bad-name": "A name has 1 to {most} letters, digits, blanks, points, hyphens or underscores.",
        "bad-password": "A password has {least} to {most} characters.",
        "already-account": "You have an account already.",
        "still-playing": "Finish or resign your running games first.",
        "no-such-token": "There is no such token.",
        "too-many-tokens": "More than {most} tokens at once are not given out: delete one first.",
        # tables
        "no-such-table": "There is no such table, or it is private and you are not invited.",
        "game-not-found": "There is no such game, or it is private and you are not invited.",
        "no-such-player": "There is no such player.",
        "seat-taken": "Seat {seat} is taken.",
        "table-full": "All seats are taken.",
        "already-seated": "You sit at this table already.",
        "not-seated": "You do not sit at this table.",
        "not-host": "Only who opened the table may do this.",
        "table-started": "The game has begun: this can no longer be changed.",
        "table-not-over": "The game at this table is not over yet.",
        "table-closed": "This table is closed.",
        "seats-free": "There are free seats: wait for players, or let bots sit down.",
        "rated-without-bots": "A rated game is played by people: let no bot sit down.",
        "no-opponent": "The bot {bot} is no opponent: take one of {right}.",
        "too-many-tables": "You sit at {most} tables already: leave one first.",
        "bad-word": "A word for the shuffle has at most {most} characters.",
        # play
        "stale": "The game has moved on: this was chosen at version {given}, and now it is at {right}.",
        "future-version": "The game is at version {right}; version {given} is yet to come.",
        "key-used": "This key was used for something else already.",
        "bot-plays": "A bot plays your seat now: take it back first.",
        "no-bot-plays": "No bot plays this seat.",
        "no-offer": "Nothing is on offer that you could answer.",
        "offer-open": "There is an offer on the table already.",
        "bad-offer": "One can offer 'undo', or 'stand-in' for another seat.",
        "nothing-to-undo": "You have done nothing yet that could be taken back.",
        "undo-too-late": "This cannot be taken back: somebody has acted, or something came to light.",
        "undo-rated": "In a rated game against bots nothing is taken back.",
        "not-gone": "Seat {seat} has not kept the table waiting for long enough.",
        "running": "While the game runs this can be seen from one's own seat only.",
        "no-hints": "Hints are given where all others are bots and the game is not rated.",
        # lessons
        "no-such-lesson": "There is no lesson '{name}'.",
        # the server itself
        "malformed": "This is not what was expected here: {what}",
        "store-fails": "This could not be saved, so it did not happen. Try again.",
        "too-fast": "Too many requests: slow down.",
        "foreign-origin": "Requests from {origin} are not accepted here.",
        "not-found": "There is nothing here.",
        "not-allowed": "That is not possible here.",
        "server-fault": "Something went wrong on our side. It is written in the server's log.",
        "shutting-down": "The server is shutting down: come back in a moment.",
        "setting-out-of-range": "The setting {name} must be from {least} to {most}, not {given}.",
        "setting-too-small": "The setting {name} must be a number from {least} up, not {given}.",
        "bad-origin": "{given} is not an origin: give a scheme and a host, such as https://example.org.",
        "bad-database-url": "The database must be a PostgreSQL URL, such as postgresql://user@host/name.",
        "sqlite-workers": "An SQLite file serves one worker; for {given} give a PostgreSQL database.",
        "no-such-host": "The host {host} cannot be found: {what}.",
        "port-taken": "Port {port} is in use already: give another --port, or 0 for any that is free.",
        "cannot-listen": "The server cannot listen on {host}, port {port}: {what}.",
        "bad-data-directory": "The data directory {path} cannot be used: {what}.",
        "database-fails": "The database cannot be used: {what}.",
        "newer-database": "The database was made by a newer version of Claimant: install that one.",
    }
)


class Refusal(ClaimantError):
    """What was asked for cannot be had; nothing was changed. `status` is its HTTP status."""

    def __init__(self, code: str, status: int = 409, **parameters: object) -> None:
        super().__init__(Reason(code, {name: str(value) for name, value in parameters.items()}))
        self.status = status
