import { announce } from './announce.svelte'
import type { GameFeed } from './feed'
import { settings } from './settings.svelte'
import { spoken, type Spoken } from './story'
import type { GameEvent, Glimpse, Outcome, Sentence, Standings, Verdict, View } from './types'

/* A game is told step by step, and a table shows how far the telling has come: never what is still to be told. */

/** How a game stands after a step. */
export interface Standing {
  view: View
  votes: Standings
  outcome: Outcome | null
  verdict: Verdict | null
}

/** What is told in one go: some events, and how they are said. */
export interface Beat {
  events: GameEvent[]
  said: Spoken[]
  /** Of which step, and how many of its events have been shown with this beat. */
  version: number
  upTo: number
  /** All beats of its step, itself among them. */
  step: Beat[]
  /** What would be counted from then on, if this is the last beat of its step that changes it. */
  votes: Standings | null
  /** How it stands afterwards, if this is the last beat of its step. */
  after: Standing | null
}

/** Who has missed so much sees how it stands, and reads the rest. */
const TOO_MUCH = 30

export abstract class Narration {
  /** How it stood after the last step that has been shown to its end. */
  now: Standing = $state.raw()!
  /** How the votes, or the factions, stand by what has been shown. */
  votes: Standings = $state.raw([])
  caption: Spoken[] = $state.raw([])
  isTelling = $state(false)
  /** Nothing is still to come that a decision could depend on. */
  isCurrent = $state(true)
  /** The end has come before the reader's eyes: the count says what it is. */
  isToBeCounted = $state(false)
  /** The last step that has been shown to its end. */
  told = $state(0)
  /** How far the story has been shown: a step, and how many of its events. */
  position = $state('0:0')
  root: HTMLElement | null = null
  protected readonly feed: GameFeed
  protected hurry = false
  #queue: Beat[] = []
  #heard = 0
  #rewinds = 0
  /** How it stands after all that has been heard. */
  #latest: Standing
  #wake: (() => void) | null = null

  constructor(feed: GameFeed) {
    this.feed = feed
    // Who leafs through a replay has to ask for the count.
    this.isToBeCounted = feed.outcome !== null && feed.replayPath !== undefined
    this.#latest = this.#truth()
  }

  /** Which events are shown together. */
  protected abstract grouped(events: GameEvent[]): GameEvent[][]
  /** Whether something happens here that is counted in the end. */
  protected abstract isCounted(event: GameEvent): boolean
  protected abstract show(beat: Beat): Promise<void>
  /** Whether a decision may be made while this is shown, being the last thing to be told. */
  protected abstract isAftermath(beat: Beat): boolean
  /** Show exactly how it stands now. */
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

  /** Show at once how it stands. */
  finish(): void {
    this.hurry = this.isTelling || this.#queue.length > TOO_MUCH
    this.#wake?.()
  }

  /** Begin anew with what is true now, and tell nothing that was before. */
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
        // In the end the votes are counted one by one.
        votes: at === counted && after?.outcome === null ? after.votes : null,
        after: isLast ? after : null,
      })
    }
    this.#queue.push(...step)
  }

  /** Without motion, several beats can be one sight. */
  protected joins(_beat: Beat, _next: Beat): boolean {
    return false
  }

  /** Look at a beat for a while; however much comes of one step, all its pauses together are no longer than `most`. */
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
    // What was heard after something had been taken back.
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

/** How it stood before more happened: nothing was over then. */
function earlier(after: Glimpse | undefined): Standing | null {
  return after === undefined ? null : { view: after.view, votes: after.votes ?? [], outcome: null, verdict: null }
}
