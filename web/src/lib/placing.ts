/* The place of a note: near its subject, in view, and clear of what must stay readable (`data-keep-clear`). */

const MARGIN = 8

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Place a note near its subject, preferably above it; if there is room, clear of what surrounds the subject. */
export function placeNear(anchor: HTMLElement, note: HTMLElement, around: Element | null = null): void {
  const here = anchor.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const boxAt = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height })
  const kept = [here, ...[...document.querySelectorAll('[data-keep-clear]')].map((one) => one.getBoundingClientRect())]
  const wished = around === null ? kept : [...kept, around.getBoundingClientRect()]
  const middle = here.left + here.width / 2 - width / 2
  const lefts = [middle, ...wished.flatMap((one) => [one.right + MARGIN, one.left - width - MARGIN])]
  const tops = wished.flatMap((one) => [one.top - height - MARGIN, one.bottom + MARGIN])
  const spots = lefts
    .map((left) => within(left, innerWidth - width))
    .flatMap((left) => tops.map((top) => boxAt(left, top)))
    .sort((one, other) => distance(one, here) - distance(other, here))
  const isInView = ({ top, bottom }: Box) => top >= MARGIN && bottom <= innerHeight - MARGIN
  const isClearOf = (others: Box[]) => (box: Box) => isInView(box) && others.every((one) => !overlap(one, box))
  const spot = spots.find(isClearOf(wished)) ?? spots.find(isClearOf(kept)) ?? spots.find(isInView) ?? spots[0]!
  note.style.left = `${spot.left}px`
  note.style.top = `${within(spot.top, innerHeight - height)}px`
}

/** Within the margins. */
function within(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN))
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function distance(one: Box, other: Box): number {
  return Math.hypot(one.left + one.right - other.left - other.right, one.top + one.bottom - other.top - other.bottom)
}
