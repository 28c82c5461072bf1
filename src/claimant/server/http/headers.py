"""The headers that every answer sends to a browser."""

from __future__ import annotations

from typing import Final

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""The policy of a picture that is opened directly: it may have colours, and do nothing."""
NOT_KEPT: Final = "no-store"
"""Answers for one client must not be cached for another, and a refusal may be temporary."""
