import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { publish } from './publishing.ts'
import { texts } from './texts.ts'

const client = fileURLToPath(new URL('../src/claimant/web_client', import.meta.url))
const server = `http://127.0.0.1:${process.env.CLAIMANT_PORT ?? 8000}`

export default defineConfig({
  plugins: [svelte(), texts(), publish(client)],
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    // These know light-dark(), on which both themes stand.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy lets no data: address through but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Pictures and texts lie in the Python package.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
})
