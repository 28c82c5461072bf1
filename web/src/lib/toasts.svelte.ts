import { announce } from './announce.svelte'
import { Fault } from './fault'
import { reason, type Reader } from './say'
import { t } from './words.svelte'

export interface Toast {
  id: number
  text: string
  tone: 'calm' | 'alarm'
}

const SHORTEST = 3500
const PER_LETTER = 60

export const toasts: Toast[] = $state([])
let count = 0

/** Show a sentence for a moment. */
export function say(text: string, tone: Toast['tone'] = 'calm'): void {
  const id = ++count
  toasts.push({ id, text, tone })
  if (toasts.length > 3) toasts.shift()
  announce(text)
  setTimeout(() => dismiss(id), SHORTEST + text.length * PER_LETTER)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

/** Say what went wrong; at a table, in the words of its reader. */
export function complain(fault: unknown, reader?: Reader): void {
  if (fault instanceof Fault) say(reason(fault, reader), 'alarm')
  else {
    console.error(fault)
    say(t('something-wrong', { what: String(fault) }), 'alarm')
  }
}

/** Do something, and say so if it fails; then the answer is null. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action()
  } catch (fault) {
    complain(fault)
    return null
  }
}
