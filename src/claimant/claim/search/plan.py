"""How a position is searched on tables: what decides each vote, and what comes before the votes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction, Power
from claimant.claim.search.hands_table import FIELD
from claimant.claim.search.highest_cards import HighestCards
from claimant.claim.search.question import FOR_NOBODY, TO_NOBODY, Question
from claimant.claim.search.roaming import Roaming
from claimant.claim.search.tie_break import TieBreak
from claimant.claim.search.trick_search import TrickSearch
from claimant.claim.search.trick_tables import MOST_LIVE_CARDS
from claimant.claim.search.tricks import Tricks
from claimant.claim.search.weights import (
    NEVER,
    Weights,
    bound,
    by_numbers,
    is_losable,
    live_cards,
    open_cards,
    weigh,
)
from claimant.claim.state import PLAY, State
from claimant.claim.turn.score import is_plain
from claimant.tabletop.limit import Limit

MOST_WAYS: Final = 40000
MOST_BITS: Final = 60
"""The size of a word that counts how cards have fallen."""


@final
class Plan:
    """Weights or questions for each faction, and possibly a question about the verdict."""

    has_ties: bool
    """Can a vote go to nobody? Then a search must be told for whom to count it."""

    def __init__(self) -> None:
        self.weights: list[list[Weights]] = []
        self.questions: list[Question] = []
        self.has_ties = False
        self.roaming: Power | None = None
        """Whose cards count once more in a vote that is known only at the end."""

    def answers_both(self, state: State) -> bool:
        """Can one search, with other distances, count for either seat what would go to nobody?

        Not where distances tell how many cards have been won.
        """
        if self.roaming is not None or any(_may_be_tied(question, state) for question in self.questions):
            return False
        return all(answers[0].weights == answers[-1].weights for answers in self.weights)

    def leeway(self) -> i64:
        """How much nearer seat 0 is to its votes where ties are counted for it."""
        nearer: i64 = 0
        field: i64 = 1
        for answers in self.weights:
            nearer += 2 * (answers[0].enough - answers[-1].enough) * field
            field = field * FIELD
        return nearer

    def search(self, state: State, tricks: Tricks, tied_to: i64, limit: Limit) -> TrickSearch:
        """The search that counts for this seat what would go to nobody."""
        weights = [answers[0] if tied_to == 1 else answers[-1] for answers in self.weights]
        questions = [
            Question(state, question.faction, question.sorts, question.losable, tied_to)
            if _may_be_tied(question, state)
            else question
            for question in self.questions
        ]
        roaming: Roaming | None = None
        if self.roaming is not None:
            roaming = Roaming(state, self.roaming, weights)
        return TrickSearch(state, tricks, weights, questions, limit, roaming, highest=self._followed(state))

    def _followed(self, state: State) -> HighestCards | None:
        """The highest cards, where a vote that is tied in numbers may be decided by cards below them."""
        rules = state.rules
        if self.questions or self.roaming is not None or rules.chases or not self.answers_both(state):
            return None
        if not any(is_losable(faction, state) for faction in rules.factions):
            return None
        return HighestCards(state, [answers[0] for answers in self.weights])

    def search_of_ties(self, state: State, tricks: Tricks, limit: Limit) -> TrickSearch | None:
        """The search for whom a tie in votes is broken, where that is a matter of sums."""
        weights = [answers[0] for answers in self.weights]
        gone = [own for own in weights if own.enough == NEVER]
        if len(gone) % 2 == 0 or self.has_ties or self.questions or self.roaming is not None:
            return None
        tie_break = TieBreak(state, weights)
        if not tie_break.is_sum:
            return None
        search = TrickSearch(state, tricks, weights, [], limit, None, tie_break)
        return search if search.alone else None


def planned(state: State) -> Plan | None:
    """How this position is searched on tables, if it can be."""
    rules = state.rules
    if not rules.situations_are_known or state.asking != PLAY:
        return None
    live = live_cards(state)
    if live.size() > MOST_LIVE_CARDS:
        return None
    plan = Plan()
    if rules.roaming:
        return plan if _plan_numbers(plan, state) else None
    for faction in rules.factions:
        flags = rules.vote_flags[faction.index]
        if not (
            _plan_vote(plan, state, faction, flags) if flags >= 0 else _plan_parts(plan, state, faction)
        ):
            return None
    if rules.verdict:
        sorts = _sorted_by_verdict(state)
        losable = _are_losable(state, sorts)
        if not _is_small(sorts, losable) or _are_chased(state):
            return None
        plan.questions.append(Question(state, None, sorts, losable, TO_NOBODY))
    return plan


def _plan_vote(plan: Plan, state: State, faction: Faction, flags: i64) -> bool:
    """Find what decides a faction's vote; is there anything?"""
    raced = any(power.race(faction, state) >= 0 for power in state.rules.racing)
    if flags == faction.flag and not raced:
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
    if _is_small(sorts, losable) and not _are_chased(state):
        question = Question(state, faction, sorts, losable, TO_NOBODY)
        plan.questions.append(question)
        plan.has_ties = plan.has_ties or _may_be_tied(question, state)
        cards = open_cards(state, faction)
        plan.weights.append([Weights(cards, [0] * len(cards), NEVER)])
        return True
    if flags == faction.flag and not raced:
        found = bound(state, faction)
        if found:
            plan.weights.append(found)
            plan.has_ties = True
            return True
    return False


def _plan_numbers(plan: Plan, state: State) -> bool:
    """Keep the number of cards won of each faction where it decides in which vote others count."""
    rules = state.rules
    if not (
        rules.tricks_are_alone
        and len(rules.roaming) == 1
        and rules.on_counting == rules.roaming
        and not (rules.verdict or rules.extra_votes or rules.reserved)
        and not any(is_losable(faction, state) for faction in rules.factions)
    ):
        return False
    for faction in rules.factions:
        if is_plain(rules, faction):
            _plan_by_numbers(plan, state, faction)
        elif not _plan_parts(plan, state, faction):
            return False
    plan.roaming = rules.roaming[0]
    return True


def _plan_by_numbers(plan: Plan, state: State, faction: Faction) -> None:
    found = by_numbers(state, faction)
    plan.weights.append(found)
    plan.has_ties = plan.has_ties or len(found) > 1


def _plan_parts(plan: Plan, state: State, faction: Faction) -> bool:
    """Ask which cards count twice because of others; the sum decides the vote."""
    rules = state.rules
    if any(power.looks_at(faction) != 0 for power in [*faction.weighed_by, *rules.awards_vote]):
        return False
    if not rules.backs or any(
        power not in rules.backs and power not in rules.roaming for power in rules.adds
    ):
        return False
    if faction in rules.on_scoring or rules.on_scoring != rules.unsettles:
        return False
    if any(is_losable(one, state) for one in rules.factions):
        return False
    live = live_cards(state)
    counted = live.copy()
    for seat in state.seats:
        counted.add_all(seat.score_pile)
        counted.add_all(seat.display)
    own = [card for card in rules.listed(counted) if card.faction is faction]
    if not own and not rules.roaming:
        plan.weights.append([Weights([], [], NEVER)])
        return True
    _plan_by_numbers(plan, state, faction)
    unit: i64 = 2
    for _ in range(faction.index):
        unit = unit * FIELD
    for card in own:
        beside = [other for other in rules.listed(counted) if _is_backed(card, other, state)]
        group = CardSet()
        for one in [card, *beside]:
            group.add(one)
            for other in rules.listed(counted):
                if _is_unsettled(one, other, state):
                    group.add(other)
        group.keep_only(live)
        sorts = [[one] for one in rules.listed(group)]
        if not _is_small(sorts, False):
            return False
        plan.questions.append(Question(state, faction, sorts, False, TO_NOBODY, card, unit))
    return True


def _is_backed(card: Card, other: Card, state: State) -> bool:
    for power in state.rules.backs:
        if power.backs(card, other):
            return True
    return False


def _is_unsettled(card: Card, other: Card, state: State) -> bool:
    for power in state.rules.unsettles:
        if power.unsettles(card, other):
            return True
    return False


def _may_be_tied(question: Question, state: State) -> bool:
    """May a vote go to nobody?"""
    if question.faction is None or question.part is not None:
        return False
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


def _is_small(sorts: list[list[Card]], losable: bool) -> bool:
    """Are there few enough ways in which these cards can fall?"""
    ways: i64 = 1
    bits: i64 = 0
    for cards in sorts:
        size: i64 = len(cards)
        ways = ways * ((size + 1) * (size + 2) // 2 if losable else size + 1)
        limit: i64 = 2
        bits += 3
        while limit <= size:
            limit = limit * 2
            bits += 3
        if ways > MOST_WAYS or bits > MOST_BITS:
            return False
    return True
