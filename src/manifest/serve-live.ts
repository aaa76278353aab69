import { join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
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

/**
 * Development: manifest, search text and outlines come from memory and follow every change below the content folder.
 * The terminal counts the problems at the start and shows each one that appears later.
 */
export async function serveLive(server: ViteDevServer): Promise<void> {
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
  let outputs = await update()

  server.middlewares.use((request, response, next) => {
    const text = outputs.get(pathOf(request, base)?.slice(1) ?? '')
    if (text === undefined) next()
    else sendText(response, 200, 'application/json', text)
  })
  server.middlewares.use(refuseMissing(root, base))

  server.watcher.add(content)
  server.watcher.on('all', async (_event, path) => {
    const file = relative(content, path).replaceAll('\\', '/')
    if (file.startsWith('..')) return
    if (file.endsWith('.md')) server.ws.send({ type: 'custom', event: CONTENT_EVENT, data: { file } })
    const before = outputs.get('manifest.json')
    outputs = await update()
    if (outputs.get('manifest.json') !== before) server.ws.send({ type: 'custom', event: MANIFEST_EVENT })
  })
}
