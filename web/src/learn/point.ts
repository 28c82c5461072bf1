/** Mark what the guide speaks about; returns how to unmark it. */
export function pointAt(root: HTMLElement, selector: string | null): () => void {
  const found = selector === null ? [] : [...root.querySelectorAll<HTMLElement>(selector)]
  const target = found.find((element) => element.getBoundingClientRect().width > 0)
  if (target === undefined) return () => {}
  target.dataset.pointed = ''
  const { top, bottom } = target.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  return () => delete target.dataset.pointed
}
