import type { Reason } from './types'

/** Trouble of the server or the network, which may pass: the same request can be sent again. */
const PASSING = new Set(['offline', 'store-fails', 'shutting-down'])

/** A refusal as an error: a code with parameters for `reason()`, and an English sentence. */
export class Fault extends Error implements Reason {
  constructor(
    readonly code: string,
    readonly parameters: Reason['parameters'],
    readonly text: string,
    readonly status = 0,
    /** The line of a record. */
    readonly line?: number,
  ) {
    super(text)
  }

  get mayPass(): boolean {
    return PASSING.has(this.code)
  }

  static of(reason: Reason, status = 0): Fault {
    return new Fault(reason.code, reason.parameters, reason.text, status, reason.line)
  }
}
