/* The settings of this browser, stored nowhere else. */

export type Theme = 'system' | 'light' | 'dark'
export type Volume = 'off' | 'soft' | 'full'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'

const PREFIX = 'claimant-'
const STILL = '(prefers-reduced-motion: reduce)'
/** How long a card travels, in milliseconds. */
const TRAVEL = { slow: 900, normal: 260, fast: 150, off: 0 } as const

export function stored(name: string): string | null {
  return localStorage.getItem(PREFIX + name)
}

export function store(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(PREFIX + name)
  else localStorage.setItem(PREFIX + name, value)
}

function oneOf<T extends string>(name: string, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === stored(name)) ?? otherwise
}

/** The chosen volume. An older setting knew only on and off; on is full volume. */
function volumeKept(): Volume | null {
  const kept = stored('sound')
  if (kept === 'on') return 'full'
  return kept === 'off' || kept === 'soft' || kept === 'full' ? kept : null
}

class Settings {
  #theme: Theme = $state(oneOf('theme', ['system', 'light', 'dark'], 'system'))
  #speed: Speed = $state(
    oneOf('speed', ['slow', 'normal', 'fast', 'off'], matchMedia(STILL).matches ? 'off' : 'normal'),
  )
  #volume: Volume | null = $state(volumeKept())
  #hasKeys = $state(stored('keys') !== 'off')
  #playsLast = $state(stored('plays-last') !== 'off')

  get theme(): Theme {
    return this.#theme
  }

  set theme(theme: Theme) {
    this.#theme = theme
    store('theme', theme)
    this.apply()
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    store('speed', speed)
    this.apply()
  }

  /** The volume: silent until the visitor has agreed to more. */
  get volume(): Volume {
    return this.#volume ?? 'off'
  }

  set volume(volume: Volume) {
    this.#volume = volume
    store('sound', volume)
  }

  /** Has the visitor not been asked for the volume yet? */
  get isVolumeOpen(): boolean {
    return this.#volume === null
  }

  /** Are single keys shortcuts at a table? People who use speech input may not want that. */
  get hasKeys(): boolean {
    return this.#hasKeys
  }

  set hasKeys(hasKeys: boolean) {
    this.#hasKeys = hasKeys
    store('keys', hasKeys ? 'on' : 'off')
  }

  /** Does the forced last card of a hand play itself? */
  get playsLast(): boolean {
    return this.#playsLast
  }

  set playsLast(playsLast: boolean) {
    this.#playsLast = playsLast
    store('plays-last', playsLast ? 'on' : 'off')
  }

  /** How long a card travels, in milliseconds; 0 without motion. */
  get travel(): number {
    return TRAVEL[this.#speed]
  }

  apply(): void {
    const { dataset } = document.documentElement
    if (this.#theme === 'system') delete dataset.theme
    else dataset.theme = this.#theme
    dataset.speed = this.#speed
  }
}

export const settings = new Settings()
