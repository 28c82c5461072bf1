"""Language, colours, speed: chosen once, kept in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from claimant.locale import LANGUAGES, Words
from tests.web.conftest import Arrive
from tests.web.opening import set_up_claim
from tests.web.person import Person


def test_every_language_is_one_click_away_and_stays(person: Person) -> None:
    page = person.open("/")
    for code, name in LANGUAGES.items():
        page.get_by_role("contentinfo").or_(page.locator("footer")).get_by_role(
            "button", name=name
        ).first.click()
        words = Words(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("h1")).to_have_text(words.text("home-title"))
        expect(page.get_by_role("button", name=words.text("play-now"))).to_be_visible()
    page.reload()
    expect(page.locator("h1")).to_have_text(words.text("home-title"))


def test_in_mid_game_the_language_changes_and_the_game_goes_on(person: Person) -> None:
    table = set_up_claim(person)
    page = person.page
    hand = table.cards()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("nl")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    words = Words("nl")
    expect(page.get_by_role("list", name=words.text("your-hand"))).to_have_count(1)
    assert page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)") == hand
    page.locator("[data-card][aria-disabled=false]").first.click()
    expect(page.locator("[data-card]")).to_have_count(12)


def test_colours_speed_and_sound_are_kept(person: Person) -> None:
    page = person.open("/")
    for _ in range(2):
        page.get_by_role("button", name="Settings").click()
        settings = page.get_by_role("dialog", name="Settings")
        settings.get_by_role("group", name="Colours").get_by_role("radio", name="Dark").check()
        settings.get_by_role("group", name="Speed").get_by_role("radio", name="Fast").check()
        expect(settings.get_by_role("group", name="Sound").get_by_role("radio", name="Off")).to_be_checked()
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(page.locator("html")).to_have_attribute("data-speed", "fast")


def test_how_loud_it_may_be_is_asked_once(arrive: Arrive) -> None:
    page = arrive(remembers={"sound": ""}).open("/")
    asked = page.get_by_role("group", name="Sound at the table?")
    asked.get_by_role("button", name="Soft").click()
    expect(asked).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("dialog", name="Settings").get_by_role("group", name="Sound")
    expect(volume.get_by_role("radio", name="Soft")).to_be_checked()
    expect(asked).to_have_count(0)


def test_an_impossible_deck_is_explained(person: Person) -> None:
    person.tolerate("status of 422")
    page = person.open("/new")
    page.get_by_role("radio", name="Your own").check()
    page.get_by_role("checkbox", name="Goblins").check()
    summary = page.get_by_role("complementary", name="Your table")
    expect(summary.locator(".fault")).to_contain_text("factions")
    expect(summary.get_by_role("button")).to_be_disabled()
    page.get_by_role("button", name="Fill at random").click()
    expect(summary).to_contain_text("Ready to play.")
    expect(summary.get_by_role("button")).to_be_enabled()


def test_the_rest_of_a_deck_is_drawn_by_the_server(person: Person) -> None:
    person.tolerate("status of 422")
    page = person.open("/new")
    page.get_by_role("group", name="How many players?").get_by_role("radio", name="3").check()
    page.get_by_role("radio", name="Your own").check()
    page.get_by_role("checkbox", name="Dragons").check()
    with page.expect_response("**/decks/random?*") as answer:
        page.get_by_role("button", name="Fill at random").click()
    deck = answer.value.json()["deck"]
    assert "Dr" in deck
    expect(page.get_by_text("7 of 7 chosen")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Dragons")).to_be_checked()
    expect(page.get_by_role("complementary", name="Your table")).to_contain_text("Ready to play.")


def test_the_rest_of_a_deck_of_kingdoms_is_drawn_too(person: Person) -> None:
    person.tolerate("status of 422")
    page = person.open("/new?game=kingdoms")
    page.get_by_role("radio", name="Your own").check()
    page.get_by_role("checkbox", name="Undead").check()
    page.get_by_role("button", name="Fill at random").click()
    expect(page.get_by_text("7 of 7 chosen")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Undead")).to_be_checked()
