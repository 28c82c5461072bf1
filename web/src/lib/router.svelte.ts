/* The current address. Links are plain <a href>; clicks on links within the site are handled here. */

class Route {
  path = $state('/')
  query: URLSearchParams = $state.raw(new URLSearchParams())
  hash = $state('')

  /** The parts of the path named by a pattern such as `/t/:table`, or null if it does not match. */
  match(pattern: string): Record<string, string> | null {
    const wanted = pattern.split('/')
    const given = this.path.split('/')
    if (wanted.length !== given.length) return null
    const found: Record<string, string> = {}
    for (const [at, part] of wanted.entries()) {
      const here = given[at] ?? ''
      if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(here)
      else if (part !== here) return null
    }
    return found
  }

  read(): void {
    const { pathname, search, hash } = location
    this.path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
    this.query = new URLSearchParams(search)
    this.hash = hash.slice(1)
  }
}

export const route = new Route()

export function go(path: string, { replace = false } = {}): void {
  const before = route.path
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  route.read()
  if (route.path !== before) scrollTo(0, 0)
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (event.defaultPrevented || !isPlain || link === null || !link.hasAttribute('href')) return
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** Handle links and the browser's buttons; returns a function that stops it. */
export function listen(): () => void {
  const read = () => route.read()
  route.read()
  document.addEventListener('click', follow)
  addEventListener('popstate', read)
  return () => {
    document.removeEventListener('click', follow)
    removeEventListener('popstate', read)
  }
}
