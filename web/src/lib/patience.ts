import { Fault } from './fault'

/** Between two attempts, in milliseconds: with what is asked then, well within two seconds. */
const SHORTEST = 500
const LONGEST = 1200

/** How long to wait before the next attempt: not all pages come at once when a server is back. */
export function aWhile(): number {
  return SHORTEST + (LONGEST - SHORTEST) * Math.random()
}

/** Ask until there is an answer or a refusal, as long as anybody wants it; what else went wrong passes. */
export async function patiently<T>(
  ask: () => Promise<T>,
  isWanted: () => boolean,
  inTrouble: (fault: Fault) => void = () => {},
): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (fault) {
      if (!(fault instanceof Fault) || !fault.mayPass || !isWanted()) throw fault
      inTrouble(fault)
    }
    await new Promise((resolve) => setTimeout(resolve, aWhile()))
  }
}
