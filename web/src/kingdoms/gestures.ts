import type { Camera } from './camera.svelte'
import type { Point } from './fields'

/* Gestures on the board. */

/** A movement of fewer pixels is a click. */
const SLACK = 6

/** The position of the pointer relative to an element. */
export function pointIn(element: Element, event: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

/** One finger or the mouse drags the board; two fingers pinch it. */
export class Drag {
  #camera: Camera
  #pointers = new Map<number, Point>()
  #isDragging = false

  constructor(camera: Camera) {
    this.#camera = camera
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return
    this.#pointers.set(event.pointerId, pointIn(event.currentTarget as Element, event))
    if (this.#pointers.size === 1) this.#isDragging = false
  }

  move(event: PointerEvent): void {
    const element = event.currentTarget as Element
    const before = this.#pointers.get(event.pointerId)
    if (before === undefined) return
    const now = pointIn(element, event)
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (!this.#isDragging && other === undefined && distance(now, before) < SLACK) return
    if (!this.#isDragging) element.setPointerCapture(event.pointerId)
    this.#isDragging = true
    this.#pointers.set(event.pointerId, now)
    if (other === undefined) this.#camera.pan(before.x - now.x, before.y - now.y)
    else {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      this.#camera.scale(distance(now, other) / Math.max(1, distance(before, other)), middle)
    }
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
  }

  /** The click at the end of a drag does nothing. */
  swallow(event: MouseEvent): void {
    if (!this.#isDragging) return
    this.#isDragging = false
    event.stopPropagation()
    event.preventDefault()
  }
}

/** The wheel zooms around the mouse. */
export function wheel(node: HTMLElement, camera: Camera) {
  const turned = (event: WheelEvent) => {
    event.preventDefault()
    camera.scale(Math.exp(-event.deltaY * 0.0016), pointIn(node, event))
  }
  node.addEventListener('wheel', turned, { passive: false })
  return { destroy: () => node.removeEventListener('wheel', turned) }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
