import { post } from '../lib/api'
import type { Fault } from '../lib/fault'
import type { Seat, WhatIfAnswer } from '../lib/types'
import { SceneFeed } from '../learn/scene.svelte'

/** A finished game that goes on differently from one of its moments, against a bot. The server keeps nothing of it. */
export class WhatIfFeed extends SceneFeed<WhatIfAnswer> {
  private constructor(
    readonly record: string,
    readonly at: number,
    answer: WhatIfAnswer,
  ) {
    super(answer)
    this.stand(answer)
  }

  /** Be where somebody has done something else at a moment. */
  static async open(record: string, at: number, seat: Seat, action: string): Promise<WhatIfFeed> {
    const feed = new WhatIfFeed(record, at, await ask(record, at, seat, []))
    await feed.act(action)
    return feed
  }

  /** Go back to one's own last decision. */
  override async undo(): Promise<Fault | null> {
    const last = this.actions.findLastIndex((action) => action.startsWith(`${this.seat}:`))
    return last < 0 ? null : this.go(this.actions.slice(0, last))
  }

  protected override ask(actions: string[]): Promise<WhatIfAnswer> {
    const line = actions.map((action) => (/^[A-D]:/.test(action) ? action : `${this.seat}:${action}`))
    return ask(this.record, this.at, this.seat, line)
  }

  protected override stand(answer: WhatIfAnswer): void {
    super.stand(answer)
    // What the bots have done belongs to it, too.
    this.actions = answer.line
  }
}

function ask(record: string, at: number, seat: Seat, line: string[]): Promise<WhatIfAnswer> {
  return post<WhatIfAnswer>('/what-if', { record, at, seat, line })
}
