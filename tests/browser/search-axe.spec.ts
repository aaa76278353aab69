import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { holdBack } from './fixtures'
import { dialog, expect, field, openSearch, options, searchFor, test } from './search-fixtures'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(root: Element): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const root = document.querySelector('dialog[open]')
    if (!root) throw new Error('no dialog is open')
    const { violations: found } = await axe.run(root)
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the search dialog, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('is accessible empty, loading, full, without results and in failure', async ({ page }) => {
      const release = await holdBack(page, '**/search/*.json*')
      await openSearch(page)
      await expect(options(page).first()).toBeVisible()
      expect(await violations(page), 'empty').toEqual([])
      await field(page).fill('docker')
      await page.waitForTimeout(400)
      expect(await violations(page), 'loading').toEqual([])
      release()
      await searchFor(page, 'docker')
      expect(await violations(page), 'full').toEqual([])
      await field(page).fill('qqqqzzzz')
      await expect(dialog(page).getByRole('link', { name: /Tell us/ })).toBeVisible()
      expect(await violations(page), 'nothing').toEqual([])
      await page.evaluate(() => localStorage.clear())
    })

    test('is accessible with its history and in failure', async ({ page }) => {
      await page.addInitScript(() => {
        const place = { path: '/faq/why.html', anchor: 'preview', title: 'Why', section: 'Preview' }
        localStorage.setItem(
          'docs:search-history',
          JSON.stringify({ queries: ['docker'], opened: [place], favourites: [place] }),
        )
      })
      await openSearch(page)
      await expect(options(page)).toHaveCount(3)
      expect(await violations(page), 'history').toEqual([])
      await page.route(/\/search\/|\/content\/.*\.md/, (route) => route.abort())
      await page.reload()
      await page.getByRole('button', { name: 'Search' }).click()
      await field(page).fill('docker')
      await expect(dialog(page).getByRole('alert')).toBeVisible({ timeout: 25_000 })
      expect(await violations(page), 'failure').toEqual([])
    })
  })
}
