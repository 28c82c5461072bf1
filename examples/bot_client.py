"""A player in a program: plays one game on a Claimant server with a token, over plain HTTP.

    python examples/bot_client.py http://127.0.0.1:8000 TOKEN

It opens a table against the server's own bot, follows the game line by line, and answers with whatever
legal action it likes best; that is the function to replace. Only the standard library is needed.
"""

from __future__ import annotations

import json
import secrets
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


class Server:
    """The little of the interface that a player needs."""

    def __init__(self, address: str, token: str) -> None:
        self.address = f"{address}/api/v1"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def post(self, path: str, body: Json, method: str = "POST") -> Json:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return dict(json.load(answer))

    def follow(self, game: str) -> Iterator[Json]:
        """Every change of a game as it happens; it ends with the game."""
        request = urllib.request.Request(f"{self.address}/games/{game}/stream", headers=self.headers)
        with urllib.request.urlopen(request, timeout=60) as lines:
            for line in lines:
                message = json.loads(line) if line.strip() else {}
                if message.get("type") == "game":
                    yield message


def choose(view: Json) -> str:
    """The action to take, of those that are legal. This one plays its last card: do better!"""
    return str(view["legal"][-1])


def play(server: Server, setup: Json) -> Json:
    """Play a game to its end; how it ended."""
    table = server.post("/tables", {"setup": setup, "bots": ["random"]})
    path = f"/tables/{table['table']}"
    # The server has promised a deal; a word that it could not know makes sure that it did not choose it.
    word = {"word": secrets.token_hex(8), "commitment": table["commitment"]}
    server.post(f"{path}/word", word, "PUT")
    game = server.post(f"{path}/games", {})["game"]
    for change in server.follow(game):
        if change["outcome"] is not None:
            return dict(change["outcome"])
        if change["view"]["legal"]:
            version = change["version"]
            # The key makes it harmless to send this twice, should the line break before the answer.
            move = {"action": choose(change["view"]), "version": version, "key": f"move-{version}"}
            server.post(f"/games/{game}/moves", move)
    raise ConnectionError("the stream ended before the game did")


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    setup = {"game": sys.argv[3]} if len(sys.argv) > 3 else {}
    try:
        outcome = play(Server(sys.argv[1], sys.argv[2]), setup)
    except urllib.error.HTTPError as error:
        sys.exit(f"refused: {json.load(error)['text']}")
    print(f"won by {' and '.join(outcome['winners'])}")


if __name__ == "__main__":
    main()
