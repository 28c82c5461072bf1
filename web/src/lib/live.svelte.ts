import { get, post, withQuery } from './api'
import { Fault } from './fault'
import type { GameFeed } from './feed'
import { calledAs } from './format'
import { line, type Listener } from './line.svelte'
import { openTable } from './opening'
import { patiently } from './patience'
import { randomText } from './random'
import { go } from './router.svelte'
import { ofSeat } from './seats'
import { addWord, isWordMissing } from './shuffle'
import { chime } from './sound'
import { turningPoint } from './turning'
import type {
  Advice,
  PlayerAction,
  Frame,
  GameAnswer,
  GameEvent,
  GameNews,
  Kind,
  Message,
  Offer,
  Outcome,
  ReplayStep,
  Seat,
  Sentence,
  SocketMessage,
  Standings,
  Step,
  TableInfo,
  Update,
  Verdict,
  View,
  WhyNot,
} from './types'
import { hasText, t } from './words.svelte'

/** A running or finished game at a table, told as it happens. */
export class LiveGame implements GameFeed {
  readonly kind: Kind
  readonly game: string
  readonly seat: Seat | null
  readonly commitment: string
  readonly isInEarnest = true
  view: View = $state.raw()!
  votes: Standings = $state.raw([])
  question: Message | null = $state.raw(null)
  answers: Record<string, Message> = $state.raw({})
  beginning: GameEvent[] = $state.raw([])
  beginningTold: Sentence[] = $state.raw([])
  steps: Step[] = $state.raw([])
  rewinds = $state(0)
  outcome: Outcome | null = $state.raw(null)
  verdict: Verdict | null = $state.raw(null)
  offer: Offer | null = $state.raw(null)
  bots: (string | null)[] = $state.raw([])
  away: Seat[] = $state.raw([])
  version = 0
  #names: string[]
  #guests: boolean[]
  #isBusy = $state(false)
  #table: LiveTable
  #awaiting: [version: number, heard: () => void][] = []

  constructor(table: LiveTable, answer: GameAnswer) {
    this.#table = table
    this.kind = answer.kind as Kind
    this.game = answer.game
    this.seat = answer.you
    this.commitment = answer.commitment
    this.#names = answer.players
    this.#guests = answer.guests
    this.beginning = answer.beginning ?? []
    this.beginningTold = answer.beginning_told ?? []
    this.steps = answer.steps
    this.#stand(answer)
  }

  /** Bots are called by their level, in the language of the page. */
  get players(): string[] {
    return this.#names.map((name, at) =>
      this.bots[at] === name && hasText(`bot-${name}`) ? t(`bot-${name}`) : calledAs(name, this.#guests[at] ?? false),
    )
  }

  get canAct(): boolean {
    return !this.#isBusy && this.outcome === null && !this.isStoodIn && this.view.legal.length > 0
  }

  /** Does a bot play this seat at the moment? */
  get isStoodIn(): boolean {
    return this.seat !== null && ofSeat(this.bots, this.seat) != null
  }

  get replayPath(): string {
    return `/games/${this.game}/replay`
  }

  get reviewPath(): string {
    return `/games/${this.game}/review`
  }

  act(action: string): Promise<Fault | null> {
    return this.#do((at) => ({ do: 'move', action, ...at }))
  }

  undo(): Promise<Fault | null> {
    return this.#do((at) => ({ do: 'offer', what: 'undo', ...at }))
  }

  answer(agree: boolean): Promise<Fault | null> {
    return this.#do((at) => ({ do: 'answer', agree, ...at }))
  }

  resign(): Promise<Fault | null> {
    return this.#do((at) => ({ do: 'resign', ...at }))
  }

  /** Only at a live table can somebody keep the others waiting. */
  get standIn() {
    if (this.#table.info?.options.pace !== 'live') return undefined
    return (seat: Seat) => this.#do((at) => ({ do: 'offer', what: `stand-in ${seat}`, ...at }))
  }

  takeBack(): Promise<Fault | null> {
    return this.#do((at) => ({ do: 'return', ...at }))
  }

  async whyNot(action: string): Promise<Fault | null> {
    return settled(async () => {
      const path = this.#table.within(`/games/${this.game}/why-not`, { action })
      const { reason } = await get<WhyNot>(path)
      return reason === null ? null : Fault.of(reason)
    })
  }

  /** There are no hints against people and in rated games. */
  get hint() {
    return this.#table.isShared || this.#table.info?.options.rated ? undefined : () => this.#hint()
  }

  async #hint(): Promise<Advice | Fault> {
    try {
      return await get<Advice>(this.#table.within(`/games/${this.game}/hint`))
    } catch (fault) {
      if (fault instanceof Fault) return fault
      throw fault
    }
  }

  rematch(): Promise<Fault | null> {
    return this.#table.rematch()
  }

  async turningPoint(): Promise<void> {
    const steps = await get<ReplayStep[]>(this.#table.within(`/games/${this.game}/replay`))
    const query = this.#table.invitation === null ? '' : `?invitation=${this.#table.invitation}`
    go(`${this.replayPath}${query}#${turningPoint(steps, this.kind, this.seat ?? 'A')}`)
  }

  get against() {
    const setup = this.#table.info?.options.setup
    if (setup === undefined || this.bots.filter((bot) => bot === null).length > 1) return undefined
    return (bot: string) => openTable({ setup, bots: this.bots.slice(1).map(() => bot), private: true, start: true })
  }

  /** Take in what is new. */
  hear(update: Update): void {
    if (update.version < this.version) return
    if (update.rewound) this.rewinds += 1
    this.#sound(update)
    const known = update.rewound ? [] : this.steps
    this.steps = [...known, ...update.steps.filter(({ version }) => update.rewound || version > this.version)]
    this.#stand(update)
    this.#awaiting = this.#awaiting.filter(([version, heard]) => version > this.version || heard())
  }

  /** A sound when it becomes our turn. */
  #sound(update: Update): void {
    if (update.view.legal.length > 0 && this.view.legal.length === 0) chime('turn')
  }

  #stand(update: Update): void {
    this.version = update.version
    this.view = update.view
    this.question = update.question
    this.answers = update.answers
    this.votes = update.votes ?? []
    this.bots = update.bots
    this.offer = update.offer
    this.outcome = update.outcome
    this.verdict = update.verdict
  }

  #do(action: (at: Pick<PlayerAction, 'game' | 'version' | 'key'>) => PlayerAction): Promise<Fault | null> {
    this.#isBusy = true
    return settled(async () => {
      try {
        const done = await line.ask(action({ game: this.game, version: this.version, key: randomText() }))
        // The server has stored the move; it is done for us when its consequences have arrived.
        if (done > this.version) await new Promise<void>((heard) => this.#awaiting.push([done, heard]))
        return null
      } finally {
        this.#isBusy = false
      }
    })
  }
}

/** A table and the game that is played there. */
export class LiveTable implements Listener {
  info: TableInfo | null = $state.raw(null)
  game: LiveGame | null = $state.raw(null)
  /** A new game that has begun while the old one is still on show. */
  next: string | null = $state(null)
  /** Why there is nothing to see here. */
  fault: Fault | null = $state.raw(null)
  #stop: (() => void) | null = null
  #openings = 0
  #loading: string | null = null
  #early: GameNews[] = []
  /** The commitment that is being answered, and until when. */
  #answering: [commitment: string, done: Promise<void>] | null = null

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {}

  /** Start following the table, or follow it anew as somebody else. Temporary trouble is waited out. */
  async open(): Promise<void> {
    const opening = ++this.#openings
    const isWanted = () => opening === this.#openings
    try {
      const path = this.within(`/tables/${this.id}`)
      const info = await patiently(
        () => get<TableInfo>(path),
        isWanted,
        (fault) => (this.fault = fault),
      )
      if (!isWanted()) return
      this.learn(info)
      this.fault = null
      void this.#answer()
      if (this.#stop !== null && this.game !== null) this.game = await this.#load(this.game.game)
      await this.#follow()
      this.#stop ??= line.join(this)
    } catch (fault) {
      this.#failed(fault)
    }
  }

  close(): void {
    this.#openings += 1
    this.#stop?.()
    this.#stop = null
  }

  /** Take in the table from an answer, unless newer news has arrived before it. */
  learn(info: TableInfo): void {
    // At the same revision somebody else may see it now.
    if (info.revision >= (this.info?.revision ?? 0)) this.info = info
  }

  /** Go on to the game that has begun meanwhile. */
  async turnTo(game: string): Promise<void> {
    this.next = null
    this.game = await this.#load(game)
  }

  /** Start another game, or join it if somebody else was quicker. */
  async rematch(): Promise<Fault | null> {
    return settled(async () => {
      await this.#answer()
      if (this.next === null) this.learn(await this.#dealt())
      const game = this.next ?? this.info?.game ?? null
      if (game !== null) await this.turnTo(game)
      return null
    })
  }

  /** Add a word to each shuffle as soon as the server has committed itself. */
  async #answer(): Promise<void> {
    const { info } = this
    if (info === null || !isWordMissing(info)) return
    if (this.#answering?.[0] !== info.commitment) this.#answering = [info.commitment, this.#add(info)]
    await this.#answering[1]
  }

  async #add(info: TableInfo): Promise<void> {
    try {
      this.learn(await addWord(info))
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      // The next change at the table or of the connection brings another attempt.
      this.#answering = null
    }
  }

  async #dealt(): Promise<TableInfo> {
    try {
      return await post<TableInfo>(`/tables/${this.id}/games`)
    } catch (fault) {
      if (!(fault instanceof Fault) || fault.code !== 'table-not-over') throw fault
      return get<TableInfo>(this.within(`/tables/${this.id}`))
    }
  }

  /** A path, with the invitation where one is needed. */
  within(path: string, parameters: Record<string, string | number> = {}): string {
    return withQuery(path, { ...parameters, invitation: this.invitation })
  }

  /** Are there other people, who should be told if we lose our connection? */
  get isShared(): boolean {
    return (this.info?.seats.filter(({ player }) => player !== null).length ?? 0) > 1
  }

  greeting(): Frame {
    // The list of those away is sent again.
    if (this.game !== null) this.game.away = []
    const { game = null, version = null } = this.game ?? {}
    return { do: 'watch', table: this.id, invitation: this.invitation, game, version }
  }

  farewell(): Frame {
    return { do: 'unwatch', table: this.id }
  }

  hear(message: SocketMessage): void {
    if (message.type === 'table' && message.table === this.id) {
      this.info = message
      this.fault = null
      this.#answer().catch((fault: unknown) => this.#failed(fault))
      this.#follow().catch((fault: unknown) => this.#failed(fault))
    } else if (message.type === 'refused' && message.table === this.id) {
      this.fault = Fault.of(message.reason)
    } else if (message.type === 'presence' && message.game === this.game?.game) {
      this.game.away = message.away
    } else if (message.type === 'game' && message.table === this.id) {
      if (this.game !== null && message.game === this.game.game) this.game.hear(message)
      else if (message.game === this.#loading) this.#early.push(message)
    }
  }

  /** Show the first game; a later one is offered while the end of this one is on show. */
  async #follow(): Promise<void> {
    const game = this.info?.game ?? null
    if (game === null || game === this.game?.game || game === this.#loading) return
    if (this.game !== null && this.game.seat !== null) this.next = game
    else this.game = await this.#load(game)
  }

  async #load(game: string): Promise<LiveGame> {
    this.#loading = game
    const opening = this.#openings
    const isWanted = () => opening === this.#openings
    try {
      const path = this.within(`/games/${game}`, { since: 0 })
      const answer = await patiently(() => get<GameAnswer>(path), isWanted)
      const loaded = new LiveGame(this, answer)
      this.#early.forEach((message) => loaded.hear(message))
      return loaded
    } finally {
      this.#loading = null
      this.#early = []
    }
  }

  #failed(fault: unknown): void {
    if (!(fault instanceof Fault)) throw fault
    this.fault = fault
  }
}

async function settled(action: () => Promise<Fault | null>): Promise<Fault | null> {
  try {
    return await action()
  } catch (fault) {
    if (fault instanceof Fault) return fault
    throw fault
  }
}
