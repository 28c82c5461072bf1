"""Why an action is advised: what it achieves, as far as the asking seat can know.

Everything here is derived from a view. The player learns nothing that they could not have found out by
thinking.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from claimant.claim.formats.position import write_position
from claimant.claim.game import Game
from claimant.claim.knowledge.view import View as ClaimView
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Solver
from claimant.claim.search.world import ClaimWorlds
from claimant.kingdoms.knowledge.view import View as KingdomsView
from claimant.kingdoms.result import controls_of
from claimant.kingdoms.search.world import KingdomsWorld, KingdomsWorlds
from claimant.kingdoms.state import State as KingdomsState
from claimant.study.comparing import (
    SHIFT,
    Why,
    compare_in_worlds,
    compare_lines,
    messages,
    named,
    numbers_of,
    seed_of,
)
from claimant.study.endings import solved
from claimant.tabletop.chance import Chance
from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.view import View

MOST_REASONS: Final = 3
WORLDS_TRIED: Final = 12
"""What an action achieves in each of this many worlds is taken as certain."""
Chances = Sequence[tuple[str, float]]
"""Actions and how likely each one wins, the best one first."""


def reasons_for(view: View[Any], action: str, chances: Chances) -> list[Message]:
    """What an action achieves; empty if there is nothing to say or no choice.

    Without chances it is the best action, solved to the end.
    """
    if len(view.legal) == 1:
        return []
    if isinstance(view, ClaimView):
        return _reasons_of_claim(view, action, chances)[:MOST_REASONS]
    return _reasons_of_kingdoms(view, action) if isinstance(view, KingdomsView) else []


def _reasons_of_claim(view: ClaimView, action: str, chances: Chances) -> list[Message]:
    seat = view.seat
    assert seat is not None
    why = _compared(view, action, chances[1][0]) if chances else _worked_out(view, action)
    if why is None:
        return []
    told = messages(why, seat, view.seats[seat].side)
    if why.trick is None:
        return told
    if abs(why.trick[0] - why.trick[1]) < SHIFT:
        told.insert(0, _about_trick(named(action), round(100 * why.trick[0])))
    if view.prizes:
        cards = Listing.of_cards([str(card) for card in view.prizes])
        told.insert(1, Message("study-prize", {"count": len(view.prizes), "cards": cards}))
    return told


def _about_trick(card: object, often: int) -> Message:
    if often in (0, 100):
        return Message("study-trick-won" if often else "study-trick-lost", {"better": card})
    return Message("study-trick-share", {"better": card, "often": often})


def _compared(view: ClaimView, action: str, other: str) -> Why:
    return compare_in_worlds(ClaimWorlds(view), view, action, other)


def _worked_out(view: ClaimView, action: str) -> Why | None:
    """Compare with the best worse action; None if there is none, or not everything is known."""
    imagination = Imagination(view)
    if not imagination.is_certain:
        return None
    solver = Solver()
    state = imagination.world(Chance(0))
    solution = solved(state, solver)
    if solution is None:
        return None
    scores = {other: (score.outcome, score.votes) for other, score in solution.actions if score is not None}
    worse = [other for other, score in scores.items() if score < scores[action]]
    if not worse:
        return None
    game = Game.from_position(write_position(state))
    assert view.seat is not None
    return compare_lines(game, view.seat, action, max(worse, key=lambda other: scores[other]), solver)


# --- Claim Kingdoms ---------------------------------------------------------------------------------


def _reasons_of_kingdoms(view: KingdomsView, action: str) -> list[Message]:
    """What it changes at once, whatever is hidden: points, and who leads which faction."""
    seat = view.seat
    assert seat is not None
    worlds = KingdomsWorlds(view)
    chance = Chance(seed_of(view))
    found: list[Message] | None = None
    for _ in range(WORLDS_TRIED):
        world = worlds.draw(chance)
        assert isinstance(world, KingdomsWorld)
        there = world.copy()
        assert isinstance(there, KingdomsWorld)
        there.play(numbers_of(world)[action], chance)
        told = _changes(world.state, there.state, seat)
        found = told if found is None else [message for message in found if message in told]
    return found or []


def _changes(before: KingdomsState, after: KingdomsState, seat: int) -> list[Message]:
    told: list[Message] = []
    points = int(after.seats[seat].score - before.seats[seat].score)
    if points > 0:
        told.append(Message("study-scores", {"count": points, "who": Term.seat(seat)}))
    changed = [
        (control, was.seat)
        for control, was in zip(controls_of(after), controls_of(before), strict=True)
        if control.seat != was.seat
    ]
    gained = [control.faction for control, _ in changed if control.seat == seat]
    if gained:
        told.append(Message("study-leads", {"factions": _listed(gained), "who": Term.seat(seat)}))
    freed = [control.faction for control, was in changed if was == 1 - seat and control.seat is None]
    if freed:
        told.append(
            Message("study-no-longer-leads", {"factions": _listed(freed), "who": Term.seat(1 - seat)})
        )
    return told


def _listed(factions: Sequence[Any]) -> Listing:
    return Listing([Term.faction(faction.code) for faction in factions])
