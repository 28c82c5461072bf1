import book from '../../../src/claimant/rulebook/book.json'
import { cardName, factionName, listed, t } from '../lib/words.svelte'

/* The structure of the rules; src/claimant/rulebook/chapters.py explains it. */

/** A part of a cell: one entry, whose name says what it is. */
export interface Part {
  text?: string
  plain?: string
  card?: string
  faction?: string
  factions?: string[]
  to?: [seat: string, cards: string[]]
}

export type Block =
  | { kind: 'text'; key: string }
  | { kind: 'example'; key: string }
  | { kind: 'list'; keys: string[]; ordered: boolean }
  | { kind: 'picture'; name: string; alt: string; with: Record<string, number> }
  | { kind: 'table'; columns: string[]; rows: Part[][][] }
  | { kind: 'pairs'; pairs: string[][] }
  | { kind: 'powers'; sort: Sort; codes: string[] }

export type Sort = 'faction' | 'board-faction' | 'building' | 'landscape'

export interface Section {
  id: string
  title: string
  sub: boolean
  blocks: Block[]
}

interface Chapters {
  title: string
  intro: string
  sections: Section[]
}

export const BOOK = book as unknown as Record<'claim' | 'kingdoms', Chapters>

const drawn = import.meta.glob<string>('../../../docs/pictures/*.svg', { query: '?url', import: 'default', eager: true })

/** Where a picture of the rules lies, or null if there is none. */
export function pictureOf(name: string): string | null {
  return drawn[`../../../docs/pictures/${name}.svg`] ?? null
}

/** The head of a column: a key, or a letter as it is. */
export function columnHead(column: string): string {
  return column.includes('-') ? t(column) : column
}

/** A part of a cell in words. */
export function said({ text, plain, card, faction, factions, to }: Part): string {
  if (text !== undefined) return t(text)
  if (card !== undefined) return cardName(card)
  if (faction !== undefined) return factionName(faction)
  if (factions !== undefined) return factions.map((code) => factionName(code)).join(', ')
  if (to !== undefined) return `${t('rules-sample-to', { seat: to[0] })}: ${to[1].map(cardName).join(', ')}`
  return plain ?? ''
}

export function pairName(pair: string[]): string {
  return listed(pair.map((code) => factionName(code)))
}
