/* The polite live region, for screen readers. App renders its two halves. */

export const spoken = $state({ even: '', odd: '' })
let turn = false

/** Announce something to screen readers. The same sentence twice is heard twice. */
export function announce(text: string): void {
  turn = !turn
  spoken.even = turn ? text : ''
  spoken.odd = turn ? '' : text
}
