"""Which addresses count as one visitor."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

PREFIX = 64
"""The owner of one IPv6 address has all of its /64."""
REMEMBERED = 4_096


@lru_cache(maxsize=REMEMBERED)
def block_of(host: str) -> str:
    """The addresses that one visitor can use as they please: one of IPv4, a /64 of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address), PREFIX), strict=False))
    return str(address)
