import type { ClaimView, Kind, KingdomsView, ReplayStep, Seat, StandingLead, StandingVote } from './types'

/* Where a game turned, according to the server's count at each moment. */

/** The step with which a seat fell behind for good. */
export function turningPoint(steps: ReplayStep[], kind: Kind, seat: Seat): number {
  const lead = kind === 'claim' ? leadInVotes : leadInPoints
  const last = steps.findLastIndex((step) => lead(step, seat) >= 0)
  return steps[Math.min(last + 1, steps.length - 1)]?.version ?? 0
}

function leadInVotes({ view, votes }: ReplayStep, seat: Seat): number {
  const own = (view as ClaimView).seats.find((other) => other.seat === seat)?.side
  const counts = new Map<number, number>()
  for (const { side } of (votes ?? []) as StandingVote[]) if (side !== null) counts.set(side, (counts.get(side) ?? 0) + 1)
  const others = [...counts].filter(([side]) => side !== own).map(([, count]) => count)
  return (counts.get(own ?? -1) ?? 0) - Math.max(0, ...others)
}

function leadInPoints({ view, votes }: ReplayStep, seat: Seat): number {
  const leads = (votes ?? []) as StandingLead[]
  const points = (view as KingdomsView).seats.map((other) => {
    const led = leads.filter((lead) => lead.seat === other.seat)
    return { isOwn: other.seat === seat, all: other.score + led.reduce((sum, { worth }) => sum + worth, 0) }
  })
  const of = (isOwn: boolean) => Math.max(0, ...points.filter((one) => one.isOwn === isOwn).map(({ all }) => all))
  return of(true) - of(false)
}
