"""Requests made up from the OpenAPI document, right ones and wrong ones, sent to a real server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from claimant.tabletop.chance import Chance
from tests.patience import SECONDS
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor, play_out

Operation = APIOperation[Any, Any, Any, Any]
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
WAITS = "/stream"
"""What listens for as long as a game runs: asked of finished games only."""


@dataclass
class World:
    """Things that exist, so that requests do not only name what does not."""

    player: str
    token: str
    running: list[str]
    finished: list[str]
    tables: list[str]
    tokens: list[str]
    sessions: list[str]
    lessons: list[str]
    puzzles: list[str]

    def names(self, operation: str, parameter: str) -> list[str]:
        if parameter == "game_id":
            return self.finished if operation.endswith(WAITS) else [*self.running, *self.finished]
        return {
            "table_id": self.tables,
            "player_id": [self.player],
            "token_id": self.tokens,
            "session_id": self.sessions,
            "lesson_id": self.lessons,
            "puzzle_id": self.puzzles,
            # Of an exercise: any number will do.
            "number": [],
        }[parameter]


def make_world(server: Server) -> World:
    ann, ben, finished = sit_down(server)
    play_out(finished, [ann, ben], Chance(1))
    running = ann.post("/tables", bots=["random"], start=True)
    waiting = ann.post("/tables")
    other = Visitor(server, "Eve").post("/tables")
    made = ann.post("/me/tokens")
    return World(
        ann.id,
        ann.post("/me/tokens")["token"],
        [running["game"]],
        [finished],
        [running["table"], waiting["table"], other["table"], ann.sees(finished)["table"]],
        [made["id"]],
        [session["id"] for session in ann.get("/me/sessions")],
        [entry["lesson"] for entry in ann.get("/lessons")],
        [ann.get("/puzzles")["daily"]["code"]],
    )


def ask_everything(server: Server, examples: int) -> dict[str, set[int]]:
    """Try every operation, as somebody and as nobody; which statuses came from each."""
    answered: dict[str, set[int]] = {}
    schema = schemathesis.openapi.from_url(f"{server.url}/api/v1/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    world = make_world(server)
    for operation in sorted(operations, key=is_destructive):
        if is_destructive(operation):
            world = make_world(server)
        answered[operation.label] = ask(server, operation, world, examples)
    return answered


def is_destructive(operation: Operation) -> bool:
    return operation.method == "delete"


def ask(server: Server, operation: Operation, world: World, examples: int) -> set[int]:
    statuses: set[int] = set()
    cases = operation.as_strategy(GenerationMode.POSITIVE)
    wrong_ones = operation.as_strategy(GenerationMode.NEGATIVE)

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(cases, wrong_ones), st.randoms(use_true_random=False), st.sampled_from([1, 2, 3, 0]))
    def send(case: Case[Any], chance: Any, way: int) -> None:
        for name in list(case.path_parameters):
            known = world.names(case.path, name)
            if known and (way or case.path.endswith(WAITS)):
                case.path_parameters[name] = chance.choice(known)
        headers = {"authorization": f"Bearer {world.token}"} if way else {}
        with requests.Session() as session:
            answer = case.call(server.url, session, headers, timeout=SECONDS)
        statuses.add(answer.status_code)
        case.validate_response(answer, CHECKS)

    send()
    return statuses
