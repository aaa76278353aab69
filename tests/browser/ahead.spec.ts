import type { Page } from '@playwright/test'
import { expect, settled, test } from './fixtures'

/** Markdown files asked for, as paths below the content folder. */
function readFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /\/content\/(.+\.md)$/.exec(new URL(request.url()).pathname)?.[1]
    if (file) files.push(file)
  })
  return files
}

test.describe('what is read before anybody asks', () => {
  test('a first page needs nothing that is asked for only after something else has arrived', async ({ page }) => {
    const waits: Promise<unknown>[] = []
    const started = new Map<string, number>()
    let asked = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    // Programs and data stay away until everything that will be asked for without them has been.
    await page.route(/\/(?:assets|content)\/|manifest\.json$/, async (route) => {
      started.set(new URL(route.request().url()).pathname, ++asked)
      await held
      waits.push(route.continue())
    })
    const opening = page.goto('/guide/install/docker.html')
    await expect.poll(() => [...started.keys()].length).toBeGreaterThanOrEqual(5)
    const early = new Set(started.keys())
    const painted = settled(page).then(() => new Set(started.keys()))
    release()
    await opening
    const late = [...(await painted)].filter((path) => !early.has(path) && !/\.(?:png|jpe?g|svg|webp)$/.test(path))
    // One critical script, and the texts of the language.
    expect([...early].filter((path) => path.endsWith('.js')).sort()).toEqual([
      expect.stringMatching(/\/assets\/app-/),
      expect.stringMatching(/\/assets\/en-US-/),
    ])
    expect([...early]).toEqual(expect.arrayContaining(['/manifest.json', '/content/guide/install/docker.md']))
    expect(late.filter((path) => /manifest|\.md$|app-|en-US-|zh-CN-/.test(path))).toEqual([])
  })

  test('the page of a link that the pointer rests on', async ({ page }) => {
    const files = readFiles(page)
    await page.goto('/guide/install/docker.html')
    await settled(page)
    const link = page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: /manual/i })
      .first()
    await link.hover()
    await expect.poll(() => files).toContain('guide/install/manual.md')
    const before = files.filter((file) => file === 'guide/install/manual.md').length
    await link.click()
    await expect(page).toHaveURL(/manual\.html$/)
    await settled(page)
    expect(before).toBe(1)
  })

  test('a first page costs twelve requests, as long as its reader does nothing', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/guide/install/docker.html')
    await settled(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toContainEqual(expect.stringMatching(/\/assets\/after-paint-/))
    // The picture of the page and the tab's are counted; what the worker keeps for offline use is asked for by the worker.
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
  })

  test('a few pages that the text in view links to, once the reader moves, but not on a metered line', async ({
    page,
    context,
  }) => {
    const files = readFiles(page)
    await page.goto('/guide/')
    await settled(page)
    await page.waitForLoadState('networkidle')
    await idle(page)
    expect(files).toEqual(['guide/README.md'])
    await page.mouse.wheel(0, 1)
    await expect.poll(() => files.length).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
    expect(files.length).toBeLessThanOrEqual(7)

    const metered = await context.newPage()
    await metered.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const few = readFiles(metered)
    await metered.goto('/guide/')
    await settled(metered)
    await metered.waitForLoadState('networkidle')
    await metered.mouse.wheel(0, 1)
    await idle(metered)
    expect(few).toEqual(['guide/README.md'])
  })
})

test.describe('what is read ahead under a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is asked for once, and compared with the server when it is visited', async ({ page }) => {
    await page.goto('/guide/')
    await settled(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.waitForLoadState('networkidle')
    const files = readFiles(page)
    await page.goto('/guide/install/docker.html')
    await settled(page)
    await page.mouse.wheel(0, 1)
    await expect.poll(() => files).toContain('guide/install/manual.md')
    await page.waitForLoadState('networkidle')
    const ahead = files.filter((file) => file !== 'guide/install/docker.md')
    expect(ahead).toEqual([...new Set(ahead)])
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: /manual/i })
      .first()
      .click()
    await settled(page)
    await expect.poll(() => files.filter((file) => file === 'guide/install/manual.md')).toHaveLength(2)
  })
})

/** The loop of idle work that would have read ahead has had its turn. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
}
