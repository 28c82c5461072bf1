import { untrack } from 'svelte'
import { go, route } from '../lib/router.svelte'
import type { Seat } from '../lib/types'
import { handed } from './handed'
import type { ReplayFeed } from './replay.svelte'

/** What a page shows of a game that is over. */
interface Shown {
  readonly feed: ReplayFeed | null
  /** The reader's own seat, which the address need not name. */
  readonly own: Seat | null
  /** The text of a record that is not at this server: no address leads to it. */
  readonly record: string | null
}

/** The address of a moment, seen from a seat. */
export function addressOf(at: number, seat: Seat | null, own: Seat | null): string {
  const query = new URLSearchParams(route.query)
  if (seat === null || seat === own) query.delete('seat')
  else query.set('seat', seat)
  return `${route.path}${query.size ? `?${query}` : ''}#${at}`
}

/** Keep the address and the moment on show in step, whichever changes. */
export function followAddress(shown: Shown): void {
  $effect(() => {
    if (shown.feed === null || shown.record !== null) return
    const { at, seat } = shown.feed
    untrack(() => route.hash !== String(at) && go(addressOf(at, seat, shown.own), { replace: true }))
  })

  // A link to another moment, or the browser's buttons.
  $effect(() => {
    const at = route.hash
    untrack(() => /^\d+$/.test(at) && shown.feed !== null && Number(at) !== shown.feed.at && shown.feed.go(Number(at)))
  })
}

/** Go to another page about the same game, at the same moment. */
export function goTo(page: 'review' | 'analysis', { feed, own, record }: Shown): void {
  const at = feed?.at ?? 0
  if (record !== null) {
    handed.record = record
    go(`/${page}#${at}`)
  } else {
    // The board shows everybody's cards.
    const seat = page === 'analysis' ? null : (feed?.seat ?? null)
    go(addressOf(at, seat, own).replace(/\/(replay|review)(?=[?#])/, `/${page}`))
  }
}
