import { catalogue } from './catalogue.svelte'
import { ofSeat, SEATS } from './seats'
import type { TableInfo, TableOptions } from './types'
import { hasText, listed, placeName, t } from './words.svelte'

/** What is played at a table, in a few words. */
export function setupTitle({ setup }: TableOptions): string {
  if (setup.game === 'kingdoms') return t('game-kingdoms')
  const name = `deck-${setup.deck || 'claim'}`
  return hasText(name) ? t(name) : t('setup-own')
}

/** The factions at a table; none if they are drawn by lot. */
export async function factionsOf({ setup }: TableOptions): Promise<string[]> {
  const { presets } = await catalogue()
  const name = setup.deck || (setup.game === 'claim' ? presets[0]?.name : '')
  return presets.find((preset) => preset.name === name)?.factions[setup.players] ?? setup.deck.match(/[A-Z][a-z]/g) ?? []
}

export function placesOf({ setup }: TableOptions): string {
  if (setup.random_places) return t('places-random')
  return setup.places.length ? t('lobby-places', { places: listed(setup.places.map(placeName)) }) : ''
}

/** Who was chosen to lead or begin the first game; empty once it has begun, or if it is decided by lot. */
export function firstOf({ options, seats, games, you }: TableInfo): string {
  if (options.first === null || games > 0) return ''
  const { player, bot } = ofSeat(seats, options.first) ?? { player: null, bot: null }
  const seat = t('name-seat', { letter: options.first })
  const called = player === null ? (bot === null ? seat : t(`bot-${bot}`)) : calledAs(player.name, player.guest)
  const name = options.first === you ? t('name-you') : called
  return t(options.setup.game === 'claim' ? 'first-claim' : 'first-other', { name })
}

/** The name of a player, with a mark for guests. */
export function calledAs(name: string, isGuest: boolean): string {
  return isMarked(name, isGuest) ? t('name-guest', { name }) : name
}

/** Anybody may take the name of a guest, so it is marked, unless the name itself says "guest". */
export function isMarked(name: string, isGuest: boolean): boolean {
  const number = /\d+$/.exec(name)?.[0] ?? ''
  return isGuest && name !== t('guest-name', { number })
}

/** The name of a player in a game: a bot's level, or the letter of a seat without a name. */
export function playerName(name: string, at: number, isBot: boolean, isGuest = false): string {
  if (name === '') return t('name-seat', { letter: SEATS[at] ?? '' })
  return isBot && hasText(`bot-${name}`) ? t(`bot-${name}`) : calledAs(name, isGuest)
}

/** The names of the others at a table; bots are called by their level. */
export function othersAt(table: TableInfo): string {
  const others = table.seats.filter((_, at) => SEATS[at] !== table.you)
  return withOthers(others.map(({ player, bot }) => ({ name: player && calledAs(player.name, player.guest), bot })))
}

/** The others, as a phrase: first the people, then the bots, with those of the same level counted. */
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

/** The link for others. */
export function tableLink(table: TableInfo): string {
  const invitation = table.invitation === null ? '' : `?invitation=${table.invitation}`
  return `${location.origin}${tablePath(table)}${invitation}`
}
