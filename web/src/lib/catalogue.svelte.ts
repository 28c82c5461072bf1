import { get } from './api'
import type { Catalogue, FactionEntry } from './types'

let asked: Promise<Catalogue> | null = null

/** What can be played here; fetched once. */
export function catalogue(): Promise<Catalogue> {
  asked ??= get<Catalogue>('/catalogue').catch((fault: unknown) => {
    asked = null
    throw fault
  })
  return asked
}

/** The bots that play a game. */
export function botsFor({ bots }: Catalogue, game: string): string[] {
  return bots.filter(({ games }) => games.includes(game)).map(({ bot }) => bot)
}

/** How strong a bot is, from 1 up; null for one that is home-made. */
export function levelOf({ bots }: Catalogue, bot: string): number | null {
  return bots.find((other) => other.bot === bot)?.level ?? null
}

export function mostLevel({ bots }: Catalogue): number {
  return Math.max(0, ...bots.map(({ level }) => level ?? 0))
}

/** The pairs of Claim, without duplicates. */
export function pairsOf(factions: FactionEntry[]): [string, string][] {
  return factions.flatMap(({ code, claim }) => {
    const other = claim?.paired_with
    return other != null && code < other ? [[code, other] as [string, string]] : []
  })
}
