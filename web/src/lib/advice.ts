import type { GameFeed } from './feed'
import { said } from './story'
import type { Advice } from './types'
import { numbered, t } from './words.svelte'

/** What is advised and why, in words. */
export interface Advised {
  what: string
  why: string
}

export function advised(feed: GameFeed, given: Advice, nameOf: (action: string) => string): Advised {
  const reasons = (given.reasons ?? []).map((reason) => said(feed, reason))
  // How often it wins is mentioned only if there is nothing else to say.
  if (reasons.length === 0 || given.certain === true) reasons.push(howSure(given, feed.view.legal.length, nameOf))
  return { what: t('claim-hint', { what: nameOf(given.action) }), why: reasons.join(' ') }
}

/** It is forced, worked out to the end, or wins more often than anything else. */
function howSure({ certain, chances = [] }: Advice, choices: number, nameOf: (action: string) => string): string {
  const [best, next] = chances
  const percent = (chance: number) => numbered(Math.round(chance * 100))
  if (choices === 1) return t('advice-only')
  if (certain === true) return t('advice-certain')
  if (best === undefined) return ''
  if (next === undefined) return t('advice-chance', { percent: percent(best.chance) })
  return t('advice-chance-next', { percent: percent(best.chance), less: percent(next.chance), other: nameOf(next.action) })
}
