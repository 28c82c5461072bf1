"""The documentation under `/docs`, built by `make docs`, so that a machine without internet has it.

All addresses are known when the server starts, so that none can lead anywhere else on the disk. A file is
read when it is first requested: few ever are.
"""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from claimant.server.http.limits import UNLIMITED
from claimant.server.http.routes.pages import ClientFile, client_file, sent
from claimant.server.reasons import Refusal

FRONT: Final = "index.html"
KEPT: Final = 256
"""So many files stay in memory once they were asked for."""
SCRIPT: Final = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "script-src 'self' {scripts}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def documentation(folder: Traversable | None = None) -> HTTPRouteHandler:
    """The route of the documentation; without a built site it refuses."""
    found = dict(_names(folder or files("claimant").joinpath("site"), ""))

    @lru_cache(KEPT)
    def read(name: str) -> tuple[ClientFile, str]:
        content = found[name].read_bytes()
        return client_file(name, content), policy(content) if name.endswith(".html") else ""

    @route(
        ["/docs", "/docs/{address:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        status_code=200,
        opt={UNLIMITED: True},
    )
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].removeprefix("/docs").removeprefix("/")
        if FRONT not in found:
            raise Refusal("no-documentation", 404)
        if not name:
            # Links within the site are relative: they need to know where they are.
            return Response(b"", status_code=307, headers={"location": f"/docs/{FRONT}"})
        if name not in found:
            raise Refusal("not-found", 404)
        file, allowed = await asyncio.to_thread(read, name)
        # The search index is large, and compressing it takes a while.
        answer = await asyncio.to_thread(sent, file, request)
        if allowed:
            answer.headers["content-security-policy"] = allowed
        return answer

    return page


def policy(content: bytes) -> str:
    """What a page of the site may do: run the scripts in it, and no others."""
    hashes = {b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(content)}
    return POLICY.format(scripts=" ".join(f"'sha256-{one}'" for one in sorted(hashes)))


def _names(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.is_dir():
            yield from _names(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry
