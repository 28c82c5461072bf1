import type { Reason } from './types'

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

  static of(reason: Reason, status = 0): Fault {
    return new Fault(reason.code, reason.parameters, reason.text, status)
  }
}
