import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The generator as one file that needs only Node: `node manifest.mjs /var/www/site`. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: fileURLToPath(new URL('./cli.ts', import.meta.url)),
    outDir: 'dist-tools',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      external: [...builtinModules, /^node:/],
      output: { format: 'es', entryFileNames: 'manifest.mjs', codeSplitting: false },
    },
  },
})
