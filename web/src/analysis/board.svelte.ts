import { post } from '../lib/api'
import { Fault } from '../lib/fault'
import type { GameFeed, Mark } from '../lib/feed'
import { playerName } from '../lib/format'
import type { BoardAnswer, Kind, Seat, Step } from '../lib/types'
import type { Where } from './analysis.svelte'

export const standing = (where: Where) => post<BoardAnswer>('/boards', where)

/** A position, for the table: all hands lie open, and the player to act sits below. */
export class BoardFeed implements GameFeed {
  readonly isOpen = true
  readonly isImpartial = true
  readonly beginning = []
  readonly beginningTold = []
  readonly steps: Step[] = []
  readonly rewinds = 0
  readonly offer = null
  readonly players: string[]
  marks: Record<string, Mark> = $state.raw({})

  constructor(
    readonly told: BoardAnswer,
    readonly where: Where,
    /** Go on from here. */
    readonly onact: (action: string) => Promise<Fault | null>,
    readonly undo: () => Promise<Fault | null>,
  ) {
    this.players = told.players.map((name, at) => playerName(name, at, true, told.guests[at]))
  }

  get kind(): Kind {
    return this.told.kind as Kind
  }

  get seat(): Seat {
    return this.told.you
  }

  get view() {
    return this.told.view
  }

  get votes() {
    return this.told.votes ?? []
  }

  get question() {
    return this.told.question
  }

  get answers() {
    return this.told.answers
  }

  get outcome() {
    return this.told.outcome
  }

  get verdict() {
    return this.told.verdict
  }

  get bots() {
    return this.told.bots
  }

  get canAct(): boolean {
    return this.told.outcome === null
  }

  act(action: string): Promise<Fault | null> {
    return this.onact(action)
  }

  async whyNot(action: string): Promise<Fault | null> {
    try {
      await standing(after(this.where, this.seat, action))
      return null
    } catch (refused) {
      if (!(refused instanceof Fault)) throw refused
      return refused
    }
  }
}

/** Where it goes on with an action. */
export function after({ record, at, line }: Where, seat: Seat, action: string): Where {
  return { record, at, line: [...line, `${seat}:${action}`] }
}
