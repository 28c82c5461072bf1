"""Whatever goes wrong leaves the server in one form: a code, parameters, a sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from claimant.server.messages import Fault, fault_of
from claimant.server.ops.metrics import REFUSALS
from claimant.server.reasons import Refusal
from claimant.tabletop.errors import ClaimantError, IllegalAction
from claimant.tabletop.reason import Reason

log = logging.getLogger("claimant.faults")
CODES = {401: "sign-in-first", 404: "not-found", 405: "not-allowed"}
RETRY_AFTER = {429: "60", 503: "1"}
"""Seconds until it is worth to ask again."""
AnyRequest = Request[Any, Any, Any]


def error_responses(descriptions: dict[int, str]) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: what each error status of a route means."""
    return {
        status: ResponseSpec(Fault, generate_examples=False, description=description)
        for status, description in {400: "Not what was expected here.", **descriptions}.items()
    }


def answer(reason: Reason, status: int, headers: dict[str, str] | None = None) -> Response[Fault]:
    REFUSALS.labels(reason.code).inc()
    return Response(fault_of(reason), status_code=status, headers=headers, media_type="application/json")


def refused(_: AnyRequest, refusal: Refusal) -> Response[Fault]:
    seconds = RETRY_AFTER.get(refusal.status)
    return answer(refusal.reason, refusal.status, None if seconds is None else {"retry-after": seconds})


def against_the_rules(_: AnyRequest, error: ClaimantError) -> Response[Fault]:
    return answer(error.reason, 409 if isinstance(error, IllegalAction) else 422)


def of_http(_: AnyRequest, error: HTTPException) -> Response[Fault]:
    headers = dict(error.headers or {})
    if error.status_code in CODES:
        return answer(Reason(CODES[error.status_code], {}), error.status_code, headers)
    if error.status_code >= 500:
        return unexpected(_, error)
    what = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        what = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)
    return answer(Reason("malformed", {"what": what[:300]}), error.status_code, headers)


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


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    ClaimantError: against_the_rules,
    HTTPException: of_http,
    Exception: unexpected,
}
