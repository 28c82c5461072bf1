import { get, post, withQuery } from '../lib/api'
import type { Fault } from '../lib/fault'
import type { GameFeed } from '../lib/feed'
import { playerName } from '../lib/format'
import type { GameAnswer, Kind, RecordReplay, ReplayStep, Seat, Step } from '../lib/types'

/** What a replay needs to know about its game besides the steps. */
type Heading = Pick<GameAnswer, 'kind' | 'players' | 'guests'>

/** A finished game up to any step. Nobody can act in it. */
export class ReplayFeed implements GameFeed {
  readonly kind: Kind
  readonly canAct = false
  readonly isPast = true
  rewinds = $state(0)
  /** How many steps have been shown; 0 is the deal. */
  at = $state(0)
  readonly lines: ReplayStep[]
  #names: string[]
  #guests: boolean[]
  #now = $derived.by(() => this.lines[this.at]!)
  #steps = $derived.by(() => this.lines.slice(1, this.at + 1) as Step[])

  constructor(
    { kind, players, guests }: Heading,
    lines: ReplayStep[],
    readonly seat: Seat | null,
    at: number,
  ) {
    this.kind = kind as Kind
    this.#names = players
    this.#guests = guests
    this.lines = lines
    this.at = this.#within(at)
  }

  get players(): string[] {
    return this.#names.map((name, at) => playerName(name, at, this.#now.bots[at] === name, this.#guests[at]))
  }

  get last(): number {
    return this.lines.length - 1
  }

  get view() {
    return this.#now.view
  }

  get votes() {
    return this.#now.votes ?? []
  }

  get question() {
    return this.#now.question
  }

  get answers() {
    return this.#now.answers
  }

  get beginning() {
    return this.lines[0]?.events ?? []
  }

  get beginningTold() {
    return this.lines[0]?.told ?? []
  }

  get steps() {
    return this.#steps
  }

  get outcome() {
    return this.#now.outcome
  }

  get verdict() {
    return this.#now.verdict
  }

  get offer() {
    return this.#now.offer
  }

  get bots() {
    return this.#now.bots
  }

  /** Go to a step. The next one is narrated; others are shown at once. */
  go(to: number): void {
    const wanted = this.#within(to)
    if (wanted === this.at) return
    if (wanted !== this.at + 1 || this.lines[wanted]?.kind !== 'move') this.rewinds += 1
    this.at = wanted
  }

  async act(): Promise<Fault | null> {
    return null
  }

  async whyNot(): Promise<Fault | null> {
    return null
  }

  #within(at: number): number {
    return Math.max(0, Math.min(Number.isFinite(at) ? at : 0, this.last))
  }
}

/** Where replays come from: a game at this server, or a record from a file. */
export interface Source {
  /** The seats that it can be seen from. */
  seats: Seat[]
  /** The seat that it is first seen from. */
  own: Seat | null
  names: string[]
  /** The address of the record. */
  record: string | null
  load(seat: Seat | null, at: number): Promise<ReplayFeed>
}

const seatsOf = (players: string[]) => ['A', 'B', 'C', 'D'].slice(0, players.length) as Seat[]

/** A game at this server. */
export async function gameSource(game: string, invitation: string | null): Promise<Source> {
  const answer = await get<GameAnswer>(withQuery(`/games/${game}`, { invitation }))
  const names = answer.players.map((name, at) => playerName(name, at, answer.bots[at] === name, answer.guests[at]))
  return {
    seats: answer.outcome === null ? (answer.you === null ? [] : [answer.you]) : seatsOf(answer.players),
    own: answer.you,
    names,
    record: answer.outcome === null ? null : withQuery(`/api/v1/games/${game}/record`, { invitation }),
    async load(seat, at) {
      const lines = await get<ReplayStep[]>(withQuery(`/games/${game}/replay`, { seat, invitation }))
      return new ReplayFeed(answer, lines, lines[0]?.view.seat ?? null, at)
    },
  }
}

/** A record from a file. */
export async function recordSource(record: string): Promise<Source> {
  const ask = (seat: Seat | null) => post<RecordReplay>('/replays', { record, seat })
  const first = await ask(null)
  const names = first.players.map((name, at) => playerName(name, at, true, first.guests[at]))
  return {
    seats: seatsOf(first.players),
    own: null,
    names,
    record: null,
    async load(seat, at) {
      const answer = seat === null ? first : await ask(seat)
      return new ReplayFeed({ kind: answer.kind, players: names, guests: [] }, answer.steps, seat, at)
    },
  }
}
