/**
 * `npm run bench [-- --rounds 7]`: the short form of the comparison in docs/PERFORMANCE.md, on this machine. Rounds are
 * interleaved, each visit in a browser context of its own; one round is thrown away. Compare sites within one table
 * only, and look at nothing else meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../tests/chromium.mjs'
import { serveCompressed } from './serve'
import { makeSites, type Site } from './sites'

/** 1.6 Mbit/s and 150 ms, and a processor a quarter as fast. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
const PAGE = 'guide/install/docker'
const OTHER = 'guide/install/reverse-proxy'
/** After the first paint, in milliseconds: how long blocked time is counted, and when a page counts as loaded. */
const WINDOW = 5000

/** What is measured, in the table's order; times in milliseconds. */
const MEASURES = {
  fcp: 'first paint',
  title: 'title painted',
  lcp: 'largest paint',
  blocked: 'blocked time',
  shift: 'layout shift',
  kilobytes: 'KB when quiet',
  requests: 'requests when quiet',
  fresh: 'to a page not visited',
  visited: 'to a page visited',
  again: 'second visit, title painted',
} as const
type Sample = Record<keyof typeof MEASURES, number>

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
const folder = await mkdtemp(join(tmpdir(), 'docs-bench-'))
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const sites = await makeSites(folder)
  const samples = new Map<Site, Sample[]>(sites.map((site) => [site, []]))
  for (let round = 0; round <= rounds; round++) {
    // Each round begins with another site, so that what a visit leaves behind meets all of them.
    for (let turn = 0; turn < sites.length; turn++) {
      const site = sites[(round + turn) % sites.length] as Site
      const sample = await visit(browser, site)
      console.error(`${round}/${rounds} ${site.name}: title after ${Math.round(sample.title)} ms`)
      if (round > 0) samples.get(site)?.push(sample)
    }
  }
  console.log(`Medians of ${rounds} rounds, ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}\n`)
  console.log(table(samples))
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}

async function visit(browser: Browser, site: Site): Promise<Sample> {
  const server = await serveCompressed(site.root)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  // The program that runs this file keeps names of functions by a helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(observe)
  try {
    const page = await openPage(context)
    await page.goto(server.url + site.address(PAGE), { waitUntil: 'commit' })
    const title = await painted(page, site.title)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(WINDOW)
    const seen = await page.evaluate((window) => globalThis.bench.summary(window), WINDOW)
    const kilobytes = server.bytes() / 1000
    const requests = server.requests()
    const fresh = await follow(page, site, OTHER)
    await follow(page, site, PAGE)
    const visited = await follow(page, site, OTHER)
    await page.close()
    const second = await openPage(context)
    await second.goto(server.url + site.address(PAGE), { waitUntil: 'commit' })
    const again = await painted(second, site.title)
    const sample = { ...seen, title: Math.max(title, seen.fcp), kilobytes, requests }
    return { ...sample, fresh, visited, again }
  } finally {
    await context.close()
    await server.close()
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** When the title was first on the screen, in milliseconds after the visit began. */
function painted(page: Page, selector: string): Promise<number> {
  return page.evaluate((selector) => globalThis.bench.painted(selector, ''), selector)
}

/** Follows a link of the sidebar; milliseconds from the press to the new title on the screen. */
async function follow(page: Page, site: Site, to: string): Promise<number> {
  const before = (await page.locator(site.title).first().textContent()) ?? ''
  const done = page.evaluate(([title = '', old = '']) => globalThis.bench.painted(title, old), [site.title, before])
  await page.locator(site.link(to)).first().click()
  const time = (await done) - (await page.evaluate(() => globalThis.bench.pressed))
  await page.waitForTimeout(1500)
  return time
}

declare global {
  var bench: {
    pressed: number
    painted(selector: string, unlike: string): Promise<number>
    summary(window: number): Pick<Sample, 'fcp' | 'lcp' | 'blocked' | 'shift'>
  }
}

/** Runs in the page before its own programs. */
function observe(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const entries: Record<string, Entry[]> = {}
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    entries[type] = []
    new PerformanceObserver((list) => entries[type]?.push(...(list.getEntries() as Entry[]))).observe({
      type,
      buffered: true,
    })
  }
  const of = (type: string): Entry[] => entries[type] ?? []
  globalThis.bench = {
    pressed: 0,
    painted: (selector, unlike) =>
      new Promise((resolve) => {
        const look = () => {
          const found = document.querySelector(selector)
          const text = found?.textContent ?? ''
          if (!found?.checkVisibility() || text === '' || text === unlike) return requestAnimationFrame(look)
          // A message comes after the painting of this frame.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          return port2.postMessage('')
        }
        look()
      }),
    summary(window) {
      const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
      const blocked = of('longtask')
        .map(({ startTime, duration }) => Math.min(startTime + duration, fcp + window) - Math.max(startTime, fcp) - 50)
        .reduce((sum, time) => sum + Math.max(0, time), 0)
      const shift = of('layout-shift').reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
      return { fcp, lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN, blocked, shift }
    },
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      globalThis.bench.pressed = timeStamp
    },
    true,
  )
}

function table(samples: ReadonlyMap<Site, readonly Sample[]>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const sites = [...samples]
  const lines = Object.entries(MEASURES).map(([key, name]) =>
    row([name, ...sites.map(([, all]) => figure(median(all.map((sample) => sample[key as keyof Sample]))))]),
  )
  return [
    row(['', ...sites.map(([{ name }]) => name)]),
    row(['', ...sites.map(() => '')].map(() => '---')),
    ...lines,
  ].join('\n')
}

function figure(value: number): string {
  return value !== 0 && value < 1 ? value.toFixed(3) : Math.round(value).toLocaleString('en')
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2
}
