/** Something that is counted in the end: for which side (null: nobody), and how much it is worth. */
export interface Counted {
  side: number | null
  worth: number
}

/**
 * In the order that keeps the outcome open longest: what nobody gets comes first, then the side behind catches up,
 * and the largest of the winner's comes last of all. `ahead` is the winner's lead before anything is counted.
 */
export function suspenseful<T>(items: T[], weigh: (item: T) => Counted, winner: number | null, ahead = 0): T[] {
  const sorted = [...items].sort((one, other) => weigh(one).worth - weigh(other).worth)
  const nobodys = sorted.filter((item) => weigh(item).side === null)
  const own = sorted.filter((item) => weigh(item).side === winner && winner !== null)
  const others = sorted.filter((item) => weigh(item).side !== null && weigh(item).side !== winner)
  const last = own.splice(-1)
  const order = [...nobodys]
  let lead = ahead
  while (own.length + others.length > 0) {
    const isOwn = others.length === 0 || (own.length > 0 && lead < 0)
    const next = (isOwn ? own : others).shift()!
    lead += isOwn ? weigh(next).worth : -weigh(next).worth
    order.push(next)
  }
  return [...order, ...last]
}
