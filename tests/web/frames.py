"""What a table shows, picture by picture, and what it may show at each moment of the story."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.patience import attempts

WATCH = """() => {
  window.frames_seen = []
  window.time_told = 0
  let since = null
  const numbers = (text) => (text?.match(/\\d+/g) ?? []).map(Number)
  const look = () => {
    const table = document.querySelector('.table')
    if (table === null) return
    const isTelling = table.querySelector('.onward') !== null
    if (isTelling) since ??= Date.now()
    else if (since !== null) {
      time_told += Date.now() - since
      since = null
    }
    const seatOf = ({ dataset }) => (dataset.zone ?? dataset.spot)[0]
    const plates = [...table.querySelectorAll('.plate')].map((plate) => ({
      seat: seatOf(plate.querySelector('[data-zone$=" score"], [data-spot$=" supply"]')),
      leads: plate.querySelector('.leads') !== null,
      turn: plate.classList.contains('turn'),
      won: plate.classList.contains('won'),
      score: Number(plate.querySelector('[data-zone$=" score"] b, .score b').textContent),
    }))
    const isResult = ({ innerText, title }) => `${innerText}${title}`.includes('Result')
    const frame = {
      told: table.dataset.told,
      phase: table.querySelector('.phase strong')?.textContent,
      trick: numbers(table.querySelector('.trick-number')?.textContent)[0] ?? null,
      plates,
      totals: [...table.querySelectorAll('.votes .total')].map((total) => Number(total.textContent)),
      tiles: table.querySelectorAll('[data-spot^="field "]').length,
      playable: table.querySelectorAll('.hand [aria-disabled=false]').length,
      result: [...document.querySelectorAll('button')].some(isResult),
      title: document.title,
    }
    const text = JSON.stringify(frame)
    if (text !== frames_seen.at(-1)) frames_seen.push(text)
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(look).observe(document, all)
  look()
}"""
"""Notes what is shown after every change of the page, painted or not, and how long it is told."""

PHASES = {"set-up": 1, "begin-phase": 2, "score": 3}
PHASE_NAMES = {1: "Phase 1", 2: "Phase 2", 3: "Scoring"}


def let_time_pass(page: Page, told: str) -> None:
    """Until the table has come to rest at a moment; the page's clock stands still otherwise."""
    for _ in attempts():
        page.clock.run_for(1_600)
        if (
            page.locator(".table").get_attribute("data-told") == told
            and not page.locator(".onward").count()
        ):
            return


def last_moment(step: dict[str, Any]) -> str:
    return f"{step['version']}:{len(step.get('events', []))}"


class ClaimStory:
    """What a game of Claim looked like after each event, by its replay."""

    def __init__(self, steps: list[dict[str, Any]]) -> None:
        self.steps = steps

    def fault(self, frame: dict[str, Any]) -> str:
        """What a frame shows that has not happened yet, or not any more; empty if it is right."""
        version, shown = map(int, frame["told"].split(":"))
        if version == 0:
            return ""
        before, step = self.steps[version - 1], self.steps[version]
        events = step.get("events", [])
        view = before["view"]
        phase, trick, leader = view["phase"], view["trick"], view["leader"]
        for event in events[:shown]:
            if event["event"] == "lead-passed":
                leader, trick = event["seat"], trick + 1
            elif event["event"] == "phase-began":
                phase, trick = PHASES[event["cause"]], 1
        after = step["view"]
        is_whole = shown == len(events)
        if is_whole:
            assert (phase, leader) == (after["phase"], after["leader"])
            assert trick == after["trick"] or phase == 3
        if not frame["phase"].startswith(PHASE_NAMES[phase]):
            return f"phase {frame['phase']}, not {phase}"
        if phase < 3 and frame["trick"] != trick:
            return f"trick {frame['trick']}, not {trick}"
        for plate in frame["plates"]:
            seat = plate["seat"]
            if plate["leads"] != (phase < 3 and seat == leader):
                return f"{seat} wears the crown: {plate['leads']}, but {leader} leads"
            if plate["turn"] and not (is_whole and seat in after["asked"]):
                return f"it is {seat}'s turn already"
            if plate["won"] and not (is_whole and step["outcome"]):
                return f"{seat} has won already"
            won = self._won(seat, version, shown)
            if plate["score"] > won:
                return f"{seat} has won {plate['score']} cards, not {won}"
        if frame["result"] and not (is_whole and step["outcome"]):
            return "the result is there already"
        if frame["playable"] and not self._may_act(version, shown):
            return "cards can be played already"
        return self._wrong_votes(frame, before, step, events[shown:])

    def _won(self, seat: str, version: int, shown: int) -> int:
        before, step = self.steps[version - 1], self.steps[version]
        pile = f"{seat} score"
        own = next(other for other in before["view"]["seats"] if other["seat"] == seat)
        cards = len(own["score"])
        for event in step.get("events", [])[:shown]:
            cards += event.get("count", 0) * ((event.get("to") == pile) - (event.get("from") == pile))
        return cards

    def _may_act(self, version: int, shown: int) -> bool:
        """Is nothing to come but what everybody does after a trick?"""
        rest = self.steps[version].get("events", [])[shown:]
        return not rest

    @staticmethod
    def _wrong_votes(
        frame: dict[str, Any], before: dict[str, Any], step: dict[str, Any], rest: list[dict[str, Any]]
    ) -> str:
        def totals(votes: list[dict[str, Any]]) -> list[int]:
            sides = range(len(frame["totals"]))
            return sorted(sum(vote["side"] == side for vote in votes) for side in sides)

        allowed = [totals(before["votes"])]
        zones = [event.get(way, "") for event in rest for way in ("from", "to")]
        if not any(zone.endswith((" score", " display")) for zone in zones):
            allowed.append(totals(step["votes"]))
        shown = sorted(frame["totals"])
        return "" if shown in allowed else f"votes {shown}, not {allowed}"


class KingdomsStory:
    """The same for a game of Claim Kingdoms."""

    def __init__(self, steps: list[dict[str, Any]]) -> None:
        self.steps = steps

    def fault(self, frame: dict[str, Any]) -> str:
        version, shown = map(int, frame["told"].split(":"))
        if version == 0:
            return ""
        before, step = self.steps[version - 1], self.steps[version]
        events = step.get("events", [])
        is_whole = shown == len(events)
        happened = events[:shown]
        if frame["tiles"] > len(before["view"]["board"]) + sum(is_laid(event) for event in happened):
            return "a tile lies there already"
        for plate in frame["plates"]:
            seat = plate["seat"]
            at = "AB".index(seat)
            had = before["view"]["seats"][at]["score"]
            gained = [
                event["count"] for event in happened if event["event"] == "scored" and event["seat"] == seat
            ]
            # The last points may still be on their way.
            allowed = [had + sum(gained), had + sum(gained[:-1])]
            if is_whole and step["outcome"]:
                allowed.append(step["view"]["result"]["totals"][at])
            if plate["score"] not in allowed:
                return f"{seat} has {plate['score']} points, not {allowed}"
            if plate["turn"] and not (is_whole and seat in step["view"]["asked"]):
                return f"it is {seat}'s turn already"
        if frame["result"] and not (is_whole and step["outcome"]):
            return "the result is there already"
        return ""


def is_laid(event: dict[str, Any]) -> bool:
    return event["event"] == "moved" and "," in event.get("to", "")
