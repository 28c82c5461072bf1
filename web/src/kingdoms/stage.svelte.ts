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

/** Something flying over the table: a card (null for its back) or a figure. */
export interface Flight {
  id: number
  what: { card: string | null } | { figure: Seat }
  from: Spot
  to: Spot
  time: number
}

/** The pause after a power has acted, in milliseconds. */
const PAUSE = { slow: 1500, normal: 520, fast: 300, off: 600 } as const
/** The limit for all pauses of one step. */
const PAUSES = { slow: Infinity, normal: 700, fast: 400, off: 1800 } as const
/** The time that the board needs to make room. */
const BOARD_RESTS = 140

/** A table of Kingdoms: a picture that follows the events, and is exactly the view after each step. */
export class Stage extends Narration {
  picture: Picture = $state.raw()!
  flights: Flight[] = $state.raw([])
  /** What is still flying to its place: "1,0" for a card, "A 1,0" for a figure. */
  hidden: string | null = $state(null)
  /** The field that the narration is about. */
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

  protected override async show(beat: Beat): Promise<void> {
    const { events: [event], said } = beat
    if (event === undefined) return
    const isPowerful = said.some(({ power }) => power !== null)
    this.spotlight = [event.to, event.from].find((place) => place !== undefined && isField(place)) ?? this.spotlight
    if (this.hurry || settings.travel === 0) {
      this.picture = laid(lifted(this.picture, event), event)
      if (isPowerful) await this.wait(PAUSE.off)
      return
    }
    // The board makes room first.
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
    await this.pause(beat, pauseAfter, PAUSES[settings.speed])
    this.gain = null
  }

  async #fly(event: GameEvent, from: Spot | null, to: Spot | null): Promise<void> {
    if (from === null || to === null || this.hurry) return
    // Routine moves are quick.
    const time = settings.travel * (isRoutine(event) ? 0.7 : 1)
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

/** Is this an ordinary part of every turn? */
function isRoutine({ cause }: GameEvent): boolean {
  return ['place', 'draw', 'tidy'].includes(cause)
}

function pauseAfter({ events: [event] }: Beat): number {
  const pause = PAUSE[settings.speed]
  if (event === undefined) return 0
  if (['turn-began', 'shuffled', 'game-ended'].includes(event.event)) return 0
  if (event.event === 'passed') return pause * 0.25
  if (isRoutine(event)) return event.event === 'figure-moved' ? pause * 0.1 : 0
  return pause
}
