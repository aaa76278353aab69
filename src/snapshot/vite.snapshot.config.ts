import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The application as a Node program that writes its own pages to files. */
export default defineConfig({
  base: process.env.BASE ?? '/',
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: fileURLToPath(new URL('./cli.ts', import.meta.url)),
    outDir: 'dist-tools/snapshot',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      external: [...builtinModules, /^node:/],
      output: { format: 'es', entryFileNames: 'snapshot.mjs' },
    },
  },
})
