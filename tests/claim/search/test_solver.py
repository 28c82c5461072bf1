"""The solver: equal to brute force over the rules, wherever it can be compared."""

from __future__ import annotations

from itertools import islice

import pytest

from claimant.claim.game import Game
from claimant.claim.playout import new_state
from claimant.claim.search.exact import WIN
from claimant.claim.search.plan import planned
from claimant.claim.search.solver import Score, Solver, solve
from claimant.claim.search.state_search import StateSearch
from claimant.claim.search.trick_search import TrickSearch
from claimant.claim.search.trick_tables import WORD
from claimant.claim.search.weights import open_cards
from claimant.claim.sets import PLACES, ruleset
from claimant.claim.state import PLAY, State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from tests.claim.decks import covering_decks
from tests.claim.search.agreement import disagreements, line_ups, positions
from tests.claim.search.brute_force import better, score_of, value, values
from tests.claim.search.endings import ending, endings, play_on

PARTS = 8
ENDINGS_IN_A_PART = 250


def solved_like_brute_force(state: State) -> None:
    expected = values(state)
    solution = solve(state)
    assert solution.complete
    assert dict(solution.actions) == expected
    assert solution.score == value(state, state.turn)
    assert the_line_keeps_its_promise(state, solution.line) == solution.score
    best = Solver().best(state)
    assert best is not None
    assert expected[str(best[0])] == best[1] == solution.score


def the_line_keeps_its_promise(state: State, line: list[str]) -> Score:
    here = state.copy()
    for text in line:
        [action] = [each for each in legal_actions(here, here.seats[here.turn]) if str(each) == text]
        apply(here, action, here.turn)
    assert here.is_over()
    return score_of(here, state.turn)


@pytest.mark.parametrize("part", range(PARTS))
def test_endings_over_all_factions_and_places_are_solved_like_brute_force(part: int) -> None:
    for state in endings(part, ENDINGS_IN_A_PART, 3):
        solved_like_brute_force(state)


@pytest.mark.parametrize("deck", covering_decks(), ids=" ".join)
def test_longer_endings_of_every_two_factions_are_solved_like_brute_force(deck: tuple[str, ...]) -> None:
    chance = Chance(5)
    found = [ending(ruleset(deck), chance, 4) for _ in range(12)]
    for state in islice((one for one in found if one is not None), 6):
        solved_like_brute_force(state)


@pytest.mark.parametrize("place", sorted(PLACES))
def test_endings_in_every_place_are_solved_like_brute_force(place: str) -> None:
    chance = Chance(7)
    for deck in ("claim", "claim2"):
        for _ in range(4):
            state = ending(ruleset(deck, 2, place), chance, 4)
            assert state is not None
            solved_like_brute_force(state)


def test_both_searches_agree_where_both_can_search() -> None:
    chance = Chance(11)
    for cards in (6, 7, 8) * 4:
        rules = ruleset("claim")
        state = ending(rules, chance, cards)
        assert state is not None
        solver = Solver()
        tables = solver.search(state, Limit())
        states = StateSearch(rules, Limit())
        assert isinstance(tables, TrickSearch)
        for action in legal_actions(state, state.seats[state.turn]):
            for rating in tables.ratings:
                assert tables.reaches(state, action.card, rating) == states.reaches(
                    state, action.card, rating
                )


def test_where_a_vote_can_end_in_a_complete_tie_the_rules_decide_between_two_searches_on_tables() -> None:
    chance = Chance(13)
    found = 0
    while found < 20:
        state = ending(ruleset("claim"), chance, 4)
        assert state is not None
        search = Solver().search(state, Limit())
        if isinstance(search, StateSearch):
            assert search.pessimist is not None
            assert search.optimist is not None
            solved_like_brute_force(state)
            found += 1


@pytest.mark.parametrize("cards", [8, 9, 10, 11, 12, 13])
def test_what_is_remembered_changes_no_answer(cards: int) -> None:
    """A search that has answered many questions agrees with one that has answered none."""
    chance = Chance(25 + cards)
    for _ in range(6):
        state = ending(ruleset("claim"), chance, cards)
        assert state is not None
        experienced = Solver().search(state, Limit())
        for action in legal_actions(state, state.seats[state.turn]):
            for rating in experienced.ratings:
                fresh = Solver().search(state, Limit())
                assert experienced.reaches(state, action.card, rating) == fresh.reaches(
                    state, action.card, rating
                )


@pytest.mark.parametrize("deck", ["Go Kn Do Dw Ph", "Gi Gn Dr Se Tr", "Pe Ro Se Tr Vi"])
def test_an_answer_shows_as_much_as_votes_allow(deck: str) -> None:
    chance = Chance(4)
    rules = ruleset(deck.split())
    more = 0
    while more < 10:
        state = ending(rules, chance, 4)
        if state is None or state.asking != PLAY:
            continue
        expected = {action: score.outcome * WIN + score.votes for action, score in values(state).items()}
        for action in legal_actions(state, state.seats[state.turn]):
            search = Solver().search(state, Limit())
            for rating in search.ratings:
                if search.reaches(state, action.card, rating):
                    assert rating <= search.shown <= expected[str(action)]
                    more += search.shown > rating
                else:
                    assert rating > search.shown >= expected[str(action)]
                    more += search.shown < rating - 1


def is_beyond_tables(deck: tuple[str, ...] | str, place: str) -> bool:
    """Do votes hang on all cards, on what came first, or on company that may be lost again?"""
    company = "Vi" in deck and ("Ph" in deck or "Gn" in deck)
    return "Ra" in deck or company or place == "Lighthouse"


@pytest.mark.parametrize("deck", ["Go Kn Do Dw Ra", "northern-raid"])
def test_what_roams_is_searched_on_tables_where_tricks_are_alone(deck: str) -> None:
    chance = Chance(9)
    found = 0
    while found < 12:
        state = ending(ruleset(deck), chance, 3)
        assert state is not None
        plan = planned(state)
        if plan is not None:
            assert plan.roaming is not None
            solved_like_brute_force(state)
            found += 1


def test_all_powers_but_a_few_are_searched_on_tables() -> None:
    chance = Chance(3)
    line_ups: list[tuple[tuple[str, ...] | str, str]] = [(deck, "") for deck in covering_decks()]
    line_ups += [("claim", place) for place in sorted(PLACES)]
    for deck, place in line_ups:
        state = None
        while state is None or state.asking != PLAY:
            state = ending(ruleset(deck, 2, place), chance, 4)
        assert planned(state) is not None or is_beyond_tables(deck, place), (deck, place)


@pytest.mark.parametrize(
    ("deck", "place"), line_ups(), ids=lambda part: part if isinstance(part, str) else " ".join(part)
)
def test_every_way_of_solving_agrees_with_brute_force(deck: tuple[str, ...], place: str) -> None:
    """A short form of `python -m tests.claim.search.agreement`."""
    assert disagreements(next(positions(deck, place, Chance(17), 5))) == []


def rank(score: Score) -> tuple[int, int]:
    return score.outcome, score.votes


@pytest.mark.parametrize("deck", ["claim", "claim2", "clockwork-court", "northern-raid"])
def test_a_search_goes_on_where_it_was_stopped_and_bounds_only_tighten(deck: str) -> None:
    state = ending(ruleset(deck), Chance(4), 5)
    assert state is not None
    expected = solve(state)
    truth = dict(expected.actions)
    analysis = Solver().begin(state)
    steps = 4
    before = analysis.go_on(Limit(steps=1))
    assert not before.complete
    while not before.complete:
        steps *= 2
        now = analysis.go_on(Limit(steps=steps))
        for action, bounds in now.bounds.items():
            score = truth[action]
            assert score is not None
            assert rank(before.bounds[action].least) <= rank(bounds.least) <= rank(score)
            assert rank(score) <= rank(bounds.most) <= rank(before.bounds[action].most)
        assert all(rank(one.least) <= rank(now.bounds[now.best].least) for one in now.bounds.values())
        before = now
    assert before.actions == expected.actions
    assert before.score == expected.score == truth[before.best]


@pytest.mark.parametrize(
    "deck", ["claim", "claim2", "clockwork-court", "under-the-bridge", "Go Kn Ph Uc Gr"]
)
def test_what_is_kept_from_move_to_move_changes_no_answer(deck: str) -> None:
    chance = Chance(6)
    for _ in range(3):
        state = None
        while state is None:
            state = ending(ruleset(deck.split() if " " in deck else deck), chance, 4)
        solver = Solver()
        search = None
        while not state.is_over():
            kept = solver.solve(state)
            fresh = solve(state)
            assert (kept.actions, kept.score) == (fresh.actions, fresh.score)
            assert search is None or state.asking != PLAY or solver.search(state, Limit()) is search
            search = solver.search(state, Limit())
            play_on(state, chance)


def test_another_game_is_searched_anew() -> None:
    chance = Chance(8)
    solver = Solver()
    for _ in range(6):
        state = ending(ruleset("claim"), chance, 3)
        assert state is not None
        assert solver.solve(state).actions == solve(state).actions


def test_hands_that_differ_in_nothing_but_gaps_between_values_are_one() -> None:
    state = ending(ruleset("claim"), Chance(3), 13)
    assert state is not None
    search = Solver().search(state, Limit())
    assert isinstance(search, TrickSearch)
    # Undead from the lowest to the highest; nothing but another Undead or a Doppelgänger tells them apart.
    undead = [number for number, card in enumerate(search.cards) if card.faction.code == "Un"]
    low, middle, high = (search.bits[number] for number in undead[:3])
    packed = search.pack(high, low, 0, WORD)
    assert search.pack(high, middle, 0, WORD) == packed == search.pack(middle, low, 0, WORD)
    assert search.pack(low, high, 0, WORD) != packed
    for number in range(1, len(search.cards)):
        if search.weight[number] != search.weight[number - 1]:
            assert search.pack(search.bits[number], 0, 0, WORD) == (search.bits[number], 0)


def test_a_whole_second_phase_of_the_base_game_is_solved() -> None:
    state = ending(ruleset("claim"), Chance(1), 13)
    assert state is not None
    solution = solve(state)
    assert solution.complete
    assert len(solution.line) == 26
    assert the_line_keeps_its_promise(state, solution.line) == solution.score
    assert not any(
        better(score, solution.score) for _, score in solution.actions if score and solution.score
    )


def test_a_card_that_counts_is_not_taken_for_one_that_does_not() -> None:
    """In the Ruins a Knight 9 counts for nothing and a Knight 4 does; here they win the same tricks."""
    position = (
        "Go Kn Ba Se Un at Peaks Ruins | phase 2 | trick 11 | lead A | step play | won A "
        "| memory 0 0 0 0 0 0 0 0 0 0 "
        "| discard Go0 Go0 Go0 Go2 Go3 Go4 Go5 Go7 Kn2 Kn6 Kn7 Kn8 Ba2 Ba3 Ba4 Ba5 Ba6 Ba8 Se2 Se3 Se6 Se9 "
        "| A hand Go6b Un5 Un7 | A score Go0 Go0 Go1 Go8 Go9 Ba0 Ba1 Se4 Se5 Se8 Un1 Un6 Un8 Un9 "
        "| B hand Kn4a Kn9a Se0 | B score Kn3 Kn5 Ba7 Ba9 Se1 Se7 Un0 Un2 Un3 Un4 | B lacks Go"
    )
    solved_like_brute_force(Game.from_position(position).state.copy())


def test_in_the_middle_of_a_trick_the_reply_is_solved() -> None:
    state = ending(ruleset("claim"), Chance(2), 4)
    assert state is not None
    apply(state, legal_actions(state, state.seats[state.turn])[0], state.turn)
    assert state.led is not None
    assert solve(state).seat == 1 - state.leader
    solved_like_brute_force(state)


def test_a_limit_that_is_too_small_gives_an_honest_unknown() -> None:
    state = ending(ruleset("claim2"), Chance(1), 13)
    assert state is not None
    solution = solve(state, Limit(steps=50))
    assert not solution.complete
    assert solution.score is None
    assert solution.line == []
    assert None in dict(solution.actions).values()
    assert 0 < solution.nodes <= 60
    assert Solver().best(state, Limit(steps=50)) is None


def test_a_limit_of_time_is_kept() -> None:
    # Two teams with nine cards each: far too many positions to solve.
    state = ending(ruleset("claim", 4), Chance(1), 9)
    assert state is not None
    solution = solve(state, Limit(seconds=0.05))
    assert not solution.complete
    assert 0.05 <= solution.seconds < 20


def test_only_two_players_in_phase_2_can_be_solved() -> None:
    with pytest.raises(InvalidSetup, match="two players"):
        solve(new_state(ruleset("claim", 3), Chance(1)))
    with pytest.raises(InvalidSetup, match="phase 1"):
        solve(new_state(ruleset("claim"), Chance(1)))
    over = ending(ruleset("claim"), Chance(1), 1)
    assert over is not None
    while not over.is_over():
        apply(over, legal_actions(over, over.seats[over.turn])[0], over.turn)
    with pytest.raises(InvalidSetup, match="over"):
        solve(over)


def test_solving_changes_nothing() -> None:
    game = Game("claim", seed=3)
    chance = Chance(3)
    while game.state.phase == 1 or game.state.trick_number < 6:
        actions = game.legal_actions()
        game.apply(str(actions[chance.below(len(actions))]))
    before = game.position()
    solve(game.state)
    assert game.position() == before


def test_a_search_whose_memory_is_full_stops_and_begins_anew() -> None:
    state = ending(ruleset("Go Kn Uc Gr Tr"), Chance(3), 5)
    assert state is not None
    solver = Solver()
    analysis = solver.begin(state)
    search = solver._last
    assert isinstance(search, TrickSearch)
    search.situations.is_full = True
    action = legal_actions(state, state.seats[state.turn])[0]
    search.reaches(state, action.card, search.ratings[-1])
    assert search.stopped
    solution = analysis.go_on(Limit())
    assert solution.complete
    assert solution.actions == solve(state).actions


def test_who_comes_first_decides_on_tables_too() -> None:
    chance = Chance(9)
    for _ in range(6):
        state = ending(ruleset("claim", 2, "Lighthouse"), chance, 5)
        assert state is not None
        assert Solver().is_on_tables(state)
        solved_like_brute_force(state)


def test_two_teams_are_solved_like_brute_force() -> None:
    chance = Chance(13)
    for deck in ("Go Kn Do Dw Un Ba Vi", "Pe Ro Dr Tr Se Au Gr"):
        for cards in (1, 2, 2, 2):
            state = ending(ruleset(deck, 4), chance, cards)
            assert state is not None
            solved_like_brute_force(state)


# All Knights have been discarded, so four votes are left, and a game may be tied.
TIED = (
    "Go Kn Do Dw Un | phase 2 | trick 4 | lead B | step play | won B | "
    "discard Go0 Go0 Go0 Go1 Go2 Go3 Go4 Go5 Go9 Kn2 Kn3 Kn4 Kn5 Kn6 Kn7 Kn8 Kn9 Do2 Do3 Do7 "
    "Do8 Do9 Dw0 Dw2 Dw8 | A hand Go0 Go6 Go8 Do1* Do4 Do5 Do6 Dw3 Dw4 Dw9 | A score Un6 | "
    "B hand Go0* Go7* Do0 Dw1* Dw5* Dw6* Dw7* Un2* Un3* Un5* | B score Un0 Un1 Un4 Un7 Un8 Un9"
)
NODES_OF_TIED = 500_000


def test_a_faction_without_cards_leaves_ties_to_be_broken() -> None:
    """Most games end here with two votes each."""
    chance = Chance(8)
    for _ in range(20):
        state = Game.from_position(TIED).state
        while state.seats[0].hand.size() > 4:
            actions = legal_actions(state, state.seats[state.turn])
            apply(state, actions[chance.below(len(actions))], state.turn)
        assert disagreements(state) == []


@pytest.mark.parametrize(
    ("deck", "place"), [("claim", ""), ("Go Kn Do Dr Se", ""), ("claim", "Ruins"), ("claim", "Pyramid")]
)
def test_ties_are_broken_on_tables_as_brute_force_breaks_them(deck: str, place: str) -> None:
    """All cards of a faction that nobody holds any more are taken away."""
    chance = Chance(31)
    tied = 0
    while tied < 12:
        state = ending(ruleset(deck, 2, place), chance, 2 + chance.below(3))
        assert state is not None
        gone = next((each for each in state.rules.factions if not open_cards(state, each)), None)
        if gone is None:
            continue
        for seat in state.seats:
            for card in state.rules.cards_of(gone):
                if seat.score_pile.has(card):
                    seat.score_pile.remove(card)
                    state.discard.add(card)
        assert disagreements(state) == []
        search = Solver().search(state, Limit())
        on_tables = isinstance(search, StateSearch) and search.tie_breaker is not None
        tied += on_tables and value(state, state.turn).votes == 0


def test_positions_from_which_ties_follow_are_remembered() -> None:
    state = Game.from_position(TIED).state
    assert solve(state, Limit(steps=NODES_OF_TIED)).complete


def test_a_way_to_win_is_an_answer_even_if_the_limit_is_reached() -> None:
    states = [state for state in endings(3, 40, 3) if value(state, state.turn).outcome == 1]
    found_early = 0
    for state in states:
        expected = values(state)
        for steps in (1, 2, 4, 8, 16, 32):
            best = Solver().best(state, Limit(steps=steps))
            if best is not None:
                assert expected[str(best[0])].outcome == best[1].outcome == 1
                found_early += best[1] != expected[str(best[0])]
    assert found_early > 0


def test_a_lead_of_any_number_is_worth_what_its_replies_leave() -> None:
    """Phoenixes have more than thirty cards on tables."""
    chance = Chance(31)
    found = 0
    while found < 12:
        state = ending(ruleset(("Go", "Kn", "Do", "Dw", "Ph")), chance, 12)
        assert state is not None
        search = Solver().search(state, Limit())
        assert isinstance(search, StateSearch)
        assert search.pessimist is not None
        if state.led is not None or len(search.pessimist.cards) <= 31:
            continue
        card = search.pessimist.cards[31]
        if not state.seats[state.turn].hand.has(card):
            continue
        led = state.copy()
        apply(
            led,
            next(each for each in legal_actions(state, state.seats[state.turn]) if each.card is card),
            led.turn,
        )
        replies = [each.card for each in legal_actions(led, led.seats[led.turn])]
        for rating in (-33, -32, 32, 33):
            refuted = any(search.reaches(led, reply, 1 - rating) for reply in replies)
            assert search.reaches(state, card, rating) != refuted
        found += 1
