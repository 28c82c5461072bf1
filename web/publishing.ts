import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PAGE = 'index.html'

/**
 * Moves a finished build to where the server reads it: first the new files, then the page that names them, and
 * only then the files go that no page names any more. So the page that lies there always has its files.
 */
export function publish(folder: string): Plugin {
  return {
    name: 'publish',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const built = Object.keys(bundle)
      for (const file of [...built.filter((file) => file !== PAGE), PAGE]) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        renameSync(join(dir!, file), join(folder, file))
      }
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name)
        if (entry.isFile() && !built.some((kept) => join(folder, kept) === file)) rmSync(file)
      }
    },
  }
}
