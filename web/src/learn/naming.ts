import { factionName, placeName, t } from '../lib/words.svelte'
import type { LessonEntry } from '../lib/types'

/* The texts of a lesson; cards are written by their codes. */

/** What a lesson is called. */
export function lessonName({ lesson, kind, about, code }: LessonEntry): string {
  if (about === 'place') return placeName(code)
  if (about === 'game') return t(`lesson-${lesson}`)
  const name = factionName(code)
  return kind === 'kingdoms' ? t('lesson-in-kingdoms', { name }) : name
}

/** The power that it shows. */
export function powerText({ kind, about, code }: LessonEntry): string {
  if (about === 'place') return t(`place-${code}-effect`)
  return t(kind === 'kingdoms' ? `kingdoms-power-${code}` : `faction-${code}-power`)
}

/** The task. */
export function taskText({ lesson }: LessonEntry): string {
  return t(`lesson-${lesson}`)
}

/** What the lesson has shown. */
export function doneText({ lesson }: LessonEntry): string {
  return t(`lesson-${lesson}-done`)
}

export function rulesOf({ kind, code }: LessonEntry): string {
  return `/rules/${code}${kind === 'kingdoms' ? '#kingdoms' : ''}`
}
