import { MediaQuery } from 'svelte/reactivity'
import { LOW } from '../lib/screen'
import { boxAround, middleOf, TILE, type Box, type Point } from './fields'

const CLOSEST = 2.2
/** In a small window a finger can still hit a tile from there; a mouse needs less. */
const FARTHEST = { wide: 0.2, narrow: 25 / TILE, low: 24 / TILE }
/** Fitting never makes cards larger than this. */
const LARGEST_FIT = 1.25
const MARGIN = 14
/** Above the board it is said what happens, in a narrow window in two lines; in a low one there is no room to keep free. */
const HEAD = { wide: 40, narrow: 58, low: 0 }
/** The buttons lie at the side, or below in a narrow window. */
const SIDE = { wide: 48, narrow: 0, low: 48 }
const FOOT = { wide: 0, narrow: 46, low: 0 }
const NARROW = 600

/** Where one looks at the board from: the point in the middle of the window, and how near. */
export class Camera {
  x = $state(0)
  y = $state(0)
  zoom = $state(1)
  width = $state(0)
  height = $state(0)
  /** Somebody has moved it: it does not follow the board by itself any more. */
  isFree = $state(false)
  /** It glides where it goes; a hand that drags it needs no gliding. */
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

  /** All of the board. */
  fit(fields: string[]): void {
    this.glides = true
    this.isFree = false
    const box = (this.#box = boxAround(fields))
    if (this.width === 0 || this.height === 0) return
    const { shape } = this
    const across = (this.width - 2 * MARGIN - SIDE[shape]) / (box.right - box.left)
    const down = (this.height - 2 * MARGIN - HEAD[shape] - FOOT[shape]) / (box.bottom - box.top)
    this.zoom = Math.max(FARTHEST[shape], Math.min(across, down, LARGEST_FIT))
    this.x = (box.left + box.right) / 2 + SIDE[shape] / 2 / this.zoom
    this.y = (box.top + box.bottom) / 2 - (HEAD[shape] - FOOT[shape]) / 2 / this.zoom
  }

  /** Take note of how large the board has become. */
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

  /** Nearer or farther; the point of the window given stays where it is. */
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

  /** Where a field is seen, or the nearest place to it with some room around. */
  windowPoint(field: string): Point {
    const { x, y } = middleOf(field)
    const across = Math.min(130, this.width / 2)
    const down = Math.min(40, this.height / 2)
    return {
      x: Math.max(across, Math.min((x - this.x) * this.zoom + this.width / 2, this.width - across)),
      y: Math.max(down, Math.min((y - this.y) * this.zoom + this.height / 2, this.height - down)),
    }
  }

  /** Move just so far that a field is seen. */
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
