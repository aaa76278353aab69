import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { readHistory } from './git'
import { memoryFileOf } from './memory-file'
import { createReader } from './read-content'
import { refreshDeployed } from './refresh'
import { criticalSizes, overBudget } from './size-budget'

/** The end of a build: data and crawler files in the output folder, with dates and names from git. */
export async function finishBuild({ root, build, publicDir, base, logger }: ResolvedConfig): Promise<void> {
  const output = join(root, build.outDir)
  if (!existsSync(join(output, 'content'))) return
  const folder = await createReader(output, memoryFileOf(output))()
  const history = await readHistory(join(publicDir, 'content'))
  const { problems, changed } = refreshDeployed(output, folder, { history, base })
  logger.info(
    `docs: ${folder.pages.length} pages, ${changed.length} files generated, ${problems.length} problems (npm run manifest lists them)`,
  )
  const over = overBudget(criticalSizes(output, base))
  if (over.length > 0) throw new Error(over.join('\n'))
}
