import type { Plugin } from 'vite'

const WRITER = 'mdast-util-to-markdown'
const STUB = `\0${WRITER}`

/**
 * The GFM packages bring the code that writes markdown beside the code that reads it. The application only reads, so
 * its build leaves the writer out (17 KB); what the packages name of it is never called.
 */
export function noMarkdownWriter(): Plugin {
  return {
    name: 'no-markdown-writer',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id) => (id === WRITER ? STUB : undefined),
    load: (id) => (id === STUB ? 'export const defaultHandlers = {}' : undefined),
  }
}
