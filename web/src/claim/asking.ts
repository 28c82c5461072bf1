import type { GameFeed } from '../lib/feed'
import type { Seat } from '../lib/types'
<<<<<<< HEAD
import { nameOf } from '../lib/voice'
import { factionOf, listed, t } from '../lib/words.svelte'
import { claimView } from './voice'
=======
import { about, nameOf } from '../lib/voice'
import { cardName, factionName, factionOf, hasText, listed, t } from '../lib/words.svelte'
import { claimView, powerOf } from './voice'
>>>>>>> reasons

/* What the person before the screen may answer, and whom the table waits for. */

/** The card that an answer is about; the deck's top card where it has been looked at. */
export function cardOf(feed: GameFeed, action: string): string | null {
  if (action === '+deck') return claimView(feed).deck[0] ?? null
  return action.startsWith('@') ? null : action.replace(/^[+-]/, '')
}

<<<<<<< HEAD
=======
export function question(feed: GameFeed): string {
  const view = claimView(feed)
  const own = view.seats.find(({ seat }) => seat === feed.seat)
  if (own === undefined) return ''
  if (view.asking === 'play') {
    if (view.leader === feed.seat) return t('ask-play-lead')
    return t(view.legal.length === new Set(own.hand).size ? 'ask-play-free' : 'ask-play')
  }
  if (view.asking === 'take') {
    const top = view.legal.includes('+deck') ? view.deck[0] : null
    return top == null ? t('ask-take') : t('ask-take-deck', { top: cardName(top) })
  }
  const exact = `ask-${view.asking}-${view.asker}`
  return t(hasText(exact) ? exact : `ask-${view.asking}`, {
    ...about(feed, view.leader),
    power: powerOf(view.asker),
    count: own.wanted + own.chosen.length,
    other: nameOf(feed, view.seats.find(({ seat }) => seat !== feed.seat)?.seat ?? 'A'),
  })
}

>>>>>>> reasons
/** Whom the table waits for. */
export function waitingFor(feed: GameFeed): string {
  const view = claimView(feed)
  if (feed.seat !== null && view.asked.includes(feed.seat)) return t('your-turn')
  const isThinking = view.asked.length === 1 && feed.bots['ABCD'.indexOf(view.asked[0]!)] != null
  const who = listed(view.asked.map((seat: Seat) => nameOf(feed, seat)))
  if (isThinking) return t('bot-is-thinking', { who })
  return view.asked.length > 0 ? t('waiting-for', { who }) : ''
}

/** For sorting cards: by faction in the order of the game, then by value. */
export function rankOf(code: string, factions: string[]): number {
  const faction = factions.indexOf(factionOf(code))
  return (faction < 0 ? factions.length : faction) * 100 + Number(code.slice(2))
}
