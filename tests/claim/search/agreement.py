"""Does the solver agree with brute force, with every faction and in every place?

    python -m tests.claim.search.agreement [--positions N] [--tricks N] [--seed N]

Every position is solved in four ways: as the solver does it, through the rules alone, with tables so small
that nearly every position is overwritten by another one, and with ties decided by the highest cards from
the beginning, where that is possible. All actions are compared, and the line is played to its end. Brute
force tries everything through the rules.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator

from claimant.claim.search.exact import ExactSearch
from claimant.claim.search.hands_table import HandsTable
from claimant.claim.search.solver import Analysis, Score, Solver
from claimant.claim.search.state_search import StateSearch
from claimant.claim.search.transpositions import Transpositions
from claimant.claim.search.trick_search import TrickSearch
from claimant.claim.sets import PLACES, ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from tests.claim.decks import covering_decks
from tests.claim.search.brute_force import score_of, value, values
from tests.claim.search.endings import ending

TINY = 2
WAYS = ("as ever", "through the rules", "with tiny tables", "by the highest cards")


def line_ups() -> list[tuple[tuple[str, ...], str]]:
    """Decks in which every two factions meet, and every place with some of them in turn."""
    decks = covering_decks()
    places = [(decks[number % len(decks)], place) for number, place in enumerate(sorted(PLACES))]
    return [*((deck, "") for deck in decks), *places]


def positions(deck: tuple[str, ...], place: str, chance: Chance, tricks: int) -> Iterator[State]:
    """Endings without end, of one trick to so many."""
    while True:
        state = ending(ruleset(deck, 2, place), chance, 1 + chance.below(tricks))
        if state is not None:
            yield state


def search_for(state: State, way: str) -> ExactSearch:
    if way == "through the rules":
        return StateSearch(state.rules, Limit())
    search = Solver().search(state, Limit())
    if way == "with tiny tables":
        for each in [search, *(search.helpers if isinstance(search, StateSearch) else [])]:
            if isinstance(each, StateSearch):
                each.table = Transpositions(TINY, TINY)
            if isinstance(each, TrickSearch):
                each.known = HandsTable(TINY, TINY)
    if way == "by the highest cards" and isinstance(search, StateSearch):
        search.follow_highest(True)
    return search


def end_of(state: State, line: list[str]) -> Score | None:
    """What a line brings the seat to act; None if it does not go to the end of the game."""
    here = state.copy()
    for text in line:
        [action] = [each for each in legal_actions(here, here.seats[here.turn]) if str(each) == text]
        apply(here, action, here.turn)
    return score_of(here, state.turn) if here.is_over() else None


def disagreements(state: State) -> list[str]:
    """In which ways the solver is wrong about a position."""
    expected = values(state)
    best = value(state, state.turn)
    found = []
    for way in WAYS:
        solution = Analysis(search_for(state, way), state).go_on(Limit())
        if dict(solution.actions) != expected or solution.score != best:
            found.append(f"{way}: {solution.actions} instead of {expected}")
        elif end_of(state, solution.line) != best:
            found.append(f"{way}: the line {solution.line} does not bring {best}")
    return found


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.claim.search.agreement")
    parser.add_argument("--positions", type=int, default=100, help="so many of each line-up")
    parser.add_argument("--tricks", type=int, default=5, help="at most so many are left")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    wrong = 0
    for deck, place in line_ups():
        chance = Chance(asked.seed)
        endless = positions(deck, place, chance, asked.tricks)
        for _ in range(asked.positions):
            state = next(endless)
            for problem in disagreements(state):
                wrong += 1
                print(f"{' '.join(deck)} {place}: {problem}", flush=True)
        print(f"{' '.join(deck)} {place}: {asked.positions} positions, {wrong} errors so far", flush=True)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
