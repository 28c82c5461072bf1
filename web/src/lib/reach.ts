import { isElsewhere } from './focus'
import type { Narration } from './narration.svelte'

/* What keys and clicks do at the table of either game. */

export const LOG_KEY = 'l'

interface Table {
  root: HTMLElement | undefined
  stage: Narration
  /** The reader plays, rather than watches. */
  isPlayer: boolean
  /** Parts that use the arrow keys themselves, as a selector. */
  steered: string
  focusHand: () => void
  /** Set where the log is part of the table. */
  focusLog: (() => void) | null
}

/** The space bar skips, arrow keys go to the hand, and a letter goes to the log. */
export function pressed(event: KeyboardEvent, { root, stage, isPlayer, steered, focusHand, focusLog }: Table): void {
  if (isElsewhere(event)) return
  const { activeElement } = document
  const isFree = activeElement === document.body || activeElement?.id === 'main'
  const isSteered = activeElement?.closest(steered) != null
  if (event.key === ' ' && stage.isTelling && (isFree || activeElement?.closest('.hand') != null)) {
    event.preventDefault()
    stage.finish()
  }
  if (event.key === LOG_KEY) focusLog?.()
  const isAtTable = isFree || (root?.contains(activeElement) === true && !isSteered)
  if (isPlayer && isAtTable && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) focusHand()
}

/** A click on anything that is not a control skips ahead. */
export function clicked(event: MouseEvent, stage: Narration): void {
  if (!(event.target as Element).closest('button, a, input, dialog, [popover]')) stage.finish()
}
