import type { GameFeed } from '../lib/feed'
import type { ClaimView, Seat } from '../lib/types'
import { nameOf } from '../lib/voice'
import { t } from '../lib/words.svelte'

/* Seats and sides as the reader calls them. */

export function claimView(feed: GameFeed): ClaimView {
  return feed.view as ClaimView
}

/** The seats clockwise, beginning with the reader's own (for spectators, the first). */
export function seatsInOrder(feed: GameFeed): Seat[] {
  const seats = claimView(feed).seats.map(({ seat }) => seat)
  const at = Math.max(0, seats.indexOf(feed.seat ?? 'A'))
  return [...seats.slice(at), ...seats.slice(0, at)]
}

export interface Side {
  side: number
  seats: Seat[]
  name: string
  isOwn: boolean
}

/** The sides (seats, or teams with four players), the reader's own first. */
export function sidesInOrder(feed: GameFeed): Side[] {
  const sides = new Map<number, Seat[]>()
  const sideOf = new Map(claimView(feed).seats.map(({ seat, side }) => [seat, side]))
  for (const seat of seatsInOrder(feed)) {
    const side = sideOf.get(seat)!
    sides.set(side, [...(sides.get(side) ?? []), seat])
  }
  return [...sides].map(([side, seats]) => ({
    side,
    seats,
    name: sideName(feed, seats),
    isOwn: feed.seat !== null && seats.includes(feed.seat),
  }))
}

function sideName(feed: GameFeed, seats: Seat[]): string {
  if (seats.length === 1) return nameOf(feed, seats[0]!)
  if (feed.seat === null) return t('team-seats', { letters: seats.join(' + ') })
  return t(seats.includes(feed.seat) ? 'team-own' : 'team-other')
}
