import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { stored, store } from './settings.svelte'
import type { FactionEntry } from './types'

/** The languages, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  es: 'Español',
  id: 'Bahasa Indonesia',
} as const

/** `qps` is English with accents and brackets. Plain English on a page then has no key. */
export type Language = keyof typeof LANGUAGES | 'qps'

type Parameters = Record<string, FluentVariable>

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('texts:en'),
  de: () => import('texts:de'),
  nl: () => import('texts:nl'),
  es: () => import('texts:es'),
  id: () => import('texts:id'),
  qps: () => import('texts:en'),
}

/** The rules, which only their own pages load. */
const rules: typeof sources = {
  en: () => import('texts:en/rules'),
  de: () => import('texts:de/rules'),
  nl: () => import('texts:nl/rules'),
  es: () => import('texts:es/rules'),
  id: () => import('texts:id/rules'),
  qps: () => import('texts:en/rules'),
}

interface Texts {
  language: Language
  bundle: FluentBundle
}

let texts: Texts | undefined = $state.raw()
let wantsRules = false
/** The texts of home-made factions and places: in the language of the page, otherwise in English. */
let homeMade: FluentBundle[] = $state.raw([])
let homeMadeSources: Record<string, string> = {}
let reserves: Record<string, string> = $state.raw({})

function current(): Texts {
  if (texts === undefined) throw new Error('No language has been loaded.')
  return texts
}

/** The language of the page. */
export function language(): Language {
  return current().language
}

/** The tag for `Intl` and `lang`. Our English has no comma before the last item of a list. */
export function locale(): string {
  const name = language()
  return name === 'en' || name === 'qps' ? 'en-GB' : name
}

export async function setLanguage(wanted: Language): Promise<void> {
  const source = await sources[wanted]()
  const isPseudo = wanted === 'qps'
  // All our languages run from left to right: values need no marks around them.
  const bundle = new FluentBundle(isPseudo ? 'en' : wanted, {
    useIsolating: false,
    ...(isPseudo && { transform: accented }),
  })
  fill(bundle, source.default)
  if (wantsRules) await addRules(wanted, bundle)
  texts = { language: wanted, bundle }
  arrangeHomeMade()
  store('language', wanted)
  document.documentElement.lang = isPseudo ? 'en' : wanted
}

/** Load the texts of the rules; from then on every language brings them along. */
export async function loadRules(): Promise<void> {
  wantsRules = true
  await addRules(language(), current().bundle)
}

async function addRules(wanted: Language, bundle: FluentBundle): Promise<void> {
  const source = await rules[wanted]()
  if (!bundle.hasMessage('rules-title')) bundle.addResource(new FluentResource(source.default))
}

/** The language chosen before, else the first that the browser asks for and we have. */
export function preferredLanguage(): Language {
  const wished = [stored('language') ?? '', ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')]
  return wished.find((name): name is Language => name in sources) ?? 'en'
}

function fill(bundle: FluentBundle, source: string): void {
  // The last home-made text for a key wins.
  const faults = bundle.addResource(new FluentResource(source), { allowOverrides: true })
  if (faults.length) console.error(...faults)
}

/** Home-made texts: Fluent source by language. */
export function addTexts(sources: Record<string, string>): void {
  homeMadeSources = sources
  arrangeHomeMade()
}

function arrangeHomeMade(): void {
  const own = texts?.language ?? 'en'
  homeMade = [...new Set([own, 'en'])].map((name) => {
    const bundle = new FluentBundle(name === 'qps' ? 'en' : name, { useIsolating: false })
    fill(bundle, homeMadeSources[name] ?? '')
    return bundle
  })
}

/** Where the text of a key is. */
function bundleOf(key: string): FluentBundle | undefined {
  return [current().bundle, ...homeMade].find((bundle) => bundle.hasMessage(key))
}

/** The letters of reserves, and the factions that they belong to. */
export function addReserves(factions: FactionEntry[]): void {
  const known = factions.flatMap(({ code, claim }) => (claim?.reserve_code ? [[claim.reserve_code, code]] : []))
  reserves = Object.fromEntries(known) as Record<string, string>
}

/** A text by its key. */
export function t(key: string, parameters: Parameters = {}): string {
  const bundle = bundleOf(key)
  const pattern = bundle?.getMessage(key)?.value
  if (bundle === undefined || pattern == null) {
    console.error(`No text for ${key}.`)
    return key
  }
  const faults: Error[] = []
  const text = bundle.formatPattern(pattern, parameters, faults)
  if (faults.length) console.error(key, ...faults)
  return text
}

export function hasText(key: string): boolean {
  return bundleOf(key) !== undefined
}

/** The letters on a card: those of its faction or, where it has one, of the faction's reserve. */
export function lettersOf(card: string): string {
  return card.slice(0, 2)
}

/** The faction that a card belongs to. */
export function factionOf(card: string): string {
  const letters = lettersOf(card)
  return reserves[letters] ?? letters
}

/** The number on a card, or null where a card has none (Kingdoms). */
export function valueOf(card: string): number | null {
  return card.length > 2 ? Number(card.slice(2)) : null
}

/** A card as people say it: `Go5` is "Goblin 5", `Go` "Goblin"; one of a game without factions is its code. */
export function cardName(card: string): string {
  if (!hasText(`faction-${lettersOf(card)}-one`)) return card
  const value = valueOf(card)
  const faction = factionName(lettersOf(card), 'one')
  return value === null ? faction : t('card', { faction, value })
}

export function factionName(code: string, form: 'one' | 'many' = 'many'): string {
  return t(form === 'one' ? `faction-${code}-one` : `faction-${code}`)
}

/** The colour of a faction; one that is home-made has a neutral one. */
export function factionColour(code: string): string {
  return `var(--faction-${factionOf(code)}, var(--faction-any))`
}

export function placeName(code: string): string {
  return t(`place-${code}`)
}

/** The name of a power: a faction or a place. */
export function powerName(code: string): string {
  return hasText(`faction-${code}`) ? factionName(code) : placeName(code)
}

/** Items as a list in the language of the page. */
export function listed(things: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(locale(), { type }).format(things)
}

export function numbered(value: number): string {
  return new Intl.NumberFormat(locale()).format(value)
}

/** A share as a whole percentage. */
export function percent(share: number): string {
  return t('game-review-percent', { number: Math.round(100 * share) })
}

/** A whole number with its sign: +12, −7, 0. */
export function signed(value: number): string {
  const rounded = Math.round(value)
  return rounded === 0 ? numbered(0) : `${rounded > 0 ? '+' : '−'}${numbered(Math.abs(rounded))}`
}

/** A moment, in seconds as the server gives it. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}

function accented(text: string): string {
  const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const odd = [...'àƀçðéƒğĥîĵķļɱñöþqŕšţûṽŵẋýžÀƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞQŔŠŢÛṼŴẊÝŽ']
  return text.replace(/[a-zA-Z]/g, (letter) => odd[plain.indexOf(letter)] ?? letter)
}
