import type { GameFeed } from '../lib/feed'
import type { GameEvent, Seat, Step } from '../lib/types'
import { about, nameOf, SEATS, type Sentence } from '../lib/voice'
import { cardName, factionName, hasText, lettersOf, listed, t, valueOf } from '../lib/words.svelte'
import { isPower, powerOf } from './voice'

/* What happened, in sentences: the same texts as in the terminal. */

const UNTOLD = new Set(['moved trick discard', 'lead-passed lead', 'lead-passed Au'])
const PHASES: Record<string, number> = { 'set-up': 1, 'begin-phase': 2, score: 3 }
const SECTIONS: Record<string, string> = {
  'hand trick': 'trick',
  'deck prizes': 'phase-1',
  'prizes followers': 'phase-1',
  'deck followers': 'phase-1',
  'trick score': 'phase-2',
  'display score': 'scoring',
  'score score': 'more-players',
}

function zone(place: string | undefined): string {
  return place?.split(' ').at(-1) ?? ''
}

/** Events next to each other that make one sentence, such as two cards that go the same way. */
interface Told {
  event: GameEvent
  cause: string
  cards: string[]
  count: number
}

/** What happened, one sentence after the other. `trick` is how many cards lie in the trick before. */
export function sentences(feed: GameFeed, events: GameEvent[], trick = 0): Sentence[] {
  const told: Told[] = []
  const played: Told[] = []
  let inTrick = trick
  for (const event of events) {
    const leads = event.to === 'trick' && inTrick === 0
    const cause = leads ? 'lead' : event.cause
    if (event.to === 'trick') inTrick += 1
    if (event.event === 'trick-won') {
      inTrick = 0
      const strengths = event.strengths?.slice(-played.length) ?? []
      played.splice(0).forEach((play, at) => (play.cards = play.cards.map((card) => withStrength(card, strengths[at]))))
    }
    if (keyOf(event, cause) === null) continue
    if (zone(event.from) === 'score' && zone(event.to) === 'display') forgetStopover(event, told)
    const last = told.at(-1)
    if (last !== undefined && goesOn(last, event, cause)) {
      last.cards.push(...names(event))
      last.count += event.count ?? 0
    } else {
      told.push({ event, cause, cards: names(event), count: event.count ?? 0 })
    }
    if (event.to === 'trick') played.push(told.at(-1)!)
  }
  return told.map((piece) => sentence(feed, piece))
}

function names(event: GameEvent): string[] {
  return event.event === 'dealt' ? [...(event.cards ?? [])].sort() : [...(event.cards ?? [])]
}

function goesOn({ event, cause }: Told, next: GameEvent, nextCause: string): boolean {
  return (
    next.event === 'moved' &&
    next.to !== 'trick' &&
    event.event === next.event &&
    cause === nextCause &&
    event.seat === next.seat &&
    event.from === next.from &&
    event.to === next.to &&
    (event.cards == null) === (next.cards == null)
  )
}

/** A card that was collected only to be laid open at once went straight into the display. */
function forgetStopover(event: GameEvent, told: Told[]): void {
  const last = told.at(-1)
  if (last?.cause !== 'collect' || last.cards.at(-1) !== event.cards?.[0]) return
  last.cards.pop()
  if (last.cards.length === 0) told.pop()
}

/** The most exact text that there is, or null where there is nothing worth saying. */
function keyOf(event: GameEvent, cause: string): string | null {
  const way = event.to === undefined ? '' : `-${zone(event.from)}-${zone(event.to)}`
  if (UNTOLD.has(`${event.event} ${event.cause}`) || UNTOLD.has(`moved ${zone(event.from)} ${zone(event.to)}`)) return null
  if (event.event === 'phase-began') return `event-phase-began-${PHASES[cause] ?? 1}`
  const isHidden = (event.count ?? 0) > 0 && event.cards == null
  const what = `event-${event.event}${event.event === 'moved' ? way : ''}`
  const keys = [`${what}-${cause}`, ...(isHidden ? [`${what}-hidden`] : []), what, `event-${event.event}`]
  return keys.find(hasText) ?? null
}

function sentence(feed: GameFeed, { event, cause, cards, count }: Told): Sentence {
  const from = event.from?.includes(' ') ? (event.from[0] as Seat) : undefined
  const text = t(keyOf(event, cause)!, {
    ...about(feed, event.seat),
    from: from !== undefined && SEATS.includes(from) ? nameOf(feed, from) : '',
    power: powerOf(event.cause),
    faction: event.cards?.[0] ? factionName(lettersOf(event.cards[0])) : '',
    count,
    cards: cards.length > 0 ? listed(cards.map(inWords)) : t('cards-unknown', { count }),
  })
  const power = isPower(event.cause) ? event.cause : null
  const section = SECTIONS[`${zone(event.from)} ${zone(event.to)}`] ?? SECTION_OF_EVENT[event.event] ?? 'course'
  return {
    text,
    power,
    rule: power === null ? `/rules#${section}` : `/rules/${power}`,
    opens: cause === 'lead' || event.event === 'phase-began',
  }
}

const SECTION_OF_EVENT: Record<string, string> = { 'trick-won': 'trick', 'phase-began': 'course', dealt: 'decks' }
const STRENGTH = ':'

/** A card that was played, marked with its strength where that is not its value. */
function withStrength(card: string, strength: number | undefined): string {
  return strength === undefined || strength === valueOf(card) ? card : `${card}${STRENGTH}${strength}`
}

function inWords(card: string): string {
  const [code = '', strength] = card.split(STRENGTH)
  return strength === undefined ? cardName(code) : t('card-strength', { card: cardName(code), strength: Number(strength) })
}

/** A step of the journal in sentences: a move by its events, all else by itself. */
export function stepSentences(feed: GameFeed, step: Step, trick = 0): Sentence[] {
  if (step.kind === 'move') return sentences(feed, step.events ?? [], trick)
  const what = step.kind === 'offer' ? `offer-${step.content?.startsWith('stand-in') ? 'stand-in' : 'undo'}` : step.kind
  return [{ text: t(`claim-step-${what}`, about(feed, step.seat)), power: null }]
}

/** How many cards lie in the trick after some events. */
export function trickAfter(events: GameEvent[], trick: number): number {
  return events.reduce((sum, event) => (event.event === 'trick-won' ? 0 : sum + (event.to === 'trick' ? 1 : 0)), trick)
}

/** Everything told so far, up to a step. */
export function story(feed: GameFeed, upTo: number): Sentence[] {
  const told = sentences(feed, feed.beginning)
  let trick = trickAfter(feed.beginning, 0)
  for (const step of feed.steps) {
    if (step.version > upTo) break
    told.push(...stepSentences(feed, step, trick))
    trick = trickAfter(step.events ?? [], trick)
  }
  return told
}
