import type { Narration } from './narration.svelte'
import { settings } from './settings.svelte'
import { knock } from './sound'
import type { Outcome } from './types'

/** The time for each faction, and for the last one, in multiples of a card's flight. */
const NEXT = 2.2
const LAST = 4

/**
 * The count at the end: one faction after the other comes to the throne. Until it is over, neither the table nor
 * the result shows more than has been counted.
 */
export class Counting<Row extends { faction: string }> {
  /** Whether the result is open. */
  isOpen = $state(false)
  #stage: Narration
  #rowsOf: (outcome: Outcome) => Row[]
  #number = $state(0)
  /** What is counted, in order. */
  rows = $derived.by(() => (this.outcome === null ? [] : this.#rowsOf(this.outcome)))
  counted = $derived.by(() => this.rows.slice(0, this.#number))
  isDone = $derived.by(() => this.#number >= this.rows.length)
  /** The result must not be known yet. */
  isPending = $derived.by(() => (this.#stage.isToBeCounted || this.isOpen) && !this.isDone)

  /** Create it while a component is initialised. */
  constructor(stage: Narration, rowsOf: (outcome: Outcome) => Row[]) {
    this.#stage = stage
    this.#rowsOf = rowsOf
    $effect(() => {
      if (stage.isToBeCounted && !stage.isTelling) this.isOpen = true
    })
    $effect(() => {
      if (this.outcome !== null) return
      this.isOpen = false
      this.#number = 0
    })
    $effect(() => {
      if (this.isOpen && !this.isDone) return this.#countNext()
    })
  }

  get outcome(): Outcome | null {
    return this.#stage.now.outcome
  }

  /** The factions as far as they have been counted; `open` replaces those that have not. */
  known<Standing extends { faction: string }>(standings: Standing[], open: Partial<Standing>): Standing[] {
    if (!this.isPending) return standings
    const counted = new Set(this.counted.map(({ faction }) => faction))
    return standings.map((standing) => (counted.has(standing.faction) ? standing : { ...standing, ...open }))
  }

  /** Count the rest at once. */
  finish(): void {
    this.#number = this.rows.length
  }

  #countNext(): (() => void) | undefined {
    if (settings.travel === 0) {
      this.finish()
      return
    }
    const isLast = this.#number === this.rows.length - 1
    const timer = setTimeout(
      () => {
        this.#number += 1
        knock()
      },
      settings.travel * (isLast ? LAST : NEXT),
    )
    return () => clearTimeout(timer)
  }
}
