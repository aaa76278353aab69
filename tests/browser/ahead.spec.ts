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

  test('a few pages that the text in view links to, but not on a metered line', async ({ page, context }) => {
    const files = readFiles(page)
    await page.goto('/guide/')
    await settled(page)
    await expect.poll(() => files.length).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
    expect(files.length).toBeLessThanOrEqual(5)

    const metered = await context.newPage()
    await metered.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const few = readFiles(metered)
    await metered.goto('/guide/')
    await settled(metered)
    await metered.waitForLoadState('networkidle')
    // The loop of idle work that would have read ahead has had its turn.
    await metered.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    expect(few).toEqual(['guide/README.md'])
  })
})
