import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = fileURLToPath(new URL('../src/claimant/locale', import.meta.url))
const RULES = '/rules.ftl'

/**
 * The texts that the client shares with the Python side, as modules: `texts:de` is all Fluent files of one
 * language but for those of the terminal, and for the rules, which are long and have pages of their own: these
 * are `texts:de/rules`.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0texts:')) return null
      const [language = '', only] = id.slice('\0texts:'.length).split('/')
      const files = filesOf(language).filter((file) => file.endsWith(RULES) === (only === 'rules'))
      files.forEach((file) => this.addWatchFile(file))
      const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(withoutComments(source))}`
    },
  }
}

function filesOf(language: string): string[] {
  const folder = `${LOCALE}/${language}`
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl') && !file.startsWith('terminal'))
    .sort()
    .map((file) => `${folder}/${file}`)
}

function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
}
