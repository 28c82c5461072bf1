"""The review of a game, as people read it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import number, text
from claimant.study.grades import BEST, BLUNDER, FORCED, GOOD, INACCURACY, MISTAKE
from claimant.study.luck import DECISION, Turn
from claimant.study.review import Account, Decision, Review
from claimant.study.values import Value
from claimant.tabletop.game import TabletopGame

STYLES = {BLUNDER: "bold red", MISTAKE: "red", INACCURACY: "yellow", GOOD: "green", BEST: "bold green"}
COUNTED = (INACCURACY, MISTAKE, BLUNDER)
MINUS = "\N{MINUS SIGN}"
BARS = "▁▂▃▄▅▆▇█"
MOST_VALUES = 4
TWO_SIDES = 2


def show_review(
    screen: Console, game: TabletopGame, review: Review, you: int | None, everything: bool
) -> None:
    """First the game as a whole, then the decisions that were not the best, or all."""
    voice = Voice(game, you)
    side = None if you is None else game.sides[you]
    factions = getattr(getattr(game, "rules", None), "factions", ())
    palette = Palette(factions)
    screen.print(overview(review, voice))
    screen.print()
    _show_course(screen, review, voice)
    for decision in review.decisions:
        if side not in (None, decision.side) or not (everything or _is_worth_telling(decision)):
            continue
        _show_decision(screen, game, decision, voice, palette)
    screen.print(Text(text("review-reading"), "dim"))
    if len(set(review.sides)) > TWO_SIDES:
        screen.print(Text(text("study-three-sides"), "dim"))


def _is_worth_telling(decision: Decision) -> bool:
    return decision.grade in COUNTED


def overview(review: Review, voice: Voice) -> Table:
    """Accuracy and mistakes, side by side."""
    phases = sorted({decision.phase for decision in review.decisions if decision.values})
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(text("review-accuracy"), justify="right")
    for phase in phases if len(phases) > 1 else []:
        table.add_column(text("review-phase", number=phase), justify="right")
    for grade in COUNTED:
        table.add_column(text(f"grade-{grade}"), justify="right")
    for side in voice.sides():
        row = [voice.side(side), _accuracy(review.accuracy(side))]
        row += [_accuracy(review.accuracy(side, phase)) for phase in (phases if len(phases) > 1 else [])]
        given = [decision.grade for decision in review.decisions if decision.side == side]
        table.add_row(*row, *(str(given.count(grade)) for grade in COUNTED))
    return table


def _accuracy(share: float | None) -> str:
    return "–" if share is None else text("review-percent", number=number(share))


def _show_course(screen: Console, review: Review, voice: Voice) -> None:
    """How the chances went, and what luck and skill contributed."""
    if not review.turns:
        return
    side = voice.sides()[0]
    screen.print(text("review-course", who=voice.side(side)))
    screen.print(Padding(bars(turn.wins[side] for turn in review.turns), (0, 0, 0, 2), expand=False))
    for account in review.accounts():
        if account.side in voice.sides():
            screen.print(Padding(in_words(account, voice), (0, 0, 0, 2), expand=False))
    points = review.turning_points()
    if points:
        screen.print(text("review-turning-points"))
    for point in points:
        screen.print(Padding(_turning_point(point, review, voice), (0, 0, 0, 2), expand=False))
    screen.print()


def bars(shares: Iterable[float]) -> str:
    """Shares from 0 to 1 as bars.

    >>> bars([0, 0.5, 1])
    '▁▅█'
    """
    return "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in shares)


def in_words(account: Account, voice: Voice) -> str:
    """What luck and decisions have contributed to the chances of a side."""
    parts = {
        "luck": account.luck,
        "own": account.own,
        "others": account.others,
        "unseen": account.foresight,
    }
    said = {name: _signed(part) for name, part in parts.items()}
    return text("review-account", who=voice.side(account.side), **said)


def _signed(share: float) -> str:
    percent = round(100 * share)
    sign = "+" if percent > 0 else MINUS if percent < 0 else ""
    return f"{sign}{abs(percent)}"


def _turning_point(point: Turn, review: Review, voice: Voice) -> str:
    place = review.decisions[min(point.number, len(review.decisions) - 1)]
    side = place.side if point.cause == DECISION else voice.sides()[0]
    change = _signed(point.change[side])
    where = _moment(place)
    if point.cause == DECISION:
        return text(
            "review-turn", where=where, who=voice.name(place.seat), action=place.action, change=change
        )
    return text("review-turn-deck", where=where, who=voice.side(side), change=change)


# --- one decision -----------------------------------------------------------------------------------


def _moment(decision: Decision) -> str:
    return text("review-moment", number=decision.number + 1)


def _show_decision(
    screen: Console, game: TabletopGame, decision: Decision, voice: Voice, palette: Palette
) -> None:
    where = _moment(decision)
    grade = Text(text(f"grade-{decision.grade}"), STYLES.get(decision.grade, "dim"))
    head = f"{where} {voice.name(decision.seat)}: {decision.action}"
    screen.print(Text.assemble(palette.paint(head), " – ", grade, _cost(decision)))
    if decision.grade == FORCED:
        return
    values = sorted(decision.values, key=lambda value: -value.win)
    shown = values[:MOST_VALUES]
    if decision.action not in [value.action for value in shown]:
        shown = [*shown[:-1], decision.value(decision.action)]
    for line in (", ".join(in_numbers(value) for value in shown), *_said(decision, voice)):
        screen.print(Padding(palette.paint(line), (0, 0, 0, 4), expand=False))
    if not decision.reasons() and decision.best != decision.action:
        screen.print(
            Padding(palette.paint(text("review-better", action=decision.best)), (0, 0, 0, 4), expand=False)
        )


def _said(decision: Decision, voice: Voice) -> list[str]:
    reasons = decision.reasons()
    return [" ".join(voice.say(reason) for reason in reasons)] if reasons else []


def _cost(decision: Decision) -> str:
    if decision.cost.loss == 0:
        return ""
    lost = text("review-lost", lost=round(100 * decision.cost.loss))
    return f" ({lost})"


def in_numbers(value: Value) -> str:
    """An action with its chances, and how sure they are."""
    margin = "" if value.is_exact else f" ± {max(1, round(100 * value.margin))}"
    return text("review-value", action=value.action, win=f"{round(100 * value.win)}{margin}")
