"""A game of Claim described for people: what happened, the questions, how it ended."""

from __future__ import annotations

import re

import pytest

from claimant.claim import Game
from claimant.claim.events import TrickWon
from claimant.claim.result import Result
from claimant.claim.sets import PLACES, PRESETS
from claimant.games import find_game
from claimant.tabletop.event import Event
from claimant.tabletop.reason import Reason
from tests.claim.scene import Scene
from tests.cli.shell import played_game
from tests.stories import Listener

CLAIM = find_game("claim")
TABLES = [
    *(("claim", 2, code) for code in PLACES),
    *((deck, number, "") for deck in PRESETS for number in (3, 4)),
]


def listener(players: int = 2, you: int | None = None) -> Listener:
    sides = [seat % 2 for seat in range(4)] if players == 4 else None
    return Listener(CLAIM, you, players, sides)


def told(scene: Scene, you: int | None = None) -> list[str]:
    """All that has happened in a scene, as a seat, or for None the referee, knows it."""
    events = scene.log
    if you is not None:
        events = [event.as_seen_by(scene.state.seats[you].flag) for event in events]
    return listener(scene.rules.players, you).lines(events)


def story(game: Game, you: int | None = None) -> list[str]:
    return listener(game.seats, you).lines(game.log if you is None else game.events(you))


# --- what happened ----------------------------------------------------------------------------------

PHASE_1 = "Go Kn | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Go9 Go3 | B hand Kn2 Kn3"


def test_a_trick_is_told_in_one_line() -> None:
    scene = Scene(PHASE_1).play("Go9 Kn2 Kn3 Go3")
    assert told(scene)[1] == (
        "The prize: Goblin 1. B leads Knight 3. A plays Goblin 3. B wins the trick. "
        "B takes the prize Goblin 1. A draws Goblin 2 from the deck."
    )


@pytest.mark.parametrize(("deck", "players", "places"), TABLES)
def test_every_trick_has_a_line_of_its_own(deck: str, players: int, places: str) -> None:
    game = played_game(deck, players=players, places=places)
    moments = {move.moment for move in game.moves if move.moment[0] <= 2}
    tricks = [line for line in story(game) if " the trick." in line]
    assert len(tricks) == len(moments)
    assert all(line.count(" the trick.") == 1 for line in tricks)


def test_phases_are_headings() -> None:
    lines = story(played_game())
    assert lines[:2] == ["Everyone is dealt 13 cards.", "Phase 1: recruiting followers."]
    assert "Phase 2: winning votes." in lines
    assert lines[-1].startswith("Scoring: ")


@pytest.mark.parametrize(
    ("text", "actions", "says"),
    [
        (
            "Go Kn Un | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Un9 Go3 | B hand Un2 Kn3",
            "Un9 Un2",
            "Undead: A wins Undead 9 and Undead 2.",
        ),
        (
            "Go Kn Dw | phase 2 | lead A | A hand Dw9 Go3 | B hand Dw2 Kn3",
            "Dw9 Dw2",
            "The Dwarves side with B: Dwarf 9 and Dwarf 2.",
        ),
        (
            "Gi Gn Dw | phase 2 | lead A | A hand Gi7 Dw3 | B hand Dw2 Dw4 | B display Gn7",
            "Gi7 Dw2",
            "Giants: B loses Gnome 7 from their display.",
        ),
        (
            "Gi Gn Dw | phase 2 | lead A | A hand Gn7 Dw3 | B hand Dw2 Dw4",
            "Gn7 Dw2",
            "A keeps Gnome 7 face up in front of them.",
        ),
        (
            "Go Kn Tr | phase 2 | lead A | A hand Tr6 Go3 | B hand Tr7 Kn3",
            "Tr6 Tr7",
            "Waiting on the table: Troll 6 and Troll 7. B takes Troll 7 from the table.",
        ),
        (
            "Go Kn Dr | phase 2 | lead A | A hand Go9 Go3 | B hand Dr7 Kn3",
            "Go9 Dr7",
            "Dragons: B leads the next trick.",
        ),
        (
            "Go Kn Bs | phase 2 | lead A | A hand Go7 Go3 | B hand Bs7 Kn3",
            "Go7 Bs7",
            "B's Basilisk catches Goblin 7.",
        ),
        (
            "Go Kn at Plateau | phase 2 | lead A | A hand Go9 Go8 Go7 Go6 | B hand Go1 Go2 Go3 Go4",
            "Go9 Go1 Go8 Go2 Go7 Go3",
            "A takes Goblin 7 and Goblin 3. Plateau: B leads the next trick.",
        ),
        (
            "Go Kn at Coast | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Go9 Go3 | B hand Kn2 Kn3",
            "Go9 Kn2",
            "A takes the prize Knight 5. B draws Goblin 4 from the deck.",
        ),
        (
            "Go Kn at Islands | lead A | prizes Kn5 Kn6 | deck Go4 Go1 Go2 "
            "| A hand Go9 Go3 | B hand Kn2 Kn3",
            "Go9 Kn2 +Kn6",
            "B takes the prize Knight 6. Knight 5 goes under the deck. A draws Goblin 4 from the deck.",
        ),
    ],
)
def test_where_cards_go_is_told_with_the_power_that_sends_them(text: str, actions: str, says: str) -> None:
    assert says in " ".join(told(Scene(text).play(actions)))


def test_the_reader_is_spoken_to() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go9 Go3 | B hand Kn2 Kn3").play("Go9 Kn2")
    assert told(scene, you=1) == [
        "A leads Goblin 9. You play Knight 2. You win the trick. You take Goblin 9 and Knight 2."
    ]


def test_a_card_laid_open_at_once_is_not_taken_first() -> None:
    scene = Scene("Go Kn Gr | phase 2 | lead A | A hand Gr9 Go3 | B hand Gr7 Kn3").play("Gr9 Gr7")
    assert told(scene)[0].endswith(
        "A wins the trick. A keeps Griffin 9 and Griffin 7 face up in front of them."
    )


def test_an_automatic_trick_is_told_in_one_line() -> None:
    text = "Go Kn Au | lead A | prizes Kn5 | deck Go4 Go1 Go2 Go0 | A hand Au9 Go3 | B hand Kn2 Kn3"
    scene = Scene(text).play("Au9 Kn2 -Go3 -Kn3")
    assert told(scene)[1].startswith(
        "The prize: Goblin 1. A has wound up an Automaton and wins this trick without a fight. "
        "A discards Goblin 3 face down. B discards Knight 3 face down. Automatons: A wins the trick."
    )
    assert "B discards a card face down." in told(scene, you=0)[1]


def test_nobody_leads_after_the_last_trick() -> None:
    scene = Scene("Go Kn Dr | phase 2 | lead A | A hand Go9 | B hand Dr7").play("Go9 Dr7")
    assert told(scene)[0].endswith("A takes Goblin 9 and Dragon 7.")
    assert "leads the next trick" not in " ".join(told(scene))


def test_whoever_leads_by_a_power_is_told_so_in_a_finished_game_too() -> None:
    game = played_game("claim2")
    passed = [event for event in game.log if event.kind == "lead-passed" and event.cause == "Dr"]
    assert " ".join(story(game)).count("leads the next trick") in (len(passed), len(passed) - 1) != (0, -1)


def test_the_piles_of_partners_become_one() -> None:
    text = (
        "Gi Gn | phase 2 | lead A | A hand Gi1 | B hand Gi3 | C hand Gi9 | D hand Gi5 "
        "| C display Gn7 | C score Gn3 | D score Gn9"
    )
    scene = Scene(text, players=4).play("Gi1 Gi3 Gi9 Gi5")
    assert told(scene)[-1] == (
        "C's face-up cards go to their score pile: Gnome 7. C's score pile joins A's: 5 cards. "
        "D's score pile joins B's: one card."
    )
    assert "Your partner's score pile joins yours: " in told(scene, you=0)[-1]
    assert told(scene, you=2)[-1].startswith(
        "The cards in front of you go to your score pile: Gnome 7. Your score pile joins A's: "
    )


def test_a_trick_of_three_is_told_with_both_prizes() -> None:
    text = (
        "Go Kn Un | lead A | prizes Kn5 Kn6 | deck Go4 Go1 Go5 Go7 Kn7 Kn8 "
        "| A hand Go9 Go3 | B hand Go2 Kn3 | C hand Un5 Kn4"
    )
    scene = Scene(text, players=3).play("Go9 Go2 Un5 +Kn6 Go3 Kn3 Kn4 +Go5")
    first, second = told(scene, you=2)[:2]
    assert first.endswith(
        "Undead: A wins Undead 5. A takes the prize Knight 6. B takes the prize Knight 5. "
        "You draw Goblin 4 from the deck."
    )
    assert second.startswith(
        "The prizes: Goblin 1 and Goblin 5. A leads Goblin 3. B plays Knight 3. You play Knight 4. "
        "You win the trick."
    )


@pytest.mark.parametrize("place", ["Peaks", "Desert", "Swamp"])
def test_what_everybody_chose_is_told_together_before_the_next_trick(place: str) -> None:
    game = played_game(places=place)
    verb = "discard" if place == "Swamp" else "are given"
    (line,) = [line for line in story(game, 0) if f"You {verb} " in line]
    assert "B discards " in line if place == "Swamp" else "B is given " in line
    assert " the trick." not in line


@pytest.mark.parametrize("place", ["Pyramid", "Ruins", "Fortress"])
def test_what_leaves_before_scoring_is_told(place: str) -> None:
    game = played_game(places=place)
    lost = [event for event in game.log if event.cause == place]
    assert lost
    scoring = story(game)[-1]
    for event in lost:
        assert f"{place}: {'AB'[event.seat]} loses " in scoring


def test_a_power_without_words_of_its_own_is_told_by_its_name() -> None:
    lost = Event("moved", "Un", 0, ["Go0"], "score", 0, "discard")
    assert listener().lines([lost]) == ["Undead: A loses Goblin 0."]
    unheard_of = Event("moved", "Un", -1, ["Go0"], "table", -1, "followers", 0)
    assert listener().lines([unheard_of]) == ["Moved by Undead: Goblin 0."]


# --- strength ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "Go Kn at Underworld | phase 2 | lead A | A hand Go0 Go3 | B hand Go9 Kn3",
            "A leads Goblin 0. B plays Goblin 9. Goblin 0 has strength 10. A wins the trick.",
        ),
        (
            "Go Kn at Farmlands | phase 2 | lead A | A hand Go9 Go3 | B hand Go2 Kn3",
            "A leads Goblin 9. B plays Goblin 2. Goblin 2 has strength 10. B wins the trick.",
        ),
        (
            "Go Kn | phase 2 | lead A | A hand Go5 Go3 | B hand Go9 Kn3",
            "A leads Goblin 5. B plays Goblin 9. B wins the trick.",
        ),
    ],
)
def test_a_strength_that_is_not_the_value_is_told(text: str, says: str) -> None:
    cards = [section.split()[2] for section in text.split(" | ") if " hand " in section]
    assert told(Scene(text).play(" ".join(cards)))[0].startswith(says)


@pytest.mark.parametrize(("deck", "players", "places"), TABLES)
def test_strengths_are_told_wherever_they_differ_and_nowhere_else(
    deck: str, players: int, places: str
) -> None:
    game = played_game(deck, players=players, places=places)
    different = sum(
        int(code[2:]) != strength
        for event in game.log
        if isinstance(event, TrickWon)
        for code, strength in zip(event.played, event.strengths, strict=True)
    )
    assert " ".join(story(game)).count(" has strength ") == different
    if places in ("Underworld", "Farmlands", "Icebergs"):
        assert different


# --- no secret is told ------------------------------------------------------------------------------


def test_a_card_that_the_reader_may_not_know_is_a_card() -> None:
    scene = Scene(PHASE_1).play("Go9 Kn2")
    assert "You draw Goblin 4 from the deck." in told(scene, you=0)[0]
    assert "A draws a card from the deck." in told(scene, you=1)[0]


def test_a_look_at_the_deck_is_told_without_the_card_to_the_other() -> None:
    text = "Go Kn Se | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Se9 Go3 | B hand Kn2 Kn3"
    scene = Scene(text).play("Se9 Kn2 +deck")
    assert "You look at the top card of the deck: Goblin 4." in told(scene, you=0)[0]
    assert "A looks at the top card of the deck." in told(scene, you=1)[0]
    assert "Goblin 4" not in " ".join(told(scene, you=1))


@pytest.mark.parametrize(("deck", "players", "places"), [*TABLES, ("Gi Gn Au Gr Ra", 2, "")])
def test_only_cards_in_the_masked_events_are_named(deck: str, players: int, places: str) -> None:
    game = played_game(deck, players=players, places=places)
    names = {
        f"{card.faction.singular} {card.value}": card.code
        for card in game.rules.cards
        if not card.from_reserve
    }
    for seat in range(players):
        allowed = {code for event in game.events(seat) for code in event.cards}
        named = re.findall(r"[A-Z][a-zä]+ \d+", " ".join(story(game, seat)))
        assert {names[name] for name in named if name in names} <= allowed


# --- what is asked ----------------------------------------------------------------------------------


def asked(scene: Scene, seat: str) -> str:
    you = "ABCD".index(seat)
    question = CLAIM.question(scene.view(seat))
    assert question is not None
    return listener(scene.rules.players, you).hears(question)


def offered(scene: Scene, seat: str) -> list[str]:
    speaker = listener(scene.rules.players, "ABCD".index(seat))
    return [speaker.hears(answer) for answer in CLAIM.answers(scene.view(seat))]


FOLLOW = "Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Go2 Do3 Kn4"
AUTOMATONS = "Go Kn Au | lead A | prizes Kn5 | deck Go4 Go1 Go2 Go0 | A hand Au9 Go3 | B hand Kn2 Kn3"


def test_whoever_leads_may_play_anything() -> None:
    assert asked(Scene(FOLLOW), "A") == "You lead: play any card."


def test_whoever_must_follow_is_told_so() -> None:
    scene = Scene(FOLLOW).play("Go9")
    assert asked(scene, "B").startswith("You must follow")
    assert offered(scene, "B") == ["Goblin 2", "Doppelgänger 3"]
    assert CLAIM.question(scene.view("A")) is None


def test_whoever_cannot_follow_may_play_anything() -> None:
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Do3 Kn4").play("Go9")
    assert asked(scene, "B") == "You may play any of your cards."


def test_a_seer_is_asked_for_the_prize_or_the_card_it_has_seen() -> None:
    text = "Go Kn Se | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Se9 Go3 | B hand Kn2 Kn3"
    scene = Scene(text).play("Se9 Kn2")
    assert asked(scene, "A") == "The top card of the deck is Goblin 4. Which card do you take?"
    assert offered(scene, "A") == ["Prize: Knight 5", "From the deck: Goblin 4"]


@pytest.mark.parametrize(("seat", "winner"), [("A", "you"), ("B", "A")])
def test_automatons_ask_for_a_card_face_down_and_say_who_wins(seat: str, winner: str) -> None:
    scene = Scene(AUTOMATONS).play("Au9 Kn2")
    assert f"wins this trick for {winner} without a fight" in asked(scene, seat)
    assert "face down" in asked(scene, seat)


def test_raccoons_ask_for_a_faction() -> None:
    scene = Scene("Go Kn Un Ra | phase 2 | lead A | A hand Go9 | B hand Go2 | A score Go1 Ra1 Ra2")
    scene.play("Go9 Go2")
    assert "loot" in asked(scene, "A")
    assert offered(scene, "A") == ["Knights", "Undead"]


@pytest.mark.parametrize(
    ("landscape", "says"),
    [
        ("Peaks", "Windy Peaks: choose 3 cards to swap with B."),
        ("Desert", "Endless Desert: choose 5 cards to swap with B."),
        ("Swamp", "Swamp: choose 2 cards to discard."),
    ],
)
def test_a_landscape_says_how_many_cards_it_wants(landscape: str, says: str) -> None:
    game = Game("claim", places=landscape, seed=1)
    while len(game.asked) < 2:
        game.apply(game.legal_actions()[0])
    view = game.view(0)
    question = CLAIM.question(view)
    assert question is not None
    assert listener(you=0).hears(question) == says
    # A power that has no words of its own.
    view.asker = "Go"
    question = CLAIM.question(view)
    assert question is not None
    assert listener(you=0).hears(question).startswith("Goblins: choose ")


# --- how it ended -----------------------------------------------------------------------------------


def last_trick(deck: str, piles: str) -> Scene:
    """A game after its last trick, won by B with nothing that matters: Go0 against Go1."""
    return Scene(f"{deck} | phase 2 | lead A | A hand Go0 | B hand Go1 | {piles}").play("Go0 Go1")


def end_of_three(piles: str) -> Scene:
    """A game of three after its last trick, won by C with nothing that matters."""
    hands = "A hand Go0 | B hand Go1 | C hand Go2"
    return Scene(f"Go Kn Un Dw | phase 2 | lead A | {hands} | {piles}", players=3).play("Go0 Go1 Go2")


def why(result: Result, faction: str, players: int = 2) -> str:
    return listener(players).hears(CLAIM.explain(result).reasons[faction])


def ending(result: Result, players: int = 2, you: int | None = None) -> str:
    return listener(players, you).hears(CLAIM.explain(result).ending)


def remarks(result: Result, you: int | None = None) -> list[str]:
    return [listener(you=you).hears(remark) for remark in CLAIM.explain(result).remarks]


@pytest.mark.parametrize(
    ("deck", "piles", "faction", "reason"),
    [
        ("Go Kn Un", "A score Un1 Un2 | B score Un9", "Un", "more cards, 2–1"),
        (
            "Go Kn Un",
            "A score Un1 Un9 | B score Un2 Un8",
            "Un",
            "2–2, but the higher card: Undead 9 against Undead 8",
        ),
        ("Go Kn Un", "A score Go2", "Un", "nobody has one"),
        ("Gi Gn Go", "A score Gn1 | B score Gn1", "Gn", "a complete tie"),
        ("Go Kn Ba", "A score Ba1 Ba2 Ba3 | B score Ba5 Ba7 Ba9 Ba0", "Ba", "longest run: 3–1"),
        ("Go Kn Ba", "A score Ba1 Ba3 | B score Ba5", "Ba", "more cards, 2–1"),
        ("Go Kn Un at Tower", "A score Un1 Un2 | B score Un9", "Un", "sum of values: 9–3"),
        ("Go Kn Ba at Tower", "A score Ba1 Ba2 | B score Ba9", "Ba", "longest run: 2–1"),
        (
            "Go Kn Un at Lighthouse",
            "A score Un1 | memory 0 0 0 0 3 0 0 0 0 0",
            "Un",
            "the first to win three",
        ),
    ],
)
def test_every_vote_has_its_reason(deck: str, piles: str, faction: str, reason: str) -> None:
    assert why(last_trick(deck, piles).result(), faction) == reason


def test_a_vote_decided_by_one_card_more_to_compare_says_so() -> None:
    scene = Scene(
        "Gi Gn Ra | phase 2 | lead A | A hand Ra8 | B hand Ra9 "
        "| A score Gi1 Gi3 Gn1 Ra1 Ra0 | B score Gn1 Gn1"
    ).play("Ra8 Ra9")
    assert why(scene.result(), "Gn") == "2–2, but one more card to compare: Gnome 1"


def test_what_counts_besides_is_told() -> None:
    result = last_trick("Go Kn Vi", "A score Vi5 Kn5 | B score Vi8").result()
    assert remarks(result)[0].startswith("+ marks cards that also count: ")


def test_a_vote_among_three_is_told_with_three_numbers() -> None:
    scene = end_of_three("A score Un1 | B score Un2 Un3 Un4 | C score Un8 Un9")
    assert why(scene.result(), "Un", players=3) == "more cards, 3–2–1"


@pytest.mark.parametrize(
    ("piles", "words"),
    [
        (
            "A score Kn2",
            "The votes are tied, 1–1. B has more cards in the factions that voted for them, 2–1, and wins.",
        ),
        ("A score Kn2 Un3", "A wins the vote, 2–1."),
        ("A score Kn2 Kn3", "The cards in the factions that voted are tied too, 2–2."),
        ("B score Kn2", "B wins the vote, 2–0."),
    ],
)
def test_the_ending_says_what_decided(piles: str, words: str) -> None:
    assert words in ending(last_trick("Go Kn Un", piles).result())


def test_a_shared_victory_is_said_to_be_one() -> None:
    scene = Scene(
        "Gi Gn Kn | phase 2 | lead A | A hand Gn1 | B hand Gn1 | A score Kn2 | B score Gi1 Gi1"
    ).play("Gn1 Gn1")
    result = scene.result()
    result.winners, result.winning_sides, result.decided_by = [0, 1], [0, 1], "shared"
    assert ending(result).endswith("A and B share the victory.")
    assert ending(result, you=0).endswith("You and B share the victory.")


@pytest.mark.parametrize(
    ("text", "to_a", "to_all"),
    [
        (
            "Go Kn Un at Castle | A score Kn2 Kn3 Kn4",
            "Castle: you have won more cards, 3 to 2.",
            "Castle: A has won more cards, 3 to 2.",
        ),
        (
            "Go Kn Un at Monastery | B score Kn2",
            "Monastery: B has ",
            "Monastery: B has ",
        ),
        (
            "Go Kn Un at Bridge | B score Kn2 Un3",
            "Bridge: B has more complete sets, 1 to 0.",
            "Bridge: B has more complete sets, 1 to 0.",
        ),
        (
            "Go Kn Un at Dungeon | memory 1 0",
            "Dungeon: the last trick of phase 1 gives you an extra vote.",
            "Dungeon: the last trick of phase 1 gives A an extra vote.",
        ),
    ],
)
def test_what_a_building_changed_is_said_to_whom_it_concerns(text: str, to_a: str, to_all: str) -> None:
    line_up, _, piles = text.partition(" | ")
    result = last_trick(line_up, piles).result()
    assert remarks(result, you=0)[0].startswith(to_a)
    assert remarks(result)[0].startswith(to_all)


def test_a_remark_is_a_reason_in_words() -> None:
    result = last_trick("Go Kn Un", "A score Kn2").result()
    result.notes = [Reason("game-over", {})]
    assert remarks(result) == ["The game is over."]


@pytest.mark.parametrize(("you", "who"), [(None, "A wins."), (0, "you win!"), (1, "A wins.")])
def test_a_building_that_decides_the_game_is_named(you: int | None, who: str) -> None:
    result = last_trick("Go Kn Un at Castle", "A score Kn2 Kn3 Kn4").result()
    assert ending(result, you=you) == f"Castle decides before any vote is counted: {who}"


def test_three_who_are_even_are_not_named() -> None:
    scene = end_of_three("A score Un1 Un2 Un3 Un4 | B score Kn2 Kn3")
    assert ending(scene.result(), players=3) == (
        "The votes are tied, 1–1–1. A has more cards in the factions that voted for them, 4–3–2, and wins."
    )


def test_a_tie_of_two_among_three_is_decided_between_them() -> None:
    result = end_of_three("A score Un1 Un2 Dw1 Dw2 Dw3 | C score Kn2").result()
    tied = "have the most votes, 2 each."
    assert ending(result, players=3) == (
        f"A and C {tied} A has more cards in the factions that voted for them, 5–4, and wins."
    )
    assert ending(result, players=3, you=0) == (
        f"You and C {tied} You have more cards in the factions that voted for you, 5–4: you win!"
    )


@pytest.mark.parametrize(
    ("you", "words"),
    [
        (None, "Team A + C wins the vote, 2–0."),
        (0, "Your team wins the vote, 2–0."),
        (2, "Your team wins the vote, 2–0."),
        (1, "The other team wins the vote, 2–0."),
    ],
)
def test_a_team_wins_together(you: int | None, words: str) -> None:
    hands = "A hand Go0 | B hand Go1 | C hand Go5 | D hand Go2"
    scene = Scene(f"Go Kn | phase 2 | lead A | {hands} | A score Kn3", players=4).play("Go0 Go1 Go5 Go2")
    assert ending(scene.result(), 4, you) == words


@pytest.mark.parametrize(
    ("deck", "players", "places"),
    [
        *((deck, 2, "") for deck in ("claim", "northern-raid", "clockwork-court", "Go Kn Bs Ph Uc")),
        *((deck, players, "") for deck in PRESETS for players in (3, 4)),
        *(("northern-raid", 2, place) for place in PLACES),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_who_has_won_is_said_to_everybody(deck: str, players: int, places: str, seed: int) -> None:
    game = played_game(deck, seed, players=players, places=places)
    result = game.result()
    for you in range(players):
        words = ending(result, players, you)
        congratulated = "you win!" in words or words.startswith(("You win", "Your team wins"))
        if len(result.winning_sides) == 1:
            assert congratulated == (you in result.winners) or "Your team has" in words
