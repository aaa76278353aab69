import type { Plugin, Rolldown } from 'vite'

/** As the bundler writes them: its helpers for CommonJS packages, in a chunk that many share. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"\.\/([^"]*rolldown-runtime[^"]*\.js)"/
const EXPORT = /export\s*\{([^}]*)\};?\s*$/

/**
 * Puts the bundler's helpers (half a kilobyte) into the chunk of this name, so that the entry is one file and one
 * request. Chunks that import both take them from there. Others keep the shared file: their names do not change with
 * that chunk's, so they must not speak of it.
 *
 * @throws when the helpers are written in another way than is known, so that no broken entry is delivered.
 */
export function inlineRuntime(name: string): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before Vite writes down what imports what.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const home = chunks.find((chunk) => chunk.name === name)
        if (!home) throw new Error(`there is no chunk ${name} to put the helpers of the bundler in`)
        const [statement, wanted = '', file] = IMPORT.exec(home.code) ?? []
        const runtime = chunks.find(({ fileName }) => file && fileName.endsWith(`/${file}`))
        const [end, offered = ''] = EXPORT.exec(runtime?.code ?? '') ?? []
        if (!statement || !runtime || !end)
          throw new Error('the helpers of the bundler are not written as they used to be')
        const inside = new Map(pairs(wanted))
        const returned = pairs(offered).map(([own, outside]) => `${outside}:${own}`)
        const taken = [...inside].map(([outside, own]) => `${outside}:${own}`)
        const body = `(()=>{${runtime.code.slice(0, -end.length)}return{${returned}}})()`
        home.code = `${home.code.replace(statement, () => `const{${taken}}=${body}`)}
export{${[...inside].map(([outside, own]) => `${own} as ${shared(outside)}`)}};`
        leave(home, runtime)
        for (const chunk of chunks) {
          if (chunk === home || !chunk.imports.includes(home.fileName)) continue
          const [statement, wanted = ''] = IMPORT.exec(chunk.code) ?? []
          const helpers = pairs(wanted)
          if (!statement || !helpers.every(([outside]) => inside.has(outside))) continue
          const list = helpers.map(([outside, own]) => `${shared(outside)} as ${own}`)
          const from = `./${home.fileName.split('/').at(-1)}`
          chunk.code = chunk.code.replace(statement, () => `import{${list}}from"${from}"`)
          leave(chunk, runtime)
        }
      },
    },
  }
}

/** The name of a helper among what the chunk exports anyway. */
const shared = (helper: string): string => `rolldown_${helper}`

function leave(chunk: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): void {
  chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
}

/** `a as b, c` as pairs of both names. */
function pairs(list: string): [string, string][] {
  return list.split(',').map((entry) => {
    const [first = '', second = first] = entry.trim().split(/\s+as\s+/)
    return [first, second]
  })
}
