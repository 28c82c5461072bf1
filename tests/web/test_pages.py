"""All pages: for everybody to use, in both themes, on a phone, in other languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.running import Server
from tests.web.building import WEB
from tests.web.conftest import new_context
from tests.web.person import Person
from tests.web.sights import PATHS, Sights

PHONE = {"width": 360, "height": 740}
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const shown = (nodes) => nodes.map(({ html }) => html.slice(0, 160)).join(' | ')
  return violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`)
}"""
# Links within a sentence are as high as its lines, and what only screen readers see is no target.
SMALL_TARGETS = """() => [...document.querySelectorAll('a[href], button, input, select, summary')]
  .map((element) => element.closest('label') ?? element)
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'))
  .map((element) => ({ element, box: element.getBoundingClientRect() }))
  .filter(({ element, box }) => box.width > 1 && !element.closest('.unseen, .skip, [inert]'))
  .filter(({ element }) => document.querySelector('dialog[open]') === null || element.closest('dialog'))
  .filter(({ box }) => Math.min(box.width, box.height) < 23.9)
  .map(({ element, box }) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 160)}`)
"""
# A word over two lines that no hyphen divides. (Our Chromium knows no hyphenation by itself.)
BROKEN_WORDS = r"""() => {
  const found = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (element.getBoundingClientRect().width <= 1 || element.closest('.unseen, option, svg')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    for (const word of text.data.matchAll(/[^\s\u00ad\u2013-]+/g)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.add(`${word[0]} (${element.className})`)
    }
  }
  return [...found]
}"""
# What lies beyond the edges of the page, or of a box that hides it, cannot be read. (A box of one pixel
# is for screen readers, and what scrolls can be reached.)
OVERFLOWS = """() => {
  const found = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`)
  const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('.unseen, .skip, svg, option, .world, [aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (!text.data.trim() || width < 2) continue
    for (let box = element; box; box = box.parentElement) {
      if (scrolls(box)) break
      const edges = box.getBoundingClientRect()
      if (edges.width <= 1) break
      // Names are as long as people like, and end in dots where there is no room.
      if (getComputedStyle(box).textOverflow === 'ellipsis') break
      const hides = ['hidden', 'clip'].includes(getComputedStyle(box).overflowX) || box === document.body
      if (hides && (right > edges.right + 1.5 || left < edges.left - 1.5)) {
        found.push(`${text.data.trim().slice(0, 60)} (${element.className})`)
        break
      }
    }
  }
  return found
}"""
# Pairs of somebody's plate and a card that lies elsewhere, or a question, where one covers the other.
COVERED = """() => {
  const found = []
  const lying = [...document.querySelectorAll('[data-piece], .decision')]
  const cards = lying.filter((card) => !card.closest('.plate'))
  for (const plate of document.querySelectorAll('.plate')) {
    const one = plate.getBoundingClientRect()
    for (const card of cards) {
      const other = card.getBoundingClientRect()
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (width > 1 && height > 1) found.push(`${plate.innerText} and ${card.innerText}`)
    }
  }
  return found
}"""
# In the pseudo-language every letter has an accent: whoever has none has not been translated.
PLAIN_WORDS = r"""(names) => {
  const found = new Set()
  const look = (text) => {
    for (const [word] of text.matchAll(/(?<![\p{L}\d])[A-Za-z]{3,}(?![\p{L}\d])/gu)) {
      if (!names.includes(word)) found.add(`${word} (${text.slice(0, 60)})`)
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement.closest('script, style, noscript, time, [lang]:not(html), svg')) look(text.data)
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name) ?? '')
  }
  look(document.title)
  return [...found]
}"""
# The last one is how the browser itself lists things in English, on which the pseudo-language stands; it
# writes dates in English too.
NAMES = ["Claimant", "Mira", "and"]

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def visitors() -> Iterator[dict[str, Person]]:
    """Mira before several screens; a screen is used again where nothing is done but to look."""
    known: dict[str, Person] = {}
    yield known
    for person in known.values():
        person.context.close()


@pytest.fixture
def visit(
    chromium: Browser, server: Server, sights: Sights, visitors: dict[str, Person]
) -> Iterator[Visit]:
    def visit(sight: str, **options: Any) -> Page:
        key = repr(sorted(options.items()))
        if key not in visitors:
            remembers = {"known": "yes", **options.pop("remembers", {})}
            context = new_context(chromium, server, remembers, storage_state=sights.state, **options)
            visitors[key] = Person(context, server)
        page = visitors[key].open(sights.path(sight))
        sights.settle(page)
        return page

    yield visit
    wrongs = [wrong for person in visitors.values() for wrong in person.wrongs()]
    for person in visitors.values():
        person.faults.clear()
    assert wrongs == []


@pytest.mark.parametrize("sight", PATHS)
def test_everybody_can_use_it_in_both_themes(visit: Visit, sight: str) -> None:
    page = visit(sight, remembers={"theme": "light"})
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert page.evaluate(RUN_AXE) == []
    assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("size", [(1280, 800), (1366, 650), (1060, 720), (390, 844), (360, 640)])
@pytest.mark.parametrize("sight", ["claim", "claim-for-four"])
def test_no_card_covers_who_sits_there(visit: Visit, sight: str, size: tuple[int, int]) -> None:
    page = visit(sight, viewport={"width": size[0], "height": size[1]})
    assert page.locator("[data-piece]").count() > 5
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("sight", PATHS)
def test_on_a_small_phone_german_fits(visit: Visit, sight: str) -> None:
    page = visit(sight, viewport=PHONE, has_touch=True, remembers={"language": "de"})
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.evaluate(OVERFLOWS) == []
    assert page.evaluate(BROKEN_WORDS) == []
    assert page.evaluate(SMALL_TARGETS) == []
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []


@pytest.mark.parametrize("language", ["nl", "es", "id"])
@pytest.mark.parametrize("sight", ["claim", "claim-for-four", "claim-end"])
def test_on_a_small_phone_no_name_breaks(visit: Visit, sight: str, language: str) -> None:
    page = visit(sight, viewport=PHONE, has_touch=True, remembers={"language": language})
    assert page.evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("sight", PATHS)
def test_no_english_is_left(visit: Visit, sight: str) -> None:
    page = visit(sight, remembers={"language": "qps"})
    assert page.evaluate(PLAIN_WORDS, NAMES) == []


def test_the_checks_find_what_they_are_for(visit: Visit) -> None:
    page = visit("missing", viewport=PHONE)
    page.locator("main").evaluate(
        """main => main.insertAdjacentHTML('beforeend',
          '<button>x</button>' +
          '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">' +
          '<nobr>Words that nobody wraps, over again</nobr>' +
          '<p>' + 'Incomprehensibilities'.repeat(4) + '</p>')"""
    )
    page.locator("main button").evaluate(
        "button => Object.assign(button.style, { minHeight: 0, height: '20px', width: '20px' })"
    )
    page.locator("main nobr").evaluate("text => Object.assign(text.style, { fontSize: '40px' })")
    page.evaluate(AXE)
    assert any("image-alt" in wrong for wrong in page.evaluate(RUN_AXE))
    assert page.evaluate(SMALL_TARGETS) != []
    assert page.evaluate(OVERFLOWS) != []
    assert page.evaluate(BROKEN_WORDS) != []
    assert any("nobody" in wrong for wrong in page.evaluate(PLAIN_WORDS, NAMES))
