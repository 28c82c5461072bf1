"""The course of a game: what each entry does, what is refused, what can be taken back."""

from __future__ import annotations

import pytest

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.play.session import (
    AGREE,
    MOVE,
    OFFER,
    REFUSE,
    RESIGN,
    RETURN,
    Course,
    Entry,
    Terms,
    begin,
)
from claimant.server.play.updates import replay, update
from claimant.server.reasons import Refusal
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError, IllegalAction

PATIENCE = 60.0


def course_of(game: Game | Kingdoms, bots: tuple[str | None, ...] = (), rated: bool = False) -> Course:
    return begin(game.to_json(), Terms(bots or (None,) * game.seats, rated, PATIENCE, 0.0))


def then(
    course: Course, seat: int, kind: str, content: str = "", at: float = 0.0, chosen_at: int | None = None
) -> Course:
    version = course.version + 1
    entry = Entry(version, seat, kind, content, f"{kind}-{version}", at)
    return course.after(entry, course.version if chosen_at is None else chosen_at)


def moved(course: Course, chance: Chance | None = None) -> Course:
    seat = course.game.asked[0]
    legal = course.game.legal_actions(seat)
    return then(course, seat, MOVE, str(legal[0 if chance is None else chance.below(len(legal))]))


def refusal(course: Course, seat: int, kind: str, content: str = "", **more: float) -> str:
    before = course.game.position()
    with pytest.raises(ClaimantError) as refused:
        then(course, seat, kind, content, **more)  # type: ignore[arg-type]
    assert course.game.position() == before
    return refused.value.reason.code


def test_a_course_is_a_value() -> None:
    first = course_of(Game("claim", seed=1))
    second = moved(first)
    assert (first.version, second.version) == (0, 1)
    assert first.game.position() != second.game.position()


@pytest.mark.parametrize("make", [lambda: Game("claim", seed=3), lambda: Kingdoms(seed=3)])
def test_its_entries_bring_it_back(make: object) -> None:
    course = course_of(make())  # type: ignore[operator]
    chance = Chance(1)
    while not course.is_over:
        course = moved(course, chance)
    again = begin(course.deal, course.terms)
    for entry in course.entries:
        again = again.replayed(entry)
    assert again.game.position() == course.game.position()
    assert again.outcome() == course.outcome()
    assert list(again.moments) == list(course.moments)


def test_after_the_end_nothing_is_done() -> None:
    course = then(course_of(Game("claim", seed=1)), 0, RESIGN)
    assert course.outcome() == {"winners": ["B"], "by": "resignation", "result": None}
    assert refusal(course, 1, MOVE, "Go0") == "game-over"


def simultaneous() -> Course:
    """Two seats choose a card at the same time, secretly."""
    return course_of(Game("claim", places="Desert", seed=5))


def test_who_chooses_at_the_same_time_need_not_choose_again() -> None:
    course = simultaneous()
    assert course.game.asked == [0, 1] or course.game.asked == [1, 0]
    first, second = course.game.asked
    choice = str(course.game.legal_actions(second)[0])
    course = then(course, first, MOVE, str(course.game.legal_actions(first)[0]))
    assert second in course.game.asked
    course = then(course, second, MOVE, choice, chosen_at=0)
    assert course.version == 2


def test_but_who_chose_at_another_question_must() -> None:
    course = moved(course_of(Game("claim", seed=1)))
    seat = course.game.asked[0]
    assert refusal(course, seat, MOVE, str(course.game.legal_actions(seat)[0]), chosen_at=0) == "stale"


def led() -> tuple[Course, int, int]:
    """One card has been led: the leader and the other."""
    course = course_of(Game("claim", seed=1, first_leader=0))
    return moved(course), 0, 1


def test_a_card_led_can_be_taken_back_with_consent() -> None:
    course, leader, other = led()
    course = then(course, leader, OFFER, "undo")
    assert course.offer is not None
    assert course.offer.waiting == (other,)
    assert refusal(course, leader, AGREE) == "no-offer"
    assert refusal(course, leader, OFFER, "undo") == "offer-open"
    agreed = then(course, other, AGREE)
    assert agreed.game.position() == course_of(Game("claim", seed=1, first_leader=0)).game.position()
    assert (agreed.rewound, agreed.offer, agreed.version) == (3, None, 3)
    refused = then(course, other, REFUSE)
    assert refused.game.position() == course.game.position()
    assert refused.offer is None


def test_a_move_puts_an_offer_aside() -> None:
    course, leader, _ = led()
    assert moved(then(course, leader, OFFER, "undo")).offer is None


def test_what_came_to_light_cannot_be_taken_back() -> None:
    course, leader, other = led()
    course = moved(course)
    assert refusal(course, other, OFFER, "undo") == "undo-too-late"
    assert refusal(course, leader, OFFER, "undo") == "undo-too-late"
    assert refusal(course_of(Game("claim", seed=1)), 0, OFFER, "undo") == "nothing-to-undo"


def test_against_bots_everything_can_be_taken_back_unless_it_is_rated() -> None:
    bots = (None, "random")
    course = course_of(Game("claim", seed=1, first_leader=0), bots)
    before = course.game.position()
    course = moved(course)
    bots_move = str(course.game.legal_actions(1)[0])
    answered = course.after(Entry(2, 1, MOVE, bots_move, "bot 1", 0.0), 1)
    assert then(answered, 0, OFFER, "undo").game.position() == before
    rated = moved(course_of(Game("claim", seed=1, first_leader=0), bots, rated=True))
    assert refusal(rated, 0, OFFER, "undo") == "undo-rated"


def test_nobody_moves_for_a_bot() -> None:
    course = course_of(Game("claim", seed=1, first_leader=0), ("random", None))
    assert refusal(course, 0, MOVE, str(course.game.legal_actions(0)[0])) == "bot-plays"
    assert course.bots_to_act() == [(0, "random")]


def test_a_bot_stands_in_for_who_keeps_the_table_waiting_for_long() -> None:
    course, leader, other = led()
    assert refusal(course, leader, OFFER, "stand-in B", at=PATIENCE - 1) == "not-gone"
    assert refusal(course, other, OFFER, "stand-in A", at=PATIENCE + 1) == "not-gone"
    assert refusal(course, leader, OFFER, "stand-in A", at=PATIENCE + 1) == "bad-offer"
    assert refusal(course, leader, OFFER, "stand-in Z", at=PATIENCE + 1) == "bad-offer"
    stood = then(course, leader, OFFER, "stand-in B", at=PATIENCE + 1)
    assert stood.bots == (None, "greedy")
    assert then(stood, other, RETURN).bots == (None, None)
    assert refusal(course, other, RETURN) == "no-bot-plays"


def test_with_three_the_third_must_agree_to_a_stand_in() -> None:
    course = course_of(Game("claim", players=3, seed=1, first_leader=0))
    course = then(course, 1, OFFER, "stand-in A", at=PATIENCE)
    assert course.offer is not None
    assert course.offer.waiting == (2,)
    assert then(course, 2, AGREE).bots == ("greedy", None, None)


def test_with_three_who_resigns_is_played_on_by_a_bot() -> None:
    course = then(course_of(Game("claim", players=3, seed=1)), 2, RESIGN)
    assert not course.is_over
    assert course.bots == (None, None, "greedy")
    assert refusal(course, 2, RETURN) == "no-bot-plays"


def test_a_version_that_is_yet_to_come_is_refused() -> None:
    assert refusal(course_of(Game("claim", seed=1)), 0, RESIGN, chosen_at=5) == "future-version"


def test_the_steps_told_are_the_events_of_each_entry() -> None:
    course = course_of(Game("claim", seed=2))
    chance = Chance(4)
    for _ in range(9):
        course = moved(course, chance)
    for seat in (0, 1, None):
        told = update(course, seat, 3)
        steps = told["steps"]
        assert isinstance(steps, list)
        events = [event for step in steps for event in step["events"]]
        assert events == [event.to_json() for event in course.game.events(seat, course.moments[3].happened)]
        assert [step["version"] for step in replay(course, seat)] == list(range(10))


def test_what_a_player_chose_in_secret_is_told_to_nobody_else() -> None:
    course = simultaneous()
    seat = course.game.asked[0]
    secret = str(course.game.legal_actions(seat)[0])
    course = then(course, seat, MOVE, secret)
    assert secret.removeprefix("-") in str(update(course, seat, 0)["steps"])
    for other in (1 - seat, None):
        assert secret.removeprefix("-") not in str(update(course, other, 0)["steps"])


def test_a_rule_that_is_broken_is_a_rules_error() -> None:
    with pytest.raises(IllegalAction):
        then(course_of(Game("claim", seed=1, first_leader=0)), 1, MOVE, "Go0")
    with pytest.raises(Refusal):
        then(course_of(Game("claim", seed=1)), 0, OFFER, "castle")
