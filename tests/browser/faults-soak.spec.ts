import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { faulty, randomOf } from '../support/fault-server'
import { DIST, expect, test } from './fixtures'

/** Navigations of the walk. CI takes a short one; `SOAK=1000` takes the whole, `SOAK_SEED` another way. */
const STEPS = Number(process.env.SOAK ?? 45)
const SEED = Number(process.env.SOAK_SEED ?? 20_261_128)
const RATE = 0.1
/** New visits belong to the first steps; after them the walk stays in one document, whose heap is looked at. */
const VISITS = Math.min(100, Math.floor(STEPS / 3))
/** Steps after which the store of documents is full and every common program has been read. */
const WARM_UP = 300
/** How much the heap may grow: over the whole walk when it is long enough, and over laps of the same pages always. */
const GROWTH = 1.3
const LAP = 10

const RETRY = /^(?:Try again|重试|再试一次|Reload|重新加载|刷新)$/
/** Names of texts instead of texts. */
const UNNAMED = /^[a-z]+(?:\.[a-zA-Z]+)+$/
const FAILED = /could not be|cannot start|You are offline|No connection|无法|未能|没有网络|连接不上/

const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first()

/** Bytes of the heap after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

test.afterEach(({ site }) => {
  site.intercept = undefined
})

test(`${STEPS} random navigations with ${RATE * 100} % faults: nothing blank, nothing unhandled, no leak, at most one Retry`, async ({
  page,
  site,
  pageErrors,
}) => {
  test.setTimeout(120_000 + STEPS * 8_000)
  const plan = faulty({ root: DIST, rate: RATE, seed: SEED })
  site.intercept = plan.intercept
  const asked = site.requests.length
  const chance = randomOf(SEED)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')) as { pages: { path: string }[] }
  const paths = [
    ...manifest.pages.map(({ path }) => encodeURI(path)),
    '/no-such.html',
    '/guide',
    '/config/site.md',
    '/zh/faq',
  ]
  await page.addInitScript(() => {
    window.addEventListener('unhandledrejection', (event) => {
      console.error(`unhandled rejection: ${String(event.reason)}`)
    })
  })
  const unhandled: string[] = []
  const said: string[] = []
  page.on('console', (message) => {
    said.push(message.text().slice(0, 400))
    if (message.text().startsWith('unhandled rejection')) unhandled.push(`${page.url()} ${message.text()}`)
  })
  const session = await page.context().newCDPSession(page)

  plan.on = false
  await page.goto(site.url)
  await expect(mainHeading(page)).toBeVisible()
  plan.on = true

  const actions = {
    follow: async () => {
      // A click on a link of the page, as most navigations are.
      await page.evaluate((number) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], nav a[href^="/"]')].filter(
          (link) => !link.target,
        )
        links[Math.floor(number * links.length)]?.click()
      }, chance())
    },
    address: async (path = pick(paths)) => {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
    },
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    visit: () => page.goto(site.url + pick(paths)),
    hurry: async () => {
      for (let times = 0; times < 4; times++) await actions.follow()
    },
  }
  const weighted: (keyof typeof actions)[] = [
    'follow',
    'follow',
    'follow',
    'follow',
    'address',
    'address',
    'address',
    'back',
    'forward',
    'hurry',
  ]

  // What is on the screen weighs too, so the heap is looked at on one page.
  const atRest = async () => {
    const was = plan.on
    plan.on = false
    await actions.address('/guide/webdav.html')
    await expect(mainHeading(page)).toHaveText(/WebDAV/)
    await page.waitForTimeout(1000)
    plan.on = was
    return heapOf(session)
  }

  let retries = 0
  let before = 0
  for (let step = 0; step < STEPS; step++) {
    if (step === WARM_UP) before = await atRest()
    const action = step < VISITS && step % 10 === 9 ? 'visit' : pick(weighted)
    await actions[action]()
    const where = `step ${step}: ${action} to ${page.url()}`
    await expect(mainHeading(page), where).toBeVisible({ timeout: 20_000 })
    await page.waitForTimeout(60)
    await expect(mainHeading(page), where).not.toHaveText(UNNAMED)
    if (FAILED.test(await mainHeading(page).innerText())) {
      retries++
      plan.on = false
      await page.getByRole('button', { name: RETRY }).first().click()
      await expect(mainHeading(page), `${where}, after one Retry\n${said.slice(-12).join('\n')}`).not.toHaveText(
        FAILED,
        { timeout: 20_000 },
      )
      plan.on = true
    }
    expect((await page.getByRole('main').innerText()).trim().length, where).toBeGreaterThan(15)
  }
  plan.on = false
  const walked = before === 0 ? undefined : (await atRest()) / before

  // The same pages again and again: once they are known, nothing may be added.
  const known = Array.from({ length: LAP }, () => pick(paths))
  const lap = async () => {
    for (const path of known) {
      await actions.address(path)
      await expect(mainHeading(page)).toBeVisible()
      await page.waitForTimeout(60)
    }
    return heapOf(session)
  }
  const first = await lap()
  await lap()
  const last = await lap()

  const faults = Object.values(plan.counts).reduce((sum, count) => sum + count, 0)
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
  console.log(
    `soak: ${STEPS} navigations, seed ${SEED}, ${site.requests.length - asked} requests, ${faults} faults ${JSON.stringify(plan.counts)}, ` +
      `${retries} retries, heap ×${walked?.toFixed(2) ?? '?'} over the walk, ${megabytes(first)} → ${megabytes(last)} MB over two laps of ${LAP} pages`,
  )
  expect(unhandled).toEqual([])
  expect(pageErrors.map((error) => error.message)).toEqual([])
  expect(last / first).toBeLessThan(GROWTH)
  expect(walked ?? 1).toBeLessThan(GROWTH)
})
