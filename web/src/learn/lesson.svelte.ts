import { get, post } from '../lib/api'
import type { Advice, LessonAnswer, LessonEntry } from '../lib/types'
import { pointerTo, SceneFeed } from './scene.svelte'

let asked: Promise<LessonEntry[]> | null = null

/** All lessons, in the order in which they may be offered; asked for once. */
export function lessons(): Promise<LessonEntry[]> {
  asked ??= get<LessonEntry[]>('/lessons').catch((fault: unknown) => {
    asked = null
    throw fault
  })
  return asked
}

/** A lesson to play. The server keeps nothing of it. */
export class LessonFeed extends SceneFeed<LessonAnswer> {
  /** Was everything done as the lesson would show it? */
  isOnPlan = $state(true)
  suggested: string | null = $state(null)
  /** What would win the trick at once. */
  winning: string[] = $state.raw([])

  private constructor(
    readonly lesson: string,
    answer: LessonAnswer,
  ) {
    super(answer)
    this.stand(answer)
  }

  static async open(lesson: string): Promise<LessonFeed> {
    return new LessonFeed(lesson, await ask(lesson, []))
  }

  /** The card that the plan wants from the hand, as a selector within the table; null if it wants none. */
  get pointer(): string | null {
    return pointerTo(this.suggested, this.seat)
  }

  async hint(): Promise<Advice> {
    return { action: this.suggested ?? this.view.legal[0] ?? '' }
  }

  protected override ask(actions: string[]): Promise<LessonAnswer> {
    return ask(this.lesson, actions)
  }

  protected override stand(answer: LessonAnswer): void {
    super.stand(answer)
    this.suggested = answer.suggested
    this.winning = answer.winning
    // Which card is drawn at last in Kingdoms shows no power.
    if (this.kind !== 'kingdoms' || !answer.done) this.isOnPlan = answer.on_plan
    this.isDone = answer.done
  }
}

function ask(lesson: string, actions: string[]): Promise<LessonAnswer> {
  return post<LessonAnswer>(`/lessons/${encodeURIComponent(lesson)}`, { actions })
}
