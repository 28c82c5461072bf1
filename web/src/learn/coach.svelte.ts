import type { ClaimView, GameEvent, Seat, Step } from '../lib/types'
import { factionOf, hasText, t, valueOf } from '../lib/words.svelte'
import type { LessonFeed } from './lesson.svelte'

/* What the guide of a first game says. It has no rules of its own: it looks at the events and the questions,
   and speaks wherever there is a text: `coach-leads-Go` when a Goblin is led, `coach-moves-Un` when the power of the
   Undead has moved a card, and so on. */

export interface Line {
  key: string
  /** The card it is about, by its code. */
  card: string
  /** What is pointed at, as a selector within the table. */
  at: string | null
  /** Still worth hearing after the next card. */
  isLasting: boolean
}

interface Played {
  seat: Seat
  card: string
}

const STRONG = 6
const WEAK = 2
const FEW = 3
const MOST_BACKLOG = 2

export class Coach {
  /** The first one is on show. */
  lines: Line[] = $state.raw([])
  #feed: LessonFeed
  #told = new Set<string>()
  #heard = 0
  #rewinds = 0
  #trick: Played[] = []

  constructor(feed: LessonFeed) {
    this.#feed = feed
    this.#trick = trickIn(feed.view as ClaimView)
  }

  /** Take in what is new, and say what it means. */
  hear(): void {
    const { steps, rewinds } = this.#feed
    const isBeginning = this.#heard === 0 && steps.length === 0
    if (rewinds > this.#rewinds || steps.length < this.#heard) {
      this.#rewinds = rewinds
      this.#trick = trickIn(this.#view)
      this.lines = []
    } else {
      // The line on show has been read; of the others, only lasting ones are kept.
      const backlog = this.lines.slice(1).filter((line) => line.isLasting)
      this.lines = []
      steps.slice(this.#heard).forEach((step) => this.#follow(step))
      this.lines = [...this.lines, ...backlog.slice(-MOST_BACKLOG)]
    }
    this.#heard = steps.length
    if (isBeginning) this.#welcome()
    if (this.#feed.outcome !== null) this.#end()
    else if (this.#feed.view.legal.length > 0) this.#ask()
  }

  next(): void {
    this.lines = this.lines.slice(1)
  }

  get #view(): ClaimView {
    return this.#feed.view as ClaimView
  }

  get #hand(): string[] {
    return this.#view.seats.find(({ seat }) => seat === this.#feed.seat)?.hand ?? []
  }

  #welcome(): void {
    const me = this.#feed.seat
    this.#tell('coach-welcome')
    this.#tell('coach-phases')
    this.#tell('coach-prize', '[data-zone="prizes"]', this.#view.prizes[0])
    this.#tell('coach-hand', `[data-zone="${me} hand"]`)
    const led = this.#trick[0]
    if (led !== undefined) this.#tell(`coach-leads-${factionOf(led.card)}`, '[data-zone="trick"]')
  }

  #follow(step: Step): void {
    for (const event of step.events ?? []) {
      if (event.to === 'trick') this.#played(event)
      else if (event.event === 'trick-won') this.#won(event)
      else if (event.event === 'moved') this.#moved(event)
      else if (event.event === 'phase-began' && event.cause === 'begin-phase') this.#secondPhase()
    }
  }

  #played({ seat, cards }: GameEvent): void {
    const card = cards?.[0]
    if (seat === undefined || card === undefined) return
    this.#trick.push({ seat, card })
    const faction = factionOf(card)
    const [led] = this.#trick
    if (led === undefined || this.#trick.length === 1) this.#teach(`coach-leads-${faction}`, '[data-zone="trick"]')
    else if (factionOf(led.card) !== faction) this.#teach(`coach-plays-${faction}`, '[data-zone="trick"]')
  }

  #won({ seat }: GameEvent): void {
    const winner = this.#trick.find((played) => played.seat === seat)
    const [led] = this.#trick
    if (winner && led) this.#teach(`coach-beats-${factionOf(winner.card)}-${factionOf(led.card)}`, null)
    this.#trick = []
  }

  #moved({ from, to, cause, cards }: GameEvent): void {
    const me = this.#feed.seat
    const zone = to === undefined ? null : `[data-zone="${to}"]:not([data-faction])`
    if (from === 'trick' && to !== 'discard') this.#teach(`coach-moves-${cause}`, zone)
    if (from === 'prizes' && to === `${me} followers`) {
      this.#tell('coach-won-1', zone, cards?.[0])
    } else if (from === 'deck' && to === `${me} followers`) {
      this.#tell('coach-lost-1', zone)
    } else if (cause === 'collect' && to === `${me} score`) {
      this.#tell('coach-won-2', zone)
    } else if (cause === 'collect' && to?.endsWith(' score')) {
      this.#tell('coach-lost-2', zone)
    }
  }

  #secondPhase(): void {
    this.#teach('coach-phase-2', `[data-zone="${this.#feed.seat} hand"]`)
    this.#teach('coach-votes', '.votes')
  }

  /** What to think about now. */
  #ask(): void {
    const { phase, prizes, legal } = this.#view
    const hand = this.#hand
    const led = this.#trick[0]?.card
    const hands = `[data-zone="${this.#feed.seat} hand"]`
    if (phase === 2 && hand.length === FEW && this.#tell('coach-few-left', '.votes')) return
    if (led === undefined) {
      if (phase === 1 && this.#tell('coach-lead', hands)) return
    } else if (this.#askSecond(led, hand, new Set(legal), hands)) return
    if (phase === 1) this.#tip(prizes[0])
    else if (led === undefined) this.#tipLead(hand, hands)
    else {
      const special = `coach-tip-second-${factionOf(led)}`
      this.#say(hasText(special) ? special : 'coach-tip-second', '[data-zone="trick"]', led)
    }
  }

  #askSecond(led: string, hand: string[], legal: Set<string>, at: string): boolean {
    const faction = factionOf(led)
    if (!hand.some((held) => factionOf(held) === faction)) return this.#askFree(faction, at)
    const isBound = hand.some((held) => !legal.has(held))
    const hasSaid = this.#tell(isBound ? 'coach-must-follow' : 'coach-second', at, led)
    const other = [...legal].find((held) => factionOf(held) !== faction)
    return (other !== undefined && this.#tell(`coach-may-${factionOf(other)}`, at)) || hasSaid
  }

  /** A player who cannot follow may play anything; the server says whether any of it wins. */
  #askFree(led: string, at: string): boolean {
    const { winning } = this.#feed
    const isSpecial = winning.some((card) => hasText(`coach-beats-${factionOf(card)}-${led}`))
    if (isSpecial && this.#tell(`coach-free-${led}`, at)) return true
    const [card] = winning
    return card === undefined ? this.#tell('coach-free', at) : this.#tell('coach-free-wins', at, card)
  }

  #tip(prize: string | undefined): void {
    if (prize === undefined) return
    const value = valueOf(prize) ?? 0
    const at = '[data-zone="prizes"]'
    if (value <= WEAK && this.#tell('coach-lose-wisely', at)) return
    const how = value >= STRONG ? 'strong' : value <= WEAK ? 'weak' : 'middle'
    this.#say(`coach-tip-${how}`, at, prize)
  }

  /** A card in hand may be worth a word of its own. */
  #tipLead(hand: string[], at: string): void {
    const special = hand.map((held) => `coach-tip-lead-${factionOf(held)}`).find(hasText)
    if (special === undefined || !this.#tell(special, at)) this.#say('coach-tip-lead', at)
  }

  #end(): void {
    this.lines = []
    const { winners } = this.#feed.outcome!
    const hasWon = winners.includes(this.#feed.seat)
    const how = winners.length > 1 ? 'shared' : hasWon ? 'won' : 'lost'
    this.#say(`coach-end-${how}`, null)
    this.#say('coach-end-next', null)
  }

  /** Tell something about a power or a phase. */
  #teach(key: string, at: string | null, card = ''): boolean {
    return this.#tell(key, at, card, true)
  }

  /** Say something once, if there is a text for it. */
  #tell(key: string, at: string | null = null, card = '', isLasting = false): boolean {
    if (this.#told.has(key) || !hasText(key)) return false
    this.#told.add(key)
    this.#say(key, at, card, isLasting)
    return true
  }

  #say(key: string, at: string | null, card = '', isLasting = false): void {
    this.lines = [...this.lines, { key, card, at, isLasting }]
  }
}

/** A line in words; cards are written by their codes. */
export function wordsOf({ key, card }: Line): string {
  return t(key, { card })
}

/** What lies in the trick already. */
function trickIn({ seats, leader }: ClaimView): Played[] {
  const start = seats.findIndex(({ seat }) => seat === leader)
  return [...seats.slice(start), ...seats.slice(0, start)].flatMap(({ seat, played }) =>
    played === null ? [] : [{ seat, card: played }],
  )
}
