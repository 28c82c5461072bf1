import { Fault } from './fault'
import type { PlayerAction, Frame, SocketMessage } from './types'

/* The one WebSocket of a page. It comes back by itself, and then says again what was not answered. */

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 8000
const HEARTBEAT = 15_000
const PATIENCE = 8_000

interface Asked {
  frame: PlayerAction
  resolve(version: number): void
  reject(fault: Fault): void
}

class Line {
  /** Does the server hear us? True until it is known that it does not. */
  online = $state(true)
  /** Are there moves that the server has not acknowledged yet? */
  waiting = $state(0)

  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #again: ReturnType<typeof setTimeout> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #asked = new Map<string, Asked>()
  #listeners = new Set<Listener>()

  /** Hear all messages, and be asked for a greeting each time the line is open; returns how to stop. */
  join(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#isOpen) this.#send(listener.greeting())
    else this.#connect()
    return () => {
      this.#listeners.delete(listener)
      if (this.#isOpen) this.#send(listener.farewell())
      if (this.#listeners.size === 0) this.#close()
    }
  }

  /** Send something that is answered, however often the line breaks; it is done once. */
  ask(frame: PlayerAction): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#asked.set(frame.key, { frame, resolve, reject })
      this.waiting = this.#asked.size
      if (this.#isOpen) this.#send(frame)
    })
  }

  /** Somebody else sits here now: the server must know. */
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
  }

  #opened(): void {
    this.#calm()
    this.online = true
    this.#pause = FIRST_PAUSE
    for (const listener of this.#listeners) this.#send(listener.greeting())
    for (const { frame } of this.#asked.values()) this.#send(frame)
    this.#heartbeat = setInterval(() => {
      this.#send({ do: 'ping' })
      this.#expect()
    }, HEARTBEAT)
  }

  #heard(message: SocketMessage): void {
    this.#calm()
    if (message.type === 'done' || message.type === 'refused') this.#answered(message)
    for (const listener of this.#listeners) listener.hear(message)
  }

  #answered(message: Extract<SocketMessage, { key: unknown }>): void {
    const asked = this.#asked.get(message.key ?? '')
    if (asked === undefined) return
    this.#asked.delete(asked.frame.key)
    this.waiting = this.#asked.size
    if (message.type === 'done') asked.resolve(message.version)
    else asked.reject(Fault.of(message.reason))
  }

  #lost = (): void => {
    this.#drop()
    this.online = false
    // Not all at once when a server comes back.
    this.#again = setTimeout(this.#connect, this.#pause * (0.6 + 0.8 * Math.random()))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #drop(): void {
    this.#calm()
    clearInterval(this.#heartbeat)
    clearTimeout(this.#again)
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
    this.online = true
  }

  /** Something must be heard soon, else the line is dead. */
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
  greeting(): Frame
  farewell(): Frame
  hear(message: SocketMessage): void
}

export const line = new Line()
