import type { Kind, Message } from '../lib/types'
import { say, type Reader } from '../lib/say'
import { cardName, factionName, numbered, t } from '../lib/words.svelte'

/** An action in words: as the server answers it, else by its notation. */
export function actionName(action: string, kind: Kind, answers: Record<string, Message>, reader: Reader): string {
  const message = answers[action]
  if (kind !== 'claim') return message === undefined ? action : say(message, reader)
  if (action === '+deck') return t('study-top-card')
  if (action.startsWith('@')) return factionName(action.slice(1))
  return cardName(action.replace(/^[+-]/, ''))
}

/** The card that an action of Claim is about, if there is one. */
export function cardOf(action: string, kind: Kind): string | null {
  const code = action.replace(/^[+-]/, '')
  return kind === 'claim' && /^[A-Z][a-z]\d+$/.test(code) ? code : null
}

/** A share as a whole percentage. */
export const percent = (share: number) => t('game-review-percent', { number: Math.round(100 * share) })

/** A change with its sign. */
export function signed(value: number): string {
  const rounded = Math.round(value)
  return rounded === 0 ? numbered(0) : `${rounded > 0 ? '+' : '−'}${numbered(Math.abs(rounded))}`
}
