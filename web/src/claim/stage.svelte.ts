import { tick } from 'svelte'
import type { GameFeed } from '../lib/feed'
import { Narration, type Beat } from '../lib/narration.svelte'
import { settings } from '../lib/settings.svelte'
import { knock } from '../lib/sound'
import { isPower } from '../lib/story'
import type { ClaimView, GameEvent, Seat } from '../lib/types'
import { anchorOf, spotOf, type Flight } from './flights'
import { afterEvent, pictureOf, undealt, zoneOf, type Picture, type Piece } from './picture'
import { claimView } from './voice'

/** The heading of the table. */
export interface Heading {
  phase: number
  trick: number
  /** How many tricks this phase has. */
  tricks: number
  leader: Seat
}

/** Pauses in milliseconds: short for routine, long for surprises. */
const PAUSE = {
  played: { slow: 350, normal: 40, fast: 0, off: 0 },
  won: { slow: 1700, normal: 460, fast: 220, off: 800 },
  power: { slow: 1700, normal: 640, fast: 320, off: 700 },
  phase: { slow: 1900, normal: 700, fast: 350, off: 900 },
} as const
/** Limits per step: all pauses together, and the number of flights at full length. */
const PAUSES = { slow: Infinity, normal: 1150, fast: 600, off: 2000 } as const
const FLIGHTS = 2.4
const STAGGER = 0.16
/** The zones of won cards. */
const WON = [' score', ' display']
/** The phase that begins, by the cause of the event. */
const PHASES: Record<string, number> = { 'set-up': 1, 'begin-phase': 2, score: 3 }
/** With more players, more happens in a trick, so everything is quicker. */
const USUAL_PLAYERS = 2.4

/** A table of Claim: a picture that follows the events, and is exactly the view after each step. */
export class Stage extends Narration {
  picture: Picture = $state.raw({})
  heading: Heading = $state.raw()!
  /** Flying cards; they are not shown at their destination yet. */
  flights: Flight[] = $state.raw([])

  constructor(feed: GameFeed) {
    super(feed)
    this.forget()
    if (feed.steps.length > 0 || feed.beginning.length === 0 || settings.travel === 0) return
    this.picture = undealt(claimView(feed), feed.beginning)
    this.add(feed.beginning, feed.beginningTold, 0, this.now)
  }

  get flying(): Set<number> {
    return new Set(this.flights.map(({ id }) => id))
  }

  get view(): ClaimView {
    return this.now.view as ClaimView
  }

  protected override settle(): void {
    const { view } = this
    this.picture = pictureOf(view, this.picture, this.feed.isOpen)
    const left = view.seats.map((seat) => seat.hand_size + (seat.played === null ? 0 : 1))
    this.heading = { phase: view.phase, trick: view.trick, tricks: view.trick - 1 + Math.min(...left), leader: view.leader }
  }

  /** Played cards and powers are shown one by one; routine is shown together. */
  protected override grouped(events: GameEvent[]): GameEvent[][] {
    const groups: GameEvent[][] = []
    for (const event of events) {
      const last = groups.at(-1)
      const before = last?.[0]
      const isSame = before?.event === event.event && before.cause === event.cause && event.to !== 'trick'
      if (last !== undefined && before !== undefined && (isSame || (isRoutine(before) && isRoutine(event)))) last.push(event)
      else groups.push([event])
    }
    return groups
  }

  protected override isCounted({ from = '', to = '' }: GameEvent): boolean {
    return WON.some((zone) => from.endsWith(zone) || to.endsWith(zone))
  }

  protected override isAftermath({ events }: Beat): boolean {
    const [first] = events
    return first !== undefined && (isRoutine(first) || (settings.travel === 0 && first.event === 'trick-won'))
  }

  /** A trick and all its consequences. */
  protected override joins({ events }: Beat, next: Beat): boolean {
    return events[0]?.event === 'trick-won' && next.events.some(({ event, to }) => to !== 'trick' && event !== 'phase-began')
  }

  protected override async show(beat: Beat): Promise<void> {
    const ways: Omit<Flight, 'to'>[] = []
    let { picture, heading } = this
    const isSight = settings.travel === 0 && beat.events[0]?.event === 'trick-won'
    let trick: Piece[] | null = null
    for (const event of beat.events) {
      const after = afterEvent(picture, event)
      for (const { id, code } of after.moved) {
        const zone = event.from ?? ''
        const from = this.root === null ? null : (spotOf(this.root, id) ?? anchorOf(this.root, zone, code))
        const target = event.to ?? ''
        const before = ways.find((way) => way.id === id)
        // A card that moves twice flies straight to its last place.
        if (before !== undefined) before.target = target
        else if (from !== null && event.count !== undefined) ways.push({ id, code, from, zone, target, delay: 0, time: 0 })
      }
      picture = after.picture
      heading = afterHeading(heading, event, picture)
      if (isSight) trick ??= zoneOf(picture, 'trick')
    }
    this.heading = heading
    // Everything else is final: the leader need not wait until the pause is over.
    this.picture = trick === null ? picture : { ...picture, trick }
    if (!this.hurry) {
      const pace = Math.min(1, USUAL_PLAYERS / this.view.seats.length)
      await this.#fly(ways, isPlayed(beat) ? pace : pace * Math.min(1, FLIGHTS / beat.step.length))
      if (ways.length > 0) knock()
      await this.pause(beat, pauseAfter, pace * PAUSES[settings.speed])
    }
    this.picture = picture
  }

  async #fly(ways: Omit<Flight, 'to'>[], share: number): Promise<void> {
    const time = settings.travel * share
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
    await this.wait(time + stagger * (ways.length - 1))
    this.flights = []
  }
}

/** The routine after every trick: collecting, recruiting, revealing the next prize. */
function isRoutine({ event, cause, to }: GameEvent): boolean {
  return !isPower(cause) && to !== 'trick' && (event === 'moved' || event === 'lead-passed')
}

function isPlayed({ events }: Beat): boolean {
  return events[0]?.to === 'trick'
}

function afterHeading(heading: Heading, event: GameEvent, picture: Picture): Heading {
  if (event.event === 'lead-passed') return { ...heading, trick: heading.trick + 1, leader: event.seat ?? heading.leader }
  if (event.event !== 'phase-began') return heading
  const hands = Object.keys(picture).filter((zone) => zone.endsWith(' hand'))
  const tricks = Math.min(...hands.map((zone) => zoneOf(picture, zone).length))
  return { ...heading, phase: PHASES[event.cause] ?? heading.phase, trick: 1, tricks }
}

function pauseAfter(beat: Beat): number {
  const { events, said } = beat
  const { speed } = settings
  const first = events[0]
  if (first === undefined || said.length === 0) return 0
  const powers = new Set(said.flatMap(({ power }) => power ?? [])).size
  if (first.event === 'trick-won') return PAUSE.won[speed] * (1 + powers * 0.6)
  if (first.event === 'phase-began') return PAUSE.phase[speed]
  if (isPower(first.cause)) return PAUSE.power[speed]
  return isPlayed(beat) ? PAUSE.played[speed] : 0
}
