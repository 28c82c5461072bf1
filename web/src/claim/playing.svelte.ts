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
 * What may be done follows the truth (`feed.view`), as soon as nothing is still to be told that a decision could
 * depend on.
 */
export class Playing {
  #feed: GameFeed
  #stage: Stage
  /** The cards that are picked, where several are asked for. */
  chosen: number[] = $state([])
  /** A card that is to be played as soon as it may be. */
  next: number | null = $state(null)
  /** A card that has been played, and of which nothing has been heard yet. */
  sent: number | null = $state(null)
  /** What is advised just now, and what that is in words. */
  advice: (Advised & { action: string }) | null = $state.raw(null)
  whisper: Whispered | null = $state.raw(null)

  isOver = $derived.by(() => this.#stage.now.outcome !== null)
  mayAct = $derived.by(() => this.#feed.canAct && this.#stage.isCurrent && !this.isOver)
  view: ClaimView = $derived.by(() => (this.mayAct ? claimView(this.#feed) : this.#stage.view))
  /** Who is asked now, by what has been told. */
  asked: Seat[] = $derived.by(() => (this.#stage.isTelling && !this.mayAct ? [] : this.view.asked))
  /** The answer is a card of the hand. */
  isFromHand = $derived.by(() => this.view.asking === 'play' || this.view.asking === 'choose')
  /** The hand at the bottom of the table, sorted. */
  hand: Piece[] = $derived.by(() => {
    const pieces = zoneOf(this.#stage.picture, `${seatsInOrder(this.#feed)[0]!} hand`)
    const rank = ({ code }: Piece) => (code === null ? Infinity : rankOf(code, this.view.deck_of))
    return [...pieces].sort((one, other) => rank(one) - rank(other) || one.id - other.id)
  })
  /** The codes of the cards that may be chosen; null while nothing is asked of the hand. */
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

  /** Made while a component is set up. */
  constructor(feed: GameFeed, stage: Stage) {
    this.#feed = feed
    this.#stage = stage
    // Whose turn it is, for those who listen.
    $effect(() => {
      if (this.mayAct && !stage.isTelling) announce(question(feed))
    })
    $effect(() => this.#playWhatIsDue())
  }

  /** Something new has happened: nothing that was picked or said before is about it. */
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

  /** A card of the hand is clicked: play it, pick it, or say why not; before its turn, keep it for then. */
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

  /** Say beside a card what its faction can do; null ends that. */
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

  /** What was chosen before is played when its turn comes; a last card plays itself. */
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

  /** Say in words, beside the card, why it may not be played. */
  async #explain(code: string, button: HTMLElement): Promise<void> {
    this.#stage.finish()
    const why = await this.#feed.whyNot(this.#actionOf(code))
    // Meanwhile the table may be gone.
    if (why === null || !button.isConnected) return
    const text = reason(why, readerOf(this.#feed))
    announce(text)
    this.whisper = { card: button, text }
  }
}
