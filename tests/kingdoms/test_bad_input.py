"""Illegal actions are refused with the reason, and nothing changes."""

from __future__ import annotations

import pytest

from claimant.kingdoms import Game, IllegalAction, NotationError
from tests.kingdoms.turn.test_set_up import SEVEN, dealt


def new_game() -> Game:
    """A holds Tr Un, B holds Dr Kn; the start card is a Knight; the display is Go Dw Gn."""
    return Game(SEVEN, deal=dealt(), first=0)


def refused(game: Game, action: str, seat: int | None = None) -> str:
    """The code of the reason; that nothing has changed is checked."""
    before = game.position(), game.record(), len(game.events())
    reason = game.why_not(action, seat)
    assert reason is not None
    assert str(reason)
    with pytest.raises(IllegalAction) as caught:
        game.apply(action, seat)
    assert caught.value.reason == reason
    assert (game.position(), game.record(), len(game.events())) == before
    return reason.code


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("Tr@0,0", "kingdoms-field-occupied"),
        ("Tr@1,1", "kingdoms-only-corner"),
        ("Tr@5,5", "kingdoms-far-away"),
        ("Tr@-99,99", "kingdoms-far-away"),
        ("Kn@1,0", "not-in-hand"),
        ("use", "kingdoms-asked-to-place"),
        ("@1,0", "kingdoms-asked-to-place"),
        ("+Go", "kingdoms-asked-to-place"),
        ("+pile", "kingdoms-asked-to-place"),
        ("=Tr,Un", "kingdoms-asked-to-place"),
    ],
)
def test_a_card_that_cannot_be_placed_so(action: str, code: str) -> None:
    assert refused(new_game(), action) == code


def test_a_field_that_touches_only_face_down_cards() -> None:
    game = Game.from_position(
        "Go Dw Gn Do Se Gi Kn | turn 3 | board Kn@0,0:down Gi@1,0:A Go@2,0:B | step place | A supply 14"
        " | B supply 14 | display Go Go Dw | A hand Go Go | B hand Go Go | pile"
        + " Go" * 0
        + " Dw" * 6
        + " Gn" * 7
        + " Do" * 7
        + " Se" * 7
        + " Gi" * 6
        + " Kn" * 6
    )
    reason = game.why_not("Go@-1,0")
    assert reason is not None
    assert reason.code == "kingdoms-only-face-down"
    reason = game.why_not("Go@0,0")
    assert reason is not None
    assert reason.code == "kingdoms-field-occupied"


def test_a_seat_that_is_not_to_act_or_does_not_exist() -> None:
    game = new_game()
    assert refused(game, "Dr@1,0", seat=1) == "not-your-turn"
    with pytest.raises(IllegalAction):
        game.why_not("Tr@1,0", seat=2)
    with pytest.raises(IllegalAction):
        game.view(-1)


def test_a_line_that_gives_no_points() -> None:
    game = filled("board Tr@0,0:B | display Go Gn Se", "Tr", "Go Gn Tr Do Se Gi Kn")
    game.apply("Tr@1,0")
    reason = game.why_not("row")
    assert reason is not None
    assert reason.code == "no-choice-Tr"
    assert game.why_not("column") is None


@pytest.mark.parametrize(
    ("setting", "card", "wrong", "code"),
    [
        ("board Go@0,0:B Go@0,1:B", "Kn", "@0,1", "no-choice-Kn"),
        ("board Go@0,0:B", "Kn", "@1,0", "no-choice-Kn"),
        ("board Go@0,0:B Go@0,1:A", "Un", "@0,1", "no-choice-Un"),
        ("board Go@0,0 Go@0,1", "Gi", "@0,1", "no-choice-Gi"),
        ("board Go@0,0 Go@0,1", "Gn", "@9,9", "no-choice-Gn"),
        ("board Kn@0,0:B Go@1,1", "Do", "@1,1", "no-choice-Do"),
        ("board Go@0,0:B", "Kn", "row", "kingdoms-asked-about-power"),
        ("board Go@0,0:B", "Kn", "use", "kingdoms-asked-about-power"),
        ("board Go@0,0:B", "Kn", "+pile", "kingdoms-asked-about-power"),
        ("board Go@0,0:B", "Kn", "=Go,Go", "kingdoms-asked-about-power"),
        ("board Go@0,0:B", "Go", "done", "kingdoms-asked-about-power"),
        ("board Go@0,0:B", "Se", "=Go,Go", "kingdoms-asked-about-power"),
        ("board Go@0,0:B", "Se use", "=Kn,Kn", "no-choice-Se"),
        ("board Go@0,0:B", "Se use", "pass", "kingdoms-asked-about-power"),
        ("board Go@0,0:B", "Kn pass", "+Un", "kingdoms-not-in-display"),
        ("board Go@0,0:B", "Kn pass", "use", "kingdoms-asked-to-draw"),
        ("board Go@0,0:B", "Kn pass", "Go@2,0", "kingdoms-asked-to-draw"),
    ],
)
def test_a_target_of_a_power_or_a_draw_that_is_not_allowed(
    setting: str, card: str, wrong: str, code: str
) -> None:
    placed, *more = card.split()
    game = filled(f"{setting} | display Go Gn Se", placed)
    for action in [f"{placed}@1,0", *more]:
        game.apply(action)
    reason = game.why_not(wrong)
    assert reason is not None
    assert reason.code == code
    assert str(reason)
    before = game.position()
    with pytest.raises(IllegalAction):
        game.apply(wrong)
    assert game.position() == before


def filled(setting: str, card: str, factions: str = "Go Gn Un Do Se Gi Kn") -> Game:
    """A game with this board; A holds the card and a Goblin, B two Goblins, all others are in the pile."""
    used = [word.split("@")[0] for word in setting.replace("|", " ").split()] + [card, "Go", "Go", "Go"]
    pile = [code for code in factions.split() for _ in range(7 - used.count(code))]
    figures = {letter: setting.count(f":{letter}") for letter in "AB"}
    return Game.from_position(
        f"{factions} | turn 1 | first A | step place | {setting} | pile {' '.join(pile)} | A hand Go {card}"
        f" | B hand Go Go | A supply {15 - figures['A']} | B supply {15 - figures['B']}"
    )


def test_an_empty_pile() -> None:
    position = filled("board Go@0,0:B | display Go Gn Se", "Kn").position()
    sections = position.split(" | ")
    pile = next(section for section in sections if section.startswith("pile")).split()[1:]
    turned = " ".join(f"{card}@{x},9:down" for x, card in enumerate(pile))
    rest = [section for section in sections if not section.startswith(("pile", "board"))]
    game = Game.from_position(" | ".join([*rest, f"board Go@0,0:B {turned}"]))
    game.apply("Kn@1,0")
    game.apply("pass")
    reason = game.why_not("+pile")
    assert reason is not None
    assert reason.code == "kingdoms-empty-pile"


def test_after_the_end_nothing_is_legal() -> None:
    game = Game(SEVEN, seed=4)
    while not game.is_over:
        game.apply(game.legal_actions()[-1])
    assert refused(game, "+pile") == "game-over"
    assert game.legal_actions() == []
    assert game.to_act is None


@pytest.mark.parametrize("text", ["Go", "Go@", "Go@1", "Go@1,", "Go@1,a", "Go@01,0", "Go@-0,1", "Go@100,0"])
def test_what_is_no_field(text: str) -> None:
    no_action(text)


@pytest.mark.parametrize(
    "text", ["go@1,0", "Xx@1,0", "Gö@1,0", "+", "+go", "+Xx", "=", "=Go", "=Go,", "=Go,Xx"]
)
def test_what_is_no_card(text: str) -> None:
    no_action(text)


@pytest.mark.parametrize(
    "text", ["", " ", "@", "@1", "=Go,Dw,Gn", "USE", "fly", "Go@1,0\n", " use", "Go@1,0 use"]
)
def test_what_is_no_action_at_all(text: str) -> None:
    no_action(text)


def no_action(text: str) -> None:
    game = new_game()
    before = game.position()
    with pytest.raises(NotationError) as caught:
        game.apply(text)
    assert str(caught.value.reason)
    assert game.position() == before


def test_cards_to_keep_may_be_named_in_any_order() -> None:
    game = filled("board Un@0,0:B | display Go Gn Se", "Se", "Gn Un Do Go Se Gi Kn")
    game.apply("Se@1,0")
    game.apply("use")
    legal = [str(action) for action in game.legal_actions()]
    assert "=Go,Gn" in legal
    assert game.why_not("=Gn,Go") is None
    game.apply("=Gn,Go")
    assert game.view(0).seats[0].hand == ["Go", "Gn"]
