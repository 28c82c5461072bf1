import { settings } from './settings.svelte'

/* The keyboard never loses its place: if the focused element goes away, the focus moves on. */

/** Whether a key is not for the table: somebody is typing, a dialog is open, it is a browser shortcut, or single keys are off. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (!settings.hasKeys && /^\S$/.test(event.key)) return true
  return document.querySelector('dialog[open]') !== null || (event.target as Element).closest?.('input, select, textarea') != null
}

/** If the focused button at the table disappears or is disabled, the focus moves to `home`. */
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
