import { untrack } from 'svelte'
import type { GameFeed } from './feed'

/** Whether the count is open: a game ends before one's eyes, and everything has come to rest. */
export class Counting {
  isOpen = $state(false)

  /** Made while a component is set up. */
  constructor(feed: GameFeed, isTelling: () => boolean) {
    // Who leafs through a replay has to ask for it.
    let before = untrack(() => ({ isOver: feed.outcome !== null && feed.replayPath === undefined, rewinds: feed.rewinds }))
    $effect(() => {
      const isOver = feed.outcome !== null
      const rewinds = feed.rewinds
      if (isTelling()) return
      if (isOver && !before.isOver && rewinds === before.rewinds) this.isOpen = true
      if (!isOver) this.isOpen = false
      before = { isOver, rewinds }
    })
  }
}
