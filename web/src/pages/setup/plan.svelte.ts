import { get, post, withQuery } from '../../lib/api'
import { botsFor } from '../../lib/catalogue.svelte'
import { Fault } from '../../lib/fault'
import { usualLevel } from '../../lib/opening'
import type { Catalogue, FactionEntry, Kind, LineUp, Seat, Setup } from '../../lib/types'

export const PERSON = 'person'
export const LOT = 'lot'
export type PlacesBy = 'none' | 'random' | 'chosen'

/** A table as it is being planned. Whether it can be played is asked of the server. */
export class Plan {
  #game: Kind = $state('claim')
  players = $state(2)
  isOwnDeck = $state(false)
  preset = $state('claim')
  /** The factions chosen by hand, for each game. */
  chosen: Record<Kind, string[]> = $state({ claim: [], kingdoms: [] })
  placesBy: PlacesBy = $state('none')
  draw = $state('both')
  places: string[] = $state([])
  /** Who takes each of the other seats: a person, or a bot by name. */
  others: string[] = $state([])
  #first: Seat | typeof LOT = $state(LOT)
  isPrivate = $state(true)
  pace: 'live' | 'unhurried' = $state('live')
  match: 'single' | 'duplicate' = $state('single')
  rated = $state(false)
  word = $state('')

  /** The server's answer. */
  answer: LineUp | Fault | null = $state.raw(null)

  constructor(readonly catalogue: Catalogue) {
    this.others = Array.from({ length: 3 }, () => usualLevel(catalogue, this.game))
  }

  get game(): Kind {
    return this.#game
  }

  /** Bots that do not play the newly chosen game are replaced. */
  set game(game: Kind) {
    this.#game = game
    const known = [PERSON, ...this.opponents]
    this.others = this.others.map((other) => (known.includes(other) ? other : usualLevel(this.catalogue, game)))
  }

  get opponents(): string[] {
    return botsFor(this.catalogue, this.game)
  }

  get seats(): number {
    return this.game === 'claim' ? this.players : this.catalogue.kingdoms.players
  }

  /** Are opposite seats partners? */
  get hasTeams(): boolean {
    return this.game === 'claim' && this.#table.teams
  }

  get letters(): Seat[] {
    return (['A', 'B', 'C', 'D'] as const).slice(0, this.seats)
  }

  /** Who leads or begins; decided by lot if that seat no longer exists. */
  get first(): Seat | typeof LOT {
    return this.letters.find((letter) => letter === this.#first) ?? LOT
  }

  set first(first: Seat | typeof LOT) {
    this.#first = first
  }

  /** May there be magical places? */
  get hasPlaces(): boolean {
    return this.game === 'claim' && this.#table.places
  }

  /** How many factions there are, and how many of them besides the pair. */
  get wanted(): { single: number; all: number } {
    if (this.game === 'kingdoms') return { single: 0, all: this.catalogue.kingdoms.factions }
    const { pairs, factions } = this.#table
    return { single: factions, all: 2 * pairs + factions }
  }

  get factions(): FactionEntry[] {
    return this.catalogue.factions.filter((faction) => faction[this.game] !== null)
  }

  get setup(): Setup {
    return {
      game: this.game,
      deck: this.#deck,
      players: this.seats,
      places: this.hasPlaces && this.placesBy === 'chosen' ? this.places : [],
      random_places: this.hasPlaces && this.placesBy === 'random' ? this.draw : '',
    }
  }

  /** The factions that have been chosen so far; none where they are drawn by lot. */
  get lineUp(): string[] {
    if (this.isOwnDeck) return this.chosen[this.game]
    return this.game === 'claim' ? (this.#preset?.factions[this.players] ?? []) : []
  }

  get #preset() {
    return this.catalogue.presets.find(({ name }) => name === this.preset)
  }

  get #deck(): string {
    if (this.isOwnDeck) return this.chosen[this.game].join(' ')
    return this.game === 'claim' ? this.preset : ''
  }

  /** Is there nothing to ask the server about yet? */
  get isEmpty(): boolean {
    return this.isOwnDeck && this.chosen[this.game].length === 0
  }

  /** The bots on the other seats; null for a person. */
  get bots(): (string | null)[] {
    return this.others.slice(0, this.seats - 1).map((other) => (other === PERSON ? null : other))
  }

  get isAgainstBots(): boolean {
    return !this.bots.includes(null)
  }

  get isAmongPeople(): boolean {
    return this.bots.every((bot) => bot === null)
  }

  get canOpen(): boolean {
    return !this.isEmpty && this.answer !== null && !(this.answer instanceof Fault)
  }

  /** What opens the table. */
  get opening() {
    const { setup, bots, pace, match, word } = this
    const rated = this.rated && this.isAmongPeople
    const first = this.first === LOT ? null : this.first
    return { setup, bots, pace, match, rated, word, first, private: this.isPrivate, start: this.isAgainstBots }
  }

  toggle(faction: string): void {
    this.chosen[this.game] = toggled(this.chosen[this.game], faction)
  }

  togglePlace(place: string): void {
    this.places = toggled(this.places, place)
  }

  /** Draw the missing factions by lot; the draw is dropped if the plan has changed in the meantime. */
  async fill(): Promise<void> {
    const { game, seats: players } = this
    const chosen = this.chosen[game]
    const { deck } = await get<{ deck: string[] }>(withQuery('/decks/random', { game, players, chosen: chosen.join(' ') }))
    if (this.chosen[game] === chosen && this.seats === players) this.chosen[game] = deck
  }

  /** Ask the server whether this can be played; answers to older plans are dropped. */
  async check(setup: Setup, isCurrent: () => boolean): Promise<void> {
    let answer: LineUp | Fault
    try {
      answer = await post<LineUp>('/setups', setup)
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      answer = fault
    }
    if (isCurrent()) this.answer = answer
  }

  get #table() {
    const found = this.catalogue.claim.find(({ players }) => players === this.players)
    if (found === undefined) throw new Error(`There is no table for ${this.players} players.`)
    return found
  }
}

function toggled(list: string[], item: string): string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
}
