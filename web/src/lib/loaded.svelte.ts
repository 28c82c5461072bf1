import { Fault } from './fault'
import { complain } from './toasts.svelte'

/** The content of a page: it is loaded, or the server says why it is not. */
export class Loaded<T> {
  value: T | null = $state.raw(null)
  fault: Fault | null = $state.raw(null)

  async load(ask: () => Promise<T>): Promise<void> {
    this.fault = null
    try {
      this.value = await ask()
    } catch (refused) {
      if (refused instanceof Fault) this.fault = refused
      else complain(refused)
    }
  }
}
