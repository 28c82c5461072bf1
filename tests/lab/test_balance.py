"""Balance studies: what is played, what is observed, and the resulting figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from claimant.lab.balance import Study, Subject, find_subjects, measure
from claimant.lab.balance.figures import Figures
from claimant.lab.balance.observed import NOBODY, Deal, _settled, play_deal
from claimant.lab.balance.study import rival_of
from claimant.lab.balance.subjects import find_subject
from claimant.lab.experiment import parse_shard
from claimant.lab.matches import find_player
from claimant.lab.runs import RunFile, merged
from claimant.tabletop.errors import InvalidSetup
from tests.lab.players import BROKEN

RANDOM = find_player("random")
GREEDY = find_player("greedy")


def new_study(subjects: Sequence[str] = ("claim", "Tower"), deals: int = 5) -> Study:
    return Study(find_subjects(subjects), RANDOM, deals, 3)


# --- what is studied --------------------------------------------------------------------------------


def test_a_subject_may_be_a_deck_factions_places_and_all_of_them_together() -> None:
    assert find_subject("claim2").is_deck
    assert find_subject("Gi+Gn+Dr+Se+Tr").is_deck
    assert not find_subject("dragons").is_deck
    assert find_subject("Tower + Dragons + Windy Peaks").places == ("Peaks", "Tower")
    assert find_subject("claim+Tower").name == "claim+Tower"
    assert find_subject(find_subject("claim+Tower").name) == find_subject("claim+Tower")


def test_what_is_missing_from_a_deck_is_drawn_anew_for_each_deal() -> None:
    subject = find_subject("Dr+Tower")
    decks = {subject.setup(seed).deck for seed in range(10)}
    assert len(decks) > 5
    assert all("Dr" in deck.split() for deck in decks)
    assert {subject.setup(seed).places for seed in range(10)} == {("Tower",)}


def test_words_stand_for_all_decks_factions_pairs_and_places() -> None:
    assert len(find_subjects(["decks"])) == 6
    assert len(find_subjects(["factions", "Dragons"])) == 20
    assert len(find_subjects(["places"])) == 18
    pairs = {subject.factions for subject in find_subjects(["pairs"])}
    assert ("Go", "Kn") in pairs
    # Halves of two couples go into no deck together.
    assert not {("Gi", "Go"), ("Go", "Gi")} & pairs


@pytest.mark.parametrize("text", ["", "nobody", "Gi+Go", "Tower+Castle", "claim+Dr", "Dr+Dr"])
def test_what_cannot_be_played_is_refused(text: str) -> None:
    with pytest.raises(InvalidSetup):
        find_subject(text)


def test_bad_numbers_and_bots_are_refused_before_anybody_plays() -> None:
    for deals in (0, -1):
        with pytest.raises(InvalidSetup):
            Study([find_subject("claim")], RANDOM, deals, 1)
    with pytest.raises(InvalidSetup):
        Study([], RANDOM, 1, 1)
    with pytest.raises(InvalidSetup):
        measure("claim", bot="nobody", deals=1)


def test_a_rival_is_the_level_below() -> None:
    rivals = [rival_of(find_player(name)) for name in ("captain", "captain@20", "greedy")]
    assert [rival.name for rival in rivals if rival] == ["squire", "squire", "random"]
    assert rival_of(RANDOM) is None
    assert rival_of(BROKEN) is None


# --- what is seen -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def deal() -> Deal:
    return play_deal(find_subject("claim+Tower"), GREEDY, RANDOM, 1, 4)


def test_every_side_leads_once_with_the_same_cards(deal: Deal) -> None:
    for games in (deal.equals, deal.without):
        assert [game.lead for game in games] == [0, 1]
        assert games[0].hands == games[1].hands
    assert deal.equals[0].hands == deal.without[0].hands
    assert len(deal.stronger) == 2


def test_a_game_is_told_from_its_deal_to_its_votes(deal: Deal) -> None:
    for game in deal.equals:
        assert [len(hand) for hand in game.hands] == [13, 13]
        assert [len(followers) for followers in game.followers] == [13, 13]
        assert [vote.faction for vote in game.votes] == ["Go", "Kn", "Do", "Dw", "Un"]
        assert sum(game.shares) == 1
        assert 0 <= game.settled <= 1
        assert 0 < game.choices < game.moves
        ahead = sum(vote.side == 0 for vote in game.votes) - sum(vote.side == 1 for vote in game.votes)
        assert game.margin == abs(ahead)
        for vote in game.votes:
            counts = [sum(code.startswith(vote.faction) for code in pile) for pile in game.piles]
            # Doppelgängers join other factions, and nobody joins them.
            if vote.faction == "Do" and vote.side != NOBODY:
                assert vote.margin == abs(counts[0] - counts[1])


def test_something_is_settled_when_it_never_changes_again() -> None:
    assert _settled([1, 1, 1, 1, 1]) == 0
    assert _settled([0, 0, 1, 0, 1]) == 1
    assert _settled([NOBODY, 0, 0, 0, 0]) == 0.25


def test_three_and_four_players_have_as_many_games_as_sides() -> None:
    for players, sides in ((3, 3), (4, 2)):
        played = play_deal(Subject(players=players), RANDOM, None, 1, 1)
        assert [game.lead for game in played.equals] == list(range(sides))
        assert all(len(game.hands) == sides for game in played.equals)


# --- what it adds up to -----------------------------------------------------------------------------


def adding_up(deal: Deal, winners: Sequence[Sequence[int]], stronger: Sequence[float]) -> Figures:
    """Figures of deals whose two games were won by these sides."""
    figures = Figures(find_subject("claim"))
    for number, sides in enumerate(winners, start=1):
        games = [
            replace(game, shares=[float(side == won) for side in (0, 1)])
            for game, won in zip(deal.equals, sides, strict=True)
        ]
        figures.add(Deal(number, deal.deck, games, [], list(stronger)))
    return figures


def test_if_the_same_side_always_wins_it_is_all_luck(deal: Deal) -> None:
    lucky = adding_up(deal, [(0, 0), (1, 1)] * 200, [1.0, 0.0])
    assert lucky.luck.average == 1
    assert lucky.leader.average == 0.5
    assert lucky.skill is not None
    assert lucky.skill.average == 0
    assert lucky.luck.low > 0.95


def test_if_whoever_leads_wins_the_cards_say_nothing(deal: Deal) -> None:
    unfair = adding_up(deal, [(0, 1)] * 200, [1.0, 1.0])
    assert unfair.leader.average == 1
    assert unfair.leader.low > 0.95
    assert unfair.skill is not None
    assert unfair.skill.average == 1


def test_if_chance_decides_luck_and_skill_are_about_nothing(deal: Deal) -> None:
    by_chance = adding_up(deal, [(0, 0), (0, 1), (1, 0), (1, 1)] * 100, [0.5, 0.5])
    assert by_chance.leader.average == 0.5
    assert by_chance.luck.average == 0
    assert by_chance.luck.low < 0 < by_chance.luck.high


def test_a_card_is_worth_what_its_holders_win_more(deal: Deal) -> None:
    held = deal.equals[0].hands[0]
    single = next(code for code in held if held.count(code) == 1 and code not in deal.equals[0].hands[1])
    figures = adding_up(deal, [(0, 0)] * 50, [])
    worth = {figure.of: figure.estimate.average for figure in figures.worth("hands")}
    assert worth[single] == 0.5
    assert figures.skill is None
    assert figures.to_json()["games"] == 100


def test_every_figure_has_an_interval_around_it() -> None:
    study = measure("claim+Tower", bot=GREEDY, deals=8, seed=1)
    rows = study.figures[0].rows()
    sorts = {str(row["figure"]).partition("_")[0] for row in rows}
    assert sorts >= {"leader", "luck", "skill", "change", "vote", "card"}
    for row in rows:
        assert row["low"] <= row["average"] <= row["high"], row  # type: ignore[operator]


def test_a_place_is_compared_with_the_same_deals() -> None:
    # The Tower changes nothing about how many cards are dealt and played.
    study = measure("claim+Tower", bot=RANDOM, deals=10, seed=1)
    changes = {figure.figure: figure.estimate for figure in study.figures[0].changes_by_places()}
    assert changes["change_moves"].average == 0
    plain = measure("claim", bot=RANDOM, deals=4, seed=1)
    assert not list(plain.figures[0].changes_by_places())


def test_a_few_deals_show_neither_certainty_nor_the_impossible() -> None:
    figures = measure("claim+Tower", bot=RANDOM, deals=2, seed=1).figures[0]
    assert {figure.figure for figure in figures.all()}.isdisjoint(
        {"changes", "margin", "moves", "choices", "change_moves", "vote_margin"}
    )
    changes = {figure.figure: figure.estimate for figure in figures.changes_by_places()}
    assert set(changes) == {"change_leader", "change_luck", "change_comeback", "change_settled"}
    for name, change in changes.items():
        # Luck is measured on a scale from -1 to 1.
        most = 2 if name == "change_luck" else 1
        assert -most <= change.low < change.high <= most


def test_rankings_put_the_fairest_first() -> None:
    study = new_study(["claim", "claim2", "northern-raid"], deals=4)
    study.run()
    off = [abs(figures.leader.average - 0.5) for figures in study.ranking("fair")]
    assert off == sorted(off)
    changes = [figures.counts["changes"].average for figures in study.ranking("dramatic")]
    assert changes == sorted(changes, reverse=True)


# --- wherever it is played --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole() -> dict[str, object]:
    study = new_study()
    study.run()
    return study.to_json()


def test_the_number_of_processes_changes_nothing(whole: dict[str, object]) -> None:
    study = new_study()
    heard: list[tuple[str, int]] = []
    study.run(2, lambda figures, deal: heard.append((figures.subject.name, deal.number)))
    assert study.to_json() == whole
    assert heard == [(name, number) for name in ("claim", "Tower") for number in range(1, 6)]


def test_a_study_goes_on_where_it_stopped(tmp_path: Path, whole: dict[str, object]) -> None:
    path = tmp_path / "run"
    first = new_study(deals=2)
    first.run(listen=RunFile(path, first).add)
    path.write_text(path.read_text() + '{"half": ')
    study = new_study()
    file = RunFile(path, study)
    assert [figures.deals for figures in study.figures] == [2, 2]
    study.run(listen=file.add)
    assert study.to_json() == whole
    again = new_study()
    RunFile(path, again)
    assert again.is_complete
    assert again.to_json() == whole


def test_shards_make_the_whole(tmp_path: Path, whole: dict[str, object]) -> None:
    paths = [tmp_path / "1", tmp_path / "2"]
    for number, path in enumerate(paths, start=1):
        study = new_study()
        study.shard = parse_shard(f"{number}/2")
        study.run(listen=RunFile(path, study).add)
        assert study.is_complete
    for parts in (paths, [*paths, paths[0]]):
        together = merged(parts)
        assert isinstance(together, Study)
        assert together.to_json() == whole


def test_another_study_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "run"
    RunFile(path, new_study())
    with pytest.raises(InvalidSetup):
        RunFile(path, new_study(["claim2"]))
    path.write_text(path.read_text() + '{"subject": 0}\n')
    with pytest.raises(InvalidSetup):
        RunFile(path, new_study())
