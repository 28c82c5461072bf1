"""How a position is searched on tables: what decides each vote, and what comes before the votes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.search.tally import FOR_NOBODY, TO_NOBODY, Question, is_small
from claimant.claim.search.trick_search import MOST_LIVE_CARDS, TrickSearch
from claimant.claim.search.tricks import Tricks
from claimant.claim.search.weights import NEVER, Weights, bound, is_losable, live_cards, open_cards, weigh
from claimant.claim.state import PLAY, State
from claimant.tabletop.limit import Limit


@final
class Plan:
    """For each faction weights, or a question; and perhaps a question about the verdict."""

    has_ties: bool
    """Can a vote go to nobody? Then a search needs to be told for whom to count it."""

    def __init__(self) -> None:
        self.weights: list[list[Weights]] = []
        self.questions: list[Question] = []
        self.verdict: Question | None = None
        self.has_ties = False

    def search(self, state: State, tricks: Tricks, tied_to: i64, limit: Limit) -> TrickSearch:
        """The search that counts for this seat what would go to nobody."""
        weights = [answers[0] if tied_to == 1 else answers[-1] for answers in self.weights]
        questions = [
            Question(state, question.faction, question.sorts, question.losable, tied_to)
            if _may_tie(question, state)
            else question
            for question in self.questions
        ]
        return TrickSearch(state, tricks, weights, questions, self.verdict, limit)


def planned(state: State) -> Plan | None:
    """How this position is searched on tables, if it can be."""
    rules = state.rules
    if not rules.situations_are_known or state.asking != PLAY:
        return None
    live = live_cards(state)
    if live.size() > MOST_LIVE_CARDS:
        return None
    plan = Plan()
    for faction in rules.factions:
        flags = rules.vote_flags[faction.index]
        if flags < 0 or not _plan_vote(plan, state, faction, flags):
            return None
    if rules.verdict:
        sorts = _sorted_by_verdict(state)
        losable = _are_losable(state, sorts)
        if not is_small(sorts, losable) or _are_chased(state):
            return None
        plan.verdict = Question(state, None, sorts, losable, TO_NOBODY)
    return plan


def _plan_vote(plan: Plan, state: State, faction: Faction, flags: i64) -> bool:
    """Find what decides a faction's vote; is there anything?"""
    if flags == faction.flag:
        found = weigh(state, faction)
        if found:
            plan.weights.append(found)
            plan.has_ties = plan.has_ties or len(found) > 1
            return True
    group: list[Card] = []
    for other in state.rules.factions:
        if (other.flag & flags) != 0:
            group += open_cards(state, other)
    sorts = _sorted_by_code(group)
    losable = _are_losable(state, sorts)
    if is_small(sorts, losable) and not _are_chased(state):
        question = Question(state, faction, sorts, losable, TO_NOBODY)
        plan.questions.append(question)
        plan.has_ties = plan.has_ties or _may_tie(question, state)
        cards = open_cards(state, faction)
        plan.weights.append([Weights(cards, [0] * len(cards), NEVER)])
        return True
    if flags == faction.flag:
        found = bound(state, faction)
        if found:
            plan.weights.append(found)
            plan.has_ties = True
            return True
    return False


def _may_tie(question: Question, state: State) -> bool:
    stand = question.stand(state)
    return (question.possible[stand] & FOR_NOBODY) != 0


def _sorted_by_code(cards: list[Card]) -> list[list[Card]]:
    sorts: list[list[Card]] = []
    for card in cards:
        if sorts and sorts[-1][0].code == card.code:
            sorts[-1].append(card)
        else:
            sorts.append([card])
    return sorts


def _sorted_by_verdict(state: State) -> list[list[Card]]:
    """All open cards, those together between which no power that may decide the game makes a difference."""
    sorts: dict[tuple[int, ...], list[Card]] = {}
    for card in state.rules.listed(live_cards(state)):
        key = tuple([int(power.judges_by(card)) for power in state.rules.verdict])
        sorts.setdefault(key, []).append(card)
    return list(sorts.values())


def _are_losable(state: State, sorts: list[list[Card]]) -> bool:
    for cards in sorts:
        if is_losable(cards[0].faction, state):
            return True
    return False


def _are_chased(state: State) -> bool:
    """Can a card that is won be taken away again?"""
    for faction in state.rules.factions:
        if state.rules.chases and is_losable(faction, state):
            return True
    return False
