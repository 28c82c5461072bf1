"""All errors leave the server in one form: a code, parameters, a sentence.

The possible errors of a route are derived from its parameters, so that no route can forget any.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_408_REQUEST_TIMEOUT
from litestar.types import ExceptionHandlersMap

from claimant.server.http.identity import SAFE_METHODS
from claimant.server.http.limits import LONGEST_BODY
from claimant.server.messages.answers import Fault, fault_of
from claimant.server.ops.metrics import REFUSALS
from claimant.server.reasons import Refusal
from claimant.tabletop.errors import ClaimantError, IllegalAction, NotationError
from claimant.tabletop.reason import Reason

log = logging.getLogger("claimant.faults")
REASONS = {
    401: Reason("sign-in-first", {}),
    404: Reason("not-found", {}),
    405: Reason("not-allowed", {}),
    413: Reason("body-too-long", {"most": LONGEST_BODY}),
}
RETRY_AFTER = {429: "60", 503: "1"}
"""Seconds until it is worth to ask again."""
AnyRequest = Request[Any, Any, Any]


def answer(reason: Reason, status: int, headers: dict[str, str] | None = None) -> Response[Fault]:
    return _sent(fault_of(reason), status, headers)


def _sent(fault: Fault, status: int, headers: dict[str, str] | None = None) -> Response[Fault]:
    REFUSALS.labels(fault.code).inc()
    return Response(fault, status_code=status, headers=headers, media_type="application/json")


def refused(_: AnyRequest, refusal: Refusal) -> Response[Fault]:
    return answer(refusal.reason, refusal.status, retry_after(refusal))


def retry_after(refusal: Refusal) -> dict[str, str]:
    """The header that says when it is worth to ask again, where it ever is."""
    seconds = RETRY_AFTER.get(refusal.status)
    return {} if seconds is None else {"retry-after": seconds}


def against_the_rules(_: AnyRequest, error: ClaimantError) -> Response[Fault]:
    if isinstance(error, NotationError):
        return _sent(fault_of(error.reason, error.line, error.token), 422)
    return answer(error.reason, 409 if isinstance(error, IllegalAction) else 422)


def of_http(_: AnyRequest, error: HTTPException) -> Response[Fault]:
    headers = dict(error.headers or {})
    if error.status_code in REASONS:
        return answer(REASONS[error.status_code], error.status_code, headers)
    if error.status_code >= 500:
        return unexpected(_, error)
    what = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        what = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
    return answer(Reason("malformed", {"what": what[:LONGEST_TOLD]}), error.status_code, headers)


def unexpected(request: AnyRequest, error: Exception) -> Response[Fault]:
    # Where and what kind, but not the message nor any value: these could hold what nobody may read.
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    log.error(
        "a request failed",
        extra={
            "fault": type(error).__name__,
            "path": request.scope.get("path_template", ""),
            "file": "" if where is None else where.tb_frame.f_code.co_filename,
            "line": 0 if where is None else where.tb_lineno,
        },
    )
    return answer(Reason("server-fault", {}), 500)


class HungUp(Exception):
    """The client has gone before its request was complete."""


def hung_up(_: AnyRequest, __: HungUp) -> Response[None]:
    """Nobody hears the answer, and nothing has gone wrong."""
    return Response(None, status_code=HTTP_408_REQUEST_TIMEOUT)


HANDLERS: ExceptionHandlersMap = {
    HungUp: hung_up,
    Refusal: refused,
    ClaimantError: against_the_rules,
    HTTPException: of_http,
    Exception: unexpected,
}


# --- what is not as expected ------------------------------------------------------------------------

LONGEST_TOLD = 300
AT = re.compile(r"^(?P<message>.*) - at `\$\.(?P<key>.*)`$", re.DOTALL)
FORM = re.compile(r"matching regex '.*'", re.DOTALL)
"""How msgspec names the pattern of a text, which says nothing to anybody."""


Unreadable = msgspec.DecodeError, UnicodeDecodeError, RecursionError
"""The possible errors of reading a body or a frame."""


def malformed(error: Exception) -> Refusal:
    """Why a body or a frame cannot be read, as `action: Expected str, got int`."""
    if isinstance(error, RecursionError):
        return Refusal("nested-too-deeply", 400)
    what = AT.sub(r"\g<key>: \g<message>", FORM.sub("of another form", str(error)))
    return Refusal("malformed", 400, what=what[:LONGEST_TOLD])


# --- for the OpenAPI document -----------------------------------------------------------------------

MEANINGS = {
    400: "The request is not what was expected here.",
    401: "Nobody is signed in, or the token is not valid.",
    403: "This is somebody else's to do or to see, or the request comes from a page of another site.",
    404: "There is no such thing, or it is private.",
    408: "The request took too long to come.",
    409: "It cannot be done now: the game, the table or the rules do not allow it.",
    413: "The body is too long.",
    414: "The address is too long.",
    422: "What was given cannot be: a name, a password, a set-up, a record, an action.",
    429: "Too many requests: slow down.",
    431: "The headers are too long.",
    503: "It did not happen: the store does not answer, or the server is full or shutting down.",
}
EVERYWHERE = (408, 414, 429, 431)
API = "/api/"


def described(*statuses: int) -> dict[int, ResponseSpec]:
    """The documentation of these statuses, for a route with more than can be derived."""
    return {
        status: ResponseSpec(Fault, generate_examples=False, description=MEANINGS[status])
        for status in statuses
    }


def describe_errors(app: Litestar) -> None:
    """Add to every route the errors with which it may answer."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                told = described(*sorted(set(_errors(handler, route.path))))
                if handler.status_code == HTTP_204_NO_CONTENT:
                    told[HTTP_204_NO_CONTENT] = ResponseSpec(None, description="It is done.")
                handler.responses = {**told, **(handler.responses or {})}


def _errors(handler: HTTPRouteHandler, path: str) -> Iterator[int]:
    taken = set(handler.parsed_fn_signature.parameters)
    changes = bool(handler.http_methods - SAFE_METHODS)
    names_something = "{" in path
    yield from EVERYWHERE
    if path.startswith(API):
        # The caller is looked up in the store first.
        yield from (401, 503)
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
