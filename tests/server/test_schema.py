"""Whatever the OpenAPI document allows or forbids, the server answers as the document says."""

from __future__ import annotations

from tests.lengths import IS_LONG
from tests.server.generated import ask_everything
from tests.server.running import Server
from tests.server.visitor import Visitor

EXAMPLES = 300 if IS_LONG else 6


def test_generated_requests_are_answered_as_described(server: Server) -> None:
    answered = ask_everything(server, EXAMPLES)
    met = set().union(*answered.values())
    assert {200, 201, 204, 400, 401, 403, 404, 409, 422} <= met
    assert sum(min(statuses) < 300 for statuses in answered.values()) > 20
    assert server.errors == []


def test_every_route_is_described_with_its_errors(server: Server) -> None:
    schema = Visitor(server).http.get(f"{server.url}/api/v1/schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            assert told["summary"], path
            assert told["tags"], path
            statuses = set(told["responses"])
            if path.startswith("/api/"):
                assert {"401", "429", "503"} <= statuses, path
            if "{" in path:
                assert {"400", "404"} <= statuses, path
            if method != "get":
                assert {"403", "409", "503"} <= statuses, path
            for status, response in told["responses"].items():
                if status >= "400":
                    shape = response["content"]["application/json"]["schema"]
                    assert shape == {"$ref": "#/components/schemas/Fault"}, (path, status)
    assert set(schema["components"]["schemas"]["Fault"]["required"]) == {"code", "parameters", "text"}
