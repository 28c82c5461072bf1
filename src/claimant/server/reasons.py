"""Why the server refuses something: the same codes, parameters and sentences as the rules' own."""

from __future__ import annotations

from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import NUMBER, SEAT, TEXT, Reason, Value, any_of, define_reasons

define_reasons(
    {
        # who is asking
        "sign-in-first": {},
        "wrong-password": {},
        "name-taken": {"name": TEXT},
        "bad-name": {"most": NUMBER},
        "name-reserved": {"name": TEXT},
        "bad-password": {"least": NUMBER, "most": NUMBER},
        "already-account": {},
        "no-account": {},
        "still-playing": {},
        "no-such-token": {},
        "too-many-tokens": {"most": NUMBER},
        # tables
        "no-such-table": {},
        "game-not-found": {},
        "no-such-player": {},
        "seat-taken": {"seat": TEXT},
        "table-full": {},
        "already-seated": {},
        "not-seated": {},
        "not-host": {},
        "table-started": {},
        "table-not-over": {},
        "table-closed": {},
        "seats-free": {},
        "rated-without-bots": {},
        "no-opponent": {"bot": TEXT, "right": any_of(TEXT)},
        "too-many-tables": {"most": NUMBER},
        "too-many-open-tables": {"most": NUMBER},
        "other-commitment": {},
        # play
        "stale": {"given": TEXT, "right": TEXT},
        "future-version": {"given": TEXT, "right": TEXT},
        "key-used": {},
        "bot-plays": {},
        "no-bot-plays": {},
        "no-offer": {},
        "offer-open": {},
        "bad-offer": {},
        "nothing-to-undo": {},
        "undo-too-late": {},
        "undo-too-often": {},
        "undo-rated": {},
        "undo-without-consent": {"who": SEAT},
        "not-gone": {"who": SEAT},
        "running": {},
        "no-hints": {},
        # lessons
        "no-such-lesson": {"name": TEXT},
        # exercises
        "no-such-exercise": {},
        # study
        "too-many-reviews": {"most": NUMBER},
        "too-many-analyses": {"most": NUMBER},
        "no-such-moment": {"most": NUMBER},
        # the server itself
        "malformed": {"what": TEXT},
        "bad-character": {},
        "store-fails": {},
        "store-corrupt": {},
        "store-full": {},
        "store-locked": {},
        "store-read-only": {},
        "store-frozen": {},
        "too-fast": {},
        "too-slow": {},
        "too-many-connections": {},
        "too-many-attempts": {},
        "server-full": {},
        "head-too-long": {"most": NUMBER},
        "address-too-long": {"most": NUMBER},
        "body-too-long": {"most": NUMBER},
        "nested-too-deeply": {},
        "header-too-long": {"name": TEXT, "most": NUMBER},
        "foreign-origin": {"origin": TEXT},
        "no-documentation": {},
        "not-found": {},
        "not-allowed": {},
        "server-fault": {},
        "shutting-down": {},
        "setting-out-of-range": {"name": TEXT, "least": TEXT, "most": TEXT, "given": TEXT},
        "setting-too-small": {"name": TEXT, "least": TEXT, "given": TEXT},
        "bad-origin": {"given": TEXT},
        "bad-proxy": {"given": TEXT},
        "bad-database-url": {},
        "sqlite-workers": {"given": NUMBER},
        "no-such-host": {"host": TEXT, "what": TEXT},
        "port-taken": {"port": TEXT},
        "cannot-listen": {"host": TEXT, "port": TEXT, "what": TEXT},
        "bad-data-directory": {"path": TEXT, "what": TEXT},
        "database-fails": {"what": TEXT},
        "database-corrupt": {"path": TEXT, "what": TEXT},
        "database-full": {"path": TEXT},
        "database-locked": {"path": TEXT},
        "database-read-only": {"path": TEXT},
        "server-running": {"path": TEXT},
        "not-a-store": {"path": TEXT},
        "newer-database": {},
        # whoever looks after the store
        "no-database": {"path": TEXT},
        "file-exists": {"path": TEXT},
        "database-exists": {"path": TEXT},
        "database-not-empty": {"path": TEXT},
        "cannot-replace": {},
        "not-a-backup": {"path": TEXT, "what": TEXT},
        "cut-off-backup": {"path": TEXT},
        "program-failed": {"program": TEXT, "what": TEXT},
        "program-missing": {"program": TEXT},
    }
)


class Refusal(ClaimantError):
    """What was asked for cannot be had; nothing was changed. `status` is its HTTP status."""

    def __init__(self, code: str, status: int = 409, **parameters: Value) -> None:
        super().__init__(Reason(code, parameters))
        self.status = status
