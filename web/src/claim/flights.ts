/* Cards on their way over the table: from where they were seen to where they will be seen. */

export interface Spot {
  /** The middle and the width of a card, in window pixels. */
  x: number
  y: number
  width: number
}

export interface Flight {
  id: number
  code: string | null
  from: Spot
  to: Spot
  /** The names of the zones between which it flies. */
  zone: string
  target: string
  delay: number
  time: number
}

/** Where a card is visible, if it is. */
export function spotOf(root: HTMLElement, id: number): Spot | null {
  return shown(root.querySelectorAll<HTMLElement>(`[data-piece="${id}"]`))
}

/** Where cards go that a zone does not show one by one: its pile, or the tally of the card's faction. */
export function anchorOf(root: HTMLElement, zone: string, code: string | null): Spot | null {
  const anchors = `[data-zone="${zone}"]`
  const tally = code === null ? null : shown(root.querySelectorAll(`${anchors}[data-faction="${code.slice(0, 2)}"]`))
  return tally ?? shown(root.querySelectorAll(`${anchors}:not([data-faction])`))
}

function shown(elements: NodeListOf<HTMLElement>): Spot | null {
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect()
    // Rotation changes the bounding box of a card, but not its width.
    const fitting = Math.min(element.offsetWidth, (element.offsetHeight * 63) / 88)
    if (width > 0) return { x: left + width / 2, y: top + height / 2, width: fitting }
  }
  return null
}

const CLOSED = ['deck', 'reserve', 'followers', 'buried']

/** Is a card of this zone face down? */
export function isFaceDown(zone: string, code: string | null): boolean {
  return code === null || CLOSED.some((closed) => zone.endsWith(closed))
}
