"""Advice: `claimant hint`, and `hint` in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

import pytest

from claimant.bots import LEVELS
from claimant.claim import Game, ruleset
from claimant.claim.knowledge.view import View
from claimant.claim.search.solver import solve
from claimant.cli.claim.advice import certainly, certainty, claim_advice
from claimant.cli.playing.advice import Advice, advised, bots_advice
from claimant.cli.playing.voice import Voice
from claimant.locale import Words
from claimant.tabletop.errors import NotationError
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import Message, Term
from tests.cli.shell import play, played_game, played_kingdoms, refused, run

A_MOMENT = ("--seconds", "0.05")
LATE = 43


def words(text: str) -> str:
    return " ".join(text.split())


class Thoughtful:
    """A bot that finds the last action the best."""

    def advise(self, view: object, legal: Sequence[object]) -> list[tuple[object, float]]:
        best_first = list(reversed(legal))
        return [(action, 0.9 - place / 10) for place, action in enumerate(best_first)]

    def choose(self, view: object, legal: Sequence[object]) -> object:
        return legal[-1]


@pytest.fixture
def _thoughtful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claimant.cli.playing.advice.make_bot", lambda *_: Thoughtful())


# --- what is advised ------------------------------------------------------------------------------


def test_a_bot_that_only_chooses_is_quoted() -> None:
    game = played_game(moves=4)
    view = game.view(0)
    view.legal = view.legal[:2]
    advice = bots_advice(view, "claim", "random")
    assert advice.action in [str(action) for action in view.legal]
    voice = Voice(game, 0)
    assert voice.say(advised(advice, voice.answers(view))).startswith("Random would choose: ")


def test_where_there_is_no_choice_nobody_need_think() -> None:
    game = played_game().rewound(51)
    view = game.view(game.to_act or 0)
    advice, _ = claim_advice(view)
    assert advice.is_only
    voice = Voice(game, view.seat)
    name = f"{view.legal[0].card.faction.singular} {view.legal[0].card.value}"
    assert voice.say(advised(advice, voice.answers(view))) == f"There is no choice: {name}"


def test_chances_are_told_with_the_next_best() -> None:
    advice = Advice("Go5", "regent", chances=[("Go5", 0.634), ("Kn2", 0.58), ("Kn3", 0.1)])
    answers = {code: Message("answer-card", {"card": Term.card(code)}) for code in ("Go5", "Kn2", "Kn3")}
    assert Words("en").say(advised(advice, answers)) == (
        "Goblin 5: about 63% to win. Next best: Knight 2, about 58%."
    )


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (1, "Goblin 5 wins for sure: the rest of the game has been worked out."),
        (
            0,
            "Goblin 5 shares the victory for sure: the rest of the game has been worked out, and nothing",
        ),
        (-1, "The rest of the game has been worked out: with best play you cannot win. Goblin 5 keeps it"),
    ],
)
def test_what_was_worked_out_is_told_as_certain(outcome: int, says: str) -> None:
    answers = {"Go5": Message("answer-card", {"card": Term.card("Go5")})}
    assert Words("en").say(advised(Advice("Go5", "regent", outcome=outcome), answers)).startswith(says)


def test_the_last_turn_of_kingdoms_is_told_with_what_comes_of_it() -> None:
    game = played_kingdoms()
    last = max(
        number for number in range(len(game.actions)) if len(game.rewound(number).legal_actions()) > 1
    )
    there = game.rewound(last)
    data = run("hint", "-", "--at", str(last), "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    assert data["exact"] is True
    told = words(run("hint", "-", "--at", str(last), stdin=game.record()).out)
    assert "the rest of the game has been worked out" in told.lower()
    there.apply(data["action"])
    while not there.is_over:
        there.apply(there.legal_actions()[0])
    assert (data["outcome"] == "win") == (there.result().winners == ["AB".index(data["seat"])])


def ending(text: str) -> Game:
    """A position of phase 2 in which the cards that are not named are discarded."""
    named = text.split()
    others = [card.code for card in ruleset("claim").cards]
    for word in named:
        if word in others:
            others.remove(word)
    return Game.from_position(f"Go Kn Do Dw Un | phase 2 | lead A | {text} | discard {' '.join(others)}")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "A hand Un1 Un9 | B hand Un8 Kn3 | A score Kn2 Kn4 | B score Go0",
            "Undead 9 wins for sure. You win the vote, 2–1!",
        ),
        (
            "A hand Un1 Un9 Kn2 | B hand Un8 Un2 Do1 | A score Do3 | B score Go0 Dw2",
            "Knight 2 wins for sure. Undead 9 is just as good. You win the vote, 3–2!",
        ),
        (
            "A hand Un9 Un8 | B hand Un2 Un3",
            "every choice wins, Undead 8 for example. You win the vote, 1–0!",
        ),
        (
            "A hand Go1 Go2 | B hand Go3 Go4 | B score Kn2 Un3",
            "with best play you cannot win. Goblin 1 is as good as any. B wins the vote, 3–0.",
        ),
    ],
)
def test_where_everything_is_known_the_answer_is_exact(text: str, says: str) -> None:
    game = ending(text)
    view = game.view(0)
    _, certain = claim_advice(view)
    assert certain is not None
    voice = Voice(game, 0)
    told = [voice.say(message) for message in certainly(certain, voice.answers(view), voice.kind)]
    ends = "That is how it ends with best play on both sides."
    assert " ".join(told) == f"Everything is known now: {says} {ends}"


@pytest.mark.parametrize("seed", range(5))
def test_the_exact_answer_is_the_solvers(seed: int) -> None:
    game = played_game(seed=seed).rewound(LATE)
    view = game.view(game.to_act or 0)
    certain = certainty(view, Limit())
    solution = solve(game.state.copy())
    assert certain is not None
    assert certain.solution.score == solution.score
    assert dict(certain.solution.actions) == dict(solution.actions)
    assert (certain.best(), solution.score) in solution.actions


@pytest.mark.parametrize(("moves", "players"), [(5, 2), (45, 3)])
def test_where_something_is_hidden_there_is_no_exact_answer(moves: int, players: int) -> None:
    game = played_game(moves=moves, players=players)
    assert certainty(game.view(game.to_act or 0), Limit()) is None


def test_an_exact_answer_that_takes_too_long_is_left_to_the_bot() -> None:
    game = played_game().rewound(26)
    assert certainty(game.view(game.to_act or 0), Limit(steps=1)) is None


# --- nothing hidden is told -----------------------------------------------------------------------


def other_world(game: Game, seat: int) -> Game:
    """A game that looks the same to this seat, but has other cards in the deck and in the other hand."""
    view = game.view(seat).to_json()
    data = game.to_json()
    deal = data["deal"]
    assert isinstance(deal, dict)
    other, deck = deal["AB"[1 - seat]], deal["deck"]
    for mine, top in product(range(len(other)), range(len(deck))):
        other[mine], deck[top] = deck[top], other[mine]
        try:
            twin = Game.from_json(data)
        except NotationError:
            twin = game
        if twin.position() != game.position() and twin.view(seat).to_json() == view:
            return twin
        other[mine], deck[top] = deck[top], other[mine]
    raise AssertionError


@pytest.mark.parametrize("moves", [2, 7])
@pytest.mark.parametrize("bot", ["greedy", "squire"])
def test_the_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(moves: int, bot: str) -> None:
    game = played_game(moves=moves)
    twin = other_world(game, game.to_act or 0)
    told = [run("hint", "-", "--bot", bot, stdin=world.record()).out for world in (game, twin)]
    assert "%" in told[0] or "would choose" in told[0]
    assert told[0] == told[1]


# --- at the keyboard ------------------------------------------------------------------------------


@pytest.mark.usefixtures("_thoughtful")
@pytest.mark.parametrize("game", ["claim", "kingdoms"])
def test_a_hint_in_the_middle_of_a_game_changes_nothing(game: str) -> None:
    told = play("--game", game, typed="hint\n").out
    assert re.search(r": about 90% to win\. Next best: .*, about 80%\.", words(told))
    assert len(re.findall(r"Trick 1 of|Turn 1 ", told)) == 1


@pytest.mark.usefixtures("_thoughtful")
def test_a_hint_speaks_in_words() -> None:
    told = words(play("--game", "kingdoms", typed="hint\n1\nhint\nDr@1,0\nhint\nuse\nhint\n").out)
    assert re.search(r"Dragon on -?\d,-?\d: about 90%", told)
    assert "Do not use the power: about 90% to win. Next best: Use the power" in told
    assert re.search(r"Your choice: hint From the display: \w+: about 90%", told)


def test_a_hint_in_phase_2_is_exact() -> None:
    told = words(play(typed="1\n" * 20 + "hint\n").out)
    assert "Everything is known now" in told
    assert "That is how it ends with best play on both sides." in told


# --- as a command ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("_thoughtful")
def test_the_seat_to_act_is_shown_its_table_and_the_chances() -> None:
    game = played_game(moves=5)
    seat = game.to_act or 0
    told = run("hint", "-", stdin=game.record()).out
    view: View = game.view(seat)
    best = f"{view.legal[-1].card.faction.singular} {view.legal[-1].card.value}"
    assert "Trick 3 of 13" in told
    assert f"{best}: about 90% to win." in told
    assert re.search(rf"^{best} +90%", told, re.MULTILINE)
    assert max(len(line) for line in told.splitlines()) <= 80


@pytest.mark.usefixtures("_thoughtful")
def test_of_many_actions_the_best_are_shown() -> None:
    game = played_kingdoms().rewound(40)
    while len(game.legal_actions()) < 20:
        game.apply(game.legal_actions()[0])
    told = run("hint", "-", stdin=game.record()).out
    assert f"and {len(game.legal_actions()) - 12} more" in told
    assert re.search(r"\w+ on -?\d+,-?\d+ +90%", told)


def test_programs_get_the_same_as_data() -> None:
    game = played_game()
    data = run("hint", "-", "--at", str(LATE), "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    there = game.rewound(LATE)
    legal = [str(action) for action in there.legal_actions()]
    assert data["exact"] is True
    assert data["bot"] == LEVELS[-1]
    assert data["action"] in legal
    assert [entry["action"] for entry in data["actions"]] == legal
    assert data["text"].startswith("Everything is known now")
    data = run("hint", "-", "--at", "3", "--bot", "random", "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    assert (data["exact"], data["bot"], data["actions"]) == (False, "random", [])


@pytest.mark.parametrize(
    "game", [played_game(moves=5), played_kingdoms(moves=5)], ids=["claim", "kingdoms"]
)
@pytest.mark.parametrize("bot", LEVELS)
def test_every_level_gives_advice(game: Game, bot: str) -> None:
    data = run("hint", "-", "--bot", bot.upper(), *A_MOMENT, "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    assert data["bot"] == bot
    assert data["seat"] == "AB"[game.to_act or 0]
    assert data["action"] in [str(action) for action in game.legal_actions()]


def test_where_several_choose_in_secret_each_can_be_advised() -> None:
    game = Game("claim", places="Swamp", seed=1)
    while len(game.asked) < 2:
        game.apply(game.legal_actions()[0])
    for seat in game.asked:
        data = run("hint", game.position(), "--seat", "ab"[seat], "--bot", "random", "--json").json()
        assert isinstance(data, dict)
        assert data["action"] in [str(action) for action in game.legal_actions(seat)]


@pytest.mark.parametrize(
    ("arguments", "stdin", "says"),
    [
        (["-"], played_game().record(), "The game is over: say with --at"),
        (["-"], played_kingdoms().record(), "The game is over"),
        (["-", "--at", "99"], played_game().record(), "The record has 52 actions"),
        (
            ["-", "--at", "0", "--seat", "B"],
            played_game().record(),
            "Seat B has nothing to decide here",
        ),
        (["-", "--at", "0", "--seat", "E"], played_game().record(), "A or B"),
        (["-", "--at", "0", "--bot", "wizard"], played_game().record(), "no bot “wizard”"),
        (["-", "--at", "0", "--seconds", "0"], played_game().record(), "seconds above 0, not 0"),
        (["-", "--at", "0", "--seconds", "inf"], played_game().record(), "seconds above 0, not inf"),
        (["-", "--at", "1"], played_game(moves=9).position(), "this is a position"),
        (["-"], "", "empty"),
        (["-"], "nonsense", "header"),
        (["no-such-file"], "", "no file"),
        ([], "", "POSITION|RECORD"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_advised_is_refused(arguments: list[str], stdin: str, says: str) -> None:
    assert says in refused(run("hint", *arguments, stdin=stdin))
