"""Reasons sound in the browser as `claimant.locale` says them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from claimant.locale import LANGUAGES, Words
from claimant.tabletop.reason import Reason
from tests.locale.reasons import declared
from tests.locale.test_reasons import sample
from tests.web.conftest import Arrive
from tests.web.person import Person


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_as_in_python(arrive: Arrive, language: str) -> None:
    person = arrive(remembers={"language": language})
    words = Words(language)
    for number in (1, 20_000):
        reasons = [
            Reason(code, {name: sample(kind, number) for name, kind in types.items()})
            for code, types in declared().items()
        ]
        told = [" ".join(words.say(reason.message()).split()) for reason in reasons]
        assert said(person, reasons, words) == told


def said(person: Person, reasons: list[Reason], words: Words) -> list[str]:
    """How a page puts into words what the server warns of: everything at once."""
    answer = {"ok": True, "deck": [], "places": [], "warnings": [reason.to_json() for reason in reasons]}
    page = person.page
    page.unroute_all()
    page.route(
        "**/api/v1/setups",
        lambda route: route.fulfill(content_type="application/json", body=json.dumps(answer)),
    )
    person.open("/new")
    warnings = page.locator(".summary .fault")
    expect(warnings).to_have_count(len(reasons))
    before = words.text("setup-advised-against")
    return [text.strip().removeprefix(before).strip() for text in warnings.all_inner_texts()]
