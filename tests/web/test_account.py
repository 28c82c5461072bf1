"""The account page: where one is signed in, signing out there, and a new password."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.server.visitor import Visitor
from tests.web.conftest import Arrive
from tests.web.person import Person


@pytest.fixture
def name(server: Server) -> str:
    name = fresh_name()
    Visitor(server, "Ann").post("/me/account", name=name, password=PASSWORD)
    return name


def signed_in(person: Person, name: str) -> Person:
    person.open("/account")
    form = person.page.locator("form").filter(has=person.page.get_by_role("button", name="Sign in"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    person.page.wait_for_url("**/games")
    person.open("/account")
    return person


def test_somebody_signs_out_where_they_are_not(arrive: Arrive, name: str) -> None:
    page = signed_in(arrive(), name).page
    there = page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    # The player's first session was made by a program.
    expect(there).to_have_count(2)
    expect(there.first).to_contain_text("Chrome on Linux")
    expect(there.first).to_contain_text("This device")
    expect(there.first).to_contain_text("last seen")
    there.last.get_by_role("button", name="Sign out: Unknown device").click()
    expect(there).to_have_count(1)
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()


def test_a_new_password_ends_the_other_sessions(arrive: Arrive, name: str) -> None:
    page = signed_in(arrive(), name).page
    there = page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(there).to_have_count(2)
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill(f"{PASSWORD}, and another")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("region", name="Messages")).to_contain_text("Your password has been changed.")
    expect(there).to_have_count(1)
