import type { Seat } from './types'

/* Seats have letters. Lists with one entry per seat are in this order. */

export const SEATS: Seat[] = ['A', 'B', 'C', 'D']

/** The place of a seat in such a list. */
export function seatNumber(seat: string): number {
  return SEATS.indexOf(seat as Seat)
}

/** The entry of a seat in such a list. */
export function ofSeat<Entry>(list: readonly Entry[], seat: string): Entry | undefined {
  return list[seatNumber(seat)]
}
