import { ofSeat, SEATS, seatNumber } from './seats'
import type { Message, Reason, Seat } from './types'
import { cardName, hasText, listed, powerName, t } from './words.svelte'

/* Messages in words, as `claimant.locale` renders them in Python. */

/** The reader: their seat, the names of all seats, and who is on which side. */
export interface Reader {
  seat: Seat | null
  names: string[]
  sides: number[]
}

/** Parameters of a text are cut to this length. */
const LONGEST_PARAMETER = 500

/** A reader without a seat. */
export const NOBODY: Reader = { seat: null, names: ['A', 'B', 'C', 'D'], sides: [0, 1, 2, 3] }

type Parameter = Message['parameters'][string]

/**
 * A message in words.
 *
 * A parameter that is a seat comes with another one that says whether it is the reader ("you") or somebody
 * else ("other"): `$seat` for `$who`, and `$NAME-seat` for any other NAME.
 */
export function say({ key, variant, parameters }: Message, reader: Reader = NOBODY): string {
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(parameters)) {
    words[name] = cut(said(value, reader))
    const isYou = isReader(value, reader)
    if (isYou !== null) words[name === 'who' ? 'seat' : `${name}-seat`] = isYou ? 'you' : 'other'
  }
  const exact = `${key}-${variant ?? ''}`
  return t(variant !== undefined && hasText(exact) ? exact : key, words)
}

/** A parameter in words. A number stays a number, so that a text can choose the plural by it. */
function said(value: Parameter, reader: Reader): string | number {
  if (typeof value !== 'object') return value
  if ('key' in value) return say(value, reader)
  if ('and' in value) return listed(allSaid(value.and, reader))
  if ('or' in value) return listed(allSaid(value.or, reader), 'disjunction')
  const [[kind, code] = ['', '']] = Object.entries(value)
  if (kind === 'card') return cardName(code)
  if (kind === 'power') return powerName(code)
  if (kind === 'seat') return seatName(seatNumber(code), reader)
  if (kind === 'side') return sideName(Number(code), reader)
  return t(`${kind}-${code}`)
}

/** The reader comes first: "you and Ann". */
function allSaid(parts: Parameter[], reader: Reader): string[] {
  const own = parts.filter((part) => isReader(part, reader))
  const others = parts.filter((part) => !own.includes(part))
  return [...own, ...others].map((part) => String(said(part, reader)))
}

function cut(value: string | number): string | number {
  if (typeof value === 'number' || value.length <= LONGEST_PARAMETER) return value
  return `${value.slice(0, LONGEST_PARAMETER - 1)}…`
}

/** Is this seat, or this side with all its seats, the reader's own? Null where it is neither. */
function isReader(value: Parameter, { seat, sides }: Reader): boolean | null {
  if (typeof value !== 'object') return null
  if ('seat' in value) return value.seat === seat
  if (!('side' in value)) return null
  const own = Number(value.side)
  return seat !== null && sides.filter((side) => side === own).length === 1 && ofSeat(sides, seat) === own
}

function seatName(at: number, { seat, names }: Reader): string {
  return SEATS[at] === seat ? t('name-you') : (names[at] ?? '')
}

function sideName(side: number, reader: Reader): string {
  const seats = reader.sides.flatMap((own, at) => (own === side ? [at] : []))
  if (seats.length === 1) return seatName(seats[0]!, reader)
  if (reader.seat === null) return t('team-seats', { letters: seats.map((at) => SEATS[at]).join(' + ') })
  return t(seats.includes(seatNumber(reader.seat)) ? 'team-own' : 'team-other')
}

/** Why something is not possible. A reason without a text here is given in the server's English. */
export function reason({ code, parameters, text, line }: Reason, reader: Reader = NOBODY): string {
  const key = `reason-${code}`
  const what = hasText(key) ? say({ key, parameters }, reader) : text
  return line === undefined ? what : t('at-line', { number: line, what })
}
