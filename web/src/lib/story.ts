import type { GameFeed } from './feed'
import { say, type Reader } from './say'
import type { ClaimView, GameEvent, KingdomsView, Message, Sentence } from './types'
import { nameOf } from './voice'

/* What the server tells of a game, said to the person before the screen. It comes as messages; here they are put
   into words and in lines, and nothing is worked out. */

/** A sentence about what happened. */
export interface Spoken {
  text: string
  /** The faction or place that caused it, if one did. */
  power: string | null
  /** Where its rule can be read. */
  rule: string | null
  starts: Sentence['starts']
}

export function readerOf(feed: GameFeed): Reader {
  const { seats } = feed.view as ClaimView | KingdomsView
  return {
    seat: feed.isImpartial ? null : feed.seat,
    names: seats.map(({ seat }) => nameOf(feed, seat)),
    sides: seats.map((seat, at) => ('side' in seat ? seat.side : at)),
  }
}

/** A message about a game. */
export function said(feed: GameFeed, message: Message): string {
  return say(message, readerOf(feed))
}

/** The question to the reader; empty if there is none. */
export function asked(feed: GameFeed): string {
  return feed.question === null ? '' : said(feed, feed.question)
}

/** An action in the server's words; empty if it is not legal now. */
export function answer(feed: GameFeed, action: string): string {
  const message = feed.answers[action]
  return message === undefined ? '' : said(feed, message)
}

export function spoken(feed: GameFeed, told: Sentence[]): Spoken[] {
  const reader = readerOf(feed)
  return told.map((sentence) => {
    const { topic, starts } = sentence
    const power = topic !== undefined && isPower(topic) ? topic : null
    const rule = topic === undefined ? null : power === null ? `/rules#${topic}` : `/rules/${power}`
    return { text: say(sentence, reader), power, rule, starts }
  })
}

/** Is this the code of a faction or a place? Those of steps and chapters are in lower case. */
export function isPower(code: string): boolean {
  return /^[A-Z]/.test(code)
}

/** Sentences that belong together. The first line of a trick has its number. */
export interface Line {
  trick: number | null
  sentences: Spoken[]
}

/** Everything narrated up to a step, in lines: one for each trick or turn with its consequences. */
export function story(feed: GameFeed, upTo: number): Line[] {
  const counter = new TrickCounter()
  const parts = [{ events: feed.beginning, told: feed.beginningTold }, ...feed.steps.filter(({ version }) => version <= upTo)]
  return lines(
    parts.flatMap(({ events = [], told }) => {
      const tricks = counter.count(events)
      const isAside = events.length === 0
      return spoken(feed, told).map((sentence, at) => {
        const trick = isAside ? counter.trick : (tricks[told[at]!.event] ?? null)
        return { ...sentence, isAside, trick }
      })
    }),
  )
}

/** A sentence and the trick in which it belongs. An aside is about no event: somebody took back a move. */
interface Placed extends Spoken {
  trick: number | null
  isAside: boolean
}

/** Counts tricks by their events: a phase begins with the first, and the lead passes to the next. */
class TrickCounter {
  trick: number | null = null

  /** The number of the trick in which each event happens. */
  count(events: GameEvent[]): (number | null)[] {
    return events.map(({ event, cause }) => {
      const now = this.trick
      if (event === 'phase-began') return (this.trick = cause === 'score' ? null : 1)
      if (event === 'lead-passed' && now !== null) this.trick = now + 1
      return now
    })
  }
}

/** Sentences that start a line begin a new one, except a lead right after its prize. Asides stand alone. */
function lines(sentences: Placed[]): Line[] {
  const found: Line[] = []
  let before: Spoken['starts']
  let isClosed = true
  let counted: number | null = null
  for (const sentence of sentences) {
    const { starts, trick } = sentence
    const last = found.at(-1)
    const isNew = starts === 'heading' || starts === 'line' || isClosed || (starts === 'lead' && before !== 'line')
    const isHeading = starts === 'heading'
    if (last === undefined || isNew) found.push({ trick: isHeading || trick === counted ? null : trick, sentences: [sentence] })
    else last.sentences.push(sentence)
    counted = isHeading ? null : trick
    isClosed = isHeading || sentence.isAside
    before = starts
  }
  return found
}
