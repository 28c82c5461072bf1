"""What many games say about decks, factions and places, in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person


def test_all_subjects_stand_side_by_side_and_lead_to_their_own_pages(person: Person) -> None:
    page = person.open("/learn")
    page.get_by_role("link", name="Balance").click()
    for title, number in (("Decks", 6), ("Factions", 20), ("Places", 18)):
        expect(page.get_by_role("region", name=title).get_by_role("listitem")).to_have_count(number)
    decks = page.get_by_role("region", name="Decks")
    page.get_by_label("Figure").select_option("changes")
    expect(page.get_by_text("How often another side takes the lead")).to_be_visible()
    # The most dramatic deck comes first, with its interval.
    expect(decks.get_by_role("listitem").first).to_contain_text(" to ")
    page.get_by_role("link", name="Dragons").click()
    expect(page.get_by_role("heading", name="Dragons", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Balance")).to_be_visible()
    expect(page.get_by_role("row", name="Dragon 9")).to_contain_text("%")


def test_the_page_of_a_place_tells_what_it_changes(person: Person) -> None:
    page = person.open("/rules/Tower")
    expect(page.get_by_role("heading", name="What places change")).to_be_visible()
    expect(page.get_by_text("lead changes")).to_have_count(2)
