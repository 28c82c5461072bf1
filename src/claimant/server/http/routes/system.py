"""For operators: is the server alive, can it serve, what has it done."""

from __future__ import annotations

import os

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from claimant.server.http.connections import SHUTTING_DOWN
from claimant.server.ops.metrics import SHARED_COUNTERS, forget_the_dead
from claimant.server.ops.services import Services
from claimant.server.reasons import Refusal


@get("/health", summary="The process answers.", tags=["system"], media_type=MediaType.TEXT)
async def health() -> str:
    return "ok"


@get(
    "/ready",
    summary="The store can be written as well; if not, why.",
    tags=["system"],
    media_type=MediaType.TEXT,
)
async def ready(services: Services) -> str:
    if services.connections.are_closing:
        raise Refusal(SHUTTING_DOWN, 503)
    await services.store.prove_usable()
    return "ready"


@get(
    "/metrics", summary="Counters in the format of Prometheus.", tags=["system"], media_type=MediaType.TEXT
)
async def metrics() -> Response[bytes]:
    registry = REGISTRY
    if SHARED_COUNTERS in os.environ:
        # Each worker counts for itself: add them up.
        forget_the_dead()
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
