import { get, post, withQuery } from '../lib/api'
import type { Fault } from '../lib/fault'
import type { PuzzleAnswer, PuzzleCount, PuzzleEntry, PuzzleHall, PuzzleSolution } from '../lib/types'
import { factionName, hasText, t } from '../lib/words.svelte'
import { pointerTo, SceneFeed } from '../learn/scene.svelte'

/** The wanted puzzles: a deck and optionally a theme. */
export interface Wish {
  deck: string
  theme: string | null
}

export const hall = () => get<PuzzleHall>('/puzzles')
export const nextPuzzle = ({ deck, theme }: Wish) => get<PuzzleEntry>(withQuery('/puzzles/next', { deck, theme }))

/** A theme in words: one of our own, or a faction. */
export function themeName(theme: string): string {
  return hasText(`theme-${theme}`) ? t(`theme-${theme}`) : factionName(theme)
}

/** An attempt at a puzzle. The server judges, and keeps the solution until the attempt has ended. */
export class PuzzleFeed extends SceneFeed<PuzzleAnswer> {
  readonly isOpen = true
  puzzle: PuzzleEntry = $state.raw()!
  state: PuzzleAnswer['state'] = $state('open')
  found = $state(0)
  solution: PuzzleSolution | null = $state.raw(null)
  /** What the attempt has changed, once it has ended. */
  count: PuzzleCount | null = $state.raw(null)
  /** How many actions there were when it ended. */
  #end: number | null = null

  private constructor(answer: PuzzleAnswer) {
    super(answer)
    this.stand(answer)
  }

  static async open(code: string): Promise<PuzzleFeed> {
    return new PuzzleFeed(await get<PuzzleAnswer>(path(code)))
  }

  get hasEnded(): boolean {
    return this.state !== 'open'
  }

  /** The right card, where it can still be played. */
  get pointer(): string | null {
    return this.state === 'failed' && this.solution?.wrong == null ? pointerTo(this.solution?.right ?? null, this.seat) : null
  }

  /** See the solution. */
  giveUp(): Promise<Fault | null> {
    return this.go(this.actions, () => this.#post(this.actions, true))
  }

  /** Go back to the last moment at which everything was right. */
  tryAgain(): Promise<Fault | null> {
    const right = this.actions.slice(0, this.state === 'failed' ? this.found : 0)
    return this.go(right, () => this.#post(right))
  }

  protected override ask(actions: string[]): Promise<PuzzleAnswer> {
    return this.#post(actions)
  }

  #post(actions: string[], giveUp = false): Promise<PuzzleAnswer> {
    return post<PuzzleAnswer>(path(this.puzzle.code), { actions, give_up: giveUp })
  }

  protected override stand(answer: PuzzleAnswer): void {
    super.stand(answer)
    this.puzzle = answer.puzzle
    this.state = answer.state
    this.found = answer.found
    this.solution = answer.solution
    // Actions after the end change nothing, so the result of the attempt stays.
    if (answer.state === 'open') this.#end = this.count = null
    else if (this.#end === null) {
      this.#end = this.actions.length
      this.count = answer.count
    }
    // The votes are counted on screen only if the player chose to play on.
    const isPlayedOn = this.#end !== null && this.actions.length > this.#end
    this.isDone = answer.outcome !== null
    if (!isPlayedOn) this.outcome = this.verdict = null
  }
}

const path = (code: string) => `/puzzles/${encodeURIComponent(code)}`
