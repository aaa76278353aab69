import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** What packages bring that this application never calls, and what stands in its place; `$` is the package's file, `$folder` where that lies. */
const REPLACED: Readonly<Record<string, string>> = {
  // The GFM packages write markdown too; the application only reads it.
  'mdast-util-gfm': `export { gfmFromMarkdown } from '$'\nexport const gfmToMarkdown = () => ({})`,
  'mdast-util-to-markdown': 'export const defaultHandlers = {}',
  // SVG elements are not among those a page may have, so their attributes are never looked up.
  './lib/svg.js': 'export const svg = { normal: {}, property: {} }',
  // For browsers that cannot clone, or lack a hook of React 18; the build's target has both.
  '@ungap/structured-clone': 'export default structuredClone',
  'use-sync-external-store/shim': `export { useSyncExternalStore } from 'react'`,
  // What is left of a style attribute by then (`safeStyle`) has neither strings nor comments.
  'style-to-object': `export default (style, take) => {
    for (const declaration of style.split(';')) {
      const [name = '', value = ''] = declaration.split(':')
      take(name.trim(), value.trim())
    }
  }`,
  // A processor is copied before it has data, and none of its plugins is used twice: there is nothing to merge deeply.
  extend: 'export default (_, target, source) => Object.assign(target, source)',
  // No result is resolved or kept in a database by the library itself: its own smaller bundle has what is asked for.
  flexsearch: `export { Index } from '$folder/flexsearch.compact.module.min.js'`,
  // Paths of virtual files: ours have none.
  '#minpath': `export const minpath = { sep: '/' }`,
}

/** The package that the relative name in the table belongs to. */
const OWNER = /[\\/]node_modules[\\/]property-information[\\/]/

interface Cut {
  file: RegExp
  cut: RegExp
  by: string
}

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-/
const REACT_DOM = /[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const HIGHLIGHT = /[\\/]node_modules[\\/]highlight\.js[\\/]lib[\\/]core\.js$/
const I18NEXT = /[\\/]node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/

/** A new version in which nothing fits costs its bytes, and the size budget tells. */
const CUTS: readonly Cut[] = [
  // Links, forms and contexts of the data router are made when the file is read, so the bundler kept all of them.
  { file: ROUTER, cut: /\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, by: '/* @__PURE__ */ $&' },
  { file: ROUTER, cut: /^\w+\.displayName = "\w+";$/gm, by: '' },
  { file: ROUTER, cut: /\b(ENABLE_DEV_WARNINGS\d*) = true\b/g, by: '$1 = false' },
  // Texts come from our own files: nothing is fetched, reported or taken over from a server …
  {
    file: I18NEXT,
    cut: /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m,
    by: 'class Connector extends EventEmitter {}',
  },
  {
    file: I18NEXT,
    cut: /^ {2}(?:cloneInstance|hydrate|dir|setDefaultNamespace|loadLanguages|loadNamespaces)\(.*\) \{\n[\s\S]*?^ {2}\}$/gm,
    by: '',
  },
  // … and no text formats numbers or dates by `{{value, format}}`, or holds another one by `$t(key)`.
  {
    file: I18NEXT,
    cut: /^class Formatter \{\n[\s\S]*?^\}$/m,
    by: 'class Formatter { format(value) { return value } }',
  },
  { file: I18NEXT, cut: /^ {2}nest\(.*\) \{\n[\s\S]*?^ {2}\}$/m, by: '  nest(text) { return text }' },
  // React asks its scheduler for none of these.
  {
    file: /[\\/]node_modules[\\/]scheduler[\\/]cjs[\\/]scheduler\.production\.js$/,
    cut: /^exports\.unstable_(?:next|runWithPriority|wrapCallback) = function \(.*\) \{\n[\s\S]*?^\};$/gm,
    by: '',
  },
  // React makes the errors that it throws to itself when it is read, and nothing looks at their stacks. Where developer
  // tools or a measuring program listen, V8 would read the whole program once more, only to number the lines of these.
  {
    file: REACT_DOM,
    cut: /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
    by: '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
  },
  // Every step through a tree gets a name that only its developers' stacks would show.
  {
    file: /[\\/]node_modules[\\/]unist-util-visit-parents[\\/]lib[\\/]index\.js$/,
    cut: /^ {4}if \(typeof value\.type === 'string'\) \{\n[\s\S]*?^ {4}\}$/m,
    by: '',
  },
  // Code is coloured by name and drawn by us: no blocks are looked for in the document, no HTML is made, no plugin asked.
  {
    file: HIGHLIGHT,
    cut: /^ {4}(?:highlight(?:All|Element)|highlightBlock: \w+|initHighlighting(?:OnLoad)?|unregisterLanguage|autoDetection|(?:add|remove)Plugin),?$/gm,
    by: '',
  },
  { file: HIGHLIGHT, cut: /^ {4}__emitter: TokenTreeEmitter$/m, by: '' },
  {
    file: HIGHLIGHT,
    cut: /^const MultiClassError = new Error\(\);$/m,
    by: 'const MultiClassError = Object.create(Error.prototype);',
  },
]

const STAND_IN = '\0lean:'

/** The application's build without the unused halves of its packages: about 30 KB of the critical script, compressed. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!Object.hasOwn(REPLACED, id) || importer?.startsWith(STAND_IN)) return undefined
      if (id.startsWith('.') && !OWNER.test(importer ?? '')) return undefined
      const original = await this.resolve(id, importer, { skipSelf: true })
      return `${STAND_IN}${id}:${original?.id ?? ''}`
    },
    load(id) {
      if (!id.startsWith(STAND_IN)) return undefined
      const [name = '', ...original] = id.slice(STAND_IN.length).split(':')
      const file = original.join(':').replaceAll('\\', '/')
      return REPLACED[name]?.replace('$folder', posix.dirname(file)).replace('$', file)
    },
    transform(code, id) {
      const cuts = CUTS.filter(({ file }) => file.test(id))
      if (cuts.length === 0) return undefined
      return { code: cuts.reduce((before, { cut, by }) => before.replace(cut, by), code), map: null }
    },
  }
}
