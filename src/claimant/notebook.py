"""Games, views, results and solutions as pictures in notebooks.

Importing `claimant` in IPython or Jupyter enables this. A game is shown as a spectator sees it, and a view
as its seat sees it: a notebook shows nothing that `view` would not return.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from IPython.core.interactiveshell import InteractiveShell

    from claimant.claim.cards import Card
    from claimant.claim.search.solver import Score, Solution
    from claimant.tabletop.game import TabletopGame
    from claimant.tabletop.result import Result
    from claimant.tabletop.view import View

SMALL: Final = 44.0
WON: Final = {1: "+", 0: "=", -1: "\N{MINUS SIGN}"}
"""What becomes of an action: a victory, a shared one, a defeat."""


def game_picture(game: TabletopGame) -> str | None:
    """A game as a spectator sees it, as SVG; None where nobody knows how to draw it."""
    return view_picture(game.public_view())


def view_picture(view: View[Any]) -> str | None:
    """What a seat knows, as SVG."""
    from claimant.claim.knowledge.view import View as ClaimView
    from claimant.drawing import draw_kingdom, draw_view
    from claimant.kingdoms.knowledge.view import View as KingdomsView

    if isinstance(view, ClaimView):
        return draw_view(view)
    return draw_kingdom(view) if isinstance(view, KingdomsView) else None


def result_picture(result: Result) -> str | None:
    """How the factions of Claim voted, as SVG; None in other games, and where there are three sides."""
    from claimant.claim.result import Result as ClaimResult
    from claimant.drawing import draw_votes

    if isinstance(result, ClaimResult) and len(result.totals) == 2:
        return draw_votes(result)
    return None


def card_picture(card: Card) -> str:
    """A card, as SVG."""
    from claimant import drawing

    return drawing.card_picture(card.code)


def solution_table(solution: Solution) -> str:
    """The value of every action, as HTML: the best first, those of the best line marked."""
    from claimant.drawing import card_picture

    ranked = sorted(solution.actions, key=lambda one: (-_worth(one[1]), one[0] != solution.best))
    rows = []
    for action, score in ranked:
        picture = card_picture(action, SMALL) if action[0].isalpha() else escape(action)
        mark = ' style="font-weight: bold"' if action == solution.best else ""
        rows.append(f"<tr{mark}><td>{picture}</td><td>{escape(action)}</td><td>{_score(score)}</td></tr>")
    line = escape(" ".join(solution.line))
    return f"<table>{''.join(rows)}</table><p><code>{line}</code></p>"


def _score(score: Score | None) -> str:
    return "?" if score is None else f"{WON[score.outcome]} {score.votes:+d}"


def _worth(score: Score | None) -> float:
    return float("-inf") if score is None else 100 * score.outcome + score.votes


PICTURES: Final = (
    ("claimant.tabletop.game", "TabletopGame", game_picture),
    ("claimant.tabletop.view", "View", view_picture),
    ("claimant.tabletop.result", "Result", result_picture),
    ("claimant.claim.cards", "Card", card_picture),
)
"""What is drawn, by module and class name; subclasses are drawn in the same way."""
TABLES: Final = (("claimant.claim.search.solver", "Solution", solution_table),)


def load_ipython_extension(shell: InteractiveShell) -> None:
    """Register our formatters with a notebook by name, so that nothing has to be imported."""
    assert shell.display_formatter is not None
    formatters = shell.display_formatter.formatters
    for mime, known in (("image/svg+xml", PICTURES), ("text/html", TABLES)):
        for module, name, show in known:
            formatters[mime].for_type_by_name(module, name, show)
