import type { GameFeed } from '../lib/feed'
import type { ClaimView, Seat } from '../lib/types'
import { hasText, listed, placeName, factionName, t } from '../lib/words.svelte'

/* Who is who, as the person before the screen calls them. */

export const SEATS: Seat[] = ['A', 'B', 'C', 'D']

export function claimView(feed: GameFeed): ClaimView {
  return feed.view as ClaimView
}

/** Those who are called the same are numbered. */
export function nameOf(feed: GameFeed, seat: Seat): string {
  if (seat === feed.seat) return t('name-you')
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

/** The seats clockwise, the reader's own (for spectators the first) at the head. */
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

/** The sides, the reader's own first: seats, or with four players teams. */
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

/** What causes something: a faction or a place by name; the steps of a turn cause nothing worth a name. */
export function isPower(code: string): boolean {
  return powerOf(code) !== ''
}

export function powerOf(code: string): string {
  // Only codes begin with a capital; "faction-cards" is a text too.
  if (!/^[A-Z]/.test(code)) return ''
  if (hasText(`faction-${code}`)) return factionName(code)
  return hasText(`place-${code}`) ? placeName(code) : ''
}

export function named(feed: GameFeed, seats: Seat[]): string {
  return listed(seats.map((seat) => nameOf(feed, seat)))
}
