import type { Counting } from '../lib/counting.svelte'
import { SEATS } from '../lib/seats'
import { suspenseful } from '../lib/suspense'
import type { StandingLead, KingdomsResult, Outcome, Seat } from '../lib/types'

/** The factions in the order in which they are counted. */
export function countOf({ result, winners }: Outcome): StandingLead[] {
  const { factions = [], points_in_play: before = [] } = (result ?? {}) as Partial<KingdomsResult>
  const winner = winners.length === 1 ? SEATS.indexOf(winners[0]!) : null
  const others = before.filter((_, at) => at !== winner)
  const ahead = winner === null ? 0 : (before[winner] ?? 0) - Math.max(0, ...others)
  return suspenseful(factions, ({ seat, worth }) => ({ side: seat === null ? null : SEATS.indexOf(seat), worth }), winner, ahead)
}

/** The points for factions that have been counted for a seat. */
export function gainedBy(seat: Seat, counted: StandingLead[]): number {
  return counted.reduce((sum, row) => sum + (row.seat === seat ? row.worth : 0), 0)
}

/** All points of a seat, as far as they have been counted. */
export function pointsOf(seat: Seat, { totals, points_in_play }: KingdomsResult, { counted, isPending }: Counting<StandingLead>): number {
  const at = SEATS.indexOf(seat)
  return isPending ? (points_in_play[at] ?? 0) + gainedBy(seat, counted) : (totals[at] ?? 0)
}
