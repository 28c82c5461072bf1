import { catalogue } from './catalogue.svelte'
import type { TableInfo, TableOptions } from './types'
import { hasText, listed, placeName, t } from './words.svelte'

/** What is played at a table, in a few words. */
export function setupTitle({ setup }: TableOptions): string {
  if (setup.game === 'kingdoms') return t('game-kingdoms')
  const name = `deck-${setup.deck || 'claim'}`
  return hasText(name) ? t(name) : t('setup-own')
}

/** The factions that are played with at a table; none where they are drawn by lot. */
export async function factionsOf({ setup }: TableOptions): Promise<string[]> {
  const { presets } = await catalogue()
  const name = setup.deck || (setup.game === 'claim' ? presets[0]?.name : '')
  return presets.find((preset) => preset.name === name)?.factions[setup.players] ?? setup.deck.match(/[A-Z][a-z]/g) ?? []
}

export function placesOf({ setup }: TableOptions): string {
  if (setup.random_places) return t('places-random')
  return setup.places.length ? t('lobby-places', { places: listed(setup.places.map(placeName)) }) : ''
}

/** The names at a table, except one's own; bots are called by their level. */
export function othersAt(table: TableInfo): string {
  const names = table.seats.flatMap(({ player, bot }, at) => {
    if ('ABCD'[at] === table.you) return []
    if (bot !== null) return [t(`bot-${bot}`)]
    return player === null ? [] : [player.name]
  })
  return names.length ? t('game-with', { others: listed(names) }) : t('game-alone')
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter(({ player, bot }) => player === null && bot === null).length
}

export function tablePath(table: TableInfo): string {
  return `/t/${table.table}`
}

/** What somebody else needs in order to find the table. */
export function tableLink(table: TableInfo): string {
  const invitation = table.invitation === null ? '' : `?invitation=${table.invitation}`
  return `${location.origin}${tablePath(table)}${invitation}`
}
