import { suspenseful } from '../lib/suspense'
import type { ClaimResult, Outcome, Vote } from '../lib/types'
import type { Side } from './voice'

/** The votes in the order in which they are counted. */
export function countOf({ result, winners }: Outcome, sides: Side[]): Vote[] {
  const { votes = [] } = (result ?? {}) as Partial<ClaimResult>
  const winner = sides.find(({ seats }) => seats.some((seat) => winners.includes(seat)))?.side ?? null
  return suspenseful(votes, ({ side }) => ({ side, worth: 1 }), winner)
}
