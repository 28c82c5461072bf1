/* Where things lie on the board: "x,y", x to the east, y to the north. */

/** The distance between neighbouring fields, in pixels before zooming. */
export const CELL = 96
/** The size of a tile on its field. */
export const TILE = 90

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function pointOf(field: string): Point {
  const [x, y] = field.split(',').map(Number)
  return { x: x ?? 0, y: y ?? 0 }
}

export function fieldAt({ x, y }: Point): string {
  return `${x},${y}`
}

export function isField(place: string): boolean {
  return /^-?\d+,-?\d+$/.test(place)
}

/** The middle of a field on the board. South is down on the screen. */
export function middleOf(field: string): Point {
  const { x, y } = pointOf(field)
  return { x: x * CELL, y: -y * CELL }
}

/** The field under a point of the board. */
export function fieldUnder({ x, y }: Point): string {
  // Adding 0 turns a rounded -0 into 0.
  return fieldAt({ x: Math.round(x / CELL) + 0, y: Math.round(-y / CELL) + 0 })
}

/** The box around some fields. */
export function boxAround(fields: string[]): Box {
  const middles = fields.map(middleOf)
  const half = CELL / 2
  return {
    left: Math.min(...middles.map(({ x }) => x)) - half,
    right: Math.max(...middles.map(({ x }) => x)) + half,
    top: Math.min(...middles.map(({ y }) => y)) - half,
    bottom: Math.max(...middles.map(({ y }) => y)) + half,
  }
}

/** The field that an arrow key leads to: the nearest in that direction, preferably straight ahead. */
export function nextField(from: string, key: string, fields: string[]): string | null {
  const here = pointOf(from)
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key]
  if (step === undefined) return null
  const [across = 0, up = 0] = step
  let best: { field: string; distance: number } | null = null
  for (const field of fields) {
    const { x, y } = pointOf(field)
    const ahead = (x - here.x) * across + (y - here.y) * up
    const aside = Math.abs((x - here.x) * up + (y - here.y) * across)
    const distance = ahead + 3 * aside
    if (ahead > 0 && (best === null || distance < best.distance)) best = { field, distance }
  }
  return best?.field ?? null
}
