import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures'
import { recordOf } from './frame-fixtures'
import { test } from './widgets-fixtures'

const REFRESH = join(import.meta.dirname, '..', '..', 'dist-tools', 'manifest.mjs')

/** Everything of another origin that the page asks for. */
function elsewhere(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('other.example.com')) asked.push(request.url())
  })
  return asked
}

const pwned = (page: Page) => page.evaluate(() => 'pwned' in window)

test('titles and texts with markup are shown as typed, in menus and in search (case sc-11)', async ({
  page,
  deploy,
}) => {
  test.setTimeout(60_000)
  const host = await deploy()
  const folder = join(host.root, 'content', 'guide', 'case')
  await mkdir(folder)
  await writeFile(
    join(folder, 'marker.md'),
    '---\ntitle: "<img src=x onerror=window.pwned=1> Title"\n---\n\n# <img src=x onerror=window.pwned=2> Heading marker-xss\n\nBody marker-xss `<svg onload=window.pwned=3>` &lt;img src=x onerror=window.pwned=4&gt; text.\n',
  )
  execFileSync(process.execPath, [REFRESH, host.root])
  await page.goto(`${host.url}/guide/case/marker.html`)
  await settled(page)
  await expect(page).toHaveTitle(/^<img src=x onerror=window\.pwned=1> Title/)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('<img src=x')
  for (const query of ['marker-xss', 'img', 'onerror', '<img']) {
    await page.keyboard.press('/')
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await field.fill(query)
    const option = page.getByRole('option').filter({ hasText: '<img src=x onerror' }).first()
    if (query !== '<img') await expect(option, query).toBeVisible({ timeout: 10_000 })
    else await page.waitForTimeout(600)
    expect(await page.getByRole('dialog', { name: 'Search' }).locator('img[src="x"]').count()).toBe(0)
    if (query === 'marker-xss') await option.click()
    else await page.keyboard.press('Escape')
    await settled(page)
  }
  await page.reload()
  await settled(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  expect(await page.locator('img[src="x"], [onerror], [onload]').count()).toBe(0)
  expect(await pwned(page)).toBe(false)
})

const HOSTILE = `heroText: "<b>Hi</b>"
tagline: "x\\" onmouseover=\\"window.pwned=1"
heroImage: javascript:window.pwned=2
bgImage: "x);background:url(https://other.example.com/leak"
cover: "data:text/html,<script>window.pwned=3</script>"
icon: "fa fa-x\\" onclick=\\"window.pwned=4"
actions:
  - { text: Go, link: "JavaScript:window.pwned=5" }
features:
  - { title: F, details: "<img src=x onerror=window.pwned=6>", link: "java\\tscript:window.pwned=7", icon: "https://icons.example.com/i.svg" }
author: { name: "<i>n</i>", url: "javascript:window.pwned=8" }
`

test('values of the frontmatter and of the manifest do nothing but say what they are (case sc-12)', async ({
  page,
  givePage,
  giveManifest,
  pageErrors,
}) => {
  const asked = elsewhere(page)
  await givePage('case/home.md', `---\nhome: true\n${HOSTILE}---\n\nText.\n`)
  await givePage('case/page.md', `---\ntitle: P\n${HOSTILE}---\n\nText.\n`)
  await giveManifest((manifest) => {
    const record = recordOf('case/listed.md', '<img src=x onerror=window.pwned=9>', {
      icon: 'x" onclick="window.pwned=10',
    } as never)
    manifest.pages.push(record)
  })
  for (const path of ['/case/home.html', '/case/page.html']) {
    await page.goto(path)
    await expect(page.getByText('Text.', { exact: true })).toBeVisible()
    await page.waitForTimeout(300)
    for (const link of await page
      .getByRole('main')
      .getByText(/^(?:Go|F|<i>n<\/i>)$/)
      .all()) {
      await link.click({ timeout: 2000, noWaitAfter: true }).catch(() => {
        // Inert text may lie under something; what counts is that nothing happens.
      })
    }
    await page.getByText('Text.', { exact: true }).hover()
    const unsafe = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => /^on/i.test(name) || /^\s*(?:java\s*script|data:text)/i.test(value))
          .map(({ name, value }) => `${name}=${value}`),
      ),
    )
    expect(unsafe, path).toEqual([])
    expect(await pwned(page), path).toBe(false)
  }
  expect(asked).toEqual([])
  expect(pageErrors).toEqual([])
})
