import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstWords } from './src/first-words/vite-plugin'
import { compileHint } from './src/manifest/compile-hint'
import { earlyPrograms } from './src/manifest/early-programs'
import { entitiesInWorkers } from './src/manifest/entities-in-workers'
import { inlineRuntime } from './src/manifest/inline-runtime'
import { leanPackages } from './src/manifest/lean-packages'
import { minifyInline } from './src/manifest/minify-inline'
import { reachableChunk } from './src/manifest/reachable-chunk'
import { docs } from './src/manifest/vite-plugin'
import { offline } from './src/offline/vite-plugin'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  base: process.env.BASE ?? '/',
  plugins: [
    leanPackages(),
    react(),
    inlineRuntime('app'),
    compileHint('app'),
    earlyPrograms(),
    firstWords(),
    minifyInline(),
    docs(),
    offline(),
  ],
  worker: { format: 'es', plugins: () => [leanPackages(), entitiesInWorkers()] },
  build: {
    target: 'es2022',
    // Content is fetched by name at run time; only programs and styles carry hashes.
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: reachableChunk('app', file('./src/app/main.tsx'), file('./src/app/after-paint.ts')) },
            { name: reachableChunk('after-paint', file('./src/app/after-paint.ts')) },
          ],
        },
      },
    },
  },
  preview: { port: 4173 },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    // The content tests read three hundred pages; a busy machine needs its time.
    testTimeout: 60_000,
  },
})
