import { get, post } from '../lib/api'
import type { Fault } from '../lib/fault'
import { SEATS } from '../lib/seats'
import type { ExerciseAnswer, ExerciseHall, ExerciseResult, ReviewAnswer } from '../lib/types'
import { t } from '../lib/words.svelte'
import { pointerTo, SceneFeed } from '../learn/scene.svelte'

export const exercises = () => get<ExerciseHall>('/me/exercises')
export const exercisePath = ({ game, number }: { game: string; number: number }) => `/mistakes/${game}/${number}`

/** Have a game reviewed to its end; tells what share of it is done. */
export async function review(game: string, tell: (share: number) => void): Promise<void> {
  let told = 0
  for (;;) {
    const { done, since, decisions, total } = await get<ReviewAnswer>(`/games/${encodeURIComponent(game)}/review?since=${told}`)
    if (done) return
    told = since + decisions.length
    tell(told / total)
  }
}

/** A mistake to correct: one answer, and the table stays as it was. */
export class ExerciseFeed extends SceneFeed<ExerciseAnswer> {
  exercise: ExerciseAnswer['exercise'] = $state.raw()!
  played = $state('')
  result: ExerciseResult | null = $state.raw(null)

  private constructor(
    readonly path: string,
    answer: ExerciseAnswer,
  ) {
    super(answer)
    this.stand(answer)
  }

  static async open(game: string, number: string): Promise<ExerciseFeed> {
    const path = `/me/exercises/${encodeURIComponent(game)}/${encodeURIComponent(number)}`
    return new ExerciseFeed(path, await get<ExerciseAnswer>(path))
  }

  override get players(): string[] {
    const seats = (this.view as { seats: unknown[] }).seats
    return seats.map((_, at) => (SEATS[at] === this.seat ? t('name-you') : t('name-opponent')))
  }

  /** Where the best card lies, once it may be seen. */
  get pointer(): string | null {
    return this.result === null ? null : pointerTo(this.result.right[0] ?? null, this.seat)
  }

  /** See what was better. */
  giveUp(): Promise<Fault | null> {
    return this.go([], () => post<ExerciseAnswer>(this.path, { action: null }))
  }

  protected override ask(actions: string[]): Promise<ExerciseAnswer> {
    return post<ExerciseAnswer>(this.path, { action: actions.at(-1) ?? null })
  }

  override async act(action: string): Promise<Fault | null> {
    return this.go([], () => this.ask([action]))
  }

  protected override stand(answer: ExerciseAnswer): void {
    super.stand(answer)
    this.exercise = answer.exercise
    this.played = answer.played
    this.result = answer.result
    this.isDone = answer.result !== null
  }
}
