"""What a table shows, picture by picture, and what it may show at each moment of the story."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.patience import attempts

Frame = dict[str, Any]
Step = dict[str, Any]
Event = dict[str, Any]
Zones = dict[str, int]

WATCH = """() => {
  window.frames_seen = []
  window.time_told = 0
  let since = null
  const numbers = (text) => (text?.match(/\\d+/g) ?? []).map(Number)
  const look = () => {
    const table = document.querySelector('.table')
    if (table === null) return
    const all = (selector, within = table) => [...within.querySelectorAll(selector)]
    const isTelling = table.querySelector('.onward') !== null
    if (isTelling) since ??= Date.now()
    else if (since !== null) {
      time_told += Date.now() - since
      since = null
    }
    const seatOf = ({ dataset }) => (dataset.zone ?? dataset.spot)[0]
    const plates = all('.plate').map((plate) => ({
      seat: seatOf(plate.querySelector('[data-zone$=" score"], [data-spot$=" supply"]')),
      leads: plate.querySelector('.leads') !== null,
      turn: plate.classList.contains('turn'),
      won: plate.classList.contains('won'),
      score: Number(plate.querySelector('[data-zone$=" score"] b, .score b').textContent),
      supply: numbers(plate.querySelector('.supply')?.textContent)[0] ?? null,
    }))
    const zones = {}
    for (const zone of ['deck', 'discard', 'A followers', 'B followers', 'A score', 'B score']) {
      const pile = table.querySelector(`.stack[data-zone="${zone}"] .count, .chip[data-zone="${zone}"] b`)
      if (pile !== null) zones[zone] = Number(pile.textContent)
    }
    for (const zone of ['prizes', 'trick', 'A hand', 'B hand']) {
      const place = table.querySelector(`[data-zone="${zone}"]`)
      if (place !== null) zones[zone] = all('[data-piece]', place).length
    }
    const places = all('.trick .place').map(({ firstElementChild: slot }) => slot.matches('.won'))
    const numberIn = ({ textContent }) => Number(textContent)
    const isLed = (cell) => cell.matches('.leads, .most')
    const figures = (cell) => [Number(cell.innerText), isLed(cell)]
    const beside = table.querySelector('aside')
    const result = document.querySelector('dialog[open] tfoot')
    const isResult = ({ innerText, title }) => `${innerText}${title}`.includes('Result')
    const frame = {
      told: table.dataset.told,
      isTelling,
      phase: table.querySelector('.phase strong')?.textContent,
      trick: numbers(table.querySelector('.trick-number')?.textContent)[0] ?? null,
      plates,
      zones,
      flights: all('.flight').map(({ dataset }) => dataset.to ?? ''),
      winner: 'AB'[places.indexOf(true)] ?? null,
      votes: all('.votes .row').slice(1).map((row) => all('.cell', row).map(isLed)),
      counts: all('.votes .row').slice(1).map((row) => all('.number', row).map(numberIn)),
      totals: all('.votes .total').map(numberIn),
      standings: beside && all('tbody tr', beside).map((row) => all('.count', row).map(figures)),
      tiles: all('[data-spot^="field "]').length,
      figures: all('[data-spot^="figure "]').length,
      display: all('.market .slot:not(.pile)').map(({ dataset }) => dataset.spot.split(' ')[1]).sort(),
      pile: numbers(table.querySelector('.pile .count')?.textContent)[0] ?? null,
      log: beside && all('.log li > :is(a, span)', beside).length,
      result: [...document.querySelectorAll('button')].some(isResult),
      counted: result && all('.total', result).map(numberIn),
      isCounting: document.querySelector('dialog[open] .waiting') !== null,
    }
    const text = JSON.stringify(frame)
    if (text !== frames_seen.at(-1)) frames_seen.push(text)
  }
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(look).observe(document, everything)
  look()
}"""
"""Notes what is shown after every change of the page, painted or not, and how long it is told."""

PHASES = {"set-up": 1, "begin-phase": 2, "score": 3}
PHASE_NAMES = {1: "Phase 1", 2: "Phase 2", 3: "Scoring"}
SETTLED = ("prizes", "trick", "A hand", "B hand")
"""Where a card lies at once, hidden as long as it flies; elsewhere it counts when it has come."""


def let_time_pass(page: Page, told: str) -> None:
    """Until the table has come to rest at a moment; the page's clock stands still otherwise."""
    for _ in attempts():
        page.clock.run_for(1_600)
        if (
            page.locator(".table").get_attribute("data-told") == told
            and not page.locator(".onward").count()
        ):
            return


def let_count_end(page: Page) -> None:
    """Until everything has been counted."""
    for _ in attempts():
        page.clock.run_for(400)
        if page.locator("dialog[open]").count() and not page.locator("dialog[open] .waiting").count():
            return


def last_moment(step: Step) -> str:
    return f"{step['version']}:{len(step.get('events', []))}"


class Story:
    """What a game looked like after each event, by its replay."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def faults(self, frames: list[Frame]) -> list[str]:
        """What frames show that has not happened yet, or not any more."""
        return [f"{frame['told']}: {fault}" for frame in frames for fault in self.faults_in(frame)]

    def faults_in(self, frame: Frame) -> Iterator[str]:
        version, shown = map(int, frame["told"].split(":"))
        if version == 0:
            return
        before, step = self.steps[version - 1], self.steps[version]
        events = step.get("events", [])
        is_whole = shown == len(events)
        is_over = bool(is_whole and step["outcome"])
        yield from self.specific(frame, before, step, shown)
        for plate in frame["plates"]:
            if plate["turn"] and not (is_whole and plate["seat"] in step["view"]["asked"]):
                yield f"it is {plate['seat']}'s turn already"
            if plate["won"] and (not is_over or frame["isCounting"]):
                yield f"{plate['seat']} has won already"
        if (frame["result"] or frame["counted"]) and not is_over:
            yield "the result is there already"
        told = sum(len(other["told"]) for other in self.steps[:version])
        if frame["log"] not in (None, told + (0 if frame["isTelling"] else len(step["told"]))):
            yield f"{frame['log']} sentences in the log, {told} before this step"

    def specific(self, frame: Frame, before: Step, step: Step, shown: int) -> Iterator[str]:
        """What only this game has."""
        raise NotImplementedError


class ClaimStory(Story):
    def specific(self, frame: Frame, before: Step, step: Step, shown: int) -> Iterator[str]:
        events = step.get("events", [])
        view = before["view"]
        phase, trick, leader, winner = view["phase"], view["trick"], view["leader"], None
        for event in events[:shown]:
            if event["event"] == "lead-passed":
                leader, trick, winner = event["seat"], trick + 1, None
            elif event["event"] == "phase-began":
                phase, trick = PHASES[event["cause"]], 1
            elif event["event"] == "trick-won":
                winner = event["seat"]
        if shown == len(events):
            after = step["view"]
            assert (phase, leader) == (after["phase"], after["leader"])
            assert trick == after["trick"] or phase == 3
        if not frame["phase"].startswith(PHASE_NAMES[phase]):
            yield f"phase {frame['phase']}, not {phase}"
        if phase < 3 and frame["trick"] != trick:
            yield f"trick {frame['trick']}, not {trick}"
        if frame["winner"] not in (None, winner):
            yield f"the card of {frame['winner']} has won already, or not any more"
        if winner is not None and events[shown - 1]["event"] == "trick-won" and frame["winner"] is None:
            yield f"the card of {winner} is not marked"
        for plate in frame["plates"]:
            if plate["leads"] != (phase < 3 and plate["seat"] == leader):
                yield f"{plate['seat']} wears the crown: {plate['leads']}, but {leader} leads"
        yield from _wrong_zones(frame, list(claim_zones(view, events[:shown])))
        yield from _wrong_votes(frame, before, step, events[shown:])


def _wrong_zones(frame: Frame, moments: list[Zones]) -> Iterator[str]:
    flights = frame["flights"]
    for zone, number in frame["zones"].items():
        allowed = {moments[-1][zone]}
        if zone not in SETTLED:
            # Before it starts, what will fly there is not there either.
            allowed = (
                {allowed.pop() - flights.count(zone)} if flights else {moment[zone] for moment in moments}
            )
        if number not in allowed:
            yield f"{number} cards in {zone}, not {allowed}"


def _wrong_votes(frame: Frame, before: Step, step: Step, rest: list[Event]) -> Iterator[str]:
    def by_faction(votes: list[dict[str, Any]]) -> list[list[bool]]:
        return [[vote["side"] == side for side in range(len(frame["totals"]))] for vote in votes]

    def counts(votes: list[dict[str, Any]]) -> list[list[int]]:
        return [vote["counts"] for vote in votes]

    totals = [sum(column) for column in zip(*frame["votes"], strict=True)]
    if frame["totals"] != totals:
        yield f"{frame['totals']} votes, but {totals} crowns"
    if frame["counted"]:
        if frame["counted"] != totals:
            yield f"{totals} votes, but {frame['counted']} have been counted"
        final = by_faction(step["votes"])
        if frame["votes"] != final and not frame["isCounting"]:
            yield f"votes {frame['votes']}, not {final}"
        if frame["counts"] != counts(step["votes"]):
            yield f"counts {frame['counts']}, not {counts(step['votes'])}"
        return
    zones = [event.get(way, "") for event in rest for way in ("from", "to")]
    is_collected = not any(zone.endswith((" score", " display")) for zone in zones)
    known = [before["votes"]] if frame["isTelling"] else []
    if not step["outcome"] and is_collected:
        known.append(step["votes"])
    allowed = [(by_faction(votes), counts(votes)) for votes in known]
    if (frame["votes"], frame["counts"]) not in allowed:
        yield f"votes {frame['votes']} by {frame['counts']}, not {allowed}"


def claim_zones(view: dict[str, Any], events: list[Event]) -> Iterator[Zones]:
    """How many cards lie where, at first and after each of some events."""
    zones = {zone: len(view[zone]) for zone in ("deck", "prizes", "discard")}
    zones["trick"] = sum(seat["played"] is not None for seat in view["seats"])
    for seat in view["seats"]:
        for zone in ("hand", "followers", "buried"):
            zones[f"{seat['seat']} {zone}"] = seat[f"{zone}_size"]
        for zone in ("score", "display"):
            zones[f"{seat['seat']} {zone}"] = len(seat[zone])
    yield dict(zones)
    for event in events:
        for source, target in _ways(event):
            number = event.get("count", zones.get(source, 0))
            zones[source] = zones.get(source, 0) - number
            zones[target] = zones.get(target, 0) + number
        yield dict(zones)


def _ways(event: Event) -> list[tuple[str, str]]:
    """From where to where cards go; without a number all cards of every seat do."""
    if "from" not in event or "to" not in event:
        return []
    if "count" in event:
        return [(event["from"], event["to"])]
    return [(f"{seat} {event['from']}", f"{seat} {event['to']}") for seat in "AB"]


class KingdomsStory(Story):
    def specific(self, frame: Frame, before: Step, step: Step, shown: int) -> Iterator[str]:
        events = step.get("events", [])
        moments = list(kingdoms_moments(before["view"], events[:shown]))
        is_final = not frame["isTelling"]
        if is_final:
            moments = [kingdoms_moment(step["view"])]
        points = frame["counted"] or (is_final and step["outcome"] and step["view"]["result"]["totals"])
        seen = {name: frame[name] for name in ("tiles", "figures", "pile", "display")}
        for plate in frame["plates"]:
            at = "AB".index(plate["seat"])
            seen[f"{plate['seat']} supply"] = plate["supply"]
            if not points:
                seen[f"{plate['seat']} score"] = plate["score"]
            elif plate["score"] != points[at]:
                yield f"{plate['seat']} has {plate['score']} points, not {points[at]}"
        for name, value in seen.items():
            # The last thing may still be on its way.
            allowed = [moment[name] for moment in moments[-2:]]
            if value not in allowed:
                yield f"{name} is {value}, not {allowed}"
        yield from _wrong_leads(frame, before, step, events[shown:])


def _wrong_leads(frame: Frame, before: Step, step: Step, rest: list[Event]) -> Iterator[str]:
    if frame["counted"] and frame["standings"] is not None:
        worths = [lead["worth"] for lead in step["votes"]]
        for at, points in enumerate(step["view"]["result"]["points_in_play"]):
            led = zip(worths, (row[at][1] for row in frame["standings"]), strict=True)
            points += sum(worth for worth, is_led in led if is_led)
            if frame["counted"][at] != points:
                yield f"the factions make {points} points, but {frame['counted'][at]} have been counted"
        return
    allowed = [leads_of(before["votes"])] if frame["isTelling"] else []
    fields = [event.get(way, "") for event in rest for way in ("from", "to")]
    if not step["outcome"] and not any("," in field for field in fields):
        allowed.append(leads_of(step["votes"]))
    if frame["standings"] not in (None, *allowed):
        yield f"factions stand {frame['standings']}, not {allowed}"


def leads_of(votes: list[dict[str, Any]]) -> list[list[list[Any]]]:
    return [
        [[number, lead["seat"] == seat] for seat, number in zip("AB", lead["figures"], strict=True)]
        for lead in votes
    ]


def kingdoms_moment(view: dict[str, Any]) -> dict[str, Any]:
    """What lies on the table by a view."""
    moment = {
        "tiles": len(view["board"]),
        "figures": sum(len(tile["figures"]) for tile in view["board"]),
        "pile": view["pile_size"],
        "display": sorted(view["display"]),
    }
    for seat in view["seats"]:
        moment[f"{seat['seat']} score"] = seat["score"]
        moment[f"{seat['seat']} supply"] = seat["supply"]
    return moment


def kingdoms_moments(view: dict[str, Any], events: list[Event]) -> Iterator[dict[str, Any]]:
    """What lies on the table, at first and after each of some events."""
    moment = kingdoms_moment(view)
    figures = {tile["field"]: len(tile["figures"]) for tile in view["board"]}
    yield dict(moment)
    for event in events:
        kind, source, target = event["event"], event.get("from", ""), event.get("to", "")
        if kind == "scored":
            moment[f"{event['seat']} score"] += event["count"]
        elif kind == "figure-moved":
            for place, way in ((source, -1), (target, 1)):
                if "," in place:
                    figures[place] = figures.get(place, 0) + way
                else:
                    moment[f"{event['seat']} supply"] += way
        elif kind == "turned-over":
            figures[target] = 0
        elif kind == "moved":
            cards = event.get("cards") or [None] * event["count"]
            moment["tiles"] += "," in target
            moment["pile"] += len(cards) * ((target == "pile") - (source == "pile"))
            if source == "display":
                left = list(moment["display"])
                for card in cards:
                    left.remove(card)
                moment["display"] = left
            if target == "display":
                moment["display"] = sorted([*moment["display"], *cards])
        moment["figures"] = sum(figures.values())
        yield dict(moment)
