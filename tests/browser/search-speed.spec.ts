import type { Page } from '@playwright/test'
import { expect, PAGE, settled, test } from './search-fixtures'

/** Milliseconds, from the issue that asked for search. */
const FIRST_RESULT = 400
const KEYSTROKE = 50
const KEYSTROKE_SLOWED = 100
const BLOCKED = 50
/** Other programs on the machine only ever make it slower, so the best of a few visits is what the site can do. */
const VISITS = 4

interface Measured {
  first: number
  keystrokes: number[]
  longest: number
}

/** Opens the search, types a word, and then further letters; times are taken in the page, from input to paint. */
async function measure(page: Page, slowdown: number): Promise<Measured> {
  await page.goto(PAGE)
  await settled(page)
  // The data is already fetched: what is measured is the program.
  await page.evaluate(() => fetch('/search/en-US.json').then((response) => response.text()))
  await page.waitForTimeout(1500)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page.evaluate(async () => {
    const blocked: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked.push(duration)
    }).observe({ type: 'longtask' })
    const until = (isTrue: () => boolean) =>
      new Promise<void>((resolve) => {
        if (isTrue()) return resolve()
        const observer = new MutationObserver(() => {
          if (!isTrue()) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      })
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const input = () => document.querySelector<HTMLInputElement>('dialog [role="combobox"]')
    const type = (text: string) => {
      const field = input()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const firstMarked = (word: string) => () =>
      [...document.querySelectorAll('[role="option"] mark')].some(
        ({ textContent }) => textContent?.toLowerCase() === word,
      )

    const opened = performance.now()
    document.querySelector<HTMLButtonElement>('button[aria-keyshortcuts^="/"]')?.click()
    await until(() => input() !== null)
    type('docker')
    await until(firstMarked('docker'))
    await painted()
    const first = performance.now() - opened
    const keystrokes: number[] = []
    for (const [text, mark] of [
      ['docker c', 'c'],
      ['docker co', 'co'],
      ['docker comp', 'comp'],
      ['docker compose', 'compose'],
      ['web', 'web'],
      ['webdav', 'webdav'],
      ['nginx', 'nginx'],
      ['nginx proxy', 'proxy'],
    ] as const) {
      const typed = performance.now()
      type(text)
      await until(firstMarked(mark))
      await painted()
      keystrokes.push(performance.now() - typed)
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return { first, keystrokes, longest: Math.max(0, ...blocked) }
  })
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function best(visit: () => Promise<Measured>): Promise<{ first: number; keystroke: number; longest: number }> {
  const visits: Measured[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visit())
  return {
    first: Math.min(...visits.map(({ first }) => first)),
    keystroke: Math.min(...visits.map(({ keystrokes }) => median(keystrokes))),
    longest: Math.min(...visits.map(({ longest }) => longest)),
  }
}

test.describe('search is quick', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })

  for (const slowdown of [1, 4]) {
    test(`with the processor at 1/${slowdown}`, async ({ browser, site }) => {
      const { first, keystroke, longest } = await best(async () => {
        const context = await browser.newContext({ baseURL: site.url })
        const measured = await measure(await context.newPage(), slowdown)
        await context.close()
        return measured
      })
      console.info(
        `search at 1/${slowdown}: first result ${first.toFixed(0)} ms, keystroke ${keystroke.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`,
      )
      expect(first).toBeLessThan(FIRST_RESULT)
      expect(keystroke).toBeLessThan(slowdown === 1 ? KEYSTROKE : KEYSTROKE_SLOWED)
      if (slowdown === 1) expect(longest).toBeLessThanOrEqual(BLOCKED)
    })
  }
})
