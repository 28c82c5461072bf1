import { Fault } from '../lib/fault'
import type { GameFeed } from '../lib/feed'
import type {
  GameEvent,
  Kind,
  Message,
  Outcome,
  Seat,
  Sentence,
  Standings,
  Step,
  Update,
  Verdict,
  View,
} from '../lib/types'
import { SEATS } from '../lib/seats'
import { t } from '../lib/words.svelte'

/** The state of a lesson, a puzzle or an exercise. */
export type SceneAnswer = Update & { kind: string; you: Seat }

/** A scene played on one page: each request sends all actions and returns the new state. */
export abstract class SceneFeed<Told extends SceneAnswer> implements GameFeed {
  readonly kind: Kind
  readonly seat: Seat
  readonly offer = null
  view: View = $state.raw()!
  votes: Standings = $state.raw([])
  question: Message | null = $state.raw(null)
  answers: Record<string, Message> = $state.raw({})
  readonly beginning: GameEvent[] = []
  readonly beginningTold: Sentence[] = []
  steps: Step[] = $state.raw([])
  rewinds = $state(0)
  shown = $state(0)
  outcome: Outcome | null = $state.raw(null)
  verdict: Verdict | null = $state.raw(null)
  bots: (string | null)[] = $state.raw([])
  /** Why the last card that was tried could not be played. */
  refused: Fault | null = $state.raw(null)
  /** The task is over, even if the game is not. */
  isDone = $state(false)
  protected actions: string[] = []
  #isBusy = $state(false)

  constructor({ kind, you }: SceneAnswer) {
    this.kind = kind as Kind
    this.seat = you
  }

  /** The state after these actions. */
  protected abstract ask(actions: string[]): Promise<Told>

  get players(): string[] {
    return this.bots.map((_, at) => t(SEATS[at] === this.seat ? 'name-you' : 'name-opponent'))
  }

  get canAct(): boolean {
    return !this.#isBusy && !this.isDone && this.view.legal.length > 0
  }

  /** Has the table shown all that has happened? */
  get isShown(): boolean {
    return this.shown >= (this.steps.at(-1)?.version ?? 0)
  }

  async act(action: string): Promise<Fault | null> {
    return this.go([...this.actions, action])
  }

  async whyNot(action: string): Promise<Fault | null> {
    // A legal action is not tried out, because it might count.
    if (this.view.legal.includes(action)) return null
    try {
      await this.ask([...this.actions, action])
      return null
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      this.refused = fault
      return fault
    }
  }

  async undo(): Promise<Fault | null> {
    return this.actions.length === 0 ? null : this.go(this.actions.slice(0, -1))
  }

  /** Go to the state after these actions. */
  protected async go(actions: string[], ask: () => Promise<Told> = () => this.ask(actions)): Promise<Fault | null> {
    this.#isBusy = true
    this.refused = null
    try {
      const told = await ask()
      if (actions.length < this.actions.length) this.rewinds += 1
      this.actions = actions
      this.stand(told)
      return null
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      this.refused = fault
      return fault
    } finally {
      this.#isBusy = false
    }
  }

  protected stand(told: Told): void {
    this.steps = told.steps
    this.view = told.view
    this.question = told.question
    this.answers = told.answers
    this.votes = told.votes ?? []
    this.bots = told.bots
    this.outcome = told.outcome
    this.verdict = told.verdict
  }
}

/** A selector for a card of the hand; null for other actions. */
export function pointerTo(action: string | null, seat: Seat): string | null {
  const [, card, tile] = action?.match(/^-?(?:([A-Z][a-z]\d+)|([A-Z][a-z])@.*)$/) ?? []
  if (card !== undefined) return `[data-card="${card}"]`
  return tile === undefined ? null : `[data-spot="${seat} hand ${tile}"]`
}
