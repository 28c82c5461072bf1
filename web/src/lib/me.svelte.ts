import { entrance, get, post } from './api'
import { Fault } from './fault'
import { line } from './line.svelte'
import { aWhile } from './patience'
import { store, stored } from './settings.svelte'
import type { Player } from './types'
import { t } from './words.svelte'

/** The fault was reported when it first occurred. */
const told = () => {}

const arrive = (name: string) => post<Player>('/players', { name })

/** If an account has this name already, try another number. */
async function arriveAsAnybody(triesLeft = 5): Promise<Player> {
  const number = String(100 + Math.floor(Math.random() * 900))
  try {
    return await arrive(t('guest-name', { number }))
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.code !== 'name-taken' || triesLeft === 0) throw fault
    return arriveAsAnybody(triesLeft - 1)
  }
}

class Me {
  /** The player in this browser; null if there is none yet. */
  player: Player | null = $state(null)

  /** Ask the server, if this browser has been here before. If the server cannot answer now, it is asked again later. */
  async load(): Promise<void> {
    if (stored('known') === null || this.player !== null) return
    try {
      this.become(await get<Player>('/me'))
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      if (fault.mayPass) setTimeout(() => void this.load().catch(told), aWhile())
      if (fault.code !== 'sign-in-first') throw fault
      this.become(null)
    }
  }

  /** Become a guest with this name, or any name. A known player stays who they are. */
  async enter(name = ''): Promise<Player> {
    if (this.player !== null) return this.player
    const player = name.trim() ? await arrive(name.trim()) : await arriveAsAnybody()
    this.become(player)
    return player
  }

  become(player: Player | null): void {
    const isAnother = this.player?.id !== player?.id
    this.player = player
    store('known', player === null ? null : 'yes')
    if (isAnother) line.renew()
  }
}

export const me = new Me()
entrance.enter = async () => {
  me.player = null
  await me.enter()
}
