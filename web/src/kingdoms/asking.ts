import type { GameFeed } from '../lib/feed'
import { answer, asked } from '../lib/story'
import type { KingdomsView, Seat } from '../lib/types'
import { nameOf } from '../lib/voice'
import { cardName, t } from '../lib/words.svelte'

/* What is asked, and what the answers are called. */

/** The fields among the answers: those on which a power can be used. */
export function targetsIn(legal: string[]): Set<string> {
  return new Set(legal.filter((action) => action.startsWith('@')).map((action) => action.slice(1)))
}

/** Answers that are a word, for a button each. */
export function wordsIn(legal: string[]): string[] {
  return legal.filter((action) => !/[@+=]/.test(action))
}

/** What the table shows, and what the reader has chosen so far. */
interface Moment {
  isOver: boolean
  mayAct: boolean
  turn: Seat[]
  card: string | null
  field: string | null
}

export function question(feed: GameFeed, view: KingdomsView, { isOver, mayAct, turn, card, field }: Moment): string {
  if (isOver) return t('game-over')
  if (!mayAct) {
    const [other] = turn
    if (other === undefined) return ''
    return other === feed.seat ? t('your-turn') : t(feed.isPast ? 'next-to-act' : 'waiting-for', { who: nameOf(feed, other) })
  }
  if (view.asking === 'place' && card !== null) return t('kingdoms-ask-field', { card: cardName(card) })
  if (view.asking === 'place' && field !== null) return t('kt-ask-card-for', { field })
  return asked(feed)
}

/** An action in words, for hints and buttons. The server names only some; the rest follows from the board. */
export function actionName(feed: GameFeed, action: string): string {
  if (action in feed.answers) return answer(feed, action)
  const [card = '', field = ''] = action.split('@')
  return t('kingdoms-card-at', { card: cardName(card), field })
}
