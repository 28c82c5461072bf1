import keys from 'texts:names'

/* How a reason's parameters are put into words: the same as `claimant.locale` does in Python. */

// Where a reason carries English words besides names: these are translated, notation is not.
const WORDY = new Set([
  'bad-seat right',
  'kingdoms-nothing-asked what',
  'no-choice-Tr choice',
  'not-one-pair given',
  'not-saved what',
  'not-your-turn right',
  'too-many-places kind',
  'unequal-hands given',
  'wrong-kind given',
  'wrong-kind right',
  'wrong-kind-of-place kind',
  'wrong-kind-of-place wanted',
  'wrong-number-of-factions given',
  'wrong-number-of-players right',
])
// What players hear at the table: here cards are said by name, elsewhere they are notation.
const AT_THE_TABLE = new Set([
  'already-chosen',
  'card-culled',
  'cards-culled',
  'kingdoms-not-in-display',
  'must-follow',
  'not-in-hand',
])
const CARDS = new Set(['card', 'cards', 'led'])
// What somebody has typed is repeated as it is.
const TYPED = new Set(['code', 'game', 'mark', 'name', 'word'])
// Longer numbers are seeds, not counts.
const COUNT = /^\d{1,6}$/

const names = phrases(Object.keys(keys).filter((text) => !keys[text]?.startsWith('word-')))
const words = phrases(Object.keys(keys))

interface Names {
  t(key: string): string
  cardName(code: string): string
}

/** What a reason carries, in the language of the page; a number can then be counted by it. */
export function said(code: string, name: string, value: string, { t, cardName }: Names): string | number {
  if (TYPED.has(name)) return value
  if (CARDS.has(name)) {
    return AT_THE_TABLE.has(code) ? value.replace(/\b[A-Z][a-z]\d*\b/g, cardName) : value
  }
  if (COUNT.test(value)) return Number(value)
  return value.replace(WORDY.has(`${code} ${name}`) ? words : names, (text) => t(keys[text] ?? text))
}

function phrases(texts: string[]): RegExp {
  const longestFirst = texts.sort((one, other) => other.length - one.length)
  const escaped = longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_])`, 'gu')
}
