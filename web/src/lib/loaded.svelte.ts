import { Fault } from './fault'
import { complain } from './toasts.svelte'

/** What a page is about: it comes, or the server says why it does not. */
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
