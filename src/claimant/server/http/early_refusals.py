"""Complete answers to requests that are refused before any route sees them."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus

import msgspec

from claimant.server.http.headers import NOT_KEPT, SECURITY
from claimant.server.http.limits import LONGEST_ADDRESS, LONGEST_BODY, LONGEST_HEAD
from claimant.server.messages.answers import fault_of
from claimant.tabletop.reason import Reason, Value

STATUSES = {
    "malformed": 400,
    "too-slow": 408,
    "body-too-long": 413,
    "address-too-long": 414,
    "too-many-connections": 429,
    "head-too-long": 431,
    "server-full": 503,
}
PARAMETERS: dict[str, dict[str, Value]] = {
    "malformed": {"what": "HTTP"},
    "body-too-long": {"most": LONGEST_BODY},
    "address-too-long": {"most": LONGEST_ADDRESS},
    "head-too-long": {"most": LONGEST_HEAD},
}


@cache
def refusal(code: str) -> bytes:
    """A whole answer that refuses a request, in the form of all others."""
    fault = fault_of(Reason(code, PARAMETERS.get(code, {})))
    content = msgspec.json.encode(fault)
    status = HTTPStatus(STATUSES[code])
    headers = {
        "content-type": "application/json",
        "content-length": str(len(content)),
        "connection": "close",
        "cache-control": NOT_KEPT,
        **SECURITY,
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {headers[name]}" for name in headers)]
    return "\r\n".join([*lines, "", ""]).encode() + content
