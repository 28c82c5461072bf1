import { settings } from './settings.svelte'

/* The keyboard never loses its place: what had the focus and is gone passes it on. */

/** Whether a key is meant for something else: a text that is written, a dialog that is open, the browser; or for nothing. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (!settings.hasKeys && /^\S$/.test(event.key)) return true
  return document.querySelector('dialog[open]') !== null || (event.target as Element).closest?.('input, select, textarea') != null
}

/** Who was at the table, and whose button has gone or can no longer be pressed, goes on at home. */
export function keepFocus(table: HTMLElement, home: () => HTMLElement | null): () => void {
  let wasHere = false
  const noted = (event: FocusEvent) => {
    wasHere = table.parentElement?.contains(event.target as Node) ?? false
  }
  const watcher = new MutationObserver(() => {
    if (wasHere && document.activeElement === document.body && document.querySelector('dialog[open]') === null) home()?.focus()
  })
  document.addEventListener('focusin', noted)
  watcher.observe(table.parentElement ?? table, { subtree: true, childList: true, attributeFilter: ['disabled', 'open', 'hidden'] })
  return () => {
    document.removeEventListener('focusin', noted)
    watcher.disconnect()
  }
}
