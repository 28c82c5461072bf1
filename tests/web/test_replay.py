"""Replays: step by step, from any seat, by link, from a file."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.person import Person
from tests.web.sights import Sights


def test_a_finished_game_is_stepped_through_and_linked_to(
    mira: Arrive, arrive: Arrive, sights: Sights
) -> None:
    person = mira()
    page = person.open("/games")
    page.locator(f"a[href='{sights.path('replay')}']").click()
    where = page.get_by_role("slider")
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(13)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(where).to_have_value(str(step))
        expect(page).to_have_url(re.compile(rf"#{step}$"))
    last = int(where.get_attribute("max") or 0)
    assert last >= 52
    late = str(last - 2)
    where.fill(late)
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Back").click()
    expect(page).to_have_url(re.compile(rf"#{late}$"))
    here = page.url

    # A stranger with the link is led to the same moment, and may see it with other eyes.
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    assert page.evaluate("navigator.clipboard.readText()") == here
    page.goto(here)
    expect(where).to_have_value(late)
    page.get_by_role("combobox").select_option("B")
    expect(page).to_have_url(re.compile(r"seat=B#\d+$"))
    expect(where).to_have_value(late)


def test_a_record_is_downloaded_and_opened_from_its_file(
    mira: Arrive, person: Person, sights: Sights, tmp_path: Path
) -> None:
    page = mira().open(sights.path("replay"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    assert "[Commitment" in record.read_text(encoding="utf-8")

    person.open("/replay")
    person.page.locator("input[type=file]").set_input_files(record)
    where = person.page.get_by_role("slider")
    expect(where).to_have_value("0")
    person.page.keyboard.press("End")
    expect(where).to_have_value(str(where.get_attribute("max")))
    expect(person.page.get_by_role("button", name="Result").first).to_be_visible()


def drop(person: Person, name: str, text: str, where: str) -> None:
    """Let a file fall on something, as if it had been dragged there."""
    transfer = person.page.evaluate_handle(
        """([name, text]) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([text], name, { type: 'text/plain' }))
          return transfer
        }""",
        [name, text],
    )
    for event in ("dragenter", "dragover", "drop"):
        person.page.locator(where).first.dispatch_event(event, {"dataTransfer": transfer})


def test_bots_keep_their_faces_and_nobody_is_thinking_any_more(mira: Arrive, sights: Sights) -> None:
    page = mira().page
    bot = page.get_by_role("region", name="Random")
    for path in (sights.path("replay"), sights.path("review").replace("#1", "#2")):
        page.goto(f"{sights.address}{path}")
        page.get_by_role("slider").wait_for()
        expect(bot.locator(".face.drawn")).to_be_visible()
        at = 0
        while not bot.evaluate("plate => plate.matches('.turn')"):
            at += 1
            page.get_by_role("slider").fill(str(at))
        expect(page.locator(".prompt")).to_have_text("Next: Random")
        expect(bot.locator(".dots")).to_have_count(0)


def test_a_record_is_dropped_anywhere_on_the_page(mira: Arrive, sights: Sights) -> None:
    person = mira()
    record = person.context.request.get(f"{sights.address}/api/v1/games/{sights.names['game']}/record")
    for where in ("label", "h1", "body"):
        person.open("/replay")
        drop(person, "game.txt", record.text(), where)
        expect(person.page.get_by_role("slider")).to_have_value("0")
        expect(person.page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(13)


def test_a_file_that_is_no_record_is_refused_in_words(person: Person, tmp_path: Path) -> None:
    person.tolerate("status of 4")
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("This is no game.", encoding="utf-8")
    person.open("/replay")
    person.page.locator("input[type=file]").set_input_files(nonsense)
    expect(person.page.get_by_role("alert")).not_to_be_empty()
    drop(person, "nonsense.txt", "This is no game either.", "label")
    expect(person.page.get_by_role("alert")).not_to_be_empty()


def test_what_is_wrong_with_a_file_is_said_as_in_the_terminal(
    person: Person, sights: Sights, tmp_path: Path
) -> None:
    person.tolerate("status of 4")
    address = f"{sights.address}/api/v1/games/{sights.names['game']}/record"
    record = person.context.request.get(address).text()
    line = record[: record.index("\n3. ")].count("\n") + 2
    page = person.open("/replay")
    for name, content, said in (
        ("picture.png", b"\x89PNG\r\n\x1a\n\0", "picture.png is not a text file in UTF-8."),
        ("zeros.txt", b"[Game \0]", "zeros.txt is not a text file in UTF-8."),
        ("empty.txt", b" \n", "empty.txt is empty: there is no record in it."),
        ("wrong.txt", record.replace("\n3. ", "\n3. A:Xx9 ").encode(), re.compile(f"^Line {line}: ")),
    ):
        (tmp_path / name).write_bytes(content)
        page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_have_text(said)
