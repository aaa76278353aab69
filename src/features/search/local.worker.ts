/**
 * The search worker. Small, because it begins with what takes longest: it asks for the search text beside the program
 * that answers (`local-answers.ts`), not after it.
 */
import type { EarlyTexts } from './local-answers'
import type { ToSearch } from './messages'

declare const self: DedicatedWorkerGlobalScope

const texts: EarlyTexts = new Map()
if (self.name !== '') {
  const text = fetch(self.name, { cache: 'no-cache' })
  // Whoever takes it meets the failure.
  text.catch(() => undefined)
  texts.set(self.name, text)
}
const program = import('./local-answers').then(({ createAnswers }) =>
  createAnswers((message) => self.postMessage(message), texts),
)

self.onmessage = ({ data }: MessageEvent<ToSearch>) => {
  program.then((hear) => hear(data), fail)
}

/** A rejection would be nobody's; an error ends the worker, and the page starts another one. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
