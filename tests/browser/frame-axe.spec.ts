import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures'
import { test } from './frame-fixtures'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe objects to, as lines one can act on. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
    )
  })
}

const PAGES = [
  ['home', '/'],
  ['home in Chinese', '/zh/'],
  ['documentation', '/guide/drivers/local.html'],
  ['documentation in Chinese', '/zh/guide/webdav.html'],
  ['no sidebar', '/pricing.html'],
  ['404', '/guide/drivers/onedriv.html'],
  ['portfolio', '/case/me.html'],
  ['slides', '/case/deck.html'],
] as const

test.beforeEach(async ({ givePage, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await givePage(
    'case/me.md',
    '---\nhome: true\nportfolio: true\nname: Ada\ntitles: [One, Two]\nmedias: [{ name: Code, url: "https://example.org/" }]\n---\n\nText\n',
  )
  await givePage('case/deck.md', '---\ntype: slide\ntitle: Deck\n---\n\nStart\n\n---\n\nEnd\n')
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' }))

    for (const [name, path] of PAGES) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto(path)
        await settled(page)
        await page.waitForTimeout(500)
        expect(await findings(page)).toEqual([])
      })
    }

    for (const [name, open] of [
      ['appearance', (page: Page) => page.getByRole('button', { name: 'Appearance' }).click()],
      ['language', (page: Page) => page.getByRole('button', { name: 'Language' }).click()],
      ['community', (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Community' }).click()],
      ['page actions', (page: Page) => page.getByRole('button', { name: 'Page actions' }).click()],
      ['shortcuts', (page: Page) => page.keyboard.press('?')],
      ['filter', (page: Page) => page.keyboard.press('f').then(() => page.keyboard.type('open'))],
    ] as const) {
      test(`axe finds nothing with ${name} open`, async ({ page }) => {
        await page.goto('/guide/drivers/local.html')
        await settled(page)
        await open(page)
        await page.waitForTimeout(500)
        expect(await findings(page)).toEqual([])
      })
    }

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
      for (const button of ['Toggle sidebar', 'Menu']) {
        test(`axe finds nothing with ${button} open`, async ({ page }) => {
          await page.goto('/guide/drivers/local.html')
          await settled(page)
          await page.getByRole('button', { name: button, exact: true }).click()
          await page.waitForTimeout(600)
          expect(await findings(page)).toEqual([])
        })
      }
    })
  })
}

test.describe('at 360 px with twice the text', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const [name, path] of PAGES) {
    test(`${name} neither scrolls sideways nor cuts anything off`, async ({ page }) => {
      await page.goto(path)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await settled(page)
      await page.waitForTimeout(300)
      const wide = await page.evaluate(() => {
        // Smaller than the window where the scrollbar's place is kept free.
        const { right } = document.body.getBoundingClientRect()
        const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
        const over = [...document.querySelectorAll('main *, header *')].filter((element) => {
          const box = element.getBoundingClientRect()
          if (box.width === 0 || box.right <= right + 1 || element.closest('svg')) return false
          for (let at: Element | null = element; at; at = at.parentElement) if (scrolls(at)) return false
          return true
        })
        return {
          sideways: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
          over: over.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
        }
      })
      expect(wide).toEqual({ sideways: 0, over: [] })
    })
  }
})
