"""Why one action of Claim is better than another: the results of the two, compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from claimant.claim.actions import DRAW_WORD
from claimant.claim.events import MOVED, TRICK_WON
from claimant.claim.game import Game
from claimant.claim.knowledge.view import View as ClaimView
from claimant.claim.result import Result
from claimant.claim.search.solver import Solver
from claimant.claim.search.world import ClaimWorld, ClaimWorlds
from claimant.claim.state import PLAY, State
from claimant.claim.turn.score import vote, votes
from claimant.study.endings import solved
from claimant.study.themes import first_trick, played
from claimant.study.values import TO_THE_END, mean_and_margin, short
from claimant.tabletop.chance import Chance, derived_seed
from claimant.tabletop.event import Event
from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.view import View
from claimant.tabletop.world import ALWAYS, NO_SEAT, Moves, World

ENDS_TRIED: Final = 200
TRICKS_TRIED: Final = 60
SHIFT: Final = 0.08
"""A share must change by this much to be worth mentioning."""
MOST_VOTES_TOLD: Final = 2
OUTCOMES: Final = {1: "won", 0: "shared", -1: "lost"}


@dataclass(frozen=True)
class Why:
    """What the better action achieves that the one played does not."""

    better: str
    played: str
    trick: tuple[float, float] | None = None
    """How often each of them wins the trick."""
    cards: tuple[str, ...] = ()
    """Cards that only the better action brings into the player's pile in this trick."""
    votes: tuple[tuple[str, float, float], ...] = ()
    """Factions, and how often each votes for the player's side, or is led by it, after either action."""
    outcomes: tuple[int, int] | None = None
    """How the game ends after either with best play: 1 won, 0 shared, -1 lost."""
    leads: tuple[int, int] | None = None
    """By how many votes it ends so."""
    is_exact: bool = False
    points: tuple[int, int] | None = None
    """In Claim Kingdoms: how many points each of them certainly scores at once."""

    def to_json(self) -> dict[str, object]:
        return {
            "better": self.better,
            "played": self.played,
            "trick": self.trick,
            "cards": list(self.cards),
            "votes": [list(shift) for shift in self.votes],
            "outcomes": self.outcomes,
            "leads": self.leads,
            "exact": self.is_exact,
            "points": self.points,
        }


# --- where everything is known ----------------------------------------------------------------------


def compare_lines(game: Game, seat: int, better: str, other: str, solver: Solver) -> Why | None:
    """Compare the best lines after two actions; None where they cannot be solved."""
    lines = [_best_line(game, action, solver) for action in (better, other)]
    if lines[0] is None or lines[1] is None:
        return None
    side = game.sides[seat]
    (good, told), (bad, told_of_other) = (played(game, line) for line in lines if line is not None)
    mine, theirs = (_gained(events, game, side) for events in (told, told_of_other))
    return Why(
        better,
        other,
        trick=(_wins(told, game, side), _wins(told_of_other, game, side)) if _is_card(game) else None,
        cards=tuple(card for card in mine if card not in theirs) if _is_card(game) else (),
        votes=_shifts(good.result(), bad.result(), side),
        outcomes=(_outcome(good.result(), side), _outcome(bad.result(), side)),
        leads=(_lead(good.result(), side), _lead(bad.result(), side)),
        is_exact=True,
    )


def _is_card(game: Game) -> bool:
    return int(game.state.asking) == PLAY


def _best_line(game: Game, action: str, solver: Solver) -> list[str] | None:
    there = game.copy()
    there.apply(action)
    if there.is_over:
        return [action]
    solution = solved(there.state, solver)
    return None if solution is None or not solution.line else [action, *solution.line]


def _wins(events: Sequence[Event], game: Game, side: int) -> float:
    winners = [event.seat for event in events if event.kind == TRICK_WON]
    return float(bool(winners) and game.sides[winners[0]] == side)


def _gained(events: Sequence[Event], game: Game, side: int) -> list[str]:
    """The cards that come into the piles of a side in this trick."""
    return [
        code
        for event in first_trick(events)
        if event.kind == MOVED and event.target in ("score", "display") and event.source == "trick"
        for code in event.cards
        if game.sides[event.target_seat] == side
    ]


def _shifts(good: Result, bad: Result, side: int) -> tuple[tuple[str, float, float], ...]:
    return tuple(
        (vote.faction.code, float(vote.side == side), float(other.side == side))
        for vote, other in zip(good.votes, bad.votes, strict=True)
        if (vote.side == side) != (other.side == side)
    )


def _outcome(result: Result, side: int) -> int:
    if side not in result.winning_sides:
        return -1
    return 1 if len(result.winning_sides) == 1 else 0


def _lead(result: Result, side: int) -> int:
    return result.totals[side] - max(total for other, total in enumerate(result.totals) if other != side)


# --- where it is not --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ends:
    """How playouts after one action have ended."""

    leads: list[float]
    """By how many votes the seat's side was ahead of the best other one."""
    voted: dict[str, float]
    """For each faction, how often it voted for the seat's side."""

    def votes(self) -> tuple[float, float]:
        """The lead to be expected, and its margin."""
        return mean_and_margin(self.leads)


def play_to_the_end(worlds: ClaimWorlds, moves: Sequence[int], times: int, seed: int) -> list[Ends]:
    """Play each of some moves in the same worlds to the end."""
    chance = Chance(seed)
    leads: list[list[float]] = [[] for _ in moves]
    voted: list[dict[str, float]] = [{} for _ in moves]
    for _ in range(times):
        world = worlds.draw(chance)
        for number, move in enumerate(moves):
            there = world.copy()
            assert isinstance(there, ClaimWorld)
            there.play(move, chance)
            there.play_out(ALWAYS, TO_THE_END, chance)
            _count(there.state, int(worlds.seat), leads[number], voted[number], times)
    return [Ends(of_move, shares) for of_move, shares in zip(leads, voted, strict=True)]


def _count(state: State, seat: int, leads: list[float], voted: dict[str, float], times: int) -> None:
    side = int(state.seats[seat].side)
    counted = [int(number) for number in votes(state)]
    leads.append(counted[side] - max(number for other, number in enumerate(counted) if other != side))
    for faction in state.rules.factions:
        share = 1 / times if vote(state, faction) == side else 0.0
        voted[faction.code] = voted.get(faction.code, 0.0) + share


def trick_share(worlds: ClaimWorlds, move: int, seed: int) -> float:
    """How often a card wins the trick for its side, if the others follow common sense."""
    chance = Chance(seed)
    won = 0
    for _ in range(TRICKS_TRIED):
        world = worlds.draw(chance)
        assert isinstance(world, ClaimWorld)
        state = world.state
        happened: list[Event] = []
        state.log = happened
        world.play(move, chance)
        winners: list[int] = []
        while not winners and world.to_act() != NO_SEAT:
            winners = [event.seat for event in happened if event.kind == TRICK_WON]
            if not winners:
                world.play(world.sensible_move(chance), chance)
        winners = [event.seat for event in happened if event.kind == TRICK_WON]
        won += bool(winners) and state.seats[winners[0]].side == state.seats[worlds.seat].side
    return short(won / TRICKS_TRIED)


def seed_of(view: View[Any]) -> int:
    """Random draws depend only on what the seat can know."""
    return derived_seed(0, *[str(action) for action in view.legal])


def compare_in_worlds(worlds: ClaimWorlds, view: ClaimView, better: str, other: str) -> Why:
    """Compare the results of two actions in worlds that a view allows."""
    seed = seed_of(view)
    numbers = numbers_of(worlds.draw(Chance(seed)))
    moves = [numbers[action] for action in (better, other)]
    ends = play_to_the_end(worlds, moves, ENDS_TRIED, seed)
    tricks = None
    if view.asking == "play":
        shares = [trick_share(worlds, move, seed) for move in moves]
        tricks = (shares[0], shares[1])
    return compare_ends(better, other, ends, tricks)


def numbers_of(world: World) -> dict[str, int]:
    """The moves in a world, by their notation."""
    moves = Moves()
    world.list_moves(moves)
    numbers = [int(moves.numbers[at]) for at in range(int(moves.count))]
    return {world.notation(move): move for move in numbers}


def compare_ends(better: str, other: str, ends: Sequence[Ends], tricks: tuple[float, float] | None) -> Why:
    """Compare the results of playouts after two actions: first the better, then the other."""
    good, bad = ends
    shifts = [(code, short(share), short(bad.voted[code])) for code, share in good.voted.items()]
    shifts.sort(key=lambda shift: shift[2] - shift[1])
    told = [shift for shift in shifts[:MOST_VOTES_TOLD] if shift[1] - shift[2] >= SHIFT]
    return Why(better, other, trick=tricks, votes=tuple(told))


# --- in words ---------------------------------------------------------------------------------------


def named(action: str) -> object:
    """An action of Claim as a sentence names it."""
    if action == DRAW_WORD:
        return Message("study-top-card", {})
    return Term.faction(action[1:]) if action.startswith("@") else Term.card(action.lstrip("+-"))


def messages(why: Why, seat: int, side: int, wins: tuple[float, float] | None = None) -> list[Message]:
    """What the better action achieves, in sentences. `wins`: how likely each wins, if mentioned."""
    if why.points is not None:
        return _about_board(why, why.points, seat, side, wins)
    both: dict[str, object] = {"better": named(why.better), "played": named(why.played)}
    told: list[Message] = []
    if why.trick is not None and abs(why.trick[0] - why.trick[1]) >= SHIFT:
        told.append(_about_trick(why.trick, both, why.is_exact))
    if why.cards:
        cards = Listing.of_cards(list(why.cards))
        told.append(Message("study-gains", {**both, "cards": cards, "who": Term.seat(seat)}))
    told += [_about_vote(shift, both, side, why.is_exact) for shift in why.votes if shift[1] > shift[2]]
    if why.outcomes is not None and why.outcomes[0] != why.outcomes[1]:
        ends = f"study-ends-{OUTCOMES[why.outcomes[0]]}-{OUTCOMES[why.outcomes[1]]}"
        told.append(Message(ends, {**both, "who": Term.side(side)}))
    elif why.leads is not None and why.leads[0] > why.leads[1]:
        told.append(Message("study-more-votes", {**both, "count": why.leads[0] - why.leads[1]}))
    if why.outcomes is None and wins is not None:
        often, seldom = (round(100 * win) for win in wins)
        told.append(Message("study-more-likely", {**both, "often": often, "seldom": seldom}))
    return told


def _about_trick(shares: tuple[float, float], both: dict[str, object], is_exact: bool) -> Message:
    if is_exact or sorted(shares) == [0, 1]:
        return Message("study-wins-trick" if shares[0] > shares[1] else "study-leaves-trick", both)
    often, seldom = (round(100 * share) for share in shares)
    return Message("study-trick-shares", {**both, "often": often, "seldom": seldom})


def _about_vote(
    shift: tuple[str, float, float], both: dict[str, object], side: int, is_exact: bool
) -> Message:
    code, often, seldom = shift
    about: dict[str, object] = {**both, "faction": Term.faction(code), "who": Term.side(side)}
    if is_exact:
        return Message("study-vote", about)
    return Message(
        "study-vote-share", {**about, "often": round(100 * often), "seldom": round(100 * seldom)}
    )


def _about_board(
    why: Why, points: tuple[int, int], seat: int, side: int, wins: tuple[float, float] | None
) -> list[Message]:
    """The same in Claim Kingdoms, whose actions are too long to be named in a sentence."""
    told: list[Message] = []
    if points[0] > points[1]:
        told.append(Message("study-scores", {"count": points[0], "who": Term.seat(seat)}))
    for code, often, seldom in why.votes:
        shares = {"often": round(100 * often), "seldom": round(100 * seldom)}
        told.append(
            Message("study-led-share", {"faction": Term.faction(code), "who": Term.side(side), **shares})
        )
    if wins is not None:
        often, seldom = (round(100 * win) for win in wins)
        told.append(Message("study-chances", {"often": often, "seldom": seldom}))
    return told
