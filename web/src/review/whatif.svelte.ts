import { post } from '../lib/api'
import type { Fault } from '../lib/fault'
import type { Seat, WhatIfAnswer } from '../lib/types'
import { SceneFeed } from '../learn/scene.svelte'

/** The start of a variation: after this many actions of a record, for a seat, against a bot. */
interface Trial {
  record: string
  at: number
  seat: Seat
  bot: string
}

/** A variation of a finished game, played against a bot. The server stores nothing of it. */
export class WhatIfFeed extends SceneFeed<WhatIfAnswer> {
  private constructor(
    readonly trial: Trial,
    answer: WhatIfAnswer,
  ) {
    super(answer)
    this.stand(answer)
  }

  get at(): number {
    return this.trial.at
  }

  /** Play another action at a moment. */
  static async open(trial: Trial, action: string): Promise<WhatIfFeed> {
    const feed = new WhatIfFeed(trial, await ask(trial, []))
    await feed.act(action)
    return feed
  }

  /** Go back to the reader's last decision. */
  override async undo(): Promise<Fault | null> {
    const last = this.actions.findLastIndex((action) => action.startsWith(`${this.seat}:`))
    return last < 0 ? null : this.go(this.actions.slice(0, last))
  }

  protected override ask(actions: string[]): Promise<WhatIfAnswer> {
    const line = actions.map((action) => (/^[A-D]:/.test(action) ? action : `${this.seat}:${action}`))
    return ask(this.trial, line)
  }

  protected override stand(answer: WhatIfAnswer): void {
    super.stand(answer)
    // Including the moves of the bots.
    this.actions = answer.line
  }
}

function ask(trial: Trial, line: string[]): Promise<WhatIfAnswer> {
  return post<WhatIfAnswer>('/what-if', { ...trial, line })
}
