/**
 * The search worker. Small, because it begins with what takes longest: it asks for the search text beside the program
 * that answers (`local-answers.ts`), not after it.
 */
import type { EarlyTexts } from './local-answers'
import type { ToSearch } from './messages'

declare const self: DedicatedWorkerGlobalScope

const texts: EarlyTexts = new Map()
const program = import('./local-answers').then(({ createAnswers }) =>
  createAnswers((message) => self.postMessage(message), texts),
)

self.onmessage = ({ data }: MessageEvent<ToSearch>) => {
  const url = data.type === 'open' ? data.contents.searchUrl : undefined
  if (url !== undefined && !texts.has(url)) {
    const answer = fetch(url, { cache: 'no-cache' })
    // Whoever takes it meets the failure.
    answer.catch(() => undefined)
    texts.set(url, answer)
  }
  program.then((hear) => hear(data), fail)
}

/** A rejection would be nobody's; an error ends the worker, and the page starts another one. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
