"""What can be wrong with a page: scripts look for it in the browser, and list what they find."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.building import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """async (rules) => {
  const only = rules.length > 0 ? { runOnly: rules } : {}
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only })
  const shown = (nodes) => nodes.map(({ html }) => html.slice(0, 160)).join(' | ')
  return violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`)
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds by some of its rules; by all, if none is named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN_AXE, rules)
    return found


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
"""Links within a sentence are as high as its lines, and what only screen readers see is no target."""
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
"""A word over two lines that no hyphen divides. (Our Chromium knows no hyphenation by itself.)"""
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
"""What lies beyond the edges of the page, or of a box that hides it, cannot be read. (A box of one pixel is
for screen readers, and what scrolls can be reached.)"""
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
"""Pairs of somebody's plate and a card that lies elsewhere, or a question, where one covers the other."""
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
"""In the pseudo-language every letter has an accent: whoever has none has not been translated."""
OUT_OF_VIEW = """(selectors) => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  if (found.length === 0) return [`${selector}: nothing`]
  const isOut = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  return found
    .map((element) => element.getBoundingClientRect())
    .filter(isOut)
    .map(({ left, top, right, bottom }) => `${selector}: ${[left, top, right, bottom].map(Math.round)}`)
})"""
"""What is not wholly in the window as it is."""
OVERLAPS = """(names) => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect()
  const across = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
  const down = (one, other) => one.top < other.bottom - 1 && other.top < one.bottom - 1
  const parts = names.map((name) => [name, box(name)])
  const seen = parts.filter(([, one]) => one !== undefined && one.width > 0)
  const pairs = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => [one, other]))
  return pairs
    .filter(([[, one], [, other]]) => across(one, other) && down(one, other))
    .map(([[name], [other]]) => `${name} ${other}`)
}"""
"""Parts of a table that cover each other."""
SMALL_LETTERS = """(least) => [...document.querySelectorAll('.table *')].flatMap((element) => {
  const own = [...element.childNodes].filter((node) => node.nodeType === 3)
  const text = own.map((node) => node.textContent.trim()).join('')
  if (text === '' || !element.checkVisibility() || element.closest('.unseen, [aria-hidden=true]')) return []
  const size = parseFloat(getComputedStyle(element).fontSize)
  return size < least ? [`${text}: ${size}`] : []
})"""
CUT_OFF = """() => [...document.querySelectorAll('dialog[open] :is(th, td)')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""
"""Words in the count that have no room."""
CROWDED = """() => {
  const cards = [...document.querySelectorAll('.hand li')].map((one) => one.getBoundingClientRect())
  const hand = document.querySelector('.hand').getBoundingClientRect()
  const needed = cards.reduce((sum, { width }) => sum + width, 0)
  const overlap = cards.some(({ left }, at) => at > 0 && left < cards[at - 1].right - 2)
  return needed < hand.width && overlap ? ['cards overlap where there is room'] : []
}"""
MOST_SHIFT = 0.05
SHIFTED = """() => new Promise((resolve) => {
  let shift = 0
  const add = (list) => list.getEntries().forEach(({ value }) => (shift += value))
  const watcher = new PerformanceObserver(add)
  watcher.observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(shift), 50)
})"""


def shifts(page: Page) -> list[str]:
    """Whether more of the page has jumped since it was opened than nobody minds."""
    shift = page.evaluate(SHIFTED)
    return [f"it jumps by {shift:.3f}"] if shift > MOST_SHIFT else []


SMALL_ON_THE_TABLE = """(least) => [...document.querySelectorAll('.table :is(button, a[href])')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest('.log, .world, .hand'))
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([{ width, height }]) => width > 1 && Math.min(width, height) < least)
  .map(([{ width, height }, one]) => `${width} x ${height}: ${one.innerText}`)"""
"""What is hard to tap. The hand overlaps as it has to, the board is zoomed, the log is a text."""
COVERED_BY_TOASTS = """() => {
  const toast = document.querySelector('.toast').getBoundingClientRect()
  return [...document.querySelectorAll('a[href], button, [data-card]')]
    .filter((one) => one.checkVisibility() && !one.closest('.toasts'))
    .filter((one) => {
      const box = one.getBoundingClientRect()
      const across = box.left < toast.right && toast.left < box.right
      return across && box.top < toast.bottom && toast.top < box.bottom
    })
    .map((one) => one.innerText)
}"""
HIT = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""
"""Whether a click on a button's middle meets it."""
CLIPPED = """() => [...document.querySelectorAll('.table .card :is(.value, .letters, .name)')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => {
    const [text, card] = [one, one.closest('.card')].map((each) => each.getBoundingClientRect())
    return text.left < card.left - 1.5 || text.right > card.right + 1.5 || text.bottom > card.bottom + 1.5
  })
  .map((one) => `clipped: ${one.textContent}`)"""
"""What a card has no room for."""
ODD_COLOURS = """() => {
  const colours = Object.fromEntries([...document.querySelectorAll('.plate')].map((plate) => [
    plate.querySelector('[data-zone$=" score"]').dataset.zone[0], plate.style.getPropertyValue('--seat'),
  ]))
  const isOdd = colours.A !== colours.C || colours.B !== colours.D || colours.A === colours.B
  return isOdd ? [`colours of teams: ${JSON.stringify(colours)}`] : []
}"""
"""Partners who do not share their colour."""
NOTES_THAT_COVER = """async () => {
  const found = []
  for (const opener of document.querySelectorAll('.table [popovertarget]')) {
    if (!opener.checkVisibility({ visibilityProperty: true })) continue
    const note = document.getElementById(opener.getAttribute('popovertarget'))
    const isPlaced = new Promise((resolve) => note.addEventListener('toggle', resolve, { once: true }))
    opener.click()
    await isPlaced
    const one = note.getBoundingClientRect()
    for (const kept of document.querySelectorAll('[data-keep-clear]')) {
      const other = kept.getBoundingClientRect()
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (width > 1 && height > 1) found.push(`the note on ${opener.innerText} covers ${kept.className}`)
    }
    const isOut = one.top < -1 || one.bottom > innerHeight + 1
    if (isOut) found.push(`${opener.innerText}: ${one.top} to ${one.bottom}`)
    note.hidePopover()
  }
  return found
}"""
"""Notes that cover what is to be read meanwhile, or are not wholly in view."""
BOXES = """(parts) => parts.map((part) => {
  const { left, top, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {}
  return [part, left, top, width, height].join(' ')
})"""
