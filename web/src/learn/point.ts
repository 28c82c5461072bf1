const PATIENCE = 40
const PAUSE = 50

/** Mark what the guide speaks about, as soon as it is there; returns how to unmark it. */
export function pointAt(root: HTMLElement, selector: string): () => void {
  let marked: HTMLElement | undefined
  let left = PATIENCE
  const timer = setInterval(look, PAUSE)
  look()

  function look() {
    const found = [...root.querySelectorAll<HTMLElement>(selector)]
    marked = found.find((element) => element.getBoundingClientRect().width > 0)
    left -= 1
    if (marked === undefined && left > 0) return
    clearInterval(timer)
    if (marked === undefined) return
    marked.dataset.pointed = ''
    const { top, bottom } = marked.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) marked.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }

  return () => {
    clearInterval(timer)
    if (marked !== undefined) delete marked.dataset.pointed
  }
}
