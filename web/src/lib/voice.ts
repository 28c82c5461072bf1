import type { GameFeed } from './feed'
import { ofSeat, SEATS } from './seats'
import type { Seat } from './types'
import { listed, t } from './words.svelte'

/* What the reader calls the other players. */

/** Players with the same name are numbered. */
export function nameOf(feed: GameFeed, seat: Seat): string {
  if (seat === feed.seat && !feed.isImpartial) return t('name-you')
  const name = ofSeat(feed.players, seat) ?? seat
  const alike = SEATS.filter((other, index) => feed.players[index] === name && other !== feed.seat)
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
}

/** The parameters of a text about a seat: whether it is the reader's, and its name. */
export function about(feed: GameFeed, seat: Seat | undefined): { seat: string; who: string } {
  if (seat === undefined) return { seat: 'other', who: '' }
  return { seat: seat === feed.seat ? 'you' : 'other', who: nameOf(feed, seat) }
}

export function named(feed: GameFeed, seats: Seat[]): string {
  return listed(seats.map((seat) => nameOf(feed, seat)))
}
