import { Fault } from './fault'

/** The pause between two attempts, in milliseconds; together with the request, well below two seconds. */
const SHORTEST = 500
const LONGEST = 1200

/** How long to wait before the next attempt. It varies, so that not all pages come at once when a server is back. */
export function aWhile(): number {
  return SHORTEST + (LONGEST - SHORTEST) * Math.random()
}

/** Repeat a request until it is answered or refused, as long as somebody wants it. Other trouble is assumed to pass. */
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
