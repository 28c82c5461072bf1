"""Reviews of finished games: grades, reasons in five languages, luck and skill, annotations in records."""

from __future__ import annotations

import json
from functools import cache

import pytest

from claimant.claim import Game
from claimant.claim.search.solver import Solver
from claimant.games import read_record
from claimant.locale import LANGUAGES, Reader, Words
from claimant.study import Review, annotated, restored, review, reviewing
from claimant.study.comparing import compare_lines, messages
from claimant.study.grades import BAD, BEST, FORCED, GRADES
from claimant.study.lens import lens_for
from claimant.study.luck import DEAL, DECISION, DECK, RESULT
from claimant.study.outlooks import shuffled
from claimant.study.ranking import Pairing, Record, table
from claimant.study.ranking import reviewed as played_and_reviewed
from claimant.study.review import Decision, accuracy
from claimant.study.values import SHARE, Cost, Nodes, Purse, Value, short
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import IllegalAction, NotationError
from claimant.tabletop.game import TabletopGame
from tests.study.played import careless, played

EFFORT = 800


@cache
def reviewed(game: TabletopGame | None = None) -> Review:
    return review(game or careless(), EFFORT)


def test_every_decision_is_judged() -> None:
    made = reviewed()
    game = careless()
    assert [decision.action for decision in made.decisions] == [move.action for move in game.actions]
    for decision in made.decisions:
        assert decision.grade in GRADES
        assert (decision.grade == FORCED) == (not decision.values)
        assert all(0 <= value.win <= 1 for value in decision.values)
        # In phase 2 everything is known.
        assert (decision.hindsight is not None) == (decision.phase == 2)
        if decision.phase == 2 and decision.values:
            assert decision.is_exact
            assert decision.hindsight is not None
            assert {value.action: value.votes for value in decision.values} == {
                action: votes for action, (_, votes) in decision.hindsight.items()
            }


def test_a_running_game_is_not_reviewed() -> None:
    game = Game("claim", seed=1)
    with pytest.raises(IllegalAction) as refused:
        review(game)
    assert refused.value.reason.code == "game-not-over"


def test_decisions_come_one_by_one() -> None:
    game = careless()
    made = Review(tuple(game.sides), 100)
    first = next(reviewing(game, made))
    assert made.decisions == [first]


def test_a_review_that_was_broken_off_goes_on_where_it_stands() -> None:
    game = careless()
    whole = review(game, 100)
    made = Review(tuple(game.sides), 100)
    for pause in (1, 7, 30, 31, len(whole.decisions)):
        for _ in reviewing(game, made):
            if len(made.decisions) == pause:
                break
    for _ in reviewing(game, made):
        raise AssertionError("everything has been judged")
    assert made.to_json() == whole.to_json()


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_was_played() -> None:
    game = careless().rewound(9).copy()
    game.headers["Resigned"] = "B"
    made = review(game, 100)
    assert len(made.decisions) == 9
    assert made.turns[-1].wins == (1.0, 0.0)
    game.headers["Resigned"] = "A B"
    with pytest.raises(IllegalAction):
        review(game, 100)


def test_the_weak_one_is_blamed() -> None:
    accuracies = [
        (made.accuracy(0), made.accuracy(1))
        for made in (reviewed(played(("random", "captain"), seed)) for seed in range(1, 4))
    ]
    assert sum(weak or 0 for weak, _ in accuracies) < sum(strong or 0 for _, strong in accuracies)


def test_in_kingdoms_the_weak_one_is_blamed_too() -> None:
    made = review(played(("random", "squire"), game="kingdoms"), 400)
    weak, strong = made.accuracy(0), made.accuracy(1)
    assert weak is not None
    assert strong is not None
    assert weak < strong - 20
    assert {decision.side for decision in made.mistakes()} <= {0}
    # What luck and decisions have contributed comes to the result.
    for account in made.accounts():
        total = account.luck + account.own + account.others + account.foresight + account.result
        assert total == pytest.approx(made.turns[-1].wins[account.side] - 0.5, abs=1e-9)
    assert made.accounts()[0].own < -0.1
    assert {turn.cause for turn in made.turns} == {DEAL, DECK, DECISION, RESULT}


def test_the_last_turn_of_kingdoms_is_judged_exactly() -> None:
    game = played(game="kingdoms", seed=2)
    last = next(there for there in game.retold() if there.moment()[1] == 30)
    seat = last.asked[0]
    choices = [str(action) for action in last.legal_actions(seat)]
    values, cost = lens_for(last, Purse(2, 10), []).judge(last.view(seat), choices[0])
    assert [value.action for value in values] == choices
    assert all(value.is_exact for value in values)
    assert cost.margin == 0


def test_a_review_does_so_much_and_no_more() -> None:
    """Clear decisions leave something for close ones; all of them together have a limit."""
    effort = 100
    purse = Purse(2, effort)
    spent = 0
    for decision in range(13):
        allowed = purse.allowance(0)
        assert 0 < allowed <= effort
        if decision > 3:
            purse.spend(0, allowed)
            spent += allowed
    assert spent <= effort + 13 * SHARE * effort
    assert purse.allowance(0) < effort
    assert purse.allowance(1) == effort, "One seat's decisions do not cost the other anything."
    made = reviewed()
    assert min(made.purse.playouts) >= 0
    assert made.purse.hindsight.left > 0
    nodes = Nodes(1000)
    for _ in range(5):
        nodes.spend(nodes.allowance())
    assert 0 < nodes.left < 100


def test_levels_are_put_into_a_table() -> None:
    done = played_and_reviewed(Pairing(("random", "greedy"), 1, effort=20, twice=True))
    assert 0 <= done.changed <= done.judged
    records = {"random": Record(), "greedy": Record()}
    for side, name in enumerate(records):
        records[name].take(done.review, side)
    head, *lines = table(records).splitlines()
    assert head.split() == ["level", "games", "won", "accuracy", "lost"]
    assert [line.split()[:2] for line in lines] == [["random", "1"], ["greedy", "1"]]


def judged(win: float, best: float, worst: float, margin: float = 0.0) -> Decision:
    """A decision by what its action, the best and the worst one were worth."""
    values = (Value("Go1", win), Value("Go2", best), Value("Go3", worst))
    return Decision(0, 0, 0, 1, 1, "Go1", BEST, values, "Go2", Cost(short(best - win), margin))


def test_accuracy_is_what_was_kept_of_what_was_at_stake() -> None:
    careful = [judged(0.6, 0.6, 0.5) for _ in range(10)]
    assert accuracy(careful) == 100
    # To give a victory away outweighs a lot of care.
    assert accuracy([*careful, judged(0.0, 1.0, 0.0)]) == pytest.approx(50)
    assert accuracy([judged(0.55, 0.6, 0.5)]) == pytest.approx(50)


def test_accuracy_counts_neither_noise_nor_what_changes_nothing() -> None:
    assert accuracy([judged(0.55, 0.6, 0.5, margin=0.06)]) == 100
    assert accuracy([judged(0.5, 0.51, 0.5), judged(0.0, 0.0, 0.0)]) is None
    forced = Decision(0, 0, 0, 1, 1, "Go1", FORCED, (), "Go1", Cost(0.0, 0.0))
    assert accuracy([forced]) is None
    # An action that was dropped early may look a little worse than the worst.
    assert accuracy([judged(0.4, 0.6, 0.41)]) == 0


def test_what_is_bad_is_explained_in_every_language() -> None:
    made = reviewed()
    explained = [decision for decision in made.decisions if decision.grade in BAD]
    assert explained
    for decision in explained:
        assert decision.best != decision.action
        assert decision.reasons()
        for language in LANGUAGES:
            words = Words(language)
            for seat in (None, 0, 1):
                reader = Reader(["Ann", "Ben"], seat)
                assert all(words.say(reason, reader) for reason in decision.reasons())
            assert words.missing == []


def test_lines_are_compared_where_everything_is_known() -> None:
    """What is said of an ending is what the rules make of the two lines."""
    position = (
        "Go Kn Do Dw Un | phase 2 | trick 12 | lead A | step play | won A"
        " | discard Go0 Go0 Go0 Go0 Kn2 Kn3 Kn4 Kn5 Kn9 Do1 Do4 Do6 Do8 Dw0 Dw2 Dw4 Dw5 Dw6 Dw7 Dw9"
        " | A hand Go5 Dw3 | A score Go0 Go6 Do0 Do2 Do3 Do5 Do7 Un1 Un2 Un6 Un8 Go2 Go7 Kn7"
        " | B hand Go8 Dw8 | B score Go1 Go3 Go4 Go9 Dw1 Un0 Un3 Un4 Un5 Un7 Un9 Kn6 Kn8 Do9"
    )
    game = Game.from_position(position)
    solver = Solver()
    solution = solver.solve(game.state.copy())
    ranked = sorted(solution.actions, key=lambda pair: (pair[1].outcome, pair[1].votes) if pair[1] else ())
    (worse, low), (better, high) = ranked
    assert low is not None
    assert high is not None
    why = compare_lines(game, 0, better, worse, solver)
    assert why is not None
    assert why.outcomes == (high.outcome, low.outcome)
    assert why.leads == (high.votes, low.votes)
    told = [Words("en").say(message) for message in messages(why, 0, 0, (1.0, 0.0))]
    assert all(told)


@pytest.mark.parametrize("bots", [("greedy",) * 3, ("greedy",) * 4])
def test_more_than_two_players(bots: tuple[str, ...]) -> None:
    made = review(played(bots), 30)
    assert len(made.decisions) == len(played(bots).actions)
    assert len(made.accounts()) == len(set(made.sides))
    # The last tricks of two teams are solved.
    known = [decision.hindsight is not None for decision in made.decisions]
    assert known[-16:] == [len(bots) == 4] * 16
    json.dumps(made.to_json())


def test_kingdoms_is_reviewed_explained_and_kept() -> None:
    game = played(("greedy", "greedy"), game="kingdoms").rewound(16).copy()
    game.headers["Resigned"] = "B"
    made = review(game, 20)
    explained = [decision for decision in made.decisions if decision.why is not None]
    told = {reason.key for decision in explained for reason in decision.reasons()}
    assert told - {"study-scores"} == {"study-led-share", "study-chances"}
    for language in LANGUAGES:
        words = Words(language)
        for decision in explained:
            assert all(words.say(reason, Reader(["Ann", "Ben"], 0)) for reason in decision.reasons())
        assert words.missing == []
    back = restored(read_record(annotated(game, made).record()))
    assert back is not None
    assert back.to_json() == made.to_json()


def test_luck_and_skill_add_up_to_the_result() -> None:
    game = careless()
    made = reviewed()
    winners = game.result().winners
    for account in made.accounts():
        total = account.luck + account.own + account.others + account.foresight + account.result
        assert total == pytest.approx((account.side in winners) - 0.5, abs=1e-9)
    for point in made.turning_points():
        assert max(map(abs, point.change)) >= 0.1


def test_the_deck_is_shuffled_and_nothing_else() -> None:
    game = careless().rewound(6)
    assert isinstance(game, Game)
    state = game.state
    there = shuffled(state, Chance(3))
    assert sorted(card.code for card in there.deck.remaining()) == sorted(
        card.code for card in state.deck.remaining()
    )
    assert there.deck.remaining() != state.deck.remaining()
    assert there.seats[0].hand.equals(state.seats[0].hand)


@pytest.mark.parametrize("as_json", [False, True])
def test_a_record_keeps_the_review(as_json: bool) -> None:
    made = reviewed()
    game = annotated(careless(), made)
    again = type(game).from_json(game.to_json()) if as_json else read_record(game.record())
    back = restored(again)
    assert back is not None
    assert back.to_json() == made.to_json()


def test_comments_of_people_stay() -> None:
    game = Game("claim", seed=1)
    game.apply(game.legal_actions()[0], comment="my favourite")
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    made = review(game, 60)
    twice = annotated(annotated(game, made), made)
    assert twice.moves[0].comment.startswith("my favourite ")
    assert twice.moves[0].comment.count("[%review") == 1
    assert restored(twice) is not None
    assert restored(game) is None


def test_a_broken_annotation_is_refused() -> None:
    game = annotated(careless(), reviewed())
    for wrong in ('[%review ["very-', "[%review [" * 2, "[%review " + 5_000 * "[", "[%review 7"):
        text = game.record().replace('[%review ["', wrong, 1)
        with pytest.raises(NotationError) as refused:
            restored(read_record(text))
        assert refused.value.reason.code == "bad-annotation"
