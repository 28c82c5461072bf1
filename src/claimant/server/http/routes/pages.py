"""The web client: its files, and its single page for every page address.

All files are read when the server starts, so that an address can never lead anywhere else on the disk.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from claimant.server.http.limits import UNLIMITED
from claimant.server.reasons import Refusal

PAGE: Final = "index.html"
HASHED: Final = "assets/"
"""The folder of files whose names change with their contents."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
NOT_PAGES: Final = ("api/", "health", "ready", "metrics")
SMALL: Final = 1_000
"""Below so many bytes nothing is gained by compressing."""
COMPRESSIBLE: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Claimant</title></head>
<body>
<h1>Claimant</h1>
<p>The server is running, but its web client has not been built.</p>
<p>The API works. To get the client, build it with Node and <code>make client</code>, or install a released
package, which includes it; then start the server again.</p>
<p>Without the client you can play in the terminal: <code>claimant play</code>.</p>
</body>
</html>
"""


@dataclass(frozen=True)
class ClientFile:
    """A file as it is sent."""

    content: bytes
    media_type: str
    tag: str
    caching: str

    @cached_property
    def compressed(self) -> bytes | None:
        """Made when it is first asked for; None if nothing would be gained."""
        if len(self.content) < SMALL or not self.media_type.startswith(COMPRESSIBLE):
            return None
        # Without a timestamp, so that the same file is the same bytes on every machine.
        return gzip.compress(self.content, mtime=0)


def client_files(folder: Traversable | None = None) -> dict[str, ClientFile]:
    """All files of the built client by their address; nothing if it has not been built."""
    found = dict(_files_in(folder or files("claimant").joinpath("web_client"), ""))
    return found if PAGE in found else {}


def _files_in(folder: Traversable, prefix: str) -> Iterator[tuple[str, ClientFile]]:
    for entry in folder.iterdir() if folder.is_dir() else ():
        name = prefix + entry.name
        if entry.is_dir():
            yield from _files_in(entry, f"{name}/")
            continue
        try:
            content = entry.read_bytes()
        except FileNotFoundError:
            # A new build takes away the files of the old one. A server that starts after it has all of it.
            continue
        yield name, client_file(name, content)


def client_file(name: str, content: bytes) -> ClientFile:
    """A file as it is sent, from its name and contents."""
    media_type = guess_type(name)[0] or "application/octet-stream"
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    return ClientFile(content, media_type, tag, FOREVER if name.startswith(HASHED) else ASK_FIRST)


def pages(found: dict[str, ClientFile]) -> HTTPRouteHandler:
    """The route of everything that is not the API's."""

    @route(
        ["/", "/{address:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        status_code=200,
        opt={UNLIMITED: True},
    )
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].removeprefix("/")
        if name.startswith(NOT_PAGES):
            raise Refusal("not-found", 404)
        if PAGE not in found:
            return Response(NOT_BUILT, status_code=404, media_type="text/html")
        file = found.get(name)
        if file is None:
            if "." in name.rpartition("/")[2]:
                raise Refusal("not-found", 404)
            file = found[PAGE]
        return sent(file, request)

    return page


def sent(file: ClientFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file as an answer: compressed if that is understood, and empty if it is known already."""
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if "gzip" in request.headers.get("accept-encoding", "") and file.compressed is not None:
        content = file.compressed
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.media_type)
