import type { GameFeed } from './feed'
import { say, type Reader } from './say'
import type { ClaimView, KingdomsView, Message, Sentence } from './types'
import { nameOf } from './voice'

/* What the server tells of a game, said to the person before the screen. It comes as messages; here they are put
   into words and in lines, and nothing is worked out. */

/** A sentence about what happened. */
export interface Spoken {
  text: string
  /** The faction or place that causes it, where there is one. */
  power: string | null
  /** Where its rule can be read. */
  rule: string | null
  starts: Sentence['starts']
}

export function readerOf(feed: GameFeed): Reader {
  const { seats } = feed.view as ClaimView | KingdomsView
  return {
    seat: feed.seat,
    names: seats.map(({ seat }) => nameOf(feed, seat)),
    sides: seats.map((seat, at) => ('side' in seat ? seat.side : at)),
  }
}

/** A message about a game. */
export function said(feed: GameFeed, message: Message): string {
  return say(message, readerOf(feed))
}

/** What the reader is asked; empty if it is nothing. */
export function asked(feed: GameFeed): string {
  return feed.question === null ? '' : said(feed, feed.question)
}

/** An action in words, as the server names it; empty if it is none of those that may be done now. */
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

/** Is this the code of a faction or a place? Steps of a turn and chapters of the rules are written small. */
export function isPower(code: string): boolean {
  return /^[A-Z]/.test(code)
}

/** Everything told so far, up to a step, in lines: one for each trick or turn, with what comes of it. */
export function story(feed: GameFeed, upTo: number): Spoken[][] {
  const steps = feed.steps.filter(({ version }) => version <= upTo)
  return lines(spoken(feed, [...feed.beginningTold, ...steps.flatMap(({ told }) => told)]))
}

/** What starts a line begins a new one; a lead does not if the prize before it has. */
function lines(sentences: Spoken[]): Spoken[][] {
  const found: Spoken[][] = []
  let before: Spoken['starts'] = 'heading'
  for (const sentence of sentences) {
    const { starts } = sentence
    const last = found.at(-1)
    const isNew = starts === 'heading' || starts === 'line' || before === 'heading' || (starts === 'lead' && before !== 'line')
    if (last === undefined || isNew) found.push([sentence])
    else last.push(sentence)
    before = starts
  }
  return found
}
