import type { GameFeed } from '../lib/feed'
import { readerOf, reason } from '../lib/say'
import type { ClaimResult, Vote } from '../lib/types'
import { cardName, hasText, listed, numbered, t } from '../lib/words.svelte'
import { powerOf, type Side } from './voice'

/* The result in words: who got each vote and why, and what decided. */

/** What powers remark on, but has been told in the course of the game or stands beside the vote. */
const TOLD_BEFORE = ['lighthouse', 'culled']

/** A score as it is said: the number of the side it speaks of, then the others', falling. */
function inOrder(numbers: number[], first: number): string {
  const others = numbers.filter((_, at) => at !== first).sort((one, other) => other - one)
  return [numbers[first] ?? 0, ...others].map(numbered).join('–')
}

/** Why a faction votes as it does. */
export function why(vote: Vote): string {
  const { side, decided_by: code, deciding } = vote
  if (side === null) return t(`why-${code}`)
  if (vote.awarded) {
    const exact = `why-awarded-${code}`
    return t(hasText(exact) ? exact : 'why-awarded', { power: powerOf(code) })
  }
  const numbers = inOrder(
    vote.counts.map(({ number }) => number),
    side,
  )
  if (deciding !== null) {
    const mine = cardName(deciding.card)
    if (deciding.rival === null) return t('why-last-card', { mine, numbers })
    return t('why-highest-card', { mine, other: cardName(deciding.rival), numbers })
  }
  if (code === 'cards') return t('why-cards', { numbers })
  const weights = vote.counts.map(({ weight }) => weight)
  const power = hasText(`weight-${code}`) ? t(`weight-${code}`) : powerOf(code)
  return t('why-weight', { power, weights: inOrder(weights, side) })
}

/** Who has won, and what decided it. */
export function ending(result: ClaimResult, sides: Side[]): string {
  const winner = sides.find(({ seats }) => seats.includes(result.winners[0]!))!
  const key = ['votes', 'cards', 'values', 'shared'].includes(result.decided_by) ? result.decided_by : 'power'
  const winners = sides.filter(({ seats }) => seats.some((seat) => result.winners.includes(seat)))
  return t(`ending-${key}`, {
    seat: winner.isOwn && winner.seats.length === 1 ? 'you' : 'other',
    who: winner.name,
    power: powerOf(result.decided_by),
    votes: inOrder(result.votes_per_side, winner.side),
    even: evenVotes(result, winner, sides),
    winners: listed(winners.map(({ name }) => name)),
    ...compared(result, winner),
  })
}

/** Between whom the votes are even. */
function evenVotes({ tie_breaks, votes_per_side }: ClaimResult, winner: Side, sides: Side[]): string {
  const tied = tie_breaks[0]?.sides
  if (tied === undefined) return ''
  if (tied.length === votes_per_side.length) return t('even-all', { votes: inOrder(votes_per_side, winner.side) })
  const nameOf = (side: number) => sides.find((other) => other.side === side)?.name ?? ''
  return t('even-some', { tied: listed(tied.map(nameOf)), count: votes_per_side[winner.side] ?? 0 })
}

/** What was compared after the votes, between those who were even to the last. */
function compared({ tie_breaks }: ClaimResult, winner: Side): Record<string, string> {
  const rivals = tie_breaks.at(-1)?.sides ?? []
  const told = tie_breaks.map(({ by, sides, numbers }) => {
    const ofRivals = rivals.map((side) => numbers[sides.indexOf(side)] ?? 0)
    return [by, inOrder(ofRivals, rivals.indexOf(winner.side))]
  })
  return Object.fromEntries(told) as Record<string, string>
}

/** What powers have to say besides. */
export function remarks(result: ClaimResult, feed: GameFeed): string[] {
  const besides = new Map<string, string[]>()
  for (const [power, card] of result.votes.flatMap(({ counts }) => counts.flatMap(({ extra }) => extra))) {
    besides.set(power, [...(besides.get(power) ?? []), cardName(card)])
  }
  const lines = [...besides].map(([power, cards]) => t('counts-by-power', { cards: listed(cards), power: powerOf(power) }))
  const extra = lines.length > 0 ? [t('counts-besides', { cards: listed(lines) })] : []
  const notes = result.notes.filter(({ code }) => !TOLD_BEFORE.includes(code))
  return [...extra, ...notes.map((note) => reason(note, readerOf(feed)))]
}
