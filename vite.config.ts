import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { docs } from './src/manifest/vite-plugin'
import { offline } from './src/offline/vite-plugin'

export default defineConfig({
  base: process.env.BASE ?? '/',
  plugins: [react(), docs(), offline()],
  build: {
    target: 'es2022',
    // Content is fetched by name at run time; only programs and styles carry hashes.
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
  preview: { port: 4173 },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
  },
})
