"""How much one visitor may ask for, so that the others stay unaffected."""

from __future__ import annotations

from time import monotonic
from typing import Any

from litestar import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address

from claimant.server.identity import token_of

BURST_SECONDS = 4.0


class Bucket:
    """Fills with so many drops a second, up to some seconds' worth; whatever is done takes one."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.most = max(1.0, per_second * BURST_SECONDS)
        self.drops = self.most
        self.at = monotonic()

    def take(self) -> bool:
        """Take a drop; False if there is none."""
        now = monotonic()
        self.drops = min(self.most, self.drops + (now - self.at) * self.per_second)
        self.at = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


def requests_of_a_visitor(most: int) -> DefineMiddleware:
    """So many requests a minute for each token, and for each address without one."""

    def visitor(request: Request[Any, Any, Any]) -> str:
        token, _ = token_of(request)
        return get_remote_address(request) if token is None else token

    return RateLimitConfig(("minute", most), identifier_for_request=visitor).middleware


def entries_of_an_address(most: int) -> DefineMiddleware:
    """So many new names and sign-ins a minute for each address, whatever it shows."""

    def address(request: Request[Any, Any, Any]) -> str:
        return f"entrance {get_remote_address(request)}"

    return RateLimitConfig(("minute", most), identifier_for_request=address).middleware
