/* What many games say about decks, factions and places: a study that comes with the package. */
import study from '../../../src/claimant/lab/balance/measured.json'

/** An average, and the two ends of its 95 % interval. */
export type Figure = [average: number, low: number, high: number]

interface Subject {
  name: string
  sort: 'deck' | 'faction' | 'place'
  figures: Record<string, unknown>
}

export const { bot, rival, deals } = study
const SUBJECTS = study.subjects as unknown as Subject[]

/** Figures that are shares; the others are numbers. */
const SHARES = ['leader', 'luck', 'skill', 'comeback', 'settled', 'decided', 'with_winner', 'late']
export const HEADLINE = ['leader', 'luck', 'skill', 'changes', 'comeback', 'settled', 'margin', 'choices']
export const VOTES = ['decided', 'with_winner', 'margin', 'settled', 'late']
export const ZONES = ['hands', 'followers', 'piles']

export const isShare = (name: string) => SHARES.includes(name)

export function subjects(sort: Subject['sort']): string[] {
  return SUBJECTS.filter((subject) => subject.sort === sort).map(({ name }) => name)
}

export const isMeasured = (name: string) => SUBJECTS.some((subject) => subject.name === name)

/** A figure of a subject; figures of a faction or of cards also have its code. */
export function figure(name: string, of: string, code?: string): Figure | undefined {
  const found = SUBJECTS.find((subject) => subject.name === name)?.figures[of]
  return (code === undefined ? found : (found as Record<string, unknown> | undefined)?.[code]) as Figure | undefined
}

/** The codes of the cards of a faction that were seen, by their values. */
export function cards(name: string): string[] {
  const found = SUBJECTS.find((subject) => subject.name === name)?.figures['card_followers'] ?? {}
  return Object.keys(found).sort((one, other) => Number(one.slice(2)) - Number(other.slice(2)))
}

/** The ends of an axis on which all of these can be drawn. */
export function axis(figures: Figure[], around?: number): [number, number] {
  const ends = figures.flatMap(([, low, high]) => [low, high])
  if (around !== undefined) ends.push(around)
  return [Math.min(...ends), Math.max(...ends)]
}
