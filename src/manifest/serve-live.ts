import { join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { debounce } from '../platform/timing'
import { build } from './build'
import { pathOf, refuseMissing, sendText } from './http'
import { memoryFileOf } from './memory-file'
import { withUsableSettings } from './old-manifest'
import { dataOutputs, type Outputs } from './outputs'
import { formatProblem, type Problem } from './problem'
import { createReader } from './read-content'

/** Events for the application: a markdown file was saved; the manifest has changed. */
const CONTENT_EVENT = 'docs:content'
const MANIFEST_EVENT = 'docs:manifest'

/** What may be generated; nothing else waits for the generator. */
const GENERATED = /^(?:manifest|(?:search|outline|names|manifest)\/.+)\.json$/

/**
 * Development: manifest, search text and outlines come from memory and follow every change below the content folder.
 * The terminal counts the problems at the start and shows each one that appears later.
 */
export function serveLive(server: ViteDevServer): void {
  const { publicDir: root, base, logger } = server.config
  const content = join(root, 'content')
  const read = createReader(root, memoryFileOf(root))
  let known: ReadonlySet<string> | undefined
  const tell = (problems: readonly Problem[]): void => {
    const lines = problems.map((problem) => formatProblem(problem, `${relative(process.cwd(), content)}/`))
    if (known) for (const line of lines.filter((line) => !known?.has(line))) logger.warn(line)
    else if (lines.length > 0) logger.warn(`docs: ${lines.length} problems (npm run manifest lists them)`)
    known = new Set(lines)
  }
  const update = async (): Promise<Outputs> => {
    const built = build(withUsableSettings(root, await read()))
    tell(built.problems)
    return dataOutputs(built)
  }
  // The server starts meanwhile; whoever asks for generated files waits for them.
  let outputs = update()
  outputs.catch((error: unknown) => logger.error(`docs: ${error instanceof Error ? error.stack : String(error)}`))

  server.middlewares.use(async (request, response, next) => {
    const path = pathOf(request, base)?.slice(1) ?? ''
    if (!GENERATED.test(path)) return next()
    try {
      const text = (await outputs).get(path)
      if (text === undefined) next()
      else sendText(response, 200, 'application/json', text)
    } catch (error) {
      next(error)
    }
  })
  server.middlewares.use(refuseMissing(root, base))

  const follow = debounce(async () => {
    const before = outputs
    outputs = before.then(update, update)
    const [old, now] = await Promise.allSettled([before, outputs])
    if (now.status === 'rejected') return logger.error(`docs: ${String(now.reason)}`)
    const isSame = old.status === 'fulfilled' && old.value.get('manifest.json') === now.value.get('manifest.json')
    if (!isSame) server.ws.send({ type: 'custom', event: MANIFEST_EVENT })
  }, 50)
  server.watcher.add(content)
  server.watcher.on('all', (_event, path) => {
    const file = relative(content, path).replaceAll('\\', '/')
    if (file.startsWith('..')) return
    if (file.endsWith('.md')) server.ws.send({ type: 'custom', event: CONTENT_EVENT, data: { file } })
    follow()
  })
}
