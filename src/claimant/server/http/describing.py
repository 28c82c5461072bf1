"""Which errors each route can answer with, for the OpenAPI document: worked out from what it takes."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.routes import HTTPRoute
from litestar.status_codes import HTTP_204_NO_CONTENT

from claimant.server.http.identity import SAFE_METHODS
from claimant.server.messages import Fault

MEANINGS = {
    400: "The request is not what was expected here.",
    401: "Nobody is signed in, or the token is not valid.",
    403: "This is somebody else's to do or to see, or the request comes from a page of another site.",
    404: "There is no such thing, or it is private.",
    409: "It cannot be done now: the game, the table or the rules do not allow it.",
    413: "The body is too long.",
    422: "What was given cannot be: a name, a password, a set-up or an action that does not exist.",
    429: "Too many requests: slow down.",
    503: "The store does not answer, so it did not happen; or the server is shutting down.",
}
API = "/api/"


def describe_errors(app: Litestar) -> None:
    """Add to every route the errors with which it may answer."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                told = {
                    status: ResponseSpec(Fault, generate_examples=False, description=MEANINGS[status])
                    for status in sorted(errors(handler, route.path))
                }
                if handler.status_code == HTTP_204_NO_CONTENT:
                    told[HTTP_204_NO_CONTENT] = ResponseSpec(None, description="It is done.")
                handler.responses = {**told, **(handler.responses or {})}


def errors(handler: HTTPRouteHandler, path: str) -> Iterator[int]:
    taken = set(handler.parsed_fn_signature.parameters)
    changes = bool(handler.http_methods - SAFE_METHODS)
    names_something = "{" in path
    if path.startswith(API):
        # Whoever asks is looked up in the store first.
        yield from (401, 429, 503)
    elif "services" in taken:
        yield 503
    if "data" in taken or len(taken - {"self", "services", "player", "viewer", "request"}) > 0:
        yield 400
    if "data" in taken:
        yield from (413, 422)
    if names_something:
        yield from (404, 422)
    if changes:
        yield from (403, 409)
    elif names_something:
        yield 403
