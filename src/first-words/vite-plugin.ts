import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** What `index.html` says where the program goes. */
const PLACE = '/* first words */'

/** The application's own program, and before it what it needs, as Vite has them in the page. */
const PROGRAMS = /<script type="module" crossorigin src="([^"]+)"><\/script>/g

/**
 * Puts the program that draws the first words of a page into `index.html`, and has the inline lines start the
 * application after them: once it runs, nothing is painted for a while.
 */
export function firstWords(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-words',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for the first words: ${PLACE}`)
        const program = await programOf(config)
        const entry = [...html.matchAll(PROGRAMS)].at(-1)?.[1]
        if (entry === undefined) throw new Error('index.html names no program')
        return html
          .replace(PROGRAMS, '<link rel="modulepreload" crossorigin href="$1">')
          .replace('<div id="root">', `<div id="root" data-program="${entry}">`)
          .replace(PLACE, () => program)
      },
    },
  }
}

/** The same styles get the same names of classes in a build of their own, which keeps nothing but the program. */
async function programOf({ root, base, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target,
      modulePreload: false,
      // Else the program would bring the styles along.
      cssCodeSplit: false,
      rolldownOptions: { input: join(root, 'src/first-words/inline.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('src/first-words/inline.ts did not become a program')
  return chunk.code.trim()
}
