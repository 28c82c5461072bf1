"""How a puzzle is solved, and how it is not."""

from __future__ import annotations

from claimant.study import Attempt, Puzzle


def way(known: Puzzle) -> list[str]:
    """A right action at every decision."""
    attempt = Attempt(known)
    actions: list[str] = []
    while not attempt.is_over:
        for action in map(str, attempt.game.legal_actions()):
            tried = Attempt(known)
            if all(tried.play(each) for each in [*actions, action]):
                actions.append(action)
                attempt = tried
                break
    return actions


def wrong(known: Puzzle) -> str:
    """A first action that is not right."""
    return next(str(action) for action in known.game().legal_actions() if str(action) != known.answer)
