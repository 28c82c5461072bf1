import type { GameFeed } from '../lib/feed'
import type { KingdomsView } from '../lib/types'
import { nameOf } from '../lib/voice'
import { cardName, hasText, listed, t } from '../lib/words.svelte'

/* What is asked, in words: the same questions as in the terminal. */

/** The fields among the answers: those on which a power can be used. */
export function targetsIn(legal: string[]): Set<string> {
  return new Set(legal.filter((action) => action.startsWith('@')).map((action) => action.slice(1)))
}

/** Answers that are a word, for a button each. */
export function wordsIn(legal: string[]): string[] {
  return legal.filter((action) => !/[@+=]/.test(action))
}

export function question(feed: GameFeed, view: KingdomsView, card: string | null, field: string | null): string {
  if (feed.outcome !== null || view.asking === '') return t('game-over')
  if (view.legal.length === 0) {
    const [other] = view.asked
    return other === undefined ? '' : t('waiting-for', { who: nameOf(feed, other) })
  }
  if (!feed.canAct) return t('your-turn')
  if (view.asking === 'draw') return t('kingdoms-ask-draw')
  if (view.asking === 'place') {
    if (card !== null) return t('kingdoms-ask-field', { card: cardName(card) })
    return field === null ? t('kingdoms-ask-card') : t('kt-ask-card-for', { field })
  }
  return askedByPower(view)
}

function askedByPower({ asker, legal, seat, seats, sight }: KingdomsView): string {
  const text = t(`kingdoms-power-${asker}`)
  const goesOn = legal.some((action) => action === 'done' || action.startsWith('='))
  const key = goesOn ? `kingdoms-ask-${asker}-further` : legal.includes('use') ? 'kingdoms-ask-use' : `kingdoms-ask-${asker}`
  const held = [...(seats.find((other) => other.seat === seat)?.hand ?? []), ...sight]
  return t(hasText(key) ? key : 'kingdoms-ask-choose', { text, cards: listed(held.map(cardName)) })
}
