import { untrack } from 'svelte'
import type { GameFeed } from './feed'
import type { Narration } from './narration.svelte'

/** Whether the count is open: a game ends before one's eyes, and everything has come to rest. */
export class Counting {
  isOpen = $state(false)

  /** Made while a component is set up. */
  constructor(feed: GameFeed, stage: Narration) {
    // Who leafs through a replay has to ask for it.
    let before = untrack(() => ({ isOver: stage.now.outcome !== null && feed.replayPath === undefined, rewinds: feed.rewinds }))
    $effect(() => {
      const isOver = stage.now.outcome !== null
      const rewinds = feed.rewinds
      if (stage.isTelling) return
      if (isOver && !before.isOver && rewinds === before.rewinds) this.isOpen = true
      if (!isOver) this.isOpen = false
      before = { isOver, rewinds }
    })
  }
}
