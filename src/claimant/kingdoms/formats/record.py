"""The set-up and the deal in a record of Claim Kingdoms."""

from __future__ import annotations

from claimant.kingdoms.formats.notation import Stock
from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.sets import ruleset
from claimant.kingdoms.state import DISPLAY_SIZE, HAND_SIZE
from claimant.kingdoms.turn.set_up import Deal
from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.record import Saved, check_sizes
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat


def setup_headers(rules: Ruleset, deal: Deal) -> dict[str, str]:
    return {
        "Factions": " ".join([faction.code for faction in rules.factions]),
        "First": seat_letter(deal.first),
    }


def read_setup(saved: Saved) -> tuple[Ruleset, Deal]:
    """The rules and the deal that a record begins with."""
    factions = saved.headers["Factions"]
    try:
        rules = ruleset(factions)
    except InvalidSetup as refusal:
        raise NotationError(refusal.reason, factions) from None
    first = parse_seat(saved.headers["First"], 2)
    try:
        return rules, deal_from_words(rules, saved.deal, first)
    except ClaimantError as error:
        raise saved.wrong_deal(error) from None


def deal_to_words(rules: Ruleset, deal: Deal) -> dict[str, list[str]]:
    """The deal as lists of codes; the pile has its top card first."""
    return {
        "display": rules.codes(deal.display),
        "start": rules.codes([deal.start]),
        "A": rules.codes(deal.hands[0]),
        "B": rules.codes(deal.hands[1]),
        "pile": rules.codes(deal.pile),
    }


def deal_from_words(rules: Ruleset, words: dict[str, list[str]], first: int) -> Deal:
    """A complete deal from lists of codes, or a refusal that says what would be right."""
    stock = Stock(rules)
    sizes = {"display": DISPLAY_SIZE, "start": 1, "A": HAND_SIZE, "B": HAND_SIZE}
    sizes["pile"] = len(stock.remaining()) - sum(sizes.values())
    check_sizes(words, sizes)
    dealt = {whom: [int(stock.take(code).index) for code in words[whom]] for whom in sizes}
    return Deal(dealt["display"], dealt["start"][0], [dealt["A"], dealt["B"]], dealt["pile"], first)
