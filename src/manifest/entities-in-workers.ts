import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ENTITIES = 'decode-named-character-reference'

/**
 * In pages the parser asks the document what `&copy;` means. Workers have no document, and Vite resolves packages for
 * them as for pages; there the table takes its place, as the package says under its "worker" condition.
 */
export function entitiesInWorkers(): Plugin {
  return {
    name: 'entities-in-workers',
    enforce: 'pre',
    resolveId: (id) => (id === ENTITIES ? fileURLToPath(import.meta.resolve(ENTITIES)) : undefined),
  }
}
