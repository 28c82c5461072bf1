import { put } from './api'
import { randomText } from './random'
import { ofSeat } from './seats'
import type { Contribution, TableInfo } from './types'

/** What a player adds to the next shuffle at a table: a word of their own, or one that nobody can guess. */
export function contribution(table: TableInfo, typed = ''): Contribution {
  return { word: typed.trim() || randomText(), commitment: table.commitment }
}

/** Add a word, in answer to the commitment that the table shows. */
export function addWord(table: TableInfo, typed = ''): Promise<TableInfo> {
  return put<TableInfo>(`/tables/${table.table}/word`, contribution(table, typed))
}

/** Is the server waiting for this player's word? */
export function isWordMissing({ you, seats, status }: TableInfo): boolean {
  return you !== null && status !== 'closed' && !ofSeat(seats, you)?.has_word
}
