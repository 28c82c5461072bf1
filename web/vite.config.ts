import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { texts } from './texts.ts'

const server = `http://127.0.0.1:${process.env.CLAIMANT_PORT ?? 8000}`

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: '../src/claimant/client',
    emptyOutDir: true,
    // These know light-dark(), on which both themes stand.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy lets no data: address through but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
