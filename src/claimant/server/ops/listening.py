"""The sockets that a server listens on, opened before anything else is done."""

from __future__ import annotations

import errno
import socket

from claimant.server.reasons import Refusal

BACKLOG = 2_048
EVERY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen on every address of a host, on the same port; if the port is 0, on a free one.

    An empty host means all addresses of this machine. Clients that connect before the server is ready wait.
    """
    try:
        # A name may have addresses of several kinds, and a resolver may return one of them twice.
        addresses = dict.fromkeys(
            (family, address)
            for family, _, _, _, address in socket.getaddrinfo(
                host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )
        )
    except (socket.gaierror, UnicodeError) as error:
        raise Refusal("no-such-host", host=host, what=_said(error)) from None
    opened: list[socket.socket] = []
    failed: OSError | None = None
    for family, address in addresses:
        chosen = opened[0].getsockname()[1] if opened else port
        try:
            opened.append(_open(family, (address[0], chosen, *address[2:])))
        except OSError as error:
            # A name may stand for an address of a kind that this machine does not have.
            if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                close(opened)
                raise _refusal(host, chosen, error) from None
            failed = error
    if not opened:
        assert failed is not None
        raise _refusal(host, port, failed)
    return opened


def _open(family: int, address: tuple[str | int, ...]) -> socket.socket:
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        # A server that comes back must not wait until old connections are forgotten.
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # The addresses of both kinds get a socket each.
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(address)
        # Two that are only bound can share an address: the second would learn of it too late.
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


def _refusal(host: str, port: int, error: OSError) -> Refusal:
    if error.errno == errno.EADDRINUSE:
        return Refusal("port-taken", port=port)
    return Refusal("cannot-listen", host=host, port=port, what=_said(error))


def _said(error: OSError | UnicodeError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def close(sockets: list[socket.socket]) -> None:
    for opened in sockets:
        opened.close()


def address_of(opened: socket.socket) -> str:
    """Where a socket listens, such as http://127.0.0.1:8000."""
    return _url(*opened.getsockname()[:2])


def page_of(opened: socket.socket) -> str:
    """The address at which a browser on this machine finds the server."""
    host, port = opened.getsockname()[:2]
    return _url(EVERY_ADDRESS.get(host, host), port) + "/"


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
