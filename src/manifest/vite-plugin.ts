import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import { refuseMissing } from './http'

/**
 * The documentation's plugin. In development the generated files are served live from memory; a build ends with them
 * in its output. Missing files under `/content/` are a true 404 in development and preview.
 */
export function docs(): Plugin {
  let config: ResolvedConfig
  const isTest = process.env.VITEST !== undefined
  return {
    name: 'docs',
    configResolved(resolved) {
      config = resolved
    },
    async configureServer(server) {
      if (isTest || !config.publicDir) return
      const { serveLive } = await load<typeof import('./serve-live')>('serve-live')
      serveLive(server)
    },
    configurePreviewServer(server) {
      server.middlewares.use(refuseMissing(join(config.root, config.build.outDir), config.base))
    },
    async closeBundle(error) {
      if (error || isTest || config.command !== 'build' || config.build.ssr) return
      const { finishBuild } = await load<typeof import('./finish-build')>('finish-build')
      await finishBuild(config)
    },
  }
}

/** Loads a part of the generator where it works, so that neither test runs nor Vite's own start pay for it. */
async function load<T>(name: string): Promise<T> {
  const { module } = await runnerImport<T>(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), {
    configFile: false,
  })
  return module
}
