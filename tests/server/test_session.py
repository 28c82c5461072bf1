"""The session of a game: what each entry does, what is refused, what can be taken back."""

from __future__ import annotations

import pytest
from msgspec import UnsetType

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.messages.games import Step
from claimant.server.play.fairness import Shuffle
from claimant.server.play.history import GameInfo, Sitting
from claimant.server.play.session import (
    AGREE,
    MOST_UNDONE_AT,
    MOVE,
    OFFER,
    REFUSE,
    RESIGN,
    RETURN,
    Entry,
    GameSession,
    Terms,
    begin,
)
from claimant.server.play.tables import Options
from claimant.server.play.updates import news, replay
from claimant.server.reasons import Refusal
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError, IllegalAction

PATIENCE = 60.0
INFO = GameInfo(
    "game",
    "table",
    1,
    "claim",
    Options(),
    None,
    (Sitting(None, "Ann", None),) * 2,
    Shuffle("", ()),
    "",
    0.0,
)


def course_of(game: Game | Kingdoms, bots: tuple[str | None, ...] = (), rated: bool = False) -> GameSession:
    return begin(game.to_json(), Terms(bots or (None,) * game.seats, rated, PATIENCE, 0.0))


def then(
    session: GameSession,
    seat: int,
    kind: str,
    content: str = "",
    at: float = 0.0,
    chosen_at: int | None = None,
) -> GameSession:
    version = session.version + 1
    entry = Entry(version, seat, kind, content, f"{kind}-{version}", at)
    return session.after(entry, session.version if chosen_at is None else chosen_at)


def steps_told(session: GameSession, seat: int | None, since: int) -> list[Step]:
    return news(INFO, session, seat, since).steps


def moved(session: GameSession, chance: Chance | None = None) -> GameSession:
    seat = session.game.asked[0]
    legal = session.game.legal_actions(seat)
    return then(session, seat, MOVE, str(legal[0 if chance is None else chance.below(len(legal))]))


def refusal(session: GameSession, seat: int, kind: str, content: str = "", **more: float) -> str:
    before = session.game.position()
    with pytest.raises(ClaimantError) as refused:
        then(session, seat, kind, content, **more)  # type: ignore[arg-type]
    assert session.game.position() == before
    return refused.value.reason.code


def test_a_course_is_a_value() -> None:
    first = course_of(Game("claim", seed=1))
    second = moved(first)
    assert (first.version, second.version) == (0, 1)
    assert first.game.position() != second.game.position()


@pytest.mark.parametrize("make", [lambda: Game("claim", seed=3), lambda: Kingdoms(seed=3)])
def test_its_entries_bring_it_back(make: object) -> None:
    session = course_of(make())  # type: ignore[operator]
    chance = Chance(1)
    while not session.is_over:
        session = moved(session, chance)
    again = begin(session.deal, session.terms)
    for entry in session.entries:
        again = again.replayed(entry)
    assert again.game.position() == session.game.position()
    assert again.outcome() == session.outcome()
    assert list(again.moments) == list(session.moments)


def test_after_the_end_nothing_is_done() -> None:
    session = then(course_of(Game("claim", seed=1)), 0, RESIGN)
    assert session.outcome() == {"winners": ["B"], "by": "resignation", "result": None}
    assert refusal(session, 1, MOVE, "Go0") == "game-over"


def simultaneous() -> GameSession:
    """Two seats choose a card at the same time, secretly."""
    return course_of(Game("claim", places="Desert", seed=5))


def test_who_chooses_at_the_same_time_need_not_choose_again() -> None:
    session = simultaneous()
    assert session.game.asked == [0, 1] or session.game.asked == [1, 0]
    first, second = session.game.asked
    choice = str(session.game.legal_actions(second)[0])
    session = then(session, first, MOVE, str(session.game.legal_actions(first)[0]))
    assert second in session.game.asked
    session = then(session, second, MOVE, choice, chosen_at=0)
    assert session.version == 2


def test_but_who_chose_at_another_question_must() -> None:
    session = moved(course_of(Game("claim", seed=1)))
    seat = session.game.asked[0]
    assert refusal(session, seat, MOVE, str(session.game.legal_actions(seat)[0]), chosen_at=0) == "stale"


def led() -> tuple[GameSession, int, int]:
    """One card has been led: the leader and the other."""
    session = course_of(Game("claim", seed=1, first=0))
    return moved(session), 0, 1


def test_a_card_led_can_be_taken_back_with_consent() -> None:
    session, leader, other = led()
    session = then(session, leader, OFFER, "undo")
    assert session.offer is not None
    assert session.offer.waiting == (other,)
    assert refusal(session, leader, AGREE) == "no-offer"
    assert refusal(session, leader, OFFER, "undo") == "offer-open"
    agreed = then(session, other, AGREE)
    assert agreed.game.position() == course_of(Game("claim", seed=1, first=0)).game.position()
    assert (agreed.rewound, agreed.offer, agreed.version) == (3, None, 3)
    refused = then(session, other, REFUSE)
    assert refused.game.position() == session.game.position()
    assert refused.offer is None


def test_a_move_puts_an_offer_aside() -> None:
    session, leader, _ = led()
    assert moved(then(session, leader, OFFER, "undo")).offer is None


def test_what_came_to_light_cannot_be_taken_back() -> None:
    session, leader, other = led()
    session = moved(session)
    assert refusal(session, other, OFFER, "undo") == "undo-too-late"
    assert refusal(session, leader, OFFER, "undo") == "undo-too-late"
    assert refusal(course_of(Game("claim", seed=1)), 0, OFFER, "undo") == "nothing-to-undo"


def test_offers_cannot_make_a_journal_longer_without_end() -> None:
    session, leader, other = led()
    while session.version < MOST_UNDONE_AT:
        session = then(then(session, leader, OFFER, "undo"), other, REFUSE)
    assert refusal(session, leader, OFFER, "undo") == "undo-too-often"
    while not session.is_over:
        session = moved(session)


def test_against_bots_everything_can_be_taken_back_unless_it_is_rated() -> None:
    bots = (None, "random")
    session = course_of(Game("claim", seed=1, first=0), bots)
    before = session.game.position()
    session = moved(session)
    bots_move = str(session.game.legal_actions(1)[0])
    answered = session.after(Entry(2, 1, MOVE, bots_move, "bot 1", 0.0), 1)
    assert then(answered, 0, OFFER, "undo").game.position() == before
    rated = moved(course_of(Game("claim", seed=1, first=0), bots, rated=True))
    assert refusal(rated, 0, OFFER, "undo") == "undo-rated"


def by_bot(session: GameSession) -> GameSession:
    """The move of a bot that is to act."""
    seat = session.bots_to_act()[0][0]
    version = session.version + 1
    move = str(session.game.legal_actions(seat)[0])
    return session.after(Entry(version, seat, MOVE, move, f"bot {version}", 0.0), session.version)


def test_a_bot_that_stands_in_agrees_to_nothing() -> None:
    session, leader, _ = led()
    stood = then(session, leader, OFFER, "stand-in B", at=PATIENCE + 1)
    assert refusal(stood, leader, OFFER, "undo") == "undo-without-consent"
    answered = by_bot(stood)
    assert refusal(answered, leader, OFFER, "undo") == "undo-without-consent"
    back = then(answered, 1, RETURN)
    assert refusal(back, leader, OFFER, "undo") == "undo-too-late"


def test_nor_does_one_that_plays_on_for_who_has_resigned() -> None:
    session = course_of(Game("claim", players=3, seed=1, first=0), (None, "random", None))
    session = then(moved(session), 2, RESIGN)
    assert refusal(session, 0, OFFER, "undo") == "undo-without-consent"


def test_an_offer_gives_way_to_a_stand_in_for_who_does_not_answer_it() -> None:
    session, leader, other = led()
    session = then(session, leader, OFFER, "undo")
    assert refusal(session, leader, OFFER, "stand-in B", at=PATIENCE - 1) == "not-gone"
    stood = then(session, leader, OFFER, "stand-in B", at=PATIENCE + 1)
    assert (stood.bots, stood.offer) == ((None, "greedy"), None)
    assert refusal(stood, other, AGREE) == "no-offer"


def test_what_was_taken_back_before_these_rules_replays_as_it_was() -> None:
    """An entry that stands in the journal is not judged again."""
    session, leader, _ = led()
    stood = by_bot(then(session, leader, OFFER, "stand-in B", at=PATIENCE + 1))
    taken = stood.replayed(Entry(stood.version + 1, leader, OFFER, "undo", "old", 0.0))
    assert taken.game.position() == course_of(Game("claim", seed=1, first=0)).game.position()
    assert taken.undone == 1


def test_nobody_moves_for_a_bot() -> None:
    session = course_of(Game("claim", seed=1, first=0), ("random", None))
    assert refusal(session, 0, MOVE, str(session.game.legal_actions(0)[0])) == "bot-plays"
    assert session.bots_to_act() == [(0, "random")]


def test_a_bot_stands_in_for_who_keeps_the_table_waiting_for_long() -> None:
    session, leader, other = led()
    assert refusal(session, leader, OFFER, "stand-in B", at=PATIENCE - 1) == "not-gone"
    assert refusal(session, other, OFFER, "stand-in A", at=PATIENCE + 1) == "not-gone"
    assert refusal(session, leader, OFFER, "stand-in A", at=PATIENCE + 1) == "bad-offer"
    assert refusal(session, leader, OFFER, "stand-in Z", at=PATIENCE + 1) == "bad-offer"
    stood = then(session, leader, OFFER, "stand-in B", at=PATIENCE + 1)
    assert stood.bots == (None, "greedy")
    assert then(stood, other, RETURN).bots == (None, None)
    assert refusal(session, other, RETURN) == "no-bot-plays"


def test_with_three_the_third_must_agree_to_a_stand_in() -> None:
    session = course_of(Game("claim", players=3, seed=1, first=0))
    session = then(session, 1, OFFER, "stand-in A", at=PATIENCE)
    assert session.offer is not None
    assert session.offer.waiting == (2,)
    assert then(session, 2, AGREE).bots == ("greedy", None, None)


def test_with_three_who_resigns_is_played_on_by_a_bot() -> None:
    session = then(course_of(Game("claim", players=3, seed=1)), 2, RESIGN)
    assert not session.is_over
    assert session.bots == (None, None, "greedy")
    assert refusal(session, 2, RETURN) == "no-bot-plays"


def test_who_is_left_alone_against_those_who_resigned_has_won() -> None:
    session = then(course_of(Game("claim", players=3, seed=1)), 2, RESIGN)
    session = then(session, 0, RESIGN)
    assert session.outcome() == {"winners": ["B"], "by": "resignation", "result": None}
    assert session.bots_to_act() == []


def test_without_a_person_bots_do_not_play_on() -> None:
    session = then(course_of(Game("claim", players=3, seed=1), ("regent", None, "regent")), 1, RESIGN)
    assert session.outcome() == {"winners": ["A", "C"], "by": "resignation", "result": None}
    assert session.bots_to_act() == []
    session = course_of(Game("claim", players=3, seed=1), (None, None, "regent"))
    assert not then(session, 1, RESIGN).is_over
    assert then(then(session, 1, RESIGN), 0, RESIGN).winning_seats() == [2]


def test_partners_give_up_together() -> None:
    session = then(course_of(Game("claim", players=4, seed=1)), 0, RESIGN)
    assert session.game.sides == [0, 1, 0, 1]
    assert (session.is_over, session.bots[0]) == (False, "greedy")
    assert then(session, 2, RESIGN).winning_seats() == [1, 3]
    assert not then(session, 1, RESIGN).is_over
    # A bot that is somebody's partner does not play on without them.
    alone = then(course_of(Game("claim", players=4, seed=1), ("regent", None, None, "regent")), 2, RESIGN)
    assert alone.winning_seats() == [1, 3]


def test_a_version_that_is_yet_to_come_is_refused() -> None:
    assert refusal(course_of(Game("claim", seed=1)), 0, RESIGN, chosen_at=5) == "future-version"


def test_the_steps_told_are_the_events_of_each_entry() -> None:
    session = course_of(Game("claim", seed=2))
    chance = Chance(4)
    for _ in range(9):
        session = moved(session, chance)
    for seat in (0, 1, None):
        events = [event for step in steps_told(session, seat, 3) for event in step.events or []]
        assert events == [
            event.to_json() for event in session.game.events(seat, session.moments[3].happened)
        ]
        assert [
            step.version for step in replay(session.deal, session.terms, session.entries, seat)
        ] == list(range(10))


def test_what_a_player_chose_in_secret_is_told_to_nobody_else() -> None:
    session = simultaneous()
    seat = session.game.asked[0]
    secret = str(session.game.legal_actions(seat)[0])
    session = then(session, seat, MOVE, secret)
    assert secret.removeprefix("-") in str(steps_told(session, seat, 0))
    for other in (1 - seat, None):
        assert secret.removeprefix("-") not in str(steps_told(session, other, 0))


def test_a_rule_that_is_broken_is_a_rules_error() -> None:
    with pytest.raises(IllegalAction):
        then(course_of(Game("claim", seed=1, first=0)), 1, MOVE, "Go0")
    with pytest.raises(Refusal):
        then(course_of(Game("claim", seed=1)), 0, OFFER, "castle")


@pytest.mark.parametrize("make", [lambda: Game("claim", seed=3), lambda: Kingdoms(seed=3)])
@pytest.mark.parametrize("viewer", [0, None])
def test_who_has_missed_some_steps_is_told_how_it_stood_in_between(
    make: object, viewer: int | None
) -> None:
    session = course_of(make())  # type: ignore[operator]
    chance = Chance(2)
    for _ in range(9):
        session = moved(session, chance)
    # What is no move is not counted as one.
    leaving = next(seat for seat in range(2) if seat not in session.game.asked)
    session = then(session, leaving, OFFER, f"stand-in {'AB'[1 - leaving]}", at=PATIENCE + 1)
    session = then(session, 1 - leaving, RETURN)
    for _ in range(3):
        session = moved(session, chance)
    told = list(replay(session.deal, session.terms, session.entries, viewer))
    steps = steps_told(session, viewer, session.version - 5)
    assert len(steps) == 5
    assert isinstance(steps[-1].after, UnsetType), "That is the view of the update."
    for step in steps[:-1]:
        assert not isinstance(step.after, UnsetType)
        assert (step.after.view, step.after.votes) == (told[step.version].view, told[step.version].votes)
    assert all(isinstance(step.after, UnsetType) for step in steps_told(session, viewer, 0))


@pytest.mark.parametrize("make", [lambda: Game("claim", seed=3), lambda: Kingdoms(seed=3)])
def test_what_was_taken_back_is_no_longer_part_of_the_story(make: object) -> None:
    session = course_of(make(), (None, "random"))  # type: ignore[operator]
    while not session.is_over:
        session = by_bot(session) if session.game.asked == [1] else moved(session)
        if session.version % 7 == 0 and not session.is_over:
            session = then(session, 0, OFFER, "undo")
    assert session.undone > 2
    kept = session.without_undo()
    for viewer in (0, None):
        told = steps_told(session, viewer, 0)
        steps = list(replay(session.deal, session.terms, kept, viewer))
        happened = [event.to_json() for event in session.game.events(viewer)]
        dealt = session.moments[0].happened
        assert [event for step in told for event in step.events or []] == happened[dealt:]
        assert [event for step in steps for event in step.events or []] == happened
        assert len(steps) == len(session.game.actions) + 1
        undone = [step.told[0]["key"] for step in told if step.kind == OFFER]
        assert undone == ["step-undo"] * session.undone


def test_who_missed_an_undo_among_people_hears_who_asked_and_who_agreed() -> None:
    session, leader, other = led()
    session = then(then(session, leader, OFFER, "undo"), other, REFUSE)
    session = then(then(session, leader, OFFER, "undo"), other, AGREE)
    told = [step.told[0]["key"] for step in steps_told(session, other, 1)]
    assert told == ["step-offer-undo", "step-refuse", "step-offer-undo", "step-agree"]
    assert session.without_undo() == []
    assert [entry.version for entry in moved(session).without_undo()] == [1]
