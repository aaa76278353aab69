import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, holdBack, PROGRAM, settled, test } from './fixtures'

const DOCKER = '/guide/install/docker.html'
const firstWords = (page: Page) => page.locator('#root[data-first-words]')

/** Keeps the application away until it is let in. */
const holdProgram = (page: Page) => holdBack(page, PROGRAM)

/** Upper edges of the title and of the blocks below it, in pixels. */
const edges = (page: Page): Promise<number[]> =>
  page
    .locator('main h1, .prose > :not([data-title-anchor])')
    .evaluateAll((elements) => elements.slice(0, 8).map((element) => element.getBoundingClientRect().top))

test.describe('the first words of a page', () => {
  for (const { path, width, title, text } of [
    { path: DOCKER, width: 1280, title: 'Use Docker', text: 'One command starts AList' },
    { path: DOCKER, width: 360, title: 'Use Docker', text: 'One command starts AList' },
    { path: '/guide/drivers/s3.html', width: 1920, title: 'S3', text: 'bucket' },
    { path: '/guide/drivers/s3.html', width: 360, title: 'S3', text: 'bucket' },
    { path: '/zh/guide/install/docker.html', width: 360, title: 'Docker', text: 'AList' },
    { path: '/guide/advanced/2fa.html', width: 1280, title: 'Two-factor', text: 'Guests' },
    { path: '/zh/guide/advanced/2fa.html', width: 360, title: '', text: '2FA' },
    { path: '/faq/howto.html', width: 768, title: 'How to', text: 'admin random' },
  ]) {
    test(`of ${path} stand where the page will have them, ${width} wide`, async ({ page, pageErrors }) => {
      const release = await holdProgram(page)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'commit' })
      const main = page.getByRole('main')
      await expect(firstWords(page)).toBeAttached()
      await expect(main.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(main).toContainText(text)
      await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/zh/') ? 'zh-CN' : 'en-US')
      const before = await edges(page)
      expect(before.length).toBeGreaterThan(1)
      release()
      await settled(page)
      const after = await edges(page)
      before.forEach((edge, index) => {
        expect(Math.abs(edge - (after[index] ?? 0)), `block ${index}`).toBeLessThan(16)
      })
      await expect(page.getByRole('button', { name: /search|搜索/i }).first()).toBeVisible()
      expect(pageErrors).toEqual([])
    })
  }

  test('fill the window first, and go on below it', async ({ page }) => {
    await holdProgram(page)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const prose = document.querySelector('#root[data-first-words] .prose')
        if (!prose) return
        observer.disconnect()
        Object.assign(window, { drawnAtFirst: [prose.childElementCount, prose.getBoundingClientRect().bottom] })
      }).observe(document, { subtree: true, childList: true })
    })
    await page.goto(DOCKER, { waitUntil: 'commit' })
    const below = page.getByRole('main').getByRole('heading', { name: 'Build the image' })
    await expect(below).toBeAttached()
    const [blocks, bottom] = await page.evaluate(
      () => (window as unknown as { drawnAtFirst: [number, number] }).drawnAtFirst,
    )
    expect(bottom).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity)
    expect(blocks).toBeLessThan(await page.locator('.prose > *').count())
  })

  test('link to the pages that their files become', async ({ page, site }) => {
    await holdProgram(page)
    await page.goto('/faq/why.html', { waitUntil: 'commit' })
    await expect(firstWords(page)).toBeAttached()
    const links = page.getByRole('main').getByRole('link')
    await expect(links.first()).toHaveAttribute('href', `${site.url}/faq/error.html`)
  })

  test('are those of the file as it is now', async ({ page, deploy }) => {
    const { url, root } = await deploy()
    await writeFile(`${root}/content/guide/dropped.md`, '---\ntitle: Dropped in\n---\n\nJust now.\n')
    const release = await holdProgram(page)
    await page.goto(`${url}/guide/dropped.html`, { waitUntil: 'commit' })
    await expect(page.getByRole('main')).toContainText('Just now.')
    release()
    await settled(page)
    await expect(page.getByRole('main')).toContainText('Just now.')
  })

  for (const [what, path] of [
    ['the start page, which has a frame of its own', '/'],
    ['a section, to which the page scrolls', `${DOCKER}#password`],
    ['a page that does not exist', '/guide/nowhere.html'],
    ['a tool', '/tool/onedrive/request.html'],
  ] as const) {
    test(`are not drawn for ${what}`, async ({ page }) => {
      const release = await holdProgram(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState !== 'loading')
      await page.evaluate(async () => {
        await Promise.allSettled((window as unknown as { docsEarly: Map<string, Promise<unknown>> }).docsEarly.values())
        await new Promise((resolve) => setTimeout(resolve, 100))
      })
      await expect(page.locator('#root > *')).toHaveCount(0)
      release()
      await settled(page)
    })
  }

  test('do not stay when the program does not arrive', async ({ page }) => {
    await page.route(PROGRAM, (route) => route.abort())
    await page.goto(DOCKER, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'The site could not be loaded' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
