import type { GameEvent, KingdomsView, Seat, Tile } from '../lib/types'
import { isField } from './fields'

/* What the table shows. It follows the events, and each step ends with the exact view. */

export interface SeatPicture {
  /** Cards in hand; null for those that this viewer does not know. */
  hand: (string | null)[]
  /** Cards taken from the pile to look at. */
  sight: (string | null)[]
  supply: number
  score: number
}

export interface Picture {
  tiles: Tile[]
  /** Null where a card has just been taken. */
  display: (string | null)[]
  pile: number
  seats: Record<string, SeatPicture>
}

export function pictureOf(view: KingdomsView): Picture {
  const looked = view.hidden.find(({ zone }) => zone === 'sight')
  const seats: Record<string, SeatPicture> = {}
  for (const { seat, hand, hand_size, supply, score } of view.seats) {
    const sight = seat === view.seat ? view.sight : seat === looked?.seat ? unknown(looked.count) : []
    seats[seat] = { hand: [...hand, ...unknown(hand_size - hand.length)], sight, supply, score }
  }
  return { tiles: view.board, display: view.display, pile: view.pile_size, seats }
}

/** The table after something has left its place and before it arrives. */
export function lifted(picture: Picture, event: GameEvent): Picture {
  const from = event.from ?? ''
  if (event.event === 'figure-moved') {
    if (isField(from)) return withFigure(picture, from, event.seat!, false)
    return withSeat(picture, event.seat!, (seat) => ({ ...seat, supply: seat.supply - 1 }))
  }
  if (event.event !== 'moved') return picture
  const cards = cardsOf(event)
  if (from === 'pile') return { ...picture, pile: picture.pile - cards.length }
  if (from === 'display') return { ...picture, display: without(picture.display, cards, true) }
  return withSeat(picture, from[0] as Seat, (seat) => ({ ...seat, hand: without(seat.hand, cards, false) }))
}

/** The table after it has arrived. */
export function laid(picture: Picture, event: GameEvent): Picture {
  const to = event.to ?? ''
  const cards = cardsOf(event)
  switch (event.event) {
    case 'figure-moved':
      if (isField(to)) return withFigure(picture, to, event.seat!, true)
      return withSeat(picture, event.seat!, (seat) => ({ ...seat, supply: seat.supply + 1 }))
    case 'turned-over':
      return withTile(picture, to, (tile) => ({ ...tile, face_down: true, figures: [] }))
    case 'scored':
      return withSeat(picture, event.seat!, (seat) => ({ ...seat, score: seat.score + (event.count ?? 0) }))
    case 'kept':
      return withSeat(picture, event.seat!, (seat) => ({ ...seat, hand: [...seat.hand, ...seat.sight], sight: [] }))
    case 'moved':
      if (isField(to)) {
        const tile = { field: to, card: cards[0] ?? '', figures: [], face_down: false }
        return { ...picture, tiles: [...picture.tiles, tile] }
      }
      if (to === 'pile') return { ...picture, pile: picture.pile + cards.length }
      if (to === 'display') return { ...picture, display: filled(picture.display, cards) }
      return withSeat(picture, to[0] as Seat, (seat) =>
        to.endsWith('sight') ? { ...seat, sight: cards } : { ...seat, hand: [...seat.hand, ...cards] },
      )
    default:
      return picture
  }
}

function cardsOf(event: GameEvent): (string | null)[] {
  return event.cards ?? unknown(event.event === 'moved' ? (event.count ?? 0) : 0)
}

function unknown(count: number): null[] {
  return new Array<null>(Math.max(0, count)).fill(null)
}

/** A row without some cards. The last of equal cards goes first; an unseen card is one of the unknown ones. */
function without(row: (string | null)[], cards: (string | null)[], leavesGaps: boolean): (string | null)[] {
  const left = [...row]
  for (const card of cards) {
    const known = left.lastIndexOf(card)
    const at = known >= 0 ? known : left.lastIndexOf(null)
    if (at < 0) continue
    if (leavesGaps) left[at] = null
    else left.splice(at, 1)
  }
  return left
}

function filled(display: (string | null)[], cards: (string | null)[]): (string | null)[] {
  const row = [...display]
  for (const card of cards) {
    const gap = row.indexOf(null)
    if (gap >= 0) row[gap] = card
    else row.push(card)
  }
  return row
}

function withSeat(picture: Picture, letter: Seat, change: (seat: SeatPicture) => SeatPicture): Picture {
  const seat = picture.seats[letter]
  return seat === undefined ? picture : { ...picture, seats: { ...picture.seats, [letter]: change(seat) } }
}

function withTile(picture: Picture, field: string, change: (tile: Tile) => Tile): Picture {
  return { ...picture, tiles: picture.tiles.map((tile) => (tile.field === field ? change(tile) : tile)) }
}

function withFigure(picture: Picture, field: string, seat: Seat, isThere: boolean): Picture {
  return withTile(picture, field, (tile) => {
    const others = tile.figures.filter((other) => other !== seat)
    return { ...tile, figures: isThere ? [...others, seat].sort() : others }
  })
}
