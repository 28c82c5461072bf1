import { store, stored } from '../lib/settings.svelte'

/* The learning progress in this browser. */

const NAME = 'learned'

let learned: string[] = $state(read())

function read(): string[] {
  return (stored(NAME) ?? '').split(' ').filter((lesson) => lesson !== '')
}

export function hasLearned(lesson: string): boolean {
  return learned.includes(lesson)
}

export function learn(lesson: string): void {
  if (hasLearned(lesson)) return
  learned = [...learned, lesson]
  store(NAME, learned.join(' '))
}

export function forgetAll(): void {
  learned = []
  store(NAME, null)
}
