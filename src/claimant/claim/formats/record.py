"""The set-up and the deal in a record of Claim."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.formats.notation import Stock
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import ruleset
from claimant.claim.turn.set_up import Deal
from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.reason import TEXT, Reason, define_reasons
from claimant.tabletop.record import Saved, check_sizes
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat

define_reasons(
    {
        "bad-players": {},
        "deal-card": {"card": TEXT, "whom": TEXT},
    }
)


def setup_headers(rules: Ruleset, deal: Deal) -> dict[str, str]:
    headers = {
        "Players": str(rules.players),
        "Deck": " ".join([faction.code for faction in rules.factions]),
    }
    if rules.places:
        headers["Places"] = " ".join([place.code for place in rules.places])
    headers["Lead"] = seat_letter(deal.first)
    return headers


def read_setup(saved: Saved) -> tuple[Ruleset, Deal]:
    """The rules and the deal that a record begins with."""
    players, deck = saved.headers["Players"], saved.headers["Deck"]
    if not (players.isascii() and players.isdigit() and len(players) == 1):
        raise NotationError(Reason("bad-players", {}), players)
    places = saved.headers.get("Places", "")
    try:
        rules = ruleset(deck, int(players), places)
    except InvalidSetup as refusal:
        raise NotationError(refusal.reason, f"{deck} at {places}" if places else deck) from None
    leader = parse_seat(saved.headers["Lead"], int(players))
    try:
        return rules, deal_from_words(rules, saved.deal, leader)
    except ClaimantError as error:
        raise saved.wrong_deal(error) from None


def deal_to_words(rules: Ruleset, deal: Deal) -> dict[str, list[str]]:
    """The deal as lists of card codes: by seat letter, `deck`, `box`, and the reserves' factions."""
    words = {seat_letter(seat): _codes(hand) for seat, hand in enumerate(deal.hands)}
    words["deck"] = _codes(deal.deck)
    if deal.box:
        words["box"] = _codes(deal.box)
    for faction in rules.factions:
        if faction.pile >= 0:
            words[faction.code] = _codes(deal.reserves[faction.pile])
    return words


def deal_from_words(rules: Ruleset, words: dict[str, list[str]], first: int) -> Deal:
    """A complete deal from lists of card codes, or a refusal that says what would be right."""
    stock = Stock(rules)
    sizes = {seat_letter(seat): int(rules.hand_size) for seat in range(rules.players)}
    unseen = sum([faction.unseen for faction in rules.late])
    late = sum([len(faction.values) - faction.unseen for faction in rules.late])
    sizes["deck"] = len(rules.dealt) + late - rules.players * rules.hand_size
    if unseen:
        sizes["box"] = unseen
    for faction in rules.factions:
        if faction.pile >= 0:
            sizes[faction.code] = len(faction.reserve_values)
    check_sizes(words, sizes)
    dealt: dict[str, list[Card]] = {}
    for whom in sizes:
        dealt[whom] = [stock.take(code) for code in words[whom]]
        for card in dealt[whom]:
            if not _may_lie_with(card, whom):
                raise InvalidSetup(Reason("deal-card", {"card": card.code, "whom": whom}))
    cards: list[Card] = []
    for seat in range(rules.players):
        cards += dealt[seat_letter(seat)]
    cards += dealt["deck"]
    reserves = [dealt[faction.code] for faction in rules.factions if faction.pile >= 0]
    return Deal(rules, cards, reserves, dealt.get("box", []), first)


def _may_lie_with(card: Card, whom: str) -> bool:
    if card.from_reserve:
        return whom == card.faction.code
    if card.faction.unseen:
        return whom in ("deck", "box")
    return whom == "deck" or len(whom) == 1


def _codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]
