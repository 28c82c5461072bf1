import type { ClaimView, GameEvent, Seat } from '../lib/types'

/* Where cards lie on the screen. It starts as a view says and then follows the events, one after another:
   cards are moved as told, and no rule is known here. */

/** A card on the screen. It keeps its id while it moves. Its code is null if this viewer may not know it. */
export interface Piece {
  id: number
  code: string | null
  /** Who played it, and what it fights with: for cards in the trick. */
  seat?: Seat
  strength?: number | null
  /** It has won its trick. */
  hasWon?: boolean
}

/** Zones by their names in events: `deck`, `prizes`, `A hand`. The deck begins with its top card. */
export type Picture = Record<string, Piece[]>

let count = 0

function piece(code: string | null): Piece {
  return { id: ++count, code }
}

export function zoneOf(picture: Picture, name: string): Piece[] {
  return picture[name] ?? []
}

export function codesOf(pieces: Piece[]): string[] {
  return pieces.flatMap(({ code }) => code ?? [])
}

/** The table of a view, optionally with all hands open. Pieces that stay in their zone keep their ids. */
export function pictureOf(view: ClaimView, before: Picture = {}, isOpen = false): Picture {
  const picture: Picture = {}
  const lay = (name: string, codes: (string | null)[]) => {
    const left = [...zoneOf(before, name)]
    picture[name] = codes.map((code) => {
      const at = left.findIndex((old) => old.code === code)
      return at < 0 ? piece(code) : { id: left.splice(at, 1)[0]!.id, code }
    })
  }
  lay('deck', unknown(view.deck.length))
  lay('prizes', view.prizes)
  lay('discard', view.discard)
  lay('table', view.table)
  lay('reserve', unknown(Object.values(view.reserves).reduce((sum, number) => sum + number, 0)))
  for (const seat of view.seats) {
    // The cards of others are face down, even if a good memory could name them.
    const isOwn = seat.seat === view.seat
    lay(`${seat.seat} hand`, padded(isOwn || isOpen ? seat.hand : [], seat.hand_size))
    lay(`${seat.seat} followers`, padded(isOwn ? seat.followers : [], seat.followers_size))
    lay(`${seat.seat} buried`, padded(isOwn ? seat.buried : [], seat.buried_size))
    lay(`${seat.seat} score`, seat.score)
    lay(`${seat.seat} display`, seat.display)
  }
  const order = clockwiseFrom(view, view.leader).filter((seat) => seat.played !== null)
  lay(
    'trick',
    order.map((seat) => seat.played),
  )
  picture.trick = zoneOf(picture, 'trick').map((played, at) => {
    const { seat, strength } = order[at]!
    return { ...played, seat, strength }
  })
  return picture
}

/** The table before the deal: all dealt cards are back in the deck. */
export function undealt(view: ClaimView, beginning: GameEvent[]): Picture {
  const picture = pictureOf(view)
  for (const event of [...beginning].reverse()) {
    if (event.from === undefined || event.to === undefined) continue
    moveCards(picture, event.to, event.from, event.cards ?? unknown(event.count ?? 0), true)
  }
  return picture
}

/** A new picture after one event, and the pieces that have moved. */
export function afterEvent(picture: Picture, event: GameEvent): { picture: Picture; moved: Piece[] } {
  const next = { ...picture }
  if (event.from !== undefined && event.to !== undefined) {
    if (event.count === undefined) return { picture: next, moved: moveAll(next, event.from, event.to) }
    const cards = event.cards ?? unknown(event.count)
    const moved = moveCards(next, event.from, event.to, cards)
    if (event.to === 'trick') for (const card of moved) card.seat = event.seat
    return { picture: next, moved }
  }
  if (event.event === 'trick-won') {
    next.trick = zoneOf(next, 'trick').map((card, at) => ({
      ...card,
      strength: event.strengths?.[at] ?? null,
      hasWon: card.seat === event.seat,
    }))
  }
  return { picture: next, moved: [] }
}

/** Every seat moves all cards from one of its zones to another. */
function moveAll(picture: Picture, from: string, to: string): Piece[] {
  return Object.keys(picture).flatMap((name) => {
    if (!name.endsWith(` ${from}`)) return []
    const target = name.replace(from, to)
    const moved = zoneOf(picture, name)
    picture[target] = [...zoneOf(picture, target), ...moved]
    picture[name] = []
    return moved
  })
}

function moveCards(picture: Picture, from: string, to: string, codes: (string | null)[], onTop = false): Piece[] {
  const source = [...zoneOf(picture, from)]
  const moved = codes.map((code) => ({ id: taken(source, code).id, code }))
  picture[from] = source
  picture[to] = onTop ? [...moved, ...zoneOf(picture, to)] : [...zoneOf(picture, to), ...moved]
  return moved.map(({ id }) => picture[to]!.find((card) => card.id === id)!)
}

/** Take a card out of a zone: the known one, otherwise an unknown one. */
function taken(source: Piece[], code: string | null): Piece {
  const known = source.findIndex((card) => card.code === code)
  const at = known >= 0 ? known : source.findIndex((card) => card.code === null)
  return source.splice(Math.max(at, 0), 1)[0] ?? piece(code)
}

function padded(known: string[], size: number): (string | null)[] {
  return [...known, ...unknown(size - known.length)]
}

function unknown(number: number): null[] {
  return Array.from({ length: Math.max(0, number) }, () => null)
}

function clockwiseFrom(view: ClaimView, first: Seat) {
  const at = view.seats.findIndex(({ seat }) => seat === first)
  return [...view.seats.slice(at), ...view.seats.slice(0, at)]
}
