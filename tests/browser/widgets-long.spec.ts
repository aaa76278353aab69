import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { test } from './widgets-fixtures'

/** From the issue: a long page shows its first screen within this many times the time of a short one. */
const RATIO = 1.5
/**
 * And after its first paint it blocks for no longer than this part of the longest task that opening the short page takes,
 * on a processor a quarter as fast. Where the wanted 200 ms were measured, that task would take 330 ms today.
 */
const LONGEST_TASK = 0.6
const SLOWDOWN = 4
/** A frame of scrolling through a long page takes no longer than this many frames of scrolling through a short one. */
const FRAME_RATIO = 1.5
/** Other programs on the machine only ever make it slower, so the best of a few visits is what the site can do. */
const VISITS = 4

/** Markdown of about this many characters with what pages have: prose, code, tables, lists, notes, links. */
function bodyOf(size: number): string {
  let text = '# Long page\n\nThe first paragraph.\n\n'
  for (let index = 0; text.length < size; index++) {
    text += `## Section ${index}\n\nSome text with **bold**, \`code_${index}\`, ==a mark== and [a link](../guide/webdav.md). 中文说明第 ${index} 节。\n\n`
    text += `- item one\n- item two with \`code\`\n\n\`\`\`json\n{ "id": ${index}, "name": "storage" }\n\`\`\`\n\n`
    if (index % 5 === 0)
      text += `| Field | Default | Meaning |\n|---|---|---|\n${'| `name` | empty | what it is |\n'.repeat(6)}\n`
    if (index % 9 === 0) text += '::: tip\nA tip with a [link](../guide/webdav.md).\n:::\n\n'
  }
  return text
}

interface Visit {
  /** Milliseconds from the start of the visit to the first screen with its text. */
  shown: number
  /** Main-thread tasks over 50 ms that began before that, and after it. */
  drawing: number[]
  blocked: number[]
}

/** `whole`: until all of the page is there. */
async function visit(page: Page, path: string, { slowdown = 1, whole = false } = {}): Promise<Visit> {
  await page.goto('about:blank')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(path, { waitUntil: 'commit' })
  const shown = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const there = [...document.querySelectorAll('[data-article] p')].some(
            ({ textContent }) => textContent === 'The first paragraph.',
          )
          if (there) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  if (!whole) {
    await cdp.detach()
    return { shown: Math.round(shown), drawing: [], blocked: [] }
  }
  // All of it is there when nothing is pending any more.
  await page.waitForFunction(() => !document.querySelector('[data-pending]'), undefined, { timeout: 150_000 })
  await page.waitForTimeout(500)
  const tasks = await page.evaluate(
    () =>
      new Promise<{ at: number; length: number }[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().map(({ startTime, duration }) => ({ at: startTime, length: Math.round(duration) })))
        }).observe({ type: 'longtask', buffered: true })
        setTimeout(() => resolve([]), 1000)
      }),
  )
  await cdp.detach()
  const lengths = (those: typeof tasks) => those.map(({ length }) => length).toSorted((a, b) => b - a)
  return {
    shown: Math.round(shown),
    drawing: lengths(tasks.filter(({ at }) => at <= shown)),
    blocked: lengths(tasks.filter(({ at }) => at > shown)),
  }
}

test('a page of 250 KB shows its first screen nearly as soon as one of 10 KB, and never blocks for long', async ({
  page,
  givePage,
}) => {
  test.setTimeout(480_000)
  await givePage('case/short.md', bodyOf(10_000))
  await givePage('case/long.md', bodyOf(250_000))
  await visit(page, '/case/short.html')
  const times = { short: [] as number[], long: [] as number[] }
  for (let turn = 0; turn < VISITS; turn++) {
    times.short.push((await visit(page, '/case/short.html')).shown)
    times.long.push((await visit(page, '/case/long.html')).shown)
  }
  const tasks: { drawing: number[]; blocked: number[]; ratio: number }[] = []
  for (let turn = 0; turn < 2; turn++) {
    const { drawing } = await visit(page, '/case/short.html', { slowdown: SLOWDOWN, whole: true })
    const { blocked } = await visit(page, '/case/long.html', { slowdown: SLOWDOWN, whole: true })
    tasks.push({ drawing, blocked: blocked.slice(0, 8), ratio: (blocked[0] ?? 0) / (drawing[0] ?? 1) })
  }
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ times, tasks }) })
  expect(Math.min(...times.long)).toBeLessThanOrEqual(RATIO * Math.min(...times.short))
  expect(Math.min(...tasks.map(({ ratio }) => ratio))).toBeLessThanOrEqual(LONGEST_TASK)
})

/** Scrolls down like a wheel that is turned fast; returns the length of the slowest tenth of the frames, in milliseconds. */
const slowFrames = (page: Page, from: number): Promise<number> =>
  page.evaluate(async (start) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    window.scrollTo({ top: start, behavior: 'instant' })
    await frame()
    const lengths: number[] = []
    let before = await frame()
    for (let step = 0; step < 80; step++) {
      window.scrollBy({ top: 50, behavior: 'instant' })
      const now = await frame()
      lengths.push(now - before)
      before = now
    }
    return lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0
  }, from)

test('scrolling through a page of 250 KB is as smooth as through one of 10 KB', async ({ page, givePage }) => {
  test.setTimeout(180_000)
  await givePage('case/short.md', bodyOf(10_000))
  await givePage('case/long.md', bodyOf(250_000))
  const frames = { short: [] as number[], long: [] as number[] }
  for (const [name, from] of [
    ['short', 0],
    ['long', 0],
    ['long', 60_000],
  ] as const) {
    await visit(page, `/case/${name}.html`, { whole: true })
    for (let turn = 0; turn < VISITS; turn++) frames[name].push(await slowFrames(page, from + turn))
  }
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(frames) })
  // One turn at the top and one in the middle; the best of each is what the site can do.
  for (const place of [frames.long.slice(0, VISITS), frames.long.slice(VISITS)]) {
    expect(Math.min(...place)).toBeLessThanOrEqual(FRAME_RATIO * Math.min(...frames.short))
  }
})
