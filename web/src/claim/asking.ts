import type { GameFeed } from '../lib/feed'
import { ofSeat } from '../lib/seats'
import type { Seat } from '../lib/types'
import { nameOf } from '../lib/voice'
import { factionOf, listed, t } from '../lib/words.svelte'
import { claimView } from './voice'

/* What the reader may answer, and whom the table waits for. */

/** The card that an answer is about; for the deck, its top card if that has been seen. */
export function cardOf(feed: GameFeed, action: string): string | null {
  if (action === '+deck') return claimView(feed).deck[0] ?? null
  return action.startsWith('@') ? null : action.replace(/^[+-]/, '')
}

/** Whom the table waits for; empty if for nobody. */
export function waitingFor(feed: GameFeed, asked: Seat[]): string {
  if (feed.seat !== null && asked.includes(feed.seat)) return t('your-turn')
  if (asked.length === 0) return ''
  const who = listed(asked.map((seat) => nameOf(feed, seat)))
  if (feed.isPast) return t('next-to-act', { who })
  const isThinking = asked.length === 1 && ofSeat(feed.bots, asked[0]!) != null
  return t(isThinking ? 'bot-is-thinking' : 'waiting-for', { who })
}

/** For sorting cards: by faction in the order of the game, then by value. */
export function rankOf(code: string, factions: string[]): number {
  const faction = factions.indexOf(factionOf(code))
  return (faction < 0 ? factions.length : faction) * 100 + Number(code.slice(2))
}
