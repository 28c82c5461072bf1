import { cardName } from '../lib/words.svelte'

/** Cards in our texts: `Go5`, or `[Go]` without a value. */
export const CARD = /(\b[A-Z][a-z]\d{1,2}\b|\[[A-Z][a-z]\])/

export function codeOf(written: string): string {
  return written.replace(/[[\]]/g, '')
}

/** A text with its cards by name, as it is read out. */
export function spokenCards(text: string): string {
  return text.replace(new RegExp(CARD, 'g'), (written) => cardName(codeOf(written)))
}
