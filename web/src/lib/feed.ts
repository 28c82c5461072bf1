import type { Fault } from './fault'
import type { Advice, GameEvent, Kind, Message, Offer, Outcome, Seat, Sentence, Standings, Step, Verdict, View } from './types'

/** A note on a card of the hand: a few characters, and whether it is the best. */
export interface Mark {
  text: string
  isBest: boolean
}

/**
 * A game as a table shows it. Live games, replays, lessons and puzzles are all feeds.
 *
 * Steps that exist when a table is mounted have been seen already; those that are added later are
 * narrated one after another. When something is taken back, `rewinds` grows: show `view` at once.
 */
export interface GameFeed {
  readonly kind: Kind
  /** The seat of the reader; null for a spectator. */
  readonly seat: Seat | null
  /** Names by seat, as people read them. */
  readonly players: string[]
  /** The current state. */
  readonly view: View
  /** Each vote of Claim, or each faction of Kingdoms, as far as this viewer can see it. */
  readonly votes: Standings
  /** What this viewer is asked now. */
  readonly question: Message | null
  /** The legal actions in words; empty where there are many. */
  readonly answers: Record<string, Message>
  readonly beginning: GameEvent[]
  readonly beginningTold: Sentence[]
  readonly steps: Step[]
  readonly rewinds: number
  readonly outcome: Outcome | null
  /** The outcome, explained. */
  readonly verdict: Verdict | null
  readonly offer: Offer | null
  /** By seat, the bot that plays it now. */
  readonly bots: (string | null)[]
  /** The seats of people who have lost their connection. */
  readonly away?: Seat[]
  /** This seat is to decide, and the feed accepts decisions. */
  readonly canAct: boolean
  /** The last step that the table has shown completely. The table writes it if it is there. */
  shown?: number
  /** All hands lie open on the table. */
  readonly isOpen?: boolean
  /** The reader is not one of the players, no matter who sits at the bottom. */
  readonly isImpartial?: boolean
  /** Notes on the cards of the hand, by code. */
  readonly marks?: Record<string, Mark>
  /** All of this has happened: nobody is waited for. */
  readonly isPast?: boolean
  /** A forced last card may play itself, because nobody is being taught. */
  readonly isInEarnest?: boolean
  /** Where this game can be replayed, once it is over. */
  readonly replayPath?: string
  /** Where it is reviewed, once it is over. */
  readonly reviewPath?: string

  /** Null: accepted. */
  act(action: string): Promise<Fault | null>
  whyNot(action: string): Promise<Fault | null>
  hint?(): Promise<Advice | Fault>
  /** Take the last move back, or ask the others to agree. */
  undo?(): Promise<Fault | null>
  /** Agree to the offer on the table, or refuse it. */
  answer?(agree: boolean): Promise<Fault | null>
  resign?(): Promise<Fault | null>
  /** Ask the others that a bot plays for a seat that keeps the table waiting. */
  readonly standIn?: ((seat: Seat) => Promise<Fault | null>) | undefined
  /** Take the seat back from the bot that stood in. */
  takeBack?(): Promise<Fault | null>
  rematch?(): Promise<Fault | null>
  /** Go to the moment when the reader fell behind for good. */
  turningPoint?(): Promise<void>
  /** Play the same again, against another bot; where all others are bots. */
  readonly against?: ((bot: string) => Promise<void>) | undefined
}
