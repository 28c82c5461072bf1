import { untrack } from 'svelte'
import { advised, type Advised } from '../lib/advice'
import { announce } from '../lib/announce.svelte'
import type { GameFeed } from '../lib/feed'
import { reason } from '../lib/say'
import { settings } from '../lib/settings.svelte'
import { answer, asked as question, readerOf } from '../lib/story'
import { complain } from '../lib/toasts.svelte'
import type { Advice, ClaimView, Seat } from '../lib/types'
import { cardName, lettersOf, t } from '../lib/words.svelte'
import { cardOf, rankOf } from './asking'
import { zoneOf, type Piece } from './picture'
import type { Stage } from './stage.svelte'
import { claimView, seatsInOrder } from './voice'

/** Words beside a card: why it may not be played, or what its faction can do. */
export interface Whispered {
  card: HTMLElement
  text?: string
  faction?: string
}

/** An answer to a question that is not a card of the hand. */
export interface Option {
  action: string
  card: string | null
  label: string
}

/**
 * What the reader may do at a table of Claim, and what they have begun to do.
 *
 * What may be done follows the current state (`feed.view`), once everything has been narrated that a decision could
 * depend on.
 */
export class Playing {
  #feed: GameFeed
  #stage: Stage
  /** The picked cards, if several are asked for. */
  chosen: number[] = $state([])
  /** A card to be played when its turn comes. */
  next: number | null = $state(null)
  /** A card that has been sent and not yet acknowledged. */
  sent: number | null = $state(null)
  /** The current advice, and its wording. */
  advice: (Advised & { action: string }) | null = $state.raw(null)
  whisper: Whispered | null = $state.raw(null)

  isOver = $derived.by(() => this.#stage.now.outcome !== null)
  mayAct = $derived.by(() => this.#feed.canAct && this.#stage.isCurrent && !this.isOver)
  view: ClaimView = $derived.by(() => (this.mayAct ? claimView(this.#feed) : this.#stage.view))
  /** Who is asked now, according to the narration. */
  asked: Seat[] = $derived.by(() => (this.#stage.isTelling && !this.mayAct ? [] : this.view.asked))
  /** The answer is a card of the hand. */
  isFromHand = $derived.by(() => this.view.asking === 'play' || this.view.asking === 'choose')
  /** The hand at the bottom of the table, sorted. */
  hand: Piece[] = $derived.by(() => {
    const pieces = zoneOf(this.#stage.picture, `${seatsInOrder(this.#feed)[0]!} hand`)
    const rank = ({ code }: Piece) => (code === null ? Infinity : rankOf(code, this.view.deck_of))
    return [...pieces].sort((one, other) => rank(one) - rank(other) || one.id - other.id)
  })
  /** The codes of the cards that may be chosen; null while no card is asked for. */
  legal: Set<string> | null = $derived.by(() =>
    this.mayAct && this.isFromHand ? new Set(this.view.legal.map((action) => action.replace('-', ''))) : null,
  )
  options: Option[] = $derived.by(() => {
    if (!this.mayAct || this.isFromHand) return []
    const feed = this.#feed
    return this.view.legal.map((action) => ({ action, card: cardOf(feed, action), label: answer(feed, action) }))
  })
  /** How many cards are asked for at once. */
  wanted = $derived.by(() => {
    const own = this.view.seats.find(({ seat }) => seat === this.#feed.seat)
    return this.view.asking === 'choose' ? (own?.wanted ?? 0) : 0
  })

  /** Create it while a component is initialised. */
  constructor(feed: GameFeed, stage: Stage) {
    this.#feed = feed
    this.#stage = stage
    // Whose turn it is, for screen readers.
    $effect(() => {
      if (this.mayAct && !stage.isTelling) announce(question(feed))
    })
    $effect(() => this.#playWhatIsDue())
  }

  /** Something new has happened: forget what was picked or said before. */
  reset(): void {
    this.advice = null
    this.chosen = []
    this.whisper = null
  }

  async act(action: string, id: number | null = null): Promise<boolean> {
    this.#stage.finish()
    this.whisper = null
    this.next = null
    this.sent = id
    const fault = await this.#feed.act(action)
    this.sent = null
    if (fault !== null) complain(fault, readerOf(this.#feed))
    return fault === null
  }

  /** A card was clicked: play it, pick it, or say why not; before its turn, keep it for later. */
  async pick({ id, code }: Piece, button: HTMLElement): Promise<void> {
    if (code === null || this.#feed.seat === null || this.isOver || this.sent === id) return
    if (!this.mayAct) {
      this.next = this.next === id ? null : id
      announce(t(this.next === null ? 'claim-not-next' : 'claim-next', { card: cardName(code) }))
    } else if (!this.legal?.has(code)) await this.#explain(code, button)
    else if (this.wanted > 1) this.#toggle(id)
    else await this.act(this.#actionOf(code), id)
  }

  /** Hand over all that is picked. */
  async confirm(): Promise<void> {
    const codes = this.hand.filter(({ id }) => this.chosen.includes(id)).flatMap(({ code }) => code ?? [])
    for (const code of codes) if (!(await this.act(this.#actionOf(code)))) break
  }

  /** Explain a card's faction beside it; null closes the note. */
  look(piece: Piece | null, button: HTMLElement | null): void {
    if (piece?.code == null || button === null) {
      if (this.whisper?.faction !== undefined) this.whisper = null
    } else if (button.isConnected) this.whisper = { card: button, faction: lettersOf(piece.code) }
  }

  showHint(given: Advice): void {
    const words = advised(this.#feed, given, (action) => answer(this.#feed, action))
    this.advice = { ...words, action: given.action }
    announce(`${words.what} ${words.why}`)
  }

  /** Play the card chosen in advance, or a forced last card. */
  #playWhatIsDue(): void {
    if (!this.mayAct || this.view.asking !== 'play') return
    const isForced = this.#feed.isInEarnest === true && settings.playsLast && this.hand.length === 1
    const piece = this.hand.find(({ id }) => id === this.next) ?? (isForced ? this.hand[0] : undefined)
    if (piece?.code != null) untrack(() => void this.#playEarly(piece.id, piece.code!))
  }

  async #playEarly(id: number, code: string): Promise<void> {
    this.next = null
    if (this.legal?.has(code)) {
      await this.act(code, id)
      return
    }
    const button = this.#stage.root?.querySelector<HTMLElement>(`[data-piece="${id}"]`)
    if (button != null) await this.#explain(code, button)
  }

  #actionOf(code: string): string {
    return this.view.asking === 'choose' ? `-${code}` : code
  }

  #toggle(id: number): void {
    if (this.chosen.includes(id)) this.chosen = this.chosen.filter((other) => other !== id)
    else if (this.chosen.length < this.wanted) this.chosen = [...this.chosen, id]
  }

  /** Explain beside a card why it may not be played. */
  async #explain(code: string, button: HTMLElement): Promise<void> {
    this.#stage.finish()
    const why = await this.#feed.whyNot(this.#actionOf(code))
    // The table may be gone by now.
    if (why === null || !button.isConnected) return
    const text = reason(why, readerOf(this.#feed))
    announce(text)
    this.whisper = { card: button, text }
  }
}
