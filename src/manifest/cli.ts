import { existsSync, watch } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build'
import { readHistory } from './git'
import { memoryFileOf } from './memory-file'
import { withUsableSettings } from './old-manifest'
import { dataOutputs, type Outputs } from './outputs'
import { formatProblem, type Problem } from './problem'
import { createReader } from './read-content'
import { refreshDeployed } from './refresh'
import { schemaOutputs } from './schemas'
import { removeStale, writeOutputs } from './write'

const USAGE = `usage: manifest [folder] [--watch] [--check] [--base /docs/]

  folder   a site as it is served, e.g. /var/www/site: its manifest, search text and crawler files are renewed in
           place. Without one, the project's own public/ gets its manifest and schemas.
  --watch  stay and do so again whenever something below content/ changes
  --check  exit with status 1 when there are problems
  --base   path the site is served from, for the addresses in sitemap.xml and llms.txt`

interface Options {
  root: string
  deployed: boolean
  base: string
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      watch: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      base: { type: 'string', default: process.env.BASE ?? '/' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || positionals.length > 1) return console.log(USAGE)
  const root = resolve(positionals[0] ?? 'public')
  if (!existsSync(join(root, 'content'))) {
    console.error(`${root} has no folder "content" — name the folder that is served, e.g. dist or /var/www/site`)
    process.exitCode = 2
    return
  }
  const run = createRun({ root, deployed: positionals.length === 1, base: values.base })
  const problems = await run()
  if (values.check && problems.length > 0) process.exitCode = 1
  if (values.watch) keepRunning(join(root, 'content'), run)
}

/** One refresh and its report; what did not change since the last one is not read again. */
function createRun({ root, deployed, base }: Options): () => Promise<Problem[]> {
  const read = createReader(root, memoryFileOf(root))
  const shown = relative(process.cwd(), join(root, 'content'))
  let before: Outputs | undefined
  return async () => {
    const start = performance.now()
    const folder = await read()
    let built: { problems: Problem[]; changed: string[] }
    if (deployed) {
      const refreshed = refreshDeployed(root, folder, {
        history: await readHistory(join(root, 'content')),
        base,
        before,
      })
      before = refreshed.outputs
      built = refreshed
    } else {
      const made = build(withUsableSettings(root, folder))
      const outputs = new Map([...dataOutputs(made), ...schemaOutputs()])
      built = { problems: made.problems, changed: [...writeOutputs(root, outputs), ...removeStale(root, outputs)] }
    }
    for (const problem of built.problems) console.log(formatProblem(problem, `${shown}/`))
    const seconds = ((performance.now() - start) / 1000).toFixed(2)
    const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
    console.log(
      `${count(folder.pages.length, 'page')}, ${count(built.changed.length, 'file')} written in ${seconds} s, ${count(built.problems.length, 'problem')}`,
    )
    return built.problems
  }
}

/** Runs again after changes; those that come together, or while a run is under way, make one more run. */
function keepRunning(folder: string, run: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined
  let busy = false
  let again = false
  const start = async (): Promise<void> => {
    if (busy) {
      again = true
      return
    }
    busy = true
    try {
      await run()
    } catch (error) {
      console.error(
        `could not refresh: ${error instanceof Error ? error.message : String(error)} — trying again at the next change`,
      )
    }
    busy = false
    if (again) {
      again = false
      await start()
    }
  }
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(start, 100)
  })
  console.log(`watching ${folder}`)
}

await main()
