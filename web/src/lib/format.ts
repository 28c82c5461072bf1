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

/** Who was chosen to lead or begin the first game; nothing once it has begun, and where it is by lot. */
export function firstOf({ options, seats, games, you }: TableInfo): string {
  if (options.first === null || games > 0) return ''
  const { player, bot } = seats['ABCD'.indexOf(options.first)] ?? { player: null, bot: null }
  const seat = t('name-seat', { letter: options.first })
  const called = player === null ? (bot === null ? seat : t(`bot-${bot}`)) : calledAs(player.name, player.guest)
  const name = options.first === you ? t('name-you') : called
  return t(options.setup.game === 'claim' ? 'first-claim' : 'first-other', { name })
}

/** What somebody is called: anybody may take the name of a guest, so it is marked. */
export function calledAs(name: string, isGuest: boolean): string {
  return isGuest ? t('name-guest', { name }) : name
}

/** What a player of a game is called: a bot by its level, a seat without a name by its letter. */
export function playerName(name: string, at: number, isBot: boolean, isGuest = false): string {
  if (name === '') return t('name-seat', { letter: 'ABCD'[at] ?? '' })
  return isBot && hasText(`bot-${name}`) ? t(`bot-${name}`) : calledAs(name, isGuest)
}

/** The names at a table, except one's own; bots are called by their level. */
export function othersAt(table: TableInfo): string {
  const others = table.seats.filter((_, at) => 'ABCD'[at] !== table.you)
  return withOthers(others.map(({ player, bot }) => ({ name: player && calledAs(player.name, player.guest), bot })))
}

/** Whom one plays with; bots of one level are counted together, after the people. */
export function withOthers(others: { name: string | null; bot: string | null }[]): string {
  const people = others.flatMap(({ name, bot }) => (bot === null ? (name ?? []) : []))
  const bots = others.flatMap(({ bot }) => bot ?? [])
  const levels = [...new Set(bots)].map((level) => {
    const count = bots.filter((bot) => bot === level).length
    const bot = t(`bot-${level}`)
    return count > 1 ? t('bots-alike', { count, bot }) : bot
  })
  const all = [...people, ...levels]
  return all.length ? t('game-with', { others: listed(all) }) : t('game-alone')
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
