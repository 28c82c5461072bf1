import type { Reason } from './types'

/** The server's own trouble, or the way's: it may pass, and then the same can be asked again. */
const PASSING = new Set(['offline', 'store-fails', 'shutting-down'])

/** Why something is refused, as an error: a code with parameters for `reason()`, and an English sentence. */
export class Fault extends Error implements Reason {
  constructor(
    readonly code: string,
    readonly parameters: Reason['parameters'],
    readonly text: string,
    readonly status = 0,
  ) {
    super(text)
  }

  get mayPass(): boolean {
    return PASSING.has(this.code)
  }

  static of(reason: Reason, status = 0): Fault {
    return new Fault(reason.code, reason.parameters, reason.text, status)
  }
}
