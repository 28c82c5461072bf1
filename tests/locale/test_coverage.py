"""Everything that the games and the terminal can say has a text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from claimant.bots import NAMES
from claimant.claim.presets import PRESETS
from claimant.claim.sets import FACTIONS, PLACES
from claimant.games import find_game, kind_of, new_game
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.locale import LANGUAGES, Reader, Words
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Message
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup
from tests.locale.fluent_files import patterns


def test_every_faction_has_its_names_and_its_power() -> None:
    reserves = {kind().reserve_code for kind in FACTIONS.values()} - {""}
    keys = patterns("en")
    for code in {*FACTIONS, *KINGDOMS_FACTIONS, *reserves}:
        assert {f"faction-{code}", f"faction-{code}-one", f"faction-{code}-power"} <= set(keys)
    assert {f"kingdoms-power-{code}" for code in KINGDOMS_FACTIONS} <= set(keys)


@pytest.mark.parametrize("code", FACTIONS)
def test_english_names_of_factions_are_those_of_the_rules(code: str) -> None:
    faction = FACTIONS[code]()
    words = Words("en")
    assert (words.text(f"faction-{code}"), words.text(f"faction-{code}-one")) == (
        faction.name,
        faction.singular,
    )


@pytest.mark.parametrize("code", PLACES)
def test_every_place_has_its_name_and_its_effect(code: str) -> None:
    assert Words("en").text(f"place-{code}") == PLACES[code]().name
    assert f"place-{code}-effect" in patterns("en")


def test_decks_and_bots_have_names_and_a_line() -> None:
    keys = patterns("en")
    assert {f"deck-{name}" for name in PRESETS} | {f"deck-{name}-text" for name in PRESETS} <= set(keys)
    assert {f"bot-{name}" for name in NAMES} | {f"bot-{name}-text" for name in NAMES} <= set(keys)


# What random games say too rarely, and what is for powers of other authors.
UNSAID = {
    *("ask-choose", "ask-name", "event-moved", "event-moved-reserve-hand", "event-moved-score-score"),
    *("event-named", "kingdoms-ask-choose", "kingdoms-ask-further", "why-awarded"),
    *("ending-cards", "ending-resigned", "ending-shared", "ending-values", "why-nobody", "why-tie"),
    *("kingdoms-ask-field", "kingdoms-ended-cards", "kingdoms-ended-no-field"),
}

# --- whatever the stories say -----------------------------------------------------------------------


def games() -> Iterator[TabletopGame]:
    """Whole games with every faction, every place and every number of players."""
    chance = Chance(1)
    claim = find_game("claim")
    for code in FACTIONS:
        for players in (2, 3, 4):
            setup = Setup("claim", code, players)
            if players <= FACTIONS[code]().most_players:
                yield new_game(Setup("claim", " ".join(claim.draw_deck(setup, chance)), players), 1)
    for code in PLACES:
        yield new_game(Setup("claim", "northern-raid", places=(code,)), 2)
    for seed in range(12):
        yield new_game(Setup("claim", "Go Kn Bs Tr Vi"), seed)
        yield new_game(Setup("kingdoms", "Kn Se Do Gi Un Tr Gn" if seed % 2 else ""), seed)


def messages_of(game: TabletopGame) -> Iterator[tuple[Message, Reader]]:
    """Everything that is said in a game of random play, with whom it is said to."""
    kind = kind_of(game)
    letters = [seat_letter(seat) for seat in range(game.seats)]
    readers = [Reader(letters, seat, game.sides) for seat in range(game.seats)]
    chance = Chance(3)
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        question = kind.question(view)
        assert question is not None
        yield question, readers[seat]
        for answer in kind.answers(view):
            yield answer, readers[seat]
        game.apply(view.legal[chance.below(len(view.legal))], seat)
    verdict = kind.explain(game.result())
    for reader in (Reader(letters, None, game.sides), *readers):
        events = game.log if reader.seat is None else game.events(reader.seat)
        for sentence in kind.tell(events):
            yield sentence.message, reader
        for message in (verdict.ending, *verdict.reasons.values(), *verdict.remarks):
            yield message, reader


@pytest.fixture(scope="module")
def everything() -> list[tuple[Message, Reader]]:
    """What is said in all these games, once each."""
    found: dict[tuple[str, int | None], tuple[Message, Reader]] = {}
    for game in games():
        for message, reader in messages_of(game):
            found.setdefault((repr(message), reader.seat), (message, reader))
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_stories_say_has_words_in_every_language(
    language: str, everything: list[tuple[Message, Reader]]
) -> None:
    words = Words(language)
    for message, reader in everything:
        said = words.say(message, reader)
        assert said, message
        assert not re.search(r"[{}$]|  |\?\?", said), said
    assert words.missing == []


def test_the_games_say_nearly_everything_that_there_are_texts_for(
    everything: list[tuple[Message, Reader]],
) -> None:
    words = Words("en")
    keys = {message.exact if words.has(message.exact) else message.key for message, _ in everything}
    wanted = re.compile(r"(kingdoms-)?(event|ask|answer|why|ending|ended)-")
    unsaid = {key for key in patterns("en") if wanted.match(key)} - keys
    assert unsaid == UNSAID
