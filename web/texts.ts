import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = fileURLToPath(new URL('../src/claimant/locale', import.meta.url))

/** The texts that the client shares with the Python side, as modules: `texts:de` is all Fluent files of one language. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0texts:')) return null
      const files = filesOf(id.slice('\0texts:'.length))
      files.forEach((file) => this.addWatchFile(file))
      const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(withoutComments(source))}`
    },
  }
}

function filesOf(language: string): string[] {
  const folder = `${LOCALE}/${language}`
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .sort()
    .map((file) => `${folder}/${file}`)
}

function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
}
