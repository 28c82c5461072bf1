import { post } from '../lib/api'
import { Fault } from '../lib/fault'
import type { AnalysisAnswer } from '../lib/types'

/** A moment of a game: after so many actions of a record, or at a position, and what was done since. */
export interface Where {
  record: string
  at: number | null
  line: string[]
}

/** The analysis of a position. The server works on it only while it is asked. */
export class Analysis {
  told: AnalysisAnswer | null = $state.raw(null)
  fault: Fault | null = $state.raw(null)
  isRunning = $state(false)
  /** The analysis is complete at this depth. */
  isDone = $state(false)
  depth = $state(0)
  #runs = 0

  constructor(readonly where: Where) {}

  /** Ask until the analysis is complete at this depth, or no longer wanted. */
  async goOn(): Promise<void> {
    const run = ++this.#runs
    const isWanted = () => run === this.#runs
    this.isRunning = true
    this.isDone = false
    this.fault = null
    try {
      while (isWanted()) {
        const told = await post<AnalysisAnswer>('/analyses', { ...this.where, depth: this.depth })
        if (!isWanted()) return
        if (told.done || work(told) >= work(this.told)) this.told = told
        this.isDone = told.done
        if (told.done) break
      }
    } catch (refused) {
      if (!(refused instanceof Fault)) throw refused
      if (isWanted()) this.fault = refused
    } finally {
      if (isWanted()) this.isRunning = false
    }
  }

  stop(): void {
    this.#runs += 1
    this.isRunning = false
  }

  deeper(): Promise<void> {
    this.depth += 1
    return this.goOn()
  }
}

/** The work done so far. After a restart, the server knows less for a while than it did before. */
function work(told: AnalysisAnswer | null): number {
  return told === null ? 0 : told.playouts + told.nodes
}
