import { outcomeName, scoreName } from '../review/naming'
import type { AnalysedAction, AnalysisAnswer } from '../lib/types'
import { percent, signed, t } from '../lib/words.svelte'

/* The value of an action, in brief. */

const SIGNS = { '1': '▲', '0': '=', '-1': '▼' } as const

/** An exact value, or its bounds. */
export function bounds({ least, most }: AnalysedAction): string {
  if (least === null || most === null) return ''
  if (least.outcome === most.outcome) {
    if (least.votes === most.votes) return scoreName(least)
    return `${outcomeName(least)} (${t('analysis-from-to', { least: signed(least.votes), most: signed(most.votes) })})`
  }
  if (least.outcome >= 0) return t('analysis-at-least', { outcome: outcomeName(least) })
  if (most.outcome <= 0) return t('analysis-at-most', { outcome: outcomeName(most) })
  return t('analysis-open')
}

export const isKnown = ({ least, most }: AnalysedAction) =>
  least !== null && most !== null && least.outcome === most.outcome && least.votes === most.votes

/** The sort key: wins and votes if exact, wins if estimated. */
export function worth(action: AnalysedAction, { certain }: AnalysisAnswer): [number, number] {
  const { least, most, value } = action
  if (certain && least !== null && most !== null) return [least.outcome + most.outcome, least.votes + most.votes]
  return [value?.win ?? -1, value?.exact ? (value.votes ?? 0) : 0]
}

/** The actions, the best first. */
export function sorted(told: AnalysisAnswer): AnalysedAction[] {
  return [...told.actions].sort((one, other) => {
    const [a, b] = [worth(one, told), worth(other, told)]
    return b[0] - a[0] || b[1] - a[1] || Number(other.action === told.best) - Number(one.action === told.best)
  })
}

/** A few signs for a card: `▲+3`, `63 %`. */
export function sign(action: AnalysedAction, { certain }: AnalysisAnswer): string {
  if (certain && isKnown(action)) return SIGNS[String(action.least!.outcome) as '0'] + signed(action.least!.votes)
  return action.value === null ? '' : percent(action.value.win)
}
