import { tick } from 'svelte'
import { announce } from '../lib/announce.svelte'
import { knock } from '../lib/sound'
import type { GameFeed } from '../lib/feed'
import { settings } from '../lib/settings.svelte'
import { spoken, type Spoken } from '../lib/story'
import type { GameEvent, KingdomsView, Seat, Sentence, StandingLead } from '../lib/types'
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

interface Beat {
  event: GameEvent | null
  said: Spoken | null
  ends: number | null
}

/** How long one looks at what a power did before it goes on, in milliseconds. */
const PAUSE = { slow: 1500, normal: 850, fast: 380, off: 700 } as const
/** The board has come to rest after it has grown. */
const BOARD_RESTS = 280

/** What is to be seen of a game: a picture that follows what is told, and in the end is the view. */
export class Stage {
  picture: Picture = $state.raw()!
  /** Who leads the factions, as the rules count it. */
  standings: StandingLead[] = $state.raw([])
  flights: Flight[] = $state.raw([])
  /** What is on its way and not yet where it is going: "1,0", or "A 1,0" for a figure. */
  hidden: string | null = $state(null)
  /** The field that what is told is about. */
  spotlight: string | null = $state(null)
  caption: Spoken | null = $state.raw(null)
  /** Points that are just being scored. */
  gain: { seat: Seat; points: number } | null = $state.raw(null)
  isTelling = $state(false)
  told = $state(0)
  root: HTMLElement | null = null
  #feed: GameFeed
  #queue: Beat[] = []
  #heard = 0
  #rewinds = 0
  #flown = 0
  #hurry = false
  #wake: (() => void) | null = null

  constructor(feed: GameFeed) {
    this.#feed = feed
    this.#forget()
  }

  /** Take in what is new in the feed. */
  hear(): void {
    if (this.#feed.rewinds !== this.#rewinds) {
      this.finish()
      this.#forget()
      return
    }
    for (const step of this.#feed.steps.filter(({ version }) => version > this.#heard)) {
      this.#heard = step.version
      if (step.kind === 'move') this.#add(step.events ?? [], step.told, step.version)
      else this.#queue.push({ event: null, said: spoken(this.#feed, step.told)[0] ?? null, ends: step.version })
    }
    if (this.#queue.length === 0 && !this.isTelling) this.#settle()
    else if (!this.isTelling) void this.#tell()
  }

  /** Show at once how it stands. */
  finish(): void {
    this.#hurry = this.isTelling
    this.#wake?.()
  }

  #forget(): void {
    this.#queue = []
    this.#rewinds = this.#feed.rewinds
    this.#heard = this.#feed.steps.at(-1)?.version ?? 0
    this.caption = null
    this.#settle()
  }

  #settle(): void {
    this.picture = pictureOf(this.#feed.view as KingdomsView)
    this.standings = this.#feed.votes as StandingLead[]
    this.told = this.#heard
    this.hidden = this.spotlight = this.gain = null
  }

  #add(events: GameEvent[], told: Sentence[], version: number): void {
    for (const [at, event] of events.entries()) {
      const about = told.filter((sentence) => sentence.event === at)
      this.#queue.push({ event, said: spoken(this.#feed, about)[0] ?? null, ends: null })
    }
    const last = this.#queue.at(-1)
    if (last !== undefined) last.ends = version
  }

  async #tell(): Promise<void> {
    this.isTelling = true
    const words = this.#queue.flatMap(({ said }) => said?.text ?? [])
    if (words.length > 0) announce(words.join(' '))
    await tick()
    if (settings.travel > 0 && this.#queue.some(({ event }) => isField(event?.to ?? ''))) await this.#wait(BOARD_RESTS)
    for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
      if (beat.said !== null) this.caption = beat.said
      if (beat.event !== null) await this.#show(beat.event, beat.said)
      this.told = Math.max(this.told, beat.ends ?? 0)
    }
    this.#hurry = false
    this.isTelling = false
    this.#settle()
  }

  async #show(event: GameEvent, said: Spoken | null): Promise<void> {
    this.spotlight = [event.to, event.from].find((place) => place !== undefined && isField(place)) ?? this.spotlight
    if (this.#hurry || settings.travel === 0) {
      this.picture = laid(lifted(this.picture, event), event)
      if (!this.#hurry && said?.power != null) await this.#wait(PAUSE.off)
      return
    }
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
    await this.#wait(pauseAfter(event))
    this.gain = null
  }

  async #fly(event: GameEvent, from: Spot | null, to: Spot | null): Promise<void> {
    if (from === null || to === null || this.#hurry) return
    const time = settings.travel
    const cards = event.event === 'figure-moved' ? [{ figure: event.seat! }] : cardsOf(event)
    this.flights = cards.map((what, at) => {
      const shift = (at - (cards.length - 1) / 2) * to.width * 0.6
      return { id: ++this.#flown, what, from, to: { ...to, x: to.x + shift }, time }
    })
    await this.#wait(time)
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

  #wait(time: number): Promise<void> {
    if (this.#hurry || time === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(done, time)
      function done() {
        clearTimeout(timer)
        resolve()
      }
      this.#wake = done
    })
  }
}

function cardsOf(event: GameEvent): { card: string | null }[] {
  if (event.event !== 'moved') return []
  return event.cards?.map((card) => ({ card })) ?? new Array<{ card: null }>(event.count ?? 0).fill({ card: null })
}

function pauseAfter(event: GameEvent): number {
  const pause = PAUSE[settings.speed]
  if (event.event === 'turn-began' || event.event === 'shuffled' || event.event === 'game-ended') return 0
  if (event.cause === 'place') return event.event === 'figure-moved' ? pause * 0.5 : 0
  return event.cause === 'draw' || event.cause === 'tidy' ? pause * 0.2 : pause
}
