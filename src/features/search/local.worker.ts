/** The program of the search worker. `worker-start.ts` has asked for the search text before, and kept what was said. */
import { createAnswers } from './local-answers'
import type { ToSearch } from './messages'
import type { WorkerStart } from './worker-start'

/** Missing where the worker could not be started from memory. */
declare const self: DedicatedWorkerGlobalScope & { start?: WorkerStart }

const { texts, messages } = self.start ?? { texts: new Map(), messages: [] }
const hear = createAnswers((message) => self.postMessage(message), texts)
for (const message of messages) hear(message)
self.onmessage = ({ data }: MessageEvent<ToSearch>) => hear(data)
