import { Fault } from './fault'
import { aWhile } from './patience'
import type { PlayerAction, Frame, SocketMessage } from './types'

/*
 * The one WebSocket of a page. It comes back by itself, and then says again what was not answered. What the server
 * refuses only because it is in trouble itself is said again and again, too.
 */

/** The first attempt to reconnect comes sooner than later ones. */
const SOONER = 0.4
const HEARTBEAT = 15_000
const PATIENCE = 8_000
/** Among people, we send a sign of life this often; after so many seconds of silence, the others are told. */
const PULSE = 2_000
const MISSED_AFTER = 3
/** The browser may slow a hidden page down to one timer per minute. */
const HIDDEN_MISSED_AFTER = 150

interface Asked {
  frame: PlayerAction
  resolve(version: number): void
  reject(fault: Fault): void
}

class Line {
  #isConnected = $state(true)
  #troubles = $state(0)
  /** Are there moves that the server has not acknowledged yet? */
  waiting = $state(0)

  #socket: WebSocket | null = null
  #isFirstAttempt = true
  #again: ReturnType<typeof setTimeout> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #asked = new Map<string, Asked>()
  /** What the server could not do when last asked: frames by key, greetings by table. */
  #refused = new Map<string, () => Frame>()
  #listeners = new Set<Listener>()

  /** Does the server hear us, and can it do what we ask? True until we know otherwise. */
  get online(): boolean {
    return this.#isConnected && this.#troubles === 0
  }

  /** Receive all messages, and provide a greeting each time the connection opens; returns a function that stops it. */
  join(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#isOpen) this.#send(listener.greeting())
    else this.#connect()
    return () => {
      this.#listeners.delete(listener)
      this.#settle(listener.id)
      if (this.#isOpen) this.#send(listener.farewell())
      if (this.#listeners.size === 0) this.#close()
    }
  }

  /** Send a message that takes effect exactly once, however often the connection breaks. */
  ask(frame: PlayerAction): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#asked.set(frame.key, { frame, resolve, reject })
      this.waiting = this.#asked.size
      if (this.#isOpen) this.#send(frame)
    })
  }

  /** Another player uses this browser now, and the server must know. */
  renew(): void {
    if (this.#socket === null) return
    this.#drop()
    this.#connect()
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  #connect = (): void => {
    clearTimeout(this.#again)
    if (this.#socket !== null || this.#listeners.size === 0) return
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/socket`)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event: MessageEvent<string>) => {
      for (const line of event.data.split('\n')) this.#heard(JSON.parse(line) as SocketMessage)
    }
    socket.onclose = () => this.#lost()
    this.#expect()
    addEventListener('online', this.#connect)
    addEventListener('offline', this.#lost)
    document.addEventListener('visibilitychange', this.#connect)
    document.addEventListener('visibilitychange', this.#beat)
  }

  #opened(): void {
    this.#calm()
    this.#isConnected = true
    this.#isFirstAttempt = true
    for (const listener of this.#listeners) this.#send(listener.greeting())
    for (const { frame } of this.#asked.values()) this.#send(frame)
    this.#heartbeat = setInterval(() => {
      this.#send({ do: 'ping', within: this.#within })
      this.#expect()
    }, HEARTBEAT)
    this.#pulse = setInterval(this.#beat, PULSE)
    this.#beat()
  }

  #beat = (): void => {
    if (this.#isOpen && this.#within !== null) this.#send({ do: 'ping', within: this.#within })
  }

  /** Our next sign of life comes within this many seconds; null if nobody needs one. */
  get #within(): number | null {
    if (![...this.#listeners].some(({ isShared }) => isShared)) return null
    return document.hidden ? HIDDEN_MISSED_AFTER : MISSED_AFTER
  }

  #heard(message: SocketMessage): void {
    this.#calm()
    if (message.type === 'refused' && this.#mayPass(message)) return
    if (message.type === 'done' || message.type === 'refused') this.#answered(message)
    else if (message.type === 'table') this.#settle(message.table)
    for (const listener of this.#listeners) listener.hear(message)
  }

  #answered(message: Extract<SocketMessage, { key: unknown }>): void {
    const asked = this.#asked.get(message.key ?? '')
    if (asked === undefined) return
    this.#settle(asked.frame.key)
    this.#asked.delete(asked.frame.key)
    this.waiting = this.#asked.size
    if (message.type === 'done') asked.resolve(message.version)
    else asked.reject(Fault.of(message.reason))
  }

  /** If it is refused only because the server is in trouble, ask again in a while. */
  #mayPass({ key, table, reason }: Extract<SocketMessage, { reason: unknown }>): boolean {
    if (!Fault.of(reason).mayPass) return false
    const asked = this.#asked.get(key ?? '')
    const listener = [...this.#listeners].find(({ id }) => id === table)
    if (asked !== undefined) this.#refused.set(asked.frame.key, () => asked.frame)
    else if (listener !== undefined) this.#refused.set(listener.id, () => listener.greeting())
    else return false
    this.#troubles = this.#refused.size
    this.#retry ??= setTimeout(() => this.#askAgain(), aWhile())
    return true
  }

  #askAgain(): void {
    this.#retry = undefined
    // It counts as trouble until it is answered; if it is refused again, it comes back here.
    for (const frame of this.#refused.values()) this.#send(frame())
  }

  #settle(what: string): void {
    this.#refused.delete(what)
    this.#troubles = this.#refused.size
  }

  #lost = (): void => {
    this.#drop()
    this.#isConnected = false
    this.#again = setTimeout(this.#connect, aWhile() * (this.#isFirstAttempt ? SOONER : 1))
    this.#isFirstAttempt = false
  }

  #drop(): void {
    this.#calm()
    clearInterval(this.#heartbeat)
    clearInterval(this.#pulse)
    clearTimeout(this.#again)
    clearTimeout(this.#retry)
    this.#retry = undefined
    // Everything is sent when the connection is open again.
    this.#refused.clear()
    this.#troubles = 0
    const socket = this.#socket
    this.#socket = null
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #close(): void {
    this.#drop()
    removeEventListener('online', this.#connect)
    removeEventListener('offline', this.#lost)
    document.removeEventListener('visibilitychange', this.#connect)
    document.removeEventListener('visibilitychange', this.#beat)
    this.#isConnected = true
  }

  /** If nothing is received soon, the connection is dead. */
  #expect(): void {
    this.#calm()
    this.#deadline = setTimeout(this.#lost, PATIENCE)
  }

  #calm(): void {
    clearTimeout(this.#deadline)
  }

  #send(frame: Frame): void {
    this.#socket?.send(JSON.stringify(frame))
  }
}

export interface Listener {
  /** The table that it follows. */
  readonly id: string
  /** Whether other people look at the same table. */
  readonly isShared: boolean
  greeting(): Frame
  farewell(): Frame
  hear(message: SocketMessage): void
}

export const line = new Line()
