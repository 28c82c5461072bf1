import type { GameFeed } from './feed'
import type { Seat } from './types'
import { listed, t } from './words.svelte'

/* Who is who, as the person before the screen calls them. */

export const SEATS: Seat[] = ['A', 'B', 'C', 'D']

/** Those who are called the same are numbered. */
export function nameOf(feed: GameFeed, seat: Seat): string {
  if (seat === feed.seat && !feed.isImpartial) return t('name-you')
  const at = SEATS.indexOf(seat)
  const name = feed.players[at] ?? seat
  const alike = SEATS.filter((other, index) => feed.players[index] === name && other !== feed.seat)
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
}

/** What a text about a seat needs: is it the reader, and who is it otherwise? */
export function about(feed: GameFeed, seat: Seat | undefined): { seat: string; who: string } {
  if (seat === undefined) return { seat: 'other', who: '' }
  return { seat: seat === feed.seat ? 'you' : 'other', who: nameOf(feed, seat) }
}

export function named(feed: GameFeed, seats: Seat[]): string {
  return listed(seats.map((seat) => nameOf(feed, seat)))
}
