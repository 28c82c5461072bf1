"""Reading what the server says into the shapes of its document: nothing missing, nothing more."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from claimant.server.messages import views
from claimant.server.messages.games import GameOutcome, OpenOffer

Shape = TypeVar("Shape")
VIEWS: dict[str, type[msgspec.Struct]] = {"claim": views.ClaimView, "kingdoms": views.KingdomsView}
VOTES: dict[str, type[msgspec.Struct]] = {"claim": views.StandingVote, "kingdoms": views.StandingLead}
RESULTS: dict[str, type[msgspec.Struct]] = {"claim": views.ClaimResult, "kingdoms": views.KingdomsResult}


def read(shape: type[Shape], data: object) -> Shape:
    """What is not in the shape is lost when it is read, and so is found."""
    found = msgspec.json.decode(msgspec.json.encode(data), type=shape)
    assert msgspec.json.decode(msgspec.json.encode(found)) == data
    return found


def read_game(shape: type[Shape], data: Any, kind: str) -> Shape:
    """A message that tells how a game stands, with what its rules say."""
    found = read(shape, data)
    read_view(data["view"], kind)
    read_votes(data["votes"], kind)
    if data["offer"] is not None:
        read(OpenOffer, data["offer"])
    if data["outcome"] is not None:
        read_outcome(data["outcome"], kind)
    for step in data.get("steps", [data]):
        read(list[views.GameEvent], step.get("events", []))
    read(list[views.GameEvent], data.get("beginning", []))
    return found


def read_view(data: Any, kind: str) -> None:
    read(VIEWS[kind], data)
    msgspec.convert(data, views.AnyView)


def read_votes(data: Any, kind: str) -> None:
    for vote in data:
        read(VOTES[kind], vote)


def read_outcome(data: Any, kind: str) -> None:
    read(GameOutcome, data)
    if data["result"] is not None:
        read(RESULTS[kind], data["result"])
        msgspec.convert(data["result"], views.AnyResult)
