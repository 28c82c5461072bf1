import { get, post } from '../lib/api'
import { Fault } from '../lib/fault'
import type { GameFeed } from '../lib/feed'
import type {
  Advice,
  GameEvent,
  Kind,
  LessonAnswer,
  LessonEntry,
  Message,
  Outcome,
  Seat,
  Sentence,
  Standings,
  Step,
  Verdict,
  View,
} from '../lib/types'
import { t } from '../lib/words.svelte'

let asked: Promise<LessonEntry[]> | null = null

/** All lessons, in the order in which they may be offered; asked for once. */
export function lessons(): Promise<LessonEntry[]> {
  asked ??= get<LessonEntry[]>('/lessons').catch((fault: unknown) => {
    asked = null
    throw fault
  })
  return asked
}

/** A scene to play. The server keeps nothing: it is told all actions each time. */
export class LessonFeed implements GameFeed {
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
  /** Nothing more is asked in this lesson; the game itself may go on. */
  isDone = $state(false)
  /** Was everything done as the lesson would show it? */
  isOnPlan = $state(true)
  suggested: string | null = $state(null)
  /** What would win the trick at once. */
  winning: string[] = $state.raw([])
  #actions: string[] = []
  #isBusy = $state(false)

  private constructor(
    readonly lesson: string,
    answer: LessonAnswer,
  ) {
    this.kind = answer.kind as Kind
    this.seat = answer.you
    this.#stand(answer)
  }

  static async open(lesson: string): Promise<LessonFeed> {
    return new LessonFeed(lesson, await ask(lesson, []))
  }

  get players(): string[] {
    return this.bots.map((_, at) => t('ABCD'[at] === this.seat ? 'name-you' : 'name-opponent'))
  }

  get canAct(): boolean {
    return !this.#isBusy && !this.isDone && this.view.legal.length > 0
  }

  /** Has the table shown all that has happened? */
  get isShown(): boolean {
    return this.shown >= (this.steps.at(-1)?.version ?? 0)
  }

  /** The card that the plan wants from the hand, as a selector within the table; null if it wants none. */
  get pointer(): string | null {
    const [, card, tile] = this.suggested?.match(/^-?(?:([A-Z][a-z]\d+)|([A-Z][a-z])@.*)$/) ?? []
    if (card !== undefined) return `[data-card="${card}"]`
    return tile === undefined ? null : `[data-spot="${this.seat} hand ${tile}"]`
  }

  async act(action: string): Promise<Fault | null> {
    return this.#go([...this.#actions, action])
  }

  async whyNot(action: string): Promise<Fault | null> {
    try {
      await ask(this.lesson, [...this.#actions, action])
      return null
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      this.refused = fault
      return fault
    }
  }

  async hint(): Promise<Advice | Fault> {
    return { action: this.suggested ?? this.view.legal[0] ?? '' }
  }

  async undo(): Promise<Fault | null> {
    return this.#actions.length === 0 ? null : this.#go(this.#actions.slice(0, -1))
  }

  async #go(actions: string[]): Promise<Fault | null> {
    this.#isBusy = true
    this.refused = null
    try {
      const answer = await ask(this.lesson, actions)
      if (actions.length < this.#actions.length) this.rewinds += 1
      // Which card is drawn at last shows no power.
      if (this.kind === 'kingdoms' && answer.done) answer.on_plan = this.isOnPlan
      this.#actions = actions
      this.#stand(answer)
      return null
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      this.refused = fault
      return fault
    } finally {
      this.#isBusy = false
    }
  }

  #stand(answer: LessonAnswer): void {
    this.steps = answer.steps
    this.view = answer.view
    this.question = answer.question
    this.answers = answer.answers
    this.votes = answer.votes ?? []
    this.bots = answer.bots
    this.outcome = answer.outcome
    this.verdict = answer.verdict
    this.suggested = answer.suggested
    this.winning = answer.winning
    this.isOnPlan = answer.on_plan
    this.isDone = answer.done
  }
}

function ask(lesson: string, actions: string[]): Promise<LessonAnswer> {
  return post<LessonAnswer>(`/lessons/${encodeURIComponent(lesson)}`, { actions })
}
