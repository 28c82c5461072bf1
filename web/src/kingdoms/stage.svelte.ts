import { tick } from 'svelte'
import type { GameFeed } from '../lib/feed'
import { Narration, type Beat } from '../lib/narration.svelte'
import { settings } from '../lib/settings.svelte'
import { knock } from '../lib/sound'
import type { GameEvent, KingdomsView, Seat, StandingLead } from '../lib/types'
import { isField } from './fields'
import { laid, lifted, pictureOf, type Picture } from './picture'

export interface Spot {
  x: number
  y: number
  width: number
}

/** Something on its way over the table: a card (null: its back) or a figure. */
export interface Flight {
  id: number
  what: { card: string | null } | { figure: Seat }
  from: Spot
  to: Spot
  time: number
}

/** How long one looks at what a power did before it goes on, in milliseconds. */
const PAUSE = { slow: 1500, normal: 640, fast: 320, off: 600 } as const
/** The board has come to rest after it has grown. */
const BOARD_RESTS = 200

/** A table of Kingdoms: a picture that follows what is told, and after each step is what the view says. */
export class Stage extends Narration {
  picture: Picture = $state.raw()!
  flights: Flight[] = $state.raw([])
  /** What is on its way and not yet where it is going: "1,0", or "A 1,0" for a figure. */
  hidden: string | null = $state(null)
  /** The field that what is told is about. */
  spotlight: string | null = $state(null)
  /** Points that are just being scored. */
  gain: { seat: Seat; points: number } | null = $state.raw(null)
  #flown = 0

  constructor(feed: GameFeed) {
    super(feed)
    this.forget()
  }

  get view(): KingdomsView {
    return this.now.view as KingdomsView
  }

  /** Who leads the factions, as the rules count it. */
  get standings(): StandingLead[] {
    return this.votes as StandingLead[]
  }

  protected override settle(): void {
    this.picture = pictureOf(this.view)
    this.hidden = this.gain = null
    if (!this.isTelling) this.spotlight = null
  }

  protected override grouped(events: GameEvent[]): GameEvent[][] {
    return events.map((event) => [event])
  }

  protected override isCounted({ from = '', to = '' }: GameEvent): boolean {
    return isField(from) || isField(to)
  }

  protected override isAftermath({ events }: Beat): boolean {
    return events.every(({ cause, event }) => cause === 'tidy' || event === 'turn-began')
  }

  protected override async show({ events: [event], said }: Beat): Promise<void> {
    if (event === undefined) return
    const isPowerful = said.some(({ power }) => power !== null)
    this.spotlight = [event.to, event.from].find((place) => place !== undefined && isField(place)) ?? this.spotlight
    if (this.hurry || settings.travel === 0) {
      this.picture = laid(lifted(this.picture, event), event)
      if (isPowerful) await this.wait(PAUSE.off)
      return
    }
    // The board makes room for what comes to lie there.
    if (event.event === 'moved' && isField(event.to ?? '')) await this.wait(BOARD_RESTS)
    if (event.event === 'scored') this.gain = { seat: event.seat!, points: event.count ?? 0 }
    const from = this.#spotFrom(event)
    this.picture = lifted(this.picture, event)
    if (isField(event.to ?? '')) {
      this.hidden = event.event === 'figure-moved' ? `${event.seat} ${event.to}` : event.event === 'moved' ? event.to! : null
      this.picture = laid(this.picture, event)
      await tick()
      await this.#fly(event, from, this.#spotTo(event))
      this.hidden = null
    } else {
      await tick()
      await this.#fly(event, from, this.#spotTo(event))
      this.picture = laid(this.picture, event)
    }
    await this.wait(pauseAfter(event))
    this.gain = null
  }

  async #fly(event: GameEvent, from: Spot | null, to: Spot | null): Promise<void> {
    if (from === null || to === null || this.hurry) return
    const time = settings.travel
    const cards = event.event === 'figure-moved' ? [{ figure: event.seat! }] : cardsOf(event)
    this.flights = cards.map((what, at) => {
      const shift = (at - (cards.length - 1) / 2) * to.width * 0.6
      return { id: ++this.#flown, what, from, to: { ...to, x: to.x + shift }, time }
    })
    await this.wait(time)
    this.flights = []
    knock()
  }

  #spotFrom(event: GameEvent): Spot | null {
    const { event: kind, from, seat } = event
    if (from === undefined) return null
    if (kind === 'figure-moved' && isField(from)) return this.#spot(`figure ${seat} ${from}`)
    const card = event.cards?.[0]
    return this.#spot(`${from} ${card ?? 'back'}`) ?? this.#spot(`${from} back`) ?? this.#spot(from)
  }

  #spotTo(event: GameEvent): Spot | null {
    const { event: kind, to, seat } = event
    if (to === undefined) return null
    if (kind === 'figure-moved' && isField(to)) return this.#spot(`figure ${seat} ${to}`)
    return this.#spot(isField(to) ? `field ${to}` : to === 'display' ? 'display gap' : to) ?? this.#spot(to)
  }

  #spot(anchor: string): Spot | null {
    const places = this.root?.querySelectorAll<HTMLElement>(`[data-spot="${anchor}"]`) ?? []
    for (const place of places) {
      const { left, top, width, height } = place.getBoundingClientRect()
      if (width > 0) return { x: left + width / 2, y: top + height / 2, width: Math.min(width, height) }
    }
    return null
  }
}

function cardsOf(event: GameEvent): { card: string | null }[] {
  if (event.event !== 'moved') return []
  return event.cards?.map((card) => ({ card })) ?? new Array<{ card: null }>(event.count ?? 0).fill({ card: null })
}

function pauseAfter(event: GameEvent): number {
  const pause = PAUSE[settings.speed]
  if (event.event === 'turn-began' || event.event === 'shuffled' || event.event === 'game-ended') return 0
  if (event.cause === 'place') return event.event === 'figure-moved' ? pause * 0.3 : 0
  return event.cause === 'draw' || event.cause === 'tidy' ? 0 : pause
}
