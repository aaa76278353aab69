import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { BuildFacts } from './shell'

/** Dynamic imports that any first screen may need: they belong to the shell although they load on demand. */
const SHELL_ROOMS = /\/src\/(?:app|layout|site)\/(?!.*(?:portfolio|slide|product))/

/** Ends a build with `sw.js` and `program.json`, the list of all programs that saving a language for offline use reads. */
export function offline(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'docs-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (config.build.ssr || !('index.html' in bundle)) return
        const facts = factsOf(bundle, config)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker(facts) })
        this.emitFile({ type: 'asset', fileName: 'program.json', source: programList(bundle) })
      },
    },
  }
}

function factsOf(bundle: Rolldown.OutputBundle, { base, publicDir }: ResolvedConfig): BuildFacts {
  const program = programOf(bundle)
  const revision = createHash('sha256')
  for (const file of program) revision.update(file.fileName)
  revision.update(sourceOf(bundle['index.html']))
  return {
    build: revision.digest('base64url').slice(0, 10),
    base,
    shell: [...shellOf(bundle)].map((file) => base + file),
    program: program.map((file) => [base + file.fileName, sourceOf(file).length]),
    standalone: readdirSync(publicDir)
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/${file}`),
  }
}

type OutputFile = Rolldown.OutputAsset | Rolldown.OutputChunk

const sourceOf = (file: OutputFile | undefined): Buffer =>
  Buffer.from(file === undefined ? '' : file.type === 'chunk' ? file.code : file.source)

/** Programs, styles, fonts: everything whose name carries a hash. */
const programOf = (bundle: Rolldown.OutputBundle): OutputFile[] =>
  Object.values(bundle)
    .filter(({ fileName }) => fileName.startsWith('assets/') && !fileName.endsWith('.map'))
    .sort((a, b) => (a.fileName < b.fileName ? -1 : 1))

/** The entry, what it imports, and the on-demand parts of the shell's rooms, with their styles. */
function shellOf(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const add = (fileName: string): void => {
    if (files.has(fileName)) return
    files.add(fileName)
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk') return
    for (const style of stylesOf(chunk)) files.add(style)
    for (const imported of chunk.imports) add(imported)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    const lazy = chunk.isDynamicEntry && SHELL_ROOMS.test((chunk.facadeModuleId ?? '').replaceAll('\\', '/'))
    if (chunk.isEntry || lazy) add(chunk.fileName)
  }
  return files
}

/** Vite notes the styles of a chunk on it. */
function stylesOf(chunk: Rolldown.OutputChunk): Iterable<string> {
  return chunk.viteMetadata?.importedCss ?? []
}

/** `program.json`: address without the base, size and hash of each program. */
function programList(bundle: Rolldown.OutputBundle): string {
  const rows = programOf(bundle).map((file) => {
    const content = sourceOf(file)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
    return JSON.stringify([`/${file.fileName}`, content.length, hash])
  })
  return `[\n${rows.join(',\n')}\n]\n`
}

/** The worker as one classic script that knows its build. */
async function buildWorker(facts: BuildFacts): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD_FACTS__: JSON.stringify(facts) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('./sw.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const worker = outputs.find((file) => file.fileName === 'sw.js')
  if (worker?.type !== 'chunk') throw new Error('offline/sw.ts gave no sw.js')
  return worker.code
}
