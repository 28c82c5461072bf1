import { post } from './api'
import { botsFor } from './catalogue.svelte'
import { me } from './me.svelte'
import { go } from './router.svelte'
import { store, stored } from './settings.svelte'
import { addWord } from './shuffle'
import type { Catalogue, TableInfo, TableOptions } from './types'

const FRIENDLY = 'greedy'

/** The bot of the last game, if it still exists and plays this one; otherwise a friendly one. */
export function usualLevel(choices: Catalogue | null, game: string): string {
  const last = stored('level')
  const known = choices === null ? [] : botsFor(choices, game)
  return last !== null && known.includes(last) ? last : FRIENDLY
}

interface Opening extends Partial<Omit<TableOptions, 'setup'>> {
  setup: Partial<TableOptions['setup']>
  bots?: (string | null)[]
  word?: string
  start?: boolean
}

/** Open a table and go there. Our word is added once the server has committed itself to a deal. */
export async function openTable({ word, start = false, ...opening }: Opening): Promise<void> {
  await me.enter()
  const table = await post<TableInfo>('/tables', opening)
  await addWord(table, word)
  if (start) await post(`/tables/${table.table}/games`)
  const level = opening.bots?.find((bot) => bot !== null)
  if (level) store('level', level)
  go(`/t/${table.table}`)
}

/** The deck of the day: the same for everybody, and never the beginner's deck. */
export function deckOfTheDay(presets: { name: string }[]): string {
  const others = presets.slice(1)
  const day = Math.floor(Date.now() / 86_400_000)
  return others[day % others.length]?.name ?? ''
}
