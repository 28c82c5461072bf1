"""The result of a game in words: what everybody has, who got each vote and why, what decided.

The words stand in tables, as in `telling`: to explain in another language, replace the tables.
"""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.result import Count, Result, Vote
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import capital, listed

# Short, since the numbers and the values stand beside them.
VOTE_REASONS = {
    "cards": "more cards",
    "highest-card": "higher card, {card}",
    "last-card": "one card more, {card}",
    "tie": "a complete tie",
    "nobody": "nobody has one",
    "weight": "{power}: {weights}",
    "awarded": "given by the {power}",
    "awarded Lighthouse": "the first to win three",
}

WEIGHT_NAMES = {
    "Ba": "longest run",
    "Tower": "sum of values",
}

# What is said to a winner at its own seat, then of anybody else.
ENDINGS = {
    "votes": ("You win the vote, {votes}.", "{Who} wins the vote, {votes}."),
    "cards": (
        "{even} You have more cards in the factions that voted for you, {cards}: you win.",
        "{even} {Who} has more cards in the factions that voted for it, {cards}: {who} wins.",
    ),
    "values": (
        "{even} The cards in the factions that voted are even too, {cards}. The sum of their values "
        "decides, {values}: you win.",
        "{even} The cards in the factions that voted are even too, {cards}. The sum of their values "
        "decides, {values}: {who} wins.",
    ),
    "shared": (
        "Votes, cards and values are all even: {winners} share the victory.",
        "Votes, cards and values are all even: {winners} share the victory.",
    ),
    "power": (
        "The {power} decides before any vote is counted: you win.",
        "The {power} decides before any vote is counted: {who} wins.",
    ),
}
EVEN = {
    "all": "The votes are even, {votes}.",
    "some": "{Tied} have the most votes, {number} each.",
}

# What powers remark on the result, but has been told in the course of the game or stands beside the vote.
TOLD_BEFORE = ("lighthouse", "culled")

RUN = "{low}-{high}"
SHORTEST_RUN = 3
NO_VOTE = "no vote"
EXTRA_VOTE = "an extra vote"
COUNTED_BESIDES = "+ marks cards that count besides: {what}."
BY_POWER = "{cards} by the {power}"
TO = " to "


def in_order(numbers: list[int], first: int) -> str:
    """A score as it is said: the number of the side it speaks of, then the others', falling."""
    others = numbers[:first] + numbers[first + 1 :]
    return TO.join(map(str, [numbers[first], *sorted(others, reverse=True)]))


def holding(count: Count) -> str:
    """What a side has of a faction: the number that counts, then the values.

    The faction stands at the beginning of the line; what counts besides is marked.
    """
    extra = [f"+{card.code}" for _, card in count.extra]
    return " ".join([f"{count.number}:", *_values(count.cards), *extra]) if count.number else "-"


def _values(cards: list[Card]) -> list[str]:
    """The values of some cards of one faction, those in a row together: 0 2-5 9."""
    runs: list[list[Card]] = []
    for card in cards:
        before = runs[-1][-1] if runs else card
        if card.value == before.value + 1 and not (card.from_reserve or before.from_reserve):
            runs[-1].append(card)
        else:
            runs.append([card])
    shown: list[str] = []
    for run in runs:
        in_a_row = len(run) >= SHORTEST_RUN
        shown += [RUN.format(low=run[0].value, high=run[-1].value)] if in_a_row else map(value, run)
    return shown


def value(card: Card) -> str:
    """A card within a line of its own faction: its value alone, unless it comes from a reserve."""
    return card.code if card.from_reserve else str(card.value)


def voter(vote: Vote, voice: Voice) -> str:
    return NO_VOTE if vote.side is None else voice.side(vote.side)


def why(vote: Vote, voice: Voice) -> str:
    """Why a faction voted as it did."""
    code = vote.decided_by
    deciding = vote.deciding
    if deciding.is_awarded:
        words = VOTE_REASONS.get(f"awarded {code}") or VOTE_REASONS["awarded"]
        return words.format(power=voice.power(code))
    if deciding.card is not None:
        return VOTE_REASONS["last-card" if deciding.rival is None else code].format(card=deciding.card.code)
    if vote.side is None or code in VOTE_REASONS:
        return VOTE_REASONS[code]
    weights = in_order([count.weight for count in vote.counts], vote.side)
    return VOTE_REASONS["weight"].format(power=WEIGHT_NAMES.get(code, voice.power(code)), weights=weights)


def remarks(result: Result, voice: Voice) -> list[str]:
    """What there is to say besides the votes of the factions."""
    besides: dict[str, list[str]] = {}
    for vote in result.votes:
        for count in vote.counts:
            for power, card in count.extra:
                besides.setdefault(power, []).append(card.code)
    lines: list[str] = []
    if besides:
        named = [
            BY_POWER.format(cards=listed(cards), power=voice.power(power))
            for power, cards in besides.items()
        ]
        lines.append(COUNTED_BESIDES.format(what="; ".join(named)))
    return lines + [voice.said(note) for note in result.notes if note.code not in TOLD_BEFORE]


def ending(result: Result, voice: Voice) -> str:
    """Who has won, and what decided it."""
    first = result.winning_sides[0]
    who = voice.side(first)
    to_you, of_others = ENDINGS.get(result.decided_by, ENDINGS["power"])
    template = to_you if voice.is_you(first) else of_others
    return template.format(
        who=who,
        Who=capital(who),
        power=voice.power(result.decided_by),
        votes=in_order(result.totals, first),
        even=_even_votes(result, first, voice),
        winners=_named(result.winning_sides, voice),
        **_compared(result, first),
    )


def _even_votes(result: Result, first: int, voice: Voice) -> str:
    """Between whom the votes are even."""
    if not result.tie_breaks:
        return ""
    tied = result.tie_breaks[0].sides
    return EVEN["all" if len(tied) == len(result.totals) else "some"].format(
        votes=in_order(result.totals, first),
        Tied=capital(_named(tied, voice)),
        number=result.totals[first],
    )


def _compared(result: Result, first: int) -> dict[str, str]:
    """What was compared after the votes, between those who were even to the last."""
    if not result.tie_breaks:
        return {}
    rivals = result.tie_breaks[-1].sides
    words: dict[str, str] = {}
    for tie_break in result.tie_breaks:
        of_side = dict(zip(tie_break.sides, tie_break.numbers, strict=True))
        words[tie_break.by] = in_order([of_side[side] for side in rivals], rivals.index(first))
    return words


def _named(sides: list[int], voice: Voice) -> str:
    return listed([voice.side(side) for side in voice.sides() if side in sides])
