import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type StaticServer, serveStatic } from '../support/static-server'
import { DIST } from './fixtures'
import { test as base, filler } from './frame-fixtures'

/** The headers that the shipped recipes send with every answer, as one of them has them. */
async function shippedHeaders(): Promise<Record<string, string>> {
  const recipe = await readFile(join(DIST, '..', 'dist-tools', 'deploy', 'netlify', '_headers'), 'utf8')
  const [, ...lines] = (/^\/\*\n(?:[ \t]+.*\n)+/m.exec(recipe)?.[0] ?? '').trim().split('\n')
  return Object.fromEntries(lines.map((line) => [line.split(':')[0]?.trim(), line.slice(line.indexOf(':') + 1).trim()]))
}

/** The site under the strict policy of `deploy/`. */
export const test = base.extend<object, { site: StaticServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await serveStatic({ root: DIST, unknown: 'fallback', headers: await shippedHeaders() })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/** A widget that a library draws or plays. */
export interface Heavy {
  name: string
  source: string
  /** The file of its library in the build. */
  library: RegExp
  /** Is there when it has been drawn. */
  drawn: string
  /** Its library waits for a press of this button. */
  press?: string
}

export const HEAVY: readonly Heavy[] = [
  {
    name: 'mermaid',
    source: '```sequence A request\nBrowser->>AList: open\nAList-->>Browser: redirect\n```',
    library: /mermaid\.core/,
    drawn: 'svg[aria-roledescription="sequence"]',
  },
  {
    name: 'flow',
    source: '```flow\nst=>start: Begin\nop=>operation: Work\nst->op\n```',
    library: /\/flowchart-/,
    drawn: 'svg text',
  },
  {
    name: 'chartjs',
    source: '::: chartjs T\n```json\n{"type":"bar","data":{"labels":["a"],"datasets":[{"data":[1]}]}}\n```\n:::',
    library: /\/auto-/,
    drawn: 'canvas',
  },
  {
    name: 'echarts',
    source:
      '::: echarts T\n```json\n{"xAxis":{"data":["a"]},"yAxis":{},"series":[{"type":"bar","data":[1]}]}\n```\n:::',
    library: /\/echarts-/,
    drawn: 'canvas',
  },
  {
    name: 'markmap',
    source: '```markmap\n# Root\n- one\n- two\n```',
    library: /\/mindmap-definition/,
    drawn: 'svg[aria-roledescription="mindmap"]',
  },
  {
    name: 'ArtPlayer',
    source: '<ArtPlayer src="/content/data/example.webm" title="Clip" />',
    library: /\/artplayer-/,
    drawn: 'video',
    press: 'Play: Clip',
  },
]

/** Every file of the build that no page may load before it needs it. */
export const LIBRARIES =
  /mermaid\.core|[a-z]Diagram-|\/flowchart-|\/auto-|\/echarts-|\/artplayer-|\/hls-|dash\.all|mpegts|katex|cytoscape|d3-|ImageViewer|js-yaml|\/raw-/

/** A page that has all of these, each further from the next than what counts as near. */
export const spreadPage = (widgets: readonly Heavy[]): string =>
  ['# Page', filler(60), ...widgets.flatMap(({ name, source }) => [`## About ${name}`, source, filler(60)])].join(
    '\n\n',
  )

/** How often the page has parsed markdown. */
export const parses = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('markdown:parse').length)
