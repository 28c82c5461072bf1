/** What goes over the wire. The server's rules decide; here is only the shape of what they say. */

export type Seat = 'A' | 'B' | 'C' | 'D'
export type Kind = 'claim' | 'kingdoms'

/** Why something is refused: a code with parameters for `reason()`, and the server's English sentence. */
export interface Reason {
  code: string
  parameters: Record<string, string>
  text: string
}

export class Fault extends Error implements Reason {
  constructor(
    readonly code: string,
    readonly parameters: Record<string, string>,
    readonly text: string,
    readonly status = 0,
  ) {
    super(text)
  }

  static of(reason: Reason, status = 0): Fault {
    return new Fault(reason.code, reason.parameters, reason.text, status)
  }
}

// --- Claim -------------------------------------------------------------------------------------------

/** A card is written with the code of its faction and its value: `Go5`. */
export type CardCode = string

export interface ClaimSeat {
  seat: Seat
  side: number
  hand: CardCode[]
  hand_size: number
  followers: CardCode[]
  followers_size: number
  buried: CardCode[]
  buried_size: number
  score: CardCode[]
  display: CardCode[]
  lacks: string[]
  played: CardCode | null
  strength: number | null
  wanted: number
  chosen: CardCode[]
}

export interface HiddenCards {
  zone: string
  seat: Seat | null
  count: number
  candidates: string[]
}

export interface ClaimView {
  seat: Seat | null
  deck_of: string[]
  places: string[]
  phase: number
  trick: number
  leader: Seat
  last_winner: Seat | null
  /** What is asked: play, take, choose, name; empty when the game is over. */
  asking: 'play' | 'take' | 'choose' | 'name' | ''
  asker: string
  asked: Seat[]
  legal: string[]
  seats: ClaimSeat[]
  prizes: CardCode[]
  discard: CardCode[]
  table: CardCode[]
  deck: (CardCode | null)[]
  reserves: Record<string, number>
  box_size: number
  memory: Record<string, number[]>
  hidden: HiddenCards[]
  unknown: CardCode[]
  result: ClaimResult | null
}

export interface VoteCount {
  number: number
  cards: CardCode[]
  /** What counts besides: [code of the power that adds it, card]. */
  extra: [string, CardCode][]
  weight: number
}

export interface Vote {
  faction: string
  side: number | null
  decided_by: string
  /** Did a power give it away without a count? */
  awarded: boolean
  /** The higher card that decided, and what the closest rival had to compare with it. */
  deciding: { card: CardCode; rival: CardCode | null } | null
  counts: VoteCount[]
}

/** What was compared between the sides that were still even, and how many each of them had. */
export interface TieBreak {
  by: 'cards' | 'values'
  sides: number[]
  numbers: number[]
}

export interface ClaimResult {
  rules: string
  winners: Seat[]
  decided_by: string
  votes_per_side: number[]
  tie_breaks: TieBreak[]
  votes: Vote[]
  extra_votes: { power: string; side: number }[]
  score_piles: CardCode[][]
  notes: Reason[]
}

/** How one vote stands now, by what the viewer sees. */
export interface StandingVote {
  faction: string
  counts: number[]
  side: number | null
  decided_by: string
}

/** How one faction of Kingdoms stands: who leads it, with how many figures, and what it is worth. */
export interface StandingLead {
  faction: string
  worth: number
  seat: Seat | null
  /** By seat. */
  figures: number[]
}

export type Standings = StandingVote[] | StandingLead[]

// --- Kingdoms ----------------------------------------------------------------------------------------

export interface KingdomsSeat {
  seat: Seat
  hand: string[]
  hand_size: number
  supply: number
  score: number
}

export interface Tile {
  /** "x,y": x grows to the east, y to the north. */
  field: string
  card: string
  figures: Seat[]
  face_down: boolean
}

export interface KingdomsView {
  seat: Seat | null
  factions: string[]
  turn: number
  first: Seat
  asking: 'place' | 'power' | 'draw' | ''
  asker: string
  stage: 'offered' | 'copied' | 'going-on' | ''
  has_drawn: boolean
  asked: Seat[]
  legal: string[]
  seats: KingdomsSeat[]
  board: Tile[]
  playable: string[]
  here: string | null
  display: string[]
  pile_size: number
  sight: string[]
  hidden: (HiddenCards & { known: string[] })[]
  possible_hands: string[][]
  unknown: string[]
  result: KingdomsResult | null
}

export interface KingdomsResult {
  rules: string
  winners: Seat[]
  decided_by: 'points' | 'supply' | 'shared'
  ended_by: 'figures' | 'cards' | 'no-field'
  points_in_play: number[]
  factions: StandingLead[]
  totals: number[]
  supplies: number[]
}

// --- both --------------------------------------------------------------------------------------------

/** One thing that happened. `cards` is null where this viewer may not know them. */
export interface GameEvent {
  event: string
  cause: string
  seat?: Seat
  cards?: string[] | null
  count?: number
  strengths?: number[]
  /** Where cards went. Without a count: all that every seat has there. */
  from?: string
  to?: string
}

/** One entry of a game's journal as a viewer may know it. */
export interface Step {
  version: number
  seat: Seat
  kind: 'move' | 'offer' | 'agree' | 'refuse' | 'resign' | 'return'
  content?: string
  events?: GameEvent[]
}

export interface Offer {
  seat: Seat
  what: 'undo' | 'stand-in'
  for: Seat
  waiting: Seat[]
}

export interface Outcome {
  winners: Seat[]
  by: 'rules' | 'resignation'
  result: ClaimResult | KingdomsResult | null
}

export interface Standing {
  view: ClaimView | KingdomsView
  votes?: Standings | null
  bots: (string | null)[]
  offer: Offer | null
  outcome: Outcome | null
}

/** What is new since the version that was heard last; the view is how things stand now. */
export interface Update extends Standing {
  version: number
  rewound: boolean
  steps: Step[]
}

/** GET /games/{id}: an update, and what the game is. */
export interface GameAnswer extends Update {
  game: string
  table: string
  number: number
  kind: Kind
  players: string[]
  you: Seat | null
  commitment: string
  beginning?: GameEvent[]
}

/** One line of a replay: what happened, and how it stood afterwards. Version 0 is the deal. */
export interface ReplayStep extends Standing {
  version: number
  seat?: Seat
  kind?: Step['kind']
  content?: string
  events?: GameEvent[]
}

/** What a strong player would do. Where it is certain there are no chances; else the best action is first. */
export interface Hint {
  action: string
  certain?: boolean
  chances?: { action: string; chance: number }[]
}

// --- tables and players ------------------------------------------------------------------------------

export interface Setup {
  game: Kind
  deck: string
  players: number
  places: string[]
  random_places: string
}

export interface TableOptions {
  setup: Setup
  private: boolean
  pace: 'live' | 'unhurried'
  rated: boolean
  match: 'single' | 'duplicate'
}

export interface TableInfo {
  table: string
  revision: number
  status: 'open' | 'playing' | 'over' | 'closed'
  host: string
  options: TableOptions
  seats: { player: { id: string; name: string } | null; bot: string | null }[]
  you: Seat | null
  game: string | null
  games: number
  commitment: string
  invitation: string | null
}

export interface Player {
  id: string
  name: string
  has_account: boolean
}

export interface Token {
  id: string
  label: string
  created: number | null
  token: string | null
}

// --- what can be chosen ------------------------------------------------------------------------------

export interface FactionEntry {
  code: string
  claim: {
    box: string
    values: number[]
    paired_with: string | null
    unseen: number
    reserve_code: string | null
    reserve_values: number[]
    most_players: number
    advised_against_from: number | null
  } | null
  kingdoms: { worth: number; cards: number } | null
}

export interface Catalogue {
  version: string
  claim: { players: number; hand: number; pairs: number; factions: number; places: boolean }[]
  kingdoms: { players: number; factions: number; figures: number }
  presets: { name: string; factions: Record<string, string[]> }[]
  factions: FactionEntry[]
  places: { code: string; kind: 'building' | 'landscape' }[]
  random_places: string[]
  bots: { bot: string; games: Kind[] }[]
  /** The texts of what is home-made, by key. */
  texts: Record<string, string>
}

/** What a set-up comes to, and what the rulebook advises against. */
export interface LineUp {
  ok: boolean
  deck: string[]
  places: string[]
  warnings: Reason[]
}
