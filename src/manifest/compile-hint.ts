import type { Plugin } from 'vite'

/** https://v8.dev/blog/explicit-compile-hints; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the chunk of this name as one of which nearly all is called at once: browsers that know the mark compile it
 * while it arrives, beside the page, instead of function by function in its way.
 */
export function compileHint(name: string): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // It has to be the first line, and Vite puts lines of its own before those of the chunk.
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
        if (chunk?.type !== 'chunk') throw new Error(`there is no chunk ${name} to mark`)
        chunk.code = HINT + chunk.code
      },
    },
  }
}
