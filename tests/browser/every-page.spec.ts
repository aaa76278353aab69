import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../src/content/types'
import { DIST, expect, settled } from './fixtures'
import { test } from './frame-fixtures'

const { pages } = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest
const isChinese = (path: string) => path.startsWith('/zh/')

for (const [lang, start, isOwn] of [
  ['en-US', '/', (path: string) => !isChinese(path)],
  ['zh-CN', '/zh/', isChinese],
] as const) {
  test.describe(lang, () => {
    test.use({ locale: lang })

    test('every page opens in the application, with its title, and nothing is reported', async ({
      page,
      pageErrors,
      consoleMessages,
    }) => {
      test.setTimeout(300_000)
      await page.goto(start)
      await settled(page)
      const wrong: string[] = []
      for (const { path, title } of pages.filter(({ path }) => isOwn(path) && path !== start)) {
        await page.evaluate((to) => {
          window.history.pushState(null, '', to)
          window.dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        const arrived = await page
          .waitForFunction(
            ([to, name]) =>
              decodeURI(window.location.pathname) === to &&
              document.title.includes(name) &&
              document.querySelector('main h1') !== null,
            [path, title] as const,
            { timeout: 10_000 },
          )
          .then(
            () => true,
            () => false,
          )
        if (!arrived) wrong.push(`${path}: ${await page.title()}`)
      }
      expect(wrong).toEqual([])
      expect(pageErrors).toEqual([])
      expect(consoleMessages.filter((text) => text.includes('[docs]'))).toEqual([])
    })
  })
}
