"""Every kind of bad input gets a clear error of a documented type, and changes nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimant.claim import ClaimantError, Game, IllegalAction, InvalidSetup, NotationError
from tests.claim.playthroughs.golden import FOLDER

DEAL = {
    "A": "Go0 Go1 Go2 Go3 Go4 Go5 Go6 Go7 Go8 Go9 Kn2 Kn3 Kn4",
    "B": "Un0 Un1 Un2 Un3 Un4 Un5 Un6 Un7 Un8 Un9 Kn5 Kn6 Kn7",
    "deck": "Kn8 Kn9 Go0 Go0 Go0 Go0 Do0 Do1 Do2 Do3 Do4 Do5 Do6 Do7 Do8 Do9 "
    "Dw0 Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8 Dw9",
}
RECORD = (FOLDER / "claim.claim").read_text(encoding="utf-8")


def refused(call: object, error: type[ClaimantError], code: str) -> None:
    assert callable(call)
    with pytest.raises(error) as refusal:
        call()
    assert refusal.value.reason.code == code
    assert str(refusal.value)


# --- setting up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("claim3", "unknown-deck"),
        ("", "unknown-deck"),
        ("Go Kn Un Dw Xx", "unknown-faction"),
        ("Go Kn Un Dw Elves", "unknown-faction"),
        ("Go Kn Un Dw Dw", "faction-twice"),
        ("Go Un Dw Do Se", "not-one-pair"),
        ("Un Dw Do Se Dr", "no-pair"),
        ("Go Kn Gi Gn Un", "not-one-pair"),
        ("Go Gn Un Dw Do", "not-one-pair"),
        ("Go Kn Un Dw", "wrong-number-of-factions"),
        ("Go Kn Un Dw Do Se", "wrong-number-of-factions"),
        ("Go Kn", "wrong-number-of-factions"),
    ],
)
def test_an_illegal_deck_is_refused(deck: str, code: str) -> None:
    refused(lambda: Game(deck), InvalidSetup, code)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 1000])
def test_an_impossible_number_of_players_is_refused(players: int) -> None:
    refused(lambda: Game("claim", players=players), InvalidSetup, "wrong-number-of-players")


@pytest.mark.parametrize("leader", [-2, 2, 99])
def test_a_leader_who_is_not_there_is_refused(leader: int) -> None:
    refused(lambda: Game("claim", first=leader), InvalidSetup, "no-such-seat")


@pytest.mark.parametrize(
    ("change", "error", "code"),
    [
        ({"A": DEAL["A"] + " Kn8"}, InvalidSetup, "deal-count"),
        ({"A": ""}, InvalidSetup, "deal-count"),
        ({"A": DEAL["A"].replace("Go9", "Kn2")}, NotationError, "too-many-of-card"),
        ({"A": DEAL["A"].replace("Go9", "Go10")}, NotationError, "unknown-card"),
        ({"A": DEAL["A"].replace("Go9", "Se9")}, NotationError, "unknown-card"),
        ({"A": DEAL["A"].replace("Go9", "nine")}, NotationError, "bad-card"),
        ({"C": "Go0"}, InvalidSetup, "deal-unknown"),
        ({"box": "Go0"}, InvalidSetup, "deal-unknown"),
    ],
)
def test_an_impossible_deal_is_refused(
    change: dict[str, str], error: type[ClaimantError], code: str
) -> None:
    Game("claim", deal=DEAL)
    refused(lambda: Game("claim", deal={**DEAL, **change}), error, code)


def test_a_deal_without_a_deck_is_refused() -> None:
    refused(lambda: Game("claim", deal={"A": DEAL["A"], "B": DEAL["B"]}), InvalidSetup, "deal-missing")


def test_a_seed_and_a_deal_exclude_each_other() -> None:
    refused(lambda: Game("claim", seed=1, deal=DEAL), InvalidSetup, "seed-and-deal")


def test_nobody_is_dealt_a_raccoon_or_a_fire() -> None:
    record = Game("Go Kn Ra Ph Do", seed=1).to_json()
    deal = record["deal"]
    assert isinstance(deal, dict)
    for hidden in ("Ra", "Pf"):
        whole = {whom: list(cards) for whom, cards in deal.items()}
        source = "deck" if hidden == "Ra" else "Ph"
        place = next(number for number, code in enumerate(whole[source]) if code.startswith(hidden))
        whole[source][place], whole["A"][0] = whole["A"][0], whole[source][place]
        with pytest.raises(NotationError) as refusal:
            Game.from_json({**record, "deal": whole})
        assert refusal.value.reason.code == "deal-card"


# --- acting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "seat", "code"),
    [
        ("Un0", 0, "not-in-hand"),
        ("Un0", 1, "not-your-turn"),
        ("Go5", 1, "not-your-turn"),
        ("Go5", 2, "no-such-seat"),
        ("Go5", -1, "no-such-seat"),
        ("+Go5", 0, "wrong-kind"),
        ("+deck", 0, "wrong-kind"),
        ("-Go5", 0, "wrong-kind"),
        ("@Go", 0, "wrong-kind"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(action: str, seat: int, code: str) -> None:
    game = Game("claim", deal=DEAL)
    before = game.position(), game.record()
    refused(lambda: game.apply(action, seat), IllegalAction, code)
    assert (game.position(), game.record()) == before


@pytest.mark.parametrize(
    "action", ["", " ", "Go", "Go05x", "5", "go5", "Go5 Go6", "+", "@", "@Xx", "Go55555", "Gö5"]
)
def test_what_is_no_action_at_all_is_refused(action: str) -> None:
    game = Game("claim", deal=DEAL)
    before = game.position()
    with pytest.raises(NotationError):
        game.apply(action)
    with pytest.raises(NotationError):
        game.why_not(action)
    assert game.position() == before


def test_who_must_follow_is_told_so() -> None:
    game = Game("claim", deal=DEAL)
    game.apply("Kn2")
    reason = game.why_not("Un0")
    assert reason is not None
    assert reason.code == "must-follow"
    assert reason.parameters == {"who": "B", "led": "Kn2", "faction": "Kn"}


def test_after_the_end_everything_is_refused() -> None:
    game = Game.from_record(RECORD)
    refused(lambda: game.apply("Go5", 0), IllegalAction, "game-over")
    assert game.legal_actions() == game.legal_actions(0) == []


def test_there_is_no_result_before_the_end() -> None:
    refused(Game("claim", seed=1).result, IllegalAction, "game-not-over")


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    refused(lambda: Game("claim", seed=1).view(2), IllegalAction, "no-such-seat")
    refused(lambda: Game("claim", seed=1).events(7), IllegalAction, "no-such-seat")


# --- records --------------------------------------------------------------------------------------


def replaced(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def first_trick() -> str:
    return next(line for line in RECORD.split("\n") if line.startswith("1. "))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "header-missing"),
        ("\x00\x01\x02", "header-missing"),
        (RECORD.replace('[Deck "Go Kn Do Dw Un"]\n', ""), "header-missing"),
        (RECORD.replace('[Game "Claim"]', '[Game "Chess"]'), "other-game"),
        (RECORD.replace('[Rules "1"]', '[Rules "99"]'), "rules-version"),
        (RECORD.replace('[Players "2"]', '[Players "two"]'), "bad-players"),
        (RECORD.replace('[Players "2"]', '[Players "9"]'), "wrong-number-of-players"),
        (RECORD.replace('"Go Kn Do Dw Un"', '"Go Kn Do Dw"'), "wrong-number-of-factions"),
        (RECORD.replace('[Lead "', '[Lead "x'), "bad-seat"),
        (RECORD.replace("deal deck", "deal pile"), "deal-unknown"),
        (RECORD.replace("deal B", "deal A"), "deal-twice"),
        (RECORD.replace("phase 1", "phase 2"), "bad-line"),
        (RECORD.replace("phase 2", "phase 1"), "bad-line"),
        (RECORD.replace("\n2. ", "\n3. "), "bad-line"),
        (RECORD.replace("\n2. ", " "), "bad-line"),
        (RECORD.replace(" B:", " B", 1), "bad-move"),
        (RECORD.replace(" B:", "\n1. B:", 1).replace("1. B:", "1. B:", 1), "line-unfinished"),
        (RECORD.replace("\n1. ", "\nfirst "), "bad-line"),
        (RECORD + "deal A Go5\n", "deal-late"),
    ],
)
def test_a_broken_record_is_refused(text: str, code: str) -> None:
    refused(lambda: Game.from_record(text), NotationError, code)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    with pytest.raises(NotationError) as refusal:
        Game.from_record(RECORD + "14. A:Go5\n")
    assert refusal.value.line == len(RECORD.split("\n"))


def test_an_illegal_move_in_a_record_is_refused_with_line_and_token() -> None:
    line = first_trick()
    number = RECORD.split("\n").index(line) + 1
    leader = line.split()[1]
    with pytest.raises(NotationError) as refusal:
        Game.from_record(RECORD.replace(line, f"1. {leader} {leader}"))
    assert refusal.value.line == number
    assert refusal.value.token == leader
    assert refusal.value.reason.code == "not-your-turn"


def test_a_wrong_winner_is_refused() -> None:
    winner = Game.from_record(RECORD).result().winners
    other = "B" if winner == [0] else "A"
    text = RECORD.replace(f'[Winner "{"AB"[winner[0]]}"]', f'[Winner "{other}"]')
    refused(lambda: Game.from_record(text), NotationError, "wrong-result")


def test_a_winner_before_the_end_is_refused() -> None:
    unfinished = "\n".join(RECORD.split("\n")[:-3]) + "\n"
    refused(lambda: Game.from_record(unfinished), NotationError, "early-result")


@given(st.integers(0, len(RECORD) - 1), st.characters(exclude_categories=["Cs"]))
def test_a_record_with_a_changed_letter_is_read_or_refused(place: int, letter: str) -> None:
    """Whatever comes of it, it is never another kind of error."""
    text = RECORD[:place] + letter + RECORD[place + 1 :]
    try:
        game = Game.from_record(text)
    except NotationError:
        return
    assert Game.from_record(game.record()).record() == game.record()


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.claim")), ids=lambda path: path.stem)
def test_a_record_with_a_word_lost_is_refused(path: Path) -> None:
    generator = random.Random(path.stem)
    headers, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    for _ in range(20):
        words = body.split(" ")
        del words[generator.randrange(len(words))]
        with pytest.raises(NotationError):
            Game.from_record(headers + "\n\n" + " ".join(words))


@pytest.mark.parametrize(
    "data",
    [
        None,
        1,
        "text",
        [],
        {},
        {"headers": 1},
        {"headers": {"Game": 1}},
        {"headers": {}, "deal": {}, "moves": []},
    ],
)
def test_json_that_is_no_game_is_refused(data: object) -> None:
    with pytest.raises(NotationError):
        Game.from_json(data)


# --- positions ------------------------------------------------------------------------------------

POSITION = Game("claim", seed=3, first=0).position()


def moved_card(position: str, source: str = "deck", target: str = "discard") -> str:
    """A position in which one card lies elsewhere than it should."""
    sections = position.split(" | ")
    place = next(number for number, section in enumerate(sections) if section.startswith(source))
    sections[place], _, card = sections[place].rpartition(" ")
    if target == "discard":
        return " | ".join([*sections, f"discard {card}"])
    return " | ".join(section + f" {card}" * section.startswith(target) for section in sections)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-position"),
        ("Go Kn Un Dw Do", "no-position"),
        ("Go Kn Un Dw | phase 1", "wrong-number-of-factions"),
        (POSITION.replace("phase 1", "phase 9"), "bad-number"),
        (POSITION.replace("phase 1", "phase x"), "bad-number"),
        (POSITION.replace("phase 1", "phase 1 2"), "wrong-number-of-values"),
        (POSITION.replace("lead A", "lead Z"), "bad-seat"),
        (POSITION.replace("step play", "step dance"), "unknown-step"),
        (POSITION.replace("| lead A", "| mood good"), "unknown-section"),
        (POSITION + " | lead A", "section-twice"),
        (POSITION.replace("A hand", "A feet"), "unknown-section"),
        (POSITION.replace("A hand", "A hand Go99"), "unknown-card"),
        (POSITION.replace("A hand", "A hand Kn9"), "too-many-of-card"),
        (" | ".join(POSITION.split(" | ")[:-1]), "cards-missing"),
        ("x" * 30_000 + " | phase 1", "position-too-long"),
        (POSITION.replace("phase 1", "phase 2"), "deck-in-phase-2"),
        (POSITION.replace("step play", "step recruit"), "no-winner"),
        (POSITION.replace("step play", "step recruit | winner A | taken 2"), "no-winner"),
        (moved_card(POSITION), "wrong-size-of-deck"),
        (moved_card(POSITION, "A hand", "B hand"), "unequal-hands"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refusal:
        Game.from_position(text)
    assert refusal.value.reason.code in (code, "unknown-faction", "unknown-deck")


def test_a_game_from_a_position_has_no_record() -> None:
    game = Game.from_position(POSITION)
    refused(game.record, InvalidSetup, "no-record")
    refused(game.to_json, InvalidSetup, "no-record")


@given(st.integers(0, len(POSITION) - 1), st.characters(exclude_categories=["Cs"]))
def test_a_position_with_a_changed_letter_is_read_or_refused(place: int, letter: str) -> None:
    try:
        game = Game.from_position(POSITION[:place] + letter + POSITION[place + 1 :])
    except NotationError:
        return
    assert Game.from_position(game.position()).position() == game.position()
    while not game.is_over:
        game.apply(game.legal_actions()[0])
