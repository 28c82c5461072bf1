import { get, post, withQuery } from '../lib/api'
import type { GameAnswer, JudgedDecision, ReviewAnswer, Seat, WinTurn } from '../lib/types'
import { recordSource, type Source } from '../replay/replay.svelte'

/** A point of the graph: the probability that each side wins after this many actions. */
export interface Point {
  at: number
  wins: number[]
}

/** A review, as far as the server has got with it. */
export class Review {
  decisions: JudgedDecision[] = $state.raw([])
  told: ReviewAnswer | null = $state.raw(null)
  #isWanted = true

  constructor(
    readonly source: Source,
    readonly record: string,
    readonly ask: (since: number) => Promise<ReviewAnswer>,
  ) {}

  get isDone(): boolean {
    return this.told?.done ?? false
  }

  get sides(): number[] {
    return this.told?.sides ?? this.source.seats.map((_, at) => at)
  }

  /** How many sides there are. */
  get parties(): number {
    return new Set(this.sides).size
  }

  readonly mistakes = $derived.by(() => this.decisions.filter(({ grade }) => grade === 'mistake' || grade === 'blunder'))

  /** How the chances changed: from the account of luck and skill, otherwise as known to the player who acted. */
  readonly points: Point[] = $derived.by(() => {
    const series = this.told?.series ?? []
    if (series.length > 0) return series.map((turn) => ({ at: momentOf(turn), wins: turn.wins }))
    if (this.parties !== 2) return []
    return this.decisions.flatMap(({ number, side, action, values }) => {
      const win = values.find((value) => value.action === action)?.win
      return win === undefined ? [] : [{ at: number, wins: side === 0 ? [win, 1 - win] : [1 - win, win] }]
    })
  })

  /** Ask until the review is complete or no longer wanted. */
  async follow(): Promise<void> {
    while (this.#isWanted && !this.isDone) {
      const told = await this.ask(this.decisions.length)
      this.decisions = [...this.decisions.slice(0, told.since), ...told.decisions]
      this.told = told
    }
  }

  stop(): void {
    this.#isWanted = false
  }

  /** The seats of a side. */
  seatsOf(side: number): Seat[] {
    return this.source.seats.filter((_, at) => this.sides[at] === side)
  }
}

/** How many actions had been taken after a turn. */
export function momentOf({ cause, number }: WinTurn): number {
  return cause === 'decision' ? number + 1 : number
}

/** A game at this server. */
export async function reviewOfGame(game: string, invitation: string | null): Promise<Review> {
  const [answer, record] = await Promise.all([
    get<GameAnswer>(withQuery(`/games/${game}`, { invitation })),
    get<string>(withQuery(`/games/${game}/record`, { invitation })),
  ])
  const source = await recordSource(record)
  source.own = answer.you
  source.record = withQuery(`/api/v1/games/${game}/record`, { invitation })
  return new Review(source, record, (since) => get(withQuery(`/games/${game}/review`, { since, invitation })))
}

/** A record from a file. */
export async function reviewOfRecord(record: string): Promise<Review> {
  return new Review(await recordSource(record), record, (since) => post('/reviews', { record, since }))
}
