import type { Advice } from './types'
import { numbered, t } from './words.svelte'

/** Why something is advised: it is forced, worked out to the end, or wins more often than anything else. */
export function whyAdvised({ certain, chances = [] }: Advice, choices: number, nameOf: (action: string) => string): string {
  const [best, next] = chances
  const percent = (chance: number) => numbered(Math.round(chance * 100))
  if (choices === 1) return t('advice-only')
  if (certain === true) return t('advice-certain')
  if (best === undefined) return ''
  if (next === undefined) return t('advice-chance', { percent: percent(best.chance) })
  return t('advice-chance-next', { percent: percent(best.chance), less: percent(next.chance), other: nameOf(next.action) })
}
