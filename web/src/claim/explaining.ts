import type { GameFeed } from '../lib/feed'
import type { ClaimResult, Reason, Seat, Vote } from '../lib/types'
import { about, SEATS } from '../lib/voice'
import { cardName, hasText, listed, numbered, t, valueOf } from '../lib/words.svelte'
import { powerOf, type Side } from './voice'

/* The result in words: who got each vote and why, and what decided. */

/** A score as it is said: the number of the side it speaks of, then the others', falling. */
function inOrder(numbers: number[], first: number): string {
  const others = numbers.filter((_, at) => at !== first).sort((one, other) => other - one)
  return [numbers[first] ?? 0, ...others].map(numbered).join('–')
}

/** Why a faction votes as it does. */
export function why(vote: Vote): string {
  const { side, decided_by: code } = vote
  if (side === null) return t(`why-${code}`)
  const numbers = inOrder(
    vote.counts.map(({ number }) => number),
    side,
  )
  if (code === 'cards') return t('why-cards', { numbers })
  if (code === 'highest-card') {
    const { mine, other } = firstDifference(vote, side)
    const cards = { mine: mine && cardName(mine), other: other && cardName(other), numbers }
    return t(other ? 'why-highest-card' : 'why-last-card', cards)
  }
  const weights = vote.counts.map(({ weight }) => weight)
  if (weights.some((weight) => weight > 0)) {
    const power = hasText(`weight-${code}`) ? t(`weight-${code}`) : powerOf(code)
    return t('why-weight', { power, weights: inOrder(weights, side) })
  }
  const exact = `why-awarded-${code}`
  return t(hasText(exact) ? exact : 'why-awarded', { power: powerOf(code) })
}

/** The cards at which, from the highest down, the winner of a vote is ahead of the closest rival. */
function firstDifference({ counts }: Vote, side: number): { mine: string; other: string } {
  const own = counts[side]!
  const falling = (cards: string[]) => [...cards].sort((one, other) => (valueOf(other) ?? 0) - (valueOf(one) ?? 0))
  const mine = falling(own.cards)
  let latest = -1
  let closest = { mine: '', other: '' }
  counts.forEach((count, at) => {
    if (at === side || count.number !== own.number || count.weight !== own.weight) return
    const theirs = falling(count.cards)
    const length = Math.max(mine.length, theirs.length)
    const place = Array.from({ length }, (_, index) => index).find(
      (index) => valueOf(mine[index] ?? '') !== valueOf(theirs[index] ?? ''),
    )
    if (place === undefined || place <= latest) return
    latest = place
    closest = { mine: mine[place] ?? '', other: theirs[place] ?? '' }
  })
  return closest
}

/** Who has won, and what decided it. */
export function ending(result: ClaimResult, sides: Side[]): string {
  const winner = sides.find(({ seats }) => seats.includes(result.winners[0]!))!
  const cards: number[] = result.votes_per_side.map(() => 0)
  const values: number[] = [...cards]
  for (const { side, counts } of result.votes) {
    if (side === null) continue
    const own = counts[side]!.cards
    cards[side]! += own.length
    values[side]! += own.reduce((sum, card) => sum + (valueOf(card) ?? 0), 0)
  }
  const all = result.votes_per_side.map((_, side) => side)
  const tied = levelWith(winner.side, result.votes_per_side, all)
  const rivals = result.decided_by === 'values' ? levelWith(winner.side, cards, tied) : tied
  const nameOf = (side: number) => sides.find((other) => other.side === side)?.name ?? ''
  const votes = inOrder(result.votes_per_side, winner.side)
  const even =
    tied.length === all.length
      ? t('even-all', { votes })
      : t('even-some', { tied: listed(tied.map(nameOf)), count: result.votes_per_side[winner.side] ?? 0 })
  const among = (numbers: number[]) =>
    inOrder(
      rivals.map((side) => numbers[side] ?? 0),
      rivals.indexOf(winner.side),
    )
  const key = ['votes', 'cards', 'values', 'shared'].includes(result.decided_by) ? result.decided_by : 'power'
  const winners = sides.filter(({ seats }) => seats.some((seat) => result.winners.includes(seat)))
  return t(`ending-${key}`, {
    seat: winner.isOwn && winner.seats.length === 1 ? 'you' : 'other',
    who: winner.name,
    power: powerOf(result.decided_by),
    votes,
    even,
    cards: among(cards),
    values: among(values),
    winners: listed(winners.map(({ name }) => name)),
  })
}

function levelWith(side: number, numbers: number[], among: number[]): number[] {
  return among.filter((other) => numbers[other] === numbers[side])
}

/** What powers have to say besides. */
export function remarks(result: ClaimResult, feed: GameFeed): string[] {
  const besides = new Map<string, string[]>()
  for (const [power, card] of result.votes.flatMap(({ counts }) => counts.flatMap(({ extra }) => extra))) {
    besides.set(power, [...(besides.get(power) ?? []), cardName(card)])
  }
  const lines = [...besides].map(([power, cards]) => t('counts-by-power', { cards: listed(cards), power: powerOf(power) }))
  const extra = lines.length > 0 ? [t('counts-besides', { cards: listed(lines) })] : []
  return [...extra, ...result.notes.map((note) => remark(note, feed)).filter((text) => text !== '')]
}

function remark({ code, parameters, text }: Reason, feed: GameFeed): string {
  const key = `remark-${code}`
  // What a home-made power has to say is said as its author wrote it.
  if (!hasText(key)) return hasText(`reason-${code}`) ? '' : text
  const letter = ['winner', 'loser', 'seat'].map((name) => parameters[name]).find((seat) => SEATS.includes(seat as Seat))
  const counts = Object.entries(parameters).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value])
  const place = powerOf(code.charAt(0).toUpperCase() + code.slice(1)) || (parameters.place ?? '')
  return t(key, { ...(Object.fromEntries(counts) as Record<string, string | number>), place, ...about(feed, letter as Seat) })
}
