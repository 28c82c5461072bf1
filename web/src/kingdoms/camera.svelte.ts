import { MediaQuery } from 'svelte/reactivity'
import { LOW } from '../lib/screen'
import { boxAround, middleOf, TILE, type Box, type Point } from './fields'

const CLOSEST = 2.2
/** In a small window, tiles stay large enough for a finger; a mouse needs less. */
const FARTHEST = { wide: 0.2, narrow: 25 / TILE, low: 24 / TILE }
/** Fitting never makes cards larger than this. */
const LARGEST_FIT = 1.25
const MARGIN = 14
/** Room for the caption above the board: two lines in a narrow window; a low one has no room to spare. */
const HEAD = { wide: 40, narrow: 58, low: 0 }
const NARROW = 550

/** The view of the board: the point in the middle of the window, and the zoom. */
export class Camera {
  x = $state(0)
  y = $state(0)
  zoom = $state(1)
  width = $state(0)
  height = $state(0)
  /** The player has moved it, so it no longer follows the board by itself. */
  isFree = $state(false)
  /** Changes are animated, except while dragging. */
  glides = $state(false)
  readonly #isLow = new MediaQuery(LOW)
  #box: Box = { left: 0, top: 0, right: 0, bottom: 0 }

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.zoom}px, ${this.height / 2 - this.y * this.zoom}px) scale(${this.zoom})`
  }

  get shape(): 'narrow' | 'wide' | 'low' {
    if (this.#isLow.current) return 'low'
    return this.width < NARROW ? 'narrow' : 'wide'
  }

  /** Show the whole board. */
  fit(fields: string[]): void {
    this.glides = true
    this.isFree = false
    const box = (this.#box = boxAround(fields))
    if (this.width === 0 || this.height === 0) return
    const { shape } = this
    const across = (this.width - 2 * MARGIN) / (box.right - box.left)
    const down = (this.height - 2 * MARGIN - HEAD[shape]) / (box.bottom - box.top)
    this.zoom = Math.max(FARTHEST[shape], Math.min(across, down, LARGEST_FIT))
    this.x = (box.left + box.right) / 2
    this.y = (box.top + box.bottom) / 2 - HEAD[shape] / 2 / this.zoom
  }

  /** Note the new size of the board. */
  grow(fields: string[]): void {
    this.#box = boxAround(fields)
  }

  pan(across: number, down: number, glides = false): void {
    this.glides = glides
    this.isFree = true
    const { left, right, top, bottom } = this.#box
    this.x = Math.max(left, Math.min(this.x + across / this.zoom, right))
    this.y = Math.max(top, Math.min(this.y + down / this.zoom, bottom))
  }

  /** Zoom in or out around a point of the window. */
  scale(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, glides = false): void {
    const before = this.pointUnder(at)
    this.zoom = Math.max(FARTHEST[this.shape], Math.min(this.zoom * factor, CLOSEST))
    const after = this.pointUnder(at)
    this.pan((before.x - after.x) * this.zoom, (before.y - after.y) * this.zoom, glides)
  }

  /** The point of the board under a point of the window. */
  pointUnder(at: Point): Point {
    return { x: this.x + (at.x - this.width / 2) / this.zoom, y: this.y + (at.y - this.height / 2) / this.zoom }
  }

  /** The position of a field in the window, kept away from the edges. */
  windowPoint(field: string): Point {
    const { x, y } = middleOf(field)
    const across = Math.min(130, this.width / 2)
    const down = Math.min(40, this.height / 2)
    return {
      x: Math.max(across, Math.min((x - this.x) * this.zoom + this.width / 2, this.width - across)),
      y: Math.max(down, Math.min((y - this.y) * this.zoom + this.height / 2, this.height - down)),
    }
  }

  /** Pan just far enough to show a field. */
  reveal(field: string): void {
    const { x, y } = middleOf(field)
    const edge = 60 * this.zoom
    const left = (x - this.x) * this.zoom + this.width / 2
    const top = (y - this.y) * this.zoom + this.height / 2
    const across = beyond(left, edge, this.width - edge)
    const down = beyond(top, edge, this.height - edge)
    if (across !== 0 || down !== 0) this.pan(across, down, true)
  }
}

function beyond(value: number, least: number, most: number): number {
  if (least > most) return 0
  return Math.min(0, value - least) + Math.max(0, value - most)
}
