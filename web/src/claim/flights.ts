/* Cards on their way over the table: from where they were seen to where they will be seen. */

export interface Spot {
  /** The middle of a card, and how wide it is, in pixels of the window. */
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

/** Where a card is to be seen, if it is. */
export function spotOf(root: HTMLElement, id: number): Spot | null {
  return shown(root.querySelectorAll<HTMLElement>(`[data-piece="${id}"]`))
}

/** Where cards of a zone that are not seen one by one go: its pile, or the tally of the card's faction. */
export function anchorOf(root: HTMLElement, zone: string, code: string | null): Spot | null {
  const anchors = `[data-zone="${zone}"]`
  const tally = code === null ? null : shown(root.querySelectorAll(`${anchors}[data-faction="${code.slice(0, 2)}"]`))
  return tally ?? shown(root.querySelectorAll(`${anchors}:not([data-faction])`))
}

function shown(elements: NodeListOf<HTMLElement>): Spot | null {
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect()
    // A turned card is as wide as before: the box around it is not.
    const fitting = Math.min(element.offsetWidth, (element.offsetHeight * 63) / 88)
    if (width > 0) return { x: left + width / 2, y: top + height / 2, width: fitting }
  }
  return null
}

const CLOSED = ['deck', 'reserve', 'followers', 'buried']

/** Is a card of this zone seen from behind? */
export function isFaceDown(zone: string, code: string | null): boolean {
  return code === null || CLOSED.some((closed) => zone.endsWith(closed))
}
