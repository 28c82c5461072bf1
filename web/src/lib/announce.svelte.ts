/* The polite live region: what happens, for those who listen. App shows the two halves. */

export const spoken = $state({ even: '', odd: '' })
let turn = false

/** Say something to screen readers. Saying the same twice is heard twice. */
export function announce(text: string): void {
  turn = !turn
  spoken.even = turn ? text : ''
  spoken.odd = turn ? '' : text
}
