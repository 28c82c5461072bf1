import type { GameFeed } from './feed'
import type { ClaimView, Reason, Seat } from './types'
import { nameOf, SEATS } from './voice'
import { cardName, factionName, hasText, lettersOf, listed, placeName, powerName, t } from './words.svelte'

/* Messages in words: the same as `Words.say` of `claimant.locale` does in Python. */

/** A number, a text that is repeated as it is, or something that has a name in every language. */
export type Parameter = Reason['parameters'][string]
type Term = Exclude<Parameter, number | string>

/** Something to be said: the key of a text, and what is put into it. */
export interface Message {
  key: string
  parameters: Record<string, Parameter>
}

/** Who reads: what the seats are called, which of them is the reader's own, and who are partners. */
export interface Reader {
  seat: Seat | null
  names: string[]
  sides: number[]
}

/** Somebody who reads about seats and has none. */
export const NOBODY: Reader = { seat: null, names: SEATS, sides: [0, 1, 2, 3] }

/** Whoever looks at this game. */
export function readerOf(feed: GameFeed): Reader {
  const seats = SEATS.slice(0, feed.players.length)
  const partners = feed.kind === 'claim' ? (feed.view as ClaimView).seats : []
  return {
    seat: feed.seat,
    names: seats.map((seat) => nameOf(feed, seat)),
    sides: seats.map((seat, at) => partners.find((other) => other.seat === seat)?.side ?? at),
  }
}

/**
 * A message in words.
 *
 * A parameter that is a seat comes with another one that says whether it is the reader ("you") or somebody
 * else ("other"): `$seat` for `$who`, and `$NAME-seat` for any other NAME.
 */
export function say({ key, parameters }: Message, reader: Reader = NOBODY): string {
  const put: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(parameters)) {
    put[name] = said(value, reader)
    if (isSeat(value)) put[name === 'who' ? 'seat' : `${name}-seat`] = isYou(value, reader) ? 'you' : 'other'
  }
  return t(key, put)
}

/** Why something is not possible; a reason that has no text here is said in the server's own English. */
export function reason({ code, parameters, text }: Reason, reader: Reader = NOBODY): string {
  const key = `reason-${code}`
  return hasText(key) ? say({ key, parameters }, reader) : text
}

/** A parameter in words; a number stays one, so that a text can count by it. */
function said(value: Parameter, reader: Reader): string | number {
  if (typeof value !== 'object') return value
  if ('key' in value) return say(value, reader)
  if ('and' in value) return listed(value.and.map((part) => String(said(part, reader))))
  if ('or' in value) return listed(value.or.map((part) => String(said(part, reader))), 'disjunction')
  if ('card' in value) return hasText(`faction-${lettersOf(value.card)}-one`) ? cardName(value.card) : value.card
  if ('faction' in value) return factionName(value.faction)
  if ('place' in value) return placeName(value.place)
  if ('power' in value) return powerName(value.power)
  if ('word' in value) return t(`word-${value.word}`)
  return 'side' in value ? sideSaid(Number(value.side), reader) : seatSaid(value.seat, reader)
}

function isSeat(value: Parameter): value is Extract<Term, { seat: Seat } | { side: string }> {
  return typeof value === 'object' && ('seat' in value || 'side' in value)
}

/** Is this seat, or this side with all its seats, the reader's own? */
function isYou(term: { seat: Seat } | { side: string }, { seat, sides }: Reader): boolean {
  if (seat === null) return false
  if ('seat' in term) return term.seat === seat
  const side = Number(term.side)
  return sides.filter((other) => other === side).length === 1 && sides[SEATS.indexOf(seat)] === side
}

function seatSaid(seat: Seat, reader: Reader): string {
  return seat === reader.seat ? t('name-you') : (reader.names[SEATS.indexOf(seat)] ?? seat)
}

function sideSaid(side: number, reader: Reader): string {
  const seats = SEATS.filter((_, at) => reader.sides[at] === side)
  if (seats.length === 1) return seatSaid(seats[0]!, reader)
  if (reader.seat === null) return t('team-seats', { letters: seats.join(' + ') })
  return t(seats.includes(reader.seat) ? 'team-own' : 'team-other')
}
