import { factionName, hasText, placeName, t } from '../lib/words.svelte'
import type { LessonEntry } from './lesson.svelte'

/** What a lesson is called. */
export function lessonName({ lesson, kind, about, code }: LessonEntry): string {
  if (about === 'place') return placeName(code)
  if (about === 'game') return t(`lesson-${lesson}`)
  const name = factionName(code)
  return kind === 'kingdoms' ? t('lesson-in-kingdoms', { name }) : name
}

/** The task of a lesson; cards are written by their codes. */
export function lessonText({ lesson, code }: LessonEntry): string {
  return hasText(`lesson-${lesson}`) ? t(`lesson-${lesson}`) : t('lesson-kingdoms', { card: `[${code}]` })
}

export function rulesOf({ kind, code }: LessonEntry): string {
  return `/rules/${code}${kind === 'kingdoms' ? '#kingdoms' : ''}`
}
