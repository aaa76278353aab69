import type { ToSearch } from './messages'

/** What the first lines of the search worker leave to its program. */
export interface WorkerStart {
  /** Search texts that were asked for, by their addresses. Each is taken once. */
  texts: Map<string, Promise<Response> | undefined>
  /** What was said before the program had come. */
  messages: ToSearch[]
}

/**
 * The first lines of the search worker, which run from memory: so the search text and the program, which are all that
 * the first answer takes long for, are asked for side by side and at once. A program that does not come ends the worker.
 *
 * @param program whole address of the program
 * @param text whole address of the search text, if there is one
 */
export const firstLines = (program: string, text: string | undefined): string => `
const texts = new Map(), messages = []
self.start = { texts, messages }
self.onmessage = ({ data }) => messages.push(data)
const text = ${JSON.stringify(text)}
if (text) {
  const answer = fetch(text, { cache: 'no-cache' })
  answer.catch(() => {})
  texts.set(text, answer)
}
import(${JSON.stringify(program)}).catch((error) => setTimeout(() => { throw error }))`
