import type { Fault } from './fault'
import type { Advice, GameEvent, Kind, Message, Offer, Outcome, Seat, Sentence, Standings, Step, Verdict, View } from './types'

/** What stands beside a card of the hand: a few signs, and whether it is the best. */
export interface Mark {
  text: string
  isBest: boolean
}

/**
 * A game as a table shows it. Live games, replays, lessons and puzzles all are one.
 *
 * Steps that are there when a table is mounted have been seen already; those that are added later are
 * told one after another. After something was taken back `rewinds` has grown: show `view` at once.
 */
export interface GameFeed {
  readonly kind: Kind
  /** Whose eyes: null for a spectator. */
  readonly seat: Seat | null
  /** Names by seat, as people read them. */
  readonly players: string[]
  /** How it stands now: the truth. */
  readonly view: View
  /** How each vote of Claim, or each faction of Kingdoms, stands now, by what this viewer sees. */
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
  /** It is this seat's decision, and the feed takes it. */
  readonly canAct: boolean
  /** The last step that the table has shown to its end, where somebody wants to know: the table writes it. */
  shown?: number
  /** All hands lie open on the table. */
  readonly isOpen?: boolean
  /** The reader is none of the players, whoever sits below. */
  readonly isImpartial?: boolean
  /** What stands beside the cards of the hand, by their codes. */
  readonly marks?: Record<string, Mark>
  /** A last card that is forced may play itself: nobody is being taught. */
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
  /** Go to the moment from which on the reader was behind. */
  turningPoint?(): Promise<void>
  /** Play the same again, against another bot; where all others are bots. */
  readonly against?: ((bot: string) => Promise<void>) | undefined
}
