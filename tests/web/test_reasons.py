"""Reasons sound in the browser as `claimant.locale` says them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from claimant.locale import LANGUAGES, Words
from claimant.tabletop.reason import Reason
from tests.locale.reasons import declared
from tests.locale.test_reasons import sample
from tests.web.conftest import Arrive


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_as_in_python(arrive: Arrive, language: str) -> None:
    reasons = [
        Reason(code, {name: sample(kind, number) for name, kind in types.items()})
        for code, types in declared().items()
        for number in (1, 20_000)
    ]
    answer = {"ok": True, "deck": [], "places": [], "warnings": [reason.to_json() for reason in reasons]}

    def warn_of_everything(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(answer))

    person = arrive(remembers={"language": language})
    page = person.page
    page.route("**/api/v1/setups", warn_of_everything)
    person.open("/new")
    warnings = page.locator(".summary .fault")
    expect(warnings).to_have_count(len(reasons))
    words = Words(language)
    before = words.text("setup-advised-against")
    said = [text.strip().removeprefix(before).strip() for text in warnings.all_inner_texts()]
    assert said == [" ".join(words.say(reason.message()).split()) for reason in reasons]
