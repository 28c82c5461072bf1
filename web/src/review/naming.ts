import type { Kind, Message, OpenScore } from '../lib/types'
import { say, type Reader } from '../lib/say'
import { cardName, factionName, signed, t } from '../lib/words.svelte'

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

const OUTCOMES = { '1': 'game-review-open-won', '0': 'game-review-open-shared', '-1': 'game-review-open-lost' } as const

/** Who wins with open cards. */
export const outcomeName = ({ outcome }: OpenScore) => t(OUTCOMES[String(outcome) as '0'])

/** Who wins with open cards, and by how many votes. */
export const scoreName = (score: OpenScore) => `${outcomeName(score)} (${signed(score.votes)})`
