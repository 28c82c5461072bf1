import type { Catalogue } from '../lib/types'

/** Where a card of a position can lie. */
export type Place = `${Side}-${'hand' | 'score'}` | 'led' | 'aside'
export type Side = 'A' | 'B'
export const SIDES: Side[] = ['A', 'B']
export const PLACES: Place[] = ['A-hand', 'B-hand', 'A-score', 'B-score', 'led', 'aside']
export const PLAYERS = 2

/** One card; equal cards have different ids. */
export interface Placed {
  id: string
  code: string
}

/** A position of phase 2, set up card by card. The server decides whether it is valid. */
export class Draft {
  deck = $state('')
  leader: Side = $state('A')
  places: Record<string, Place> = $state({})

  constructor(readonly catalogue: Catalogue) {
    this.deck = catalogue.presets[0]?.name ?? ''
  }

  get factions(): string[] {
    return [...(this.catalogue.presets.find(({ name }) => name === this.deck)?.factions[PLAYERS] ?? [])]
  }

  /** The cards of a faction. */
  cardsOf(faction: string): Placed[] {
    const values = this.catalogue.factions.find(({ code }) => code === faction)?.claim?.values ?? []
    return [...values].map((value, at) => ({ id: `${faction}${value}-${at}`, code: `${faction}${value}` }))
  }

  get cards(): Placed[] {
    return this.factions.flatMap((faction) => this.cardsOf(faction))
  }

  placeOf({ id }: Placed): Place {
    return this.places[id] ?? 'aside'
  }

  at(place: Place): string[] {
    return this.cards.filter((card) => this.placeOf(card) === place).map(({ code }) => code)
  }

  /** Put a card somewhere, or back if it is there already. Only one card can have been led. */
  put(card: Placed, place: Place): void {
    const isThere = this.placeOf(card) === place
    if (place === 'led') for (const other of this.cards) if (this.placeOf(other) === 'led') this.places[other.id] = 'aside'
    this.places[card.id] = isThere ? 'aside' : place
  }

  clear(): void {
    this.places = {}
  }

  /** How many cards of a hand have been played before this trick. */
  get #trick(): number {
    const full = this.catalogue.claim.find(({ players }) => players === PLAYERS)?.hand ?? 0
    const left = Math.max(...SIDES.map((seat) => this.at(`${seat}-hand`).length))
    return Math.max(1, full - left + 1)
  }

  /** The position in one line. Cards that it does not name do not matter. */
  get position(): string {
    const led = this.at('led')
    const sections: [string, string[]][] = [
      ['trick', [String(this.#trick)]],
      ['lead', [this.leader]],
      ['played', led],
    ]
    for (const seat of SIDES) {
      // Everybody sees all hands.
      sections.push([`${seat} hand`, this.at(`${seat}-hand`).map((code) => `${code}*`)])
      sections.push([`${seat} score`, this.at(`${seat}-score`)])
    }
    const said = sections.filter(([, words]) => words.length > 0).map(([name, words]) => [name, ...words].join(' '))
    return [this.factions.join(' '), 'phase 2', ...said].join(' | ')
  }
}
