import { tick } from 'svelte'
import { announce } from '../lib/announce.svelte'
import type { GameFeed } from '../lib/feed'
import { settings } from '../lib/settings.svelte'
import { knock } from '../lib/sound'
import { isPower, spoken, type Spoken } from '../lib/story'
import type { GameEvent, Seat, Sentence, StandingVote } from '../lib/types'
import { anchorOf, spotOf, type Flight } from './flights'
import { afterEvent, pictureOf, undealt, zoneOf, type Picture, type Piece } from './picture'
import { claimView } from './voice'

/** What is told in one go: events of one cause, and how they are said. */
interface Beat {
  events: GameEvent[]
  said: Spoken[]
  /** The step of which it is the last one. */
  ends: number | null
}

/** How long one looks at something before it goes on, in milliseconds. */
const PAUSE = { slow: 1500, normal: 850, fast: 380, off: 850 } as const
const STAGGER = 0.16
const TOO_MUCH = 30

/** What is to be seen of a game: a picture that follows what is told, and in the end is the view. */
export class Stage {
  picture: Picture = $state.raw({})
  /** Cards on their way; where they go to they are not shown yet. */
  flights: Flight[] = $state.raw([])
  caption: Spoken[] = $state.raw([])
  winner: Seat | null = $state(null)
  votes: StandingVote[] = $state.raw([])
  isTelling = $state(false)
  /** The last step that has been told. */
  told = $state(0)
  root: HTMLElement | null = null
  #feed: GameFeed
  #queue: Beat[] = []
  #heard = 0
  #rewinds = 0
  #hurry = false
  #wake: (() => void) | null = null

  constructor(feed: GameFeed) {
    this.#feed = feed
    this.#forget()
    if (feed.steps.length > 0 || feed.beginning.length === 0 || settings.travel === 0) return
    this.picture = undealt(claimView(feed), feed.beginning)
    this.#add(feed.beginning, feed.beginningTold, null)
  }

  get flying(): Set<number> {
    return new Set(this.flights.map(({ id }) => id))
  }

  /** Take in what is new in the feed. */
  hear(): void {
    if (this.#feed.rewinds !== this.#rewinds) {
      this.#forget()
      this.finish()
      return
    }
    const news = this.#feed.steps.filter(({ version }) => version > this.#heard)
    for (const step of news) {
      this.#heard = step.version
      if (step.kind === 'move') this.#add(step.events ?? [], step.told, step.version)
      else this.#queue.push({ events: [], said: spoken(this.#feed, step.told), ends: step.version })
    }
    // Who comes back after a long time sees how it stands, and reads the rest.
    if (this.#queue.length > TOO_MUCH) this.finish()
    if (this.#queue.length === 0) this.#settle()
    else if (!this.isTelling) void this.#tell()
  }

  /** Show at once how it stands. */
  finish(): void {
    this.#hurry = this.isTelling || this.#queue.length > TOO_MUCH
    this.#wake?.()
  }

  /** Begin anew with the view, and tell nothing that was before. */
  #forget(): void {
    this.#queue = []
    this.#rewinds = this.#feed.rewinds
    this.#heard = this.#feed.steps.at(-1)?.version ?? 0
    this.caption = []
    this.#settle()
  }

  #settle(): void {
    this.picture = pictureOf(claimView(this.#feed), this.picture)
    this.votes = this.#feed.votes as StandingVote[]
    this.told = this.#heard
    this.winner = null
  }

  #add(events: GameEvent[], told: Sentence[], version: number | null): void {
    let first = 0
    for (const group of grouped(events)) {
      const next = first + group.length
      const about = told.filter(({ event }) => event >= first && event < next)
      this.#queue.push({ events: group, said: spoken(this.#feed, about), ends: null })
      first = next
    }
    const last = this.#queue.at(-1)
    if (last !== undefined) last.ends = version
  }

  async #tell(): Promise<void> {
    this.isTelling = true
    const unsaid: string[] = []
    for (let beat = this.#next(); beat !== undefined; beat = this.#next()) {
      const texts = beat.said.map(({ text }) => text)
      if (beat.said.length > 0) this.caption = beat.said.filter(({ power }, at) => at === 0 || power !== null)
      if (this.#hurry) unsaid.push(...texts)
      else if (texts.length > 0) announce(texts.join(' '))
      await this.#show(beat)
      this.told = Math.max(this.told, beat.ends ?? 0)
    }
    if (unsaid.length > 0) announce(unsaid.join(' '))
    this.#hurry = false
    this.isTelling = false
    this.#settle()
  }

  /** Without motion, a trick and all that comes of it are one sight. */
  #next(): Beat | undefined {
    const beat = this.#queue.shift()
    if (beat === undefined || !isStill(beat)) return beat
    while (this.#queue[0]?.events.some(({ event, to }) => to !== 'trick' && event !== 'phase-began')) {
      const { events, said, ends } = this.#queue.shift()!
      beat.events.push(...events)
      beat.said.push(...said)
      beat.ends = ends
    }
    return beat
  }

  async #show(beat: Beat): Promise<void> {
    const ways: Omit<Flight, 'to'>[] = []
    let picture = this.picture
    let trick: Piece[] | null = null
    for (const event of beat.events) {
      const after = afterEvent(picture, event)
      for (const { id, code } of after.moved) {
        const zone = event.from ?? ''
        const from = this.root === null ? null : (spotOf(this.root, id) ?? anchorOf(this.root, zone, code))
        const target = event.to ?? ''
        const before = ways.find((way) => way.id === id)
        // A card that goes on at once is seen going straight to its end.
        if (before !== undefined) before.target = target
        else if (from !== null && event.count !== undefined) ways.push({ id, code, from, zone, target, delay: 0, time: 0 })
      }
      picture = after.picture
      if (event.event === 'trick-won') this.winner = event.seat ?? null
      else if (trick === null && (event.to === 'trick' || event.to === 'prizes')) this.winner = null
      if (isStill(beat)) trick ??= zoneOf(picture, 'trick')
    }
    // Everything else is as it will be: whoever leads need not wait until the trick has been looked at.
    this.picture = trick === null ? picture : { ...picture, trick }
    if (!this.#hurry) {
      await this.#fly(ways)
      if (ways.length > 0) knock()
      await this.#wait(pauseAfter(beat))
    }
    this.picture = picture
  }

  async #fly(ways: Omit<Flight, 'to'>[]): Promise<void> {
    const time = settings.travel
    if (time === 0 || ways.length === 0) return
    const stagger = Math.min(time * STAGGER, (time * 2) / ways.length)
    this.flights = ways.map((way) => ({ ...way, to: way.from }))
    await tick()
    if (this.root === null) return
    const root = this.root
    this.flights = ways.map((way, at) => ({
      ...way,
      to: spotOf(root, way.id) ?? anchorOf(root, way.target, way.code) ?? way.from,
      delay: at * stagger,
      time,
    }))
    await this.#wait(time + stagger * (ways.length - 1))
    this.flights = []
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

/** Events that are shown together: cards moved for the same reason. Cards are played one by one. */
function grouped(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    const before = last?.[0]
    const isSame = before?.event === event.event && before.cause === event.cause && event.to !== 'trick'
    if (last !== undefined && isSame) last.push(event)
    else groups.push([event])
  }
  return groups
}

function isStill({ events }: Beat): boolean {
  return settings.travel === 0 && events[0]?.event === 'trick-won'
}

function pauseAfter({ events, said }: Beat): number {
  const pause = PAUSE[settings.speed]
  const first = events[0]
  if (first === undefined || said.length === 0) return 0
  const powers = events.length > 1 ? new Set(said.map(({ power }) => power)).size - 1 : 0
  if (first.event === 'trick-won' || first.event === 'phase-began') return pause * (1.2 + powers * 0.6)
  if (isPower(first.cause)) return pause
  return first.event === 'moved' ? pause * 0.25 : 0
}
