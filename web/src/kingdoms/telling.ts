import type { GameFeed } from '../lib/feed'
import type { GameEvent, Seat, Step } from '../lib/types'
import { about, nameOf, type Sentence } from '../lib/voice'
import { cardName, factionName, hasText, listed, t } from '../lib/words.svelte'
import { isField } from './fields'

/* What happened, in sentences. */

/** What the words need that an event does not say by itself: what was before it. */
export class Teller {
  #cards = new Map<string, string>()
  #turned = new Set<string>()
  #player: Seat | undefined

  constructor(readonly feed: GameFeed) {}

  /** What a step tells; steps must come one after the other, beginning with the deal. */
  step(step: Step): Sentence[] {
    if (step.kind === 'move') return this.events(step.events ?? [])
    const key = step.kind === 'offer' ? `offer-${step.content ?? ''}` : step.kind
    const said = { ...about(this.feed, step.seat), other: '' }
    return [{ text: t(`claim-step-${key}`, said), power: null }]
  }

  /** Take note of what happens together, before it is told event by event. */
  prepare(events: GameEvent[]): void {
    this.#turned = new Set(events.filter(({ event }) => event === 'turned-over').map(({ to }) => to ?? ''))
  }

  events(events: GameEvent[]): Sentence[] {
    this.prepare(events)
    return turnedFirst(events).flatMap((event) => this.event(event) ?? [])
  }

  /** One event in words, or null if it is not worth any. */
  event(event: GameEvent): Sentence | null {
    if (event.event === 'moved' && isField(event.to ?? '')) this.#cards.set(event.to!, event.cards?.[0] ?? '')
    if (event.event === 'turn-began') {
      this.#player = event.seat
      const { seat, who } = about(this.feed, event.seat)
      return { text: seat === 'you' ? t('your-turn') : t('turn-of', { who }), power: null, opens: true }
    }
    if (event.cause === 'set-up') return null
    if (event.event === 'game-ended') return { text: t(`kingdoms-ended-${event.cause}`), power: null }
    const key = this.#key(event)
    if (key === null) return null
    const power = hasText(`kingdoms-power-${event.cause}`) ? event.cause : null
    return { text: t(key, this.#words(event)), power, ...(power !== null && { rule: `/rules/${power}` }) }
  }

  #key(event: GameEvent): string | null {
    const owner = event.seat
    const isOther = owner !== undefined && owner !== this.#player
    const isMine = owner !== undefined && owner === this.feed.seat
    const way = event.from === undefined ? '' : `-${zone(event.from)}-${zone(event.to)}`
    if (event.event === 'figure-moved') {
      if (event.cause === 'place') return null
      if (way === '-field-field') {
        if (isOther) return null
        return this.feed.seat !== null && !isMine ? 'kt-swapped-yours' : 'kingdoms-event-figure-moved-field-field'
      }
      const turned = this.#turned.has(event.from ?? '') ? '-turned' : ''
      if (way === '-field-supply' && isOther && isMine) return `kt-sent-back-yours${turned}`
      if (way === '-field-supply') return `kingdoms-event-figure-moved-field-supply${turned}${isOther ? '-other' : ''}`
    }
    const found = `kingdoms-event-${event.event}${way}`
    return hasText(found) ? found : null
  }

  #words(event: GameEvent) {
    const doer = event.event === 'figure-moved' ? this.#player : event.seat
    const owner = event.seat
    const rival = event.event === 'figure-moved' && owner === this.#player ? other(owner) : owner
    return {
      ...about(this.feed, doer),
      rival: rival === undefined ? '' : nameOf(this.feed, rival),
      cards: cardsInWords(event),
      count: event.count ?? 0,
      power: event.cards?.[0] === undefined ? '' : factionName(event.cards[0]),
      source: this.#place(event.from),
      target: event.event === 'moved' ? (event.to ?? '') : this.#place(event.to),
    }
  }

  /** A card on the board: Goblin on 1,0. */
  #place(field: string | undefined): string {
    const card = this.#cards.get(field ?? '')
    return card ? t('kingdoms-card-at', { card: cardName(card), field: field ?? '' }) : (field ?? '')
  }
}

/** A card is turned over, and then the figures on it go back: so it is told, and so it is seen. */
export function turnedFirst(events: GameEvent[]): GameEvent[] {
  const turned = new Set(events.filter(({ event }) => event === 'turned-over').map(({ to }) => to))
  const back = events.filter(({ event, from }) => event === 'figure-moved' && turned.has(from))
  return events
    .filter((event) => !back.includes(event))
    .flatMap((event) => (event.event === 'turned-over' ? [event, ...back.filter(({ from }) => from === event.to)] : [event]))
}

function cardsInWords(event: GameEvent): string {
  if (event.cards != null) return listed(event.cards.map(cardName))
  return t('cards-unknown', { count: event.count ?? 0 })
}

function zone(place: string | undefined): string {
  if (place === undefined) return ''
  return isField(place) ? 'field' : (place.split(' ').at(-1) ?? '')
}

function other(seat: Seat | undefined): Seat {
  return seat === 'A' ? 'B' : 'A'
}

/** Everything told so far, up to a step. */
export function story(feed: GameFeed, upTo: number): Sentence[] {
  const teller = new Teller(feed)
  const told = teller.events(feed.beginning)
  for (const step of feed.steps) if (step.version <= upTo) told.push(...teller.step(step))
  return told
}

/** An action in words, for hints and buttons. */
export function actionName(action: string, cardAt: (field: string) => string | undefined): string {
  if (action === '+pile') return t('kingdoms-option-pile')
  if (action.startsWith('+')) return t('kingdoms-option-display', { card: cardName(action.slice(1)) })
  if (action.startsWith('=')) return listed(action.slice(1).split(',').map(cardName))
  if (action === 'row' || action === 'column') return t(`kingdoms-${action}`)
  const [card = '', field] = action.split('@')
  if (field === undefined) return t(`kingdoms-option-${action}`)
  return t('kingdoms-card-at', { card: cardName(card || (cardAt(field) ?? '')), field })
}
