"""What stands where in the rules: sections of blocks, the same in every language and medium.

A block names texts by their keys, cards, factions and places by their codes, and pictures by their names.
It is a plain dictionary, since the web client reads it as JSON. Its `kind` says what else it holds:

- `text`: a paragraph, `key`; `example`: likewise, set apart
- `list`: `keys`, `ordered` or not
- `picture`: `name`, its description `alt` with its parameters `with`
- `table`: the keys of its `columns`, and `rows` of cells
- `powers`: all of one sort, each with a page or an entry of its own: `sort` and `codes`

- `pairs`: factions that come together

A cell is a list of parts, each a dictionary with one entry: `text` (a key), `plain`, `card`, `faction`,
`factions`, or `to` (a seat and cards).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from claimant.claim.presets import PRESETS
from claimant.claim.result import Vote
from claimant.claim.sets import FACTIONS, PLACES
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.rulebook.samples import Trick, sample_game, sample_tricks
from claimant.tabletop.seats import seat_letter

Block = dict[str, Any]
Cell = list[dict[str, Any]]
BOXES: Final = {"Claim": "claim", "Claim 2": "claim2", "anniversary": "anniversary", "Maps": "maps"}
"""The boxes of the factions, and how their names are keyed."""
DECIDED_BY: Final = {"cards": "cards", "highest-card": "highest-card", "tie": "none", "nobody": "none"}


def text(key: str) -> Block:
    return {"kind": "text", "key": key}


def example(key: str) -> Block:
    return {"kind": "example", "key": key}


def listing(prefix: str, count: int, ordered: bool = True) -> Block:
    return {"kind": "list", "keys": [f"{prefix}-{at}" for at in range(1, count + 1)], "ordered": ordered}


def picture(name: str, alt: str, **parameters: int) -> Block:
    return {"kind": "picture", "name": name, "alt": f"rules-picture-{alt}", "with": parameters}


def table(columns: list[str], rows: list[list[Cell]]) -> Block:
    return {"kind": "table", "columns": columns, "rows": rows}


def powers(sort: str, codes: list[str]) -> Block:
    return {"kind": "powers", "sort": sort, "codes": codes}


def section(name: str, *blocks: Block, prefix: str = "rules", sub: bool = False) -> Block:
    """A part with its address and its title; `sub` if it belongs to the one before it."""
    address = name if prefix == "rules" else f"kingdoms-{name}"
    return {"id": address, "title": f"{prefix}-{name}-title", "sub": sub, "blocks": list(blocks)}


def factions() -> list[str]:
    """The codes of our factions, box by box; those of plug-ins are not in the book."""
    made = {code: make() for code, make in FACTIONS.items()}
    known = [code for code, faction in made.items() if faction.box in BOXES]
    return sorted(known, key=lambda code: list(BOXES).index(made[code].box))


def ranges(values: Sequence[int]) -> str:
    """Values in short.

    >>> ranges((0, 0, 0, 1, 2, 3, 9)), ranges((1, 1, 3))
    ('3 x 0, 1-3, 9', '2 x 1, 3')
    """
    told: list[tuple[int, int, int]] = []
    for value, number in sorted(Counter(values).items()):
        if told and number == told[-1][2] == 1 and value == told[-1][1] + 1:
            told[-1] = (told[-1][0], value, 1)
        else:
            told.append((value, value, number))
    return ", ".join(
        ("" if number == 1 else f"{number} x ") + (str(low) if low == high else f"{low}-{high}")
        for low, high, number in told
    )


def counted(values: Sequence[int]) -> str:
    """How many cards, and which values.

    >>> counted([1, 4, 8])
    '3 (1, 4, 8)'
    """
    return f"{len(values)} ({', '.join(map(str, values))})" if values else "0"


def book() -> dict[str, Any]:
    """The rules of both games."""
    return {"claim": claim_chapters(), "kingdoms": kingdoms_chapters()}


def claim_chapters() -> dict[str, Any]:
    kinds = {code: place().kind for code, place in PLACES.items()}
    return {
        "title": "rules-title",
        "intro": "rules-intro",
        "rulings": True,
        "sections": [
            section("goal", text("rules-goal")),
            section("course", text("rules-course")),
            section("table", picture("table", "table"), listing("rules-table", 8)),
            section("card", picture("card", "card"), listing("rules-card", 3)),
            section("setup", listing("rules-setup", 3), text("rules-setup-Ra"), text("rules-setup-Ph")),
            section("trick", text("rules-trick")),
            section("follow", text("rules-follow"), sub=True),
            section("win", text("rules-win"), example("rules-win-example"), sub=True),
            section(
                "phase-1",
                text("rules-phase-1"),
                listing("rules-phase-1", 4),
                picture("trick-1", "trick", phase=1),
            ),
            section("next", text("rules-next"), sub=True),
            section("phase-2", text("rules-phase-2"), picture("trick-2", "trick", phase=2)),
            section(
                "scoring",
                text("rules-scoring"),
                picture("scoring", "scoring"),
                text("rules-scoring-picture"),
            ),
            section("tie", text("rules-tie"), sub=True),
            section(
                "sample",
                text("rules-sample"),
                _recruiting_table([trick for trick in sample_tricks() if trick.phase == 1]),
                text("rules-sample-phase-2"),
                _winning_table([trick for trick in sample_tricks() if trick.phase == 2]),
                text("rules-sample-scoring"),
                _scoring_table(),
            ),
            section("known"),
            *(
                section(f"known-{whom}", text(f"rules-known-{whom}"), sub=True)
                for whom in ("whist", "claim", "group")
            ),
            section("decks", text("rules-decks"), _pairs(), text("rules-decks-ready"), _decks()),
            section(
                "factions",
                text("rules-factions"),
                _factions(),
                text("rules-loot"),
                powers("faction", factions()),
            ),
            section("places", text("rules-places")),
            section(
                "buildings",
                text("rules-buildings"),
                powers("building", [code for code, kind in kinds.items() if kind == "building"]),
                sub=True,
            ),
            section(
                "landscapes",
                text("rules-landscapes"),
                powers("landscape", [code for code, kind in kinds.items() if kind == "landscape"]),
                sub=True,
            ),
            section("more-players", listing("rules-more-players", 5, ordered=False)),
            section(
                "ranking",
                text("rules-ranking"),
                picture("ranking-3", "ranking", count=3),
                picture("ranking-4", "ranking", count=4),
                sub=True,
            ),
            section("order", text("rules-order")),
            section("count", listing("rules-count", 6)),
        ],
    }


def kingdoms_chapters() -> dict[str, Any]:
    def part(name: str, *blocks: Block) -> Block:
        return section(name, *blocks, prefix="kingdoms-rules")

    return {
        "title": "kingdoms-rules-title",
        "intro": "",
        "rulings": False,
        "sections": [
            part(
                "goal",
                text("kingdoms-rules-goal"),
                picture("kingdom", "kingdom"),
                text("kingdoms-rules-picture"),
            ),
            part("setup", listing("kingdoms-rules-setup", 4)),
            part("turn", listing("kingdoms-rules-turn", 3)),
            part("words", text("kingdoms-rules-words")),
            part("display", text("kingdoms-rules-display")),
            part("end", text("kingdoms-rules-end")),
            part("scoring", text("kingdoms-rules-scoring")),
            part("powers", _worths(), powers("board-faction", list(KINGDOMS_FACTIONS))),
        ],
    }


def _card(code: str) -> Cell:
    return [{"card": code}] if code else []


def _plain(value: object) -> Cell:
    return [{"plain": str(value)}]


def _played(trick: Trick) -> list[Cell]:
    return [[{"plain": f"{seat_letter(seat)}: "}, {"card": card}] for seat, card in trick.played]


def _recruiting_table(tricks: list[Trick]) -> Block:
    columns = ["trick", "prize", "led", "answer", "winner", "drawn", "power"]
    rows = [
        [
            _plain(trick.number),
            _card(trick.prize),
            *_played(trick),
            _plain(seat_letter(trick.winner)),
            _card(trick.drawn),
            [{"factions": trick.powers}],
        ]
        for trick in tricks
    ]
    return table([f"rules-sample-{column}" for column in columns], rows)


def _winning_table(tricks: list[Trick]) -> Block:
    rows = []
    for trick in tricks:
        gains = [(seat, trick.gained.get(seat, [])) for seat in (0, 1)]
        to: Cell = [{"to": [seat_letter(seat), cards]} for seat, cards in gains if cards]
        rows.append(
            [
                _plain(trick.number),
                *_played(trick),
                _plain(seat_letter(trick.winner)),
                to,
                [{"factions": trick.powers}],
            ]
        )
    columns = ["trick", "led", "answer", "winner", "cards", "power"]
    keys = ["rules-cards" if column == "cards" else f"rules-sample-{column}" for column in columns]
    return table(keys, rows)


def _scoring_table() -> Block:
    result = sample_game().result()
    rows: list[list[Cell]] = [
        [
            [{"faction": vote.faction.code}],
            *(_plain(counted([card.value for card in count.cards])) for count in vote.counts),
            *_decision(vote),
        ]
        for vote in result.votes
    ]
    crowned = " = ".join(seat_letter(seat) for seat in result.winners)
    totals = [_plain(total) for total in result.totals]
    rows.append([[{"text": "rules-sample-votes"}], *totals, _plain(crowned), []])
    columns = ["rules-faction", "A", "B", "rules-sample-vote", "rules-sample-why"]
    return table(columns, rows)


def _decision(vote: Vote) -> list[Cell]:
    to = _plain("-" if vote.side is None else seat_letter(vote.side))
    return [to, [{"text": f"rules-sample-why-{DECIDED_BY.get(vote.decided_by, 'other')}"}]]


def _pairs() -> Block:
    pairs = [[code, FACTIONS[code]().paired_with] for code in factions()]
    return {"kind": "pairs", "pairs": [pair for pair in pairs if pair[1] and pair[0] < pair[1]]}


def _decks() -> Block:
    rows: list[list[Cell]] = [
        [
            [{"text": f"deck-{preset.name}"}],
            [{"factions": list(preset.codes)}],
            [{"factions": list(preset.joining)}],
        ]
        for preset in PRESETS.values()
    ]
    return table(["rules-deck", "rules-deck-factions", "rules-deck-joining"], rows)


def _factions() -> Block:
    rows = []
    for code in factions():
        faction = FACTIONS[code]()
        number = str(len(faction.values) - faction.unseen)
        if faction.unseen:
            number = f"{number} / {len(faction.values)}"
        if faction.reserve_values:
            number = f"{number} + {len(faction.reserve_values)}"
        rows.append(
            [
                [{"faction": code}],
                [{"text": f"rules-box-{BOXES[faction.box]}"}],
                _plain(number),
                _plain(ranges(faction.values)),
            ]
        )
    return table(["rules-faction", "rules-box", "rules-cards", "rules-values"], rows)


def _worths() -> Block:
    rows = [[[{"faction": code}], _plain(make().worth)] for code, make in KINGDOMS_FACTIONS.items()]
    return table(["rules-faction", "kingdoms-rules-worth"], rows)
