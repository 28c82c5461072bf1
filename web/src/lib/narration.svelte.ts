import { announce } from './announce.svelte'
import type { GameFeed } from './feed'
import { settings } from './settings.svelte'
import { spoken, type Spoken } from './story'
import type { GameEvent, Glimpse, Outcome, Sentence, Standings, Verdict, View } from './types'

/* A game is narrated step by step. A table shows what has been narrated so far, and never what comes next. */

/** The state of a game after a step. */
export interface Standing {
  view: View
  votes: Standings
  outcome: Outcome | null
  verdict: Verdict | null
}

/** Events that are shown together, and the sentences about them. */
export interface Beat {
  events: GameEvent[]
  said: Spoken[]
  /** Its step, and how many events of that step have been shown once this beat has. */
  version: number
  upTo: number
  /** All beats of its step, including this one. */
  step: Beat[]
  /** The new votes, if this is the last beat of its step that changes them. */
  votes: Standings | null
  /** The state afterwards, if this is the last beat of its step. */
  after: Standing | null
}

/** With more beats than this to catch up on, the table jumps to the current state; the log has the rest. */
const TOO_MUCH = 30

export abstract class Narration {
  /** The state after the last step that has been shown completely. */
  now: Standing = $state.raw()!
  /** The votes, or who leads the factions, according to what has been shown. */
  votes: Standings = $state.raw([])
  caption: Spoken[] = $state.raw([])
  isTelling = $state(false)
  /** Everything that a decision could depend on has been shown. */
  isCurrent = $state(true)
  /** The reader has seen the game end, and the count will reveal the result. */
  isToBeCounted = $state(false)
  /** The last step that has been shown completely. */
  told = $state(0)
  /** How much has been shown: a step, and how many of its events. */
  position = $state('0:0')
  root: HTMLElement | null = null
  protected readonly feed: GameFeed
  protected hurry = false
  #queue: Beat[] = []
  #heard = 0
  #rewinds = 0
  /** The state after everything received so far. */
  #latest: Standing
  #wake: (() => void) | null = null

  constructor(feed: GameFeed) {
    this.feed = feed
    // In a replay, the count opens only on request.
    this.isToBeCounted = feed.outcome !== null && feed.replayPath !== undefined
    this.#latest = this.#truth()
  }

  /** Which events are shown together. */
  protected abstract grouped(events: GameEvent[]): GameEvent[][]
  /** Whether an event changes what is counted in the end. */
  protected abstract isCounted(event: GameEvent): boolean
  protected abstract show(beat: Beat): Promise<void>
  /** Whether the player may already decide while this beat, the last one, is shown. */
  protected abstract isAftermath(beat: Beat): boolean
  /** Show exactly the current state. */
  protected abstract settle(): void

  /** Take in what is new in the feed. */
  hear(): void {
    if (this.feed.rewinds !== this.#rewinds) {
      this.isToBeCounted = false
      this.forget()
      this.finish()
      return
    }
    this.#latest = this.#truth()
    const news = this.feed.steps.filter(({ version }) => version > this.#heard)
    for (const { version, events = [], told, after } of news) {
      this.#heard = version
      this.add(events, told, version, version === news.at(-1)!.version ? this.#latest : earlier(after))
    }
    if (this.#queue.length > 0) this.isCurrent = false
    if (this.#queue.length > TOO_MUCH) this.finish()
    if (this.isTelling) return
    if (this.#queue.length > 0) void this.#tell()
    else this.#rest(this.#latest)
  }

  /** Skip to the current state. */
  finish(): void {
    this.hurry = this.isTelling || this.#queue.length > TOO_MUCH
    this.#wake?.()
  }

  /** Start over from the current state, without narrating what happened before. */
  protected forget(): void {
    this.#queue = []
    this.#rewinds = this.feed.rewinds
    const last = this.feed.steps.at(-1)
    this.#heard = last?.version ?? 0
    this.position = `${this.#heard}:${(last?.events ?? this.feed.beginning).length}`
    this.caption = []
    this.isCurrent = true
    this.#latest = this.#truth()
    this.#rest(this.#latest)
  }

  protected add(events: GameEvent[], told: Sentence[], version: number, after: Standing | null): void {
    const groups = events.length === 0 ? [[]] : this.grouped(events)
    const counted = groups.findLastIndex((group) => group.some((event) => this.isCounted(event)))
    const step: Beat[] = []
    let upTo = 0
    for (const [at, group] of groups.entries()) {
      const first = upTo
      const isLast = at === groups.length - 1
      upTo += group.length
      const about = told.filter(({ event }) => isLast ? event >= first : event >= first && event < upTo)
      step.push({
        events: group,
        said: spoken(this.feed, about),
        version,
        upTo,
        step,
        // At the end, the votes are counted one by one.
        votes: at === counted && after?.outcome === null ? after.votes : null,
        after: isLast ? after : null,
      })
    }
    this.#queue.push(...step)
  }

  /** Without motion, several beats can be shown at once. */
  protected joins(_beat: Beat, _next: Beat): boolean {
    return false
  }

  /** Pause on a beat. All pauses of one step together are no longer than `most`. */
  protected pause(beat: Beat, lengthOf: (beat: Beat) => number, most: number): Promise<void> {
    const all = beat.step.reduce((sum, other) => sum + lengthOf(other), 0)
    return this.wait(lengthOf(beat) * Math.min(1, most / all))
  }

  protected wait(time: number): Promise<void> {
    if (this.hurry || time <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(done, time)
      function done() {
        clearTimeout(timer)
        resolve()
      }
      this.#wake = done
    })
  }

  #truth(): Standing {
    const { view, votes, outcome, verdict } = this.feed
    return { view, votes, outcome, verdict }
  }

  async #tell(): Promise<void> {
    this.isTelling = true
    const rewinds = this.#rewinds
    const unsaid: string[] = []
    for (let beat = this.#next(); beat !== undefined; beat = this.#next()) {
      const texts = beat.said.map(({ text }) => text)
      if (beat.said.length > 0) this.caption = beat.said.filter(({ power }, at) => at === 0 || power !== null)
      if (this.hurry) unsaid.push(...texts)
      else if (texts.length > 0) announce(texts.join(' '))
      this.position = `${beat.version}:${beat.upTo}`
      this.isCurrent = this.#queue.length === 0 && this.isAftermath(beat)
      await this.show(beat)
      if (rewinds !== this.#rewinds) break
      if (beat.votes !== null) this.votes = beat.votes
      if (beat.after === null) continue
      this.isToBeCounted = beat.after.outcome !== null
      this.#rest(beat.after, beat.version)
    }
    if (unsaid.length > 0) announce(unsaid.join(' '))
    this.hurry = false
    this.isTelling = false
    this.isCurrent = true
    this.#rest(this.#latest)
    // Steps that arrived after a move was taken back.
    if (this.#queue.length > 0) this.hear()
  }

  #next(): Beat | undefined {
    let beat = this.#queue.shift()
    if (beat === undefined || settings.travel > 0) return beat
    while (this.#queue[0] !== undefined && this.joins(beat, this.#queue[0])) {
      const next = this.#queue.shift()!
      next.events = [...beat.events, ...next.events]
      next.said = [...beat.said, ...next.said]
      next.votes ??= beat.votes
      beat = next
    }
    return beat
  }

  #rest(standing: Standing, version = this.#heard): void {
    this.now = standing
    this.votes = standing.votes
    this.told = version
    if (this.feed.shown !== undefined) this.feed.shown = version
    this.settle()
  }
}

/** An earlier state: the game was not over then. */
function earlier(after: Glimpse | undefined): Standing | null {
  return after === undefined ? null : { view: after.view, votes: after.votes ?? [], outcome: null, verdict: null }
}
