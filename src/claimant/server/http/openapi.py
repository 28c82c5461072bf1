"""The OpenAPI document. Litestar describes the routes, and msgspec the messages.

So the document also describes the messages of a socket, which no route does. The types of the web client
are generated from these schemas (`make types`).
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from claimant import __version__
from claimant.server.messages import (
    analysis,
    answers,
    bodies,
    catalogue,
    exercises,
    frames,
    games,
    puzzles,
    reviews,
    setups,
    story,
    views,
)
from claimant.server.messages.shapes import REFERENCE, as_javascript

MODULES = (
    *(analysis, answers, bodies, catalogue, exercises, frames, games),
    *(puzzles, reviews, setups, story, views),
)
UNIONS = {"Frame": frames.Frame, "SocketMessage": frames.SocketMessage, "StreamLine": frames.StreamLine}
Document = dict[str, Any]


class Rendered(JsonRenderPlugin):
    """The document as it is sent, assembled once."""

    document: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        if self.document is None:
            self.document = super().render(request, complete(openapi_schema))
        return self.document


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Claimant",
        version=__version__,
        description="Play Claim and Claim Kingdoms. docs/bot-authors.md tells how to write a player.",
        path="/api/v1/schema",
        render_plugins=[Rendered()],
    )


def complete(document: Document) -> Document:
    """The document with every shape of a message, and with patterns as JavaScript writes them."""
    shapes = {**document["components"], "schemas": components()}
    return {**document, "paths": _translated(document["paths"]), "components": shapes}


def components() -> Document:
    shapes = [shape for module in MODULES for shape in shapes_in(module)]
    described, found = msgspec.json.schema_components([*UNIONS.values(), *shapes], ref_template=REFERENCE)
    whole: Document = _translated(found | dict(zip(UNIONS, described, strict=False)))
    return whole


def _translated(part: Any) -> Any:
    if isinstance(part, list):
        return [_translated(item) for item in part]
    if not isinstance(part, dict):
        return part
    return {
        name: as_javascript(value) if name == "pattern" and isinstance(value, str) else _translated(value)
        for name, value in part.items()
    }


def shapes_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        shape
        for shape in vars(module).values()
        if isinstance(shape, type)
        and issubclass(shape, msgspec.Struct)
        and shape.__module__ == module.__name__
    ]


def main() -> None:
    """Write the source of the client's types: the schemas without the routes."""
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Claimant", "version": __version__},
        "paths": {},
        "components": {"schemas": components()},
    }
    sys.stdout.write(msgspec.json.encode(document).decode())


if __name__ == "__main__":
    main()
