import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, settled, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

const row = (page: Page, language: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: language })
    .filter({ has: page.getByRole('status').or(page.getByRole('progressbar')) })

test.describe('saving a language', () => {
  test('makes every page, picture and the search of it readable without a network', async ({ page, deploy }) => {
    test.setTimeout(240_000)
    const host = await deploy()
    await page.goto(`${host.url}/guide/offline.html`)
    await settled(page)
    const english = row(page, 'English')
    await expect(english.getByRole('status')).toHaveText(/Not on this device\. \d+ files, [\d.]+ MB\./)
    await english.getByRole('button', { name: 'Save English' }).click()
    await expect(english.getByRole('progressbar', { name: 'Saving English' })).toBeVisible()
    await expect(english.getByRole('status')).toHaveText(/On this device and up to date\./, { timeout: 120_000 })
    await expect(row(page, '简体中文').getByRole('status')).toHaveText(/Not on this device/)

    host.intercept = (request) => {
      request.socket.destroy()
      return true
    }
    const manifest = JSON.parse(await readFile(join(host.root, 'manifest.json'), 'utf8')) as {
      pages: { path: string; meta: { redirectTo?: string } }[]
    }
    const pages = manifest.pages
      .filter(({ path, meta }) => !path.startsWith('/zh/') && meta.redirectTo === undefined)
      .map(({ path }) => path)
    expect(pages.length).toBeGreaterThan(100)
    const unread = await page.evaluate(async (paths) => {
      const missing: string[] = []
      for (const path of paths) {
        const file = path.endsWith('/') ? `${path}README.md` : path.replace(/html$/, 'md')
        const response = await fetch(`/content${encodeURI(file)}`, { cache: 'force-cache' }).catch(() => undefined)
        if (!response?.ok) missing.push(path)
      }
      return missing
    }, pages)
    expect(unread).toEqual([])

    // Pages of every kind, as a visitor sees them: with their pictures, diagrams and highlighted code.
    for (const path of [
      '/',
      '/guide/drivers/115.html',
      '/guide/advanced/s3.html',
      '/guide/api/fs.html',
      '/guide/drivers/',
      '/config/configuration.html',
    ]) {
      await page.goto(host.url + path)
      await settled(page)
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          window.scrollTo(0, top)
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
      })
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect
        .poll(() =>
          page
            .getByRole('main')
            .locator('img')
            .evaluateAll((images) =>
              (images as HTMLImageElement[])
                .filter((image) => image.checkVisibility() && (!image.complete || image.naturalWidth === 0))
                .map((image) => image.src),
            ),
        )
        .toEqual([])
    }
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').first().fill('reverse proxy')
    await expect(
      page
        .getByRole('option')
        .filter({ hasText: /reverse proxy/i })
        .first(),
    ).toBeVisible()
  })

  test('pauses, survives a break of the line, resumes, updates what changed, and is deleted', async ({
    page,
    deploy,
  }) => {
    test.setTimeout(240_000)
    const host = await deploy()
    await page.goto(`${host.url}/zh/guide/offline.html`)
    await settled(page)
    const chinese = row(page, '简体中文')
    await expect(chinese.getByRole('status')).toHaveText(/尚未保存/)
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 40))
      return false
    }
    host.intercept = slow
    await chinese.getByRole('button', { name: '保存 简体中文' }).click()
    await chinese.getByRole('button', { name: '暂停 简体中文' }).click()
    await expect(chinese.getByRole('status')).toHaveText(/缺失或已更新|尚未保存/)

    let broken = false
    host.intercept = (request) => {
      if (!broken) return slow()
      request.socket.destroy()
      return true
    }
    await chinese.getByRole('button', { name: /^(?:更新|保存) 简体中文$/ }).click()
    await expect(chinese.getByRole('progressbar')).toBeVisible()
    broken = true
    await expect(chinese.getByRole('status')).toHaveText(/连接中断/, { timeout: 60_000 })
    broken = false
    host.intercept = undefined
    await chinese.getByRole('button', { name: '继续 简体中文' }).click()
    await expect(chinese.getByRole('status')).toHaveText(/最新的/, { timeout: 120_000 })

    // Far from this page, which reads its neighbours ahead.
    const file = join(host.root, 'content/zh/guide/drivers/s3.md')
    await writeFile(file, `${await readFile(file, 'utf8')}\n\n新的一段。\n`)
    const { execFileSync } = await import('node:child_process')
    execFileSync(process.execPath, [join(import.meta.dirname, '..', '..', 'dist-tools', 'manifest.mjs'), host.root])
    await page.reload()
    await expect(chinese.getByRole('status')).toHaveText(/缺失或已更新/)
    host.requests.length = 0
    await chinese.getByRole('button', { name: '更新 简体中文' }).click()
    await expect(chinese.getByRole('status')).toHaveText(/最新的/, { timeout: 60_000 })
    const read = host.requests.filter((path) => path.startsWith('/content/zh/') && path.endsWith('.md'))
    expect([...new Set(read)].filter((path) => !path.includes('offline'))).toEqual(['/content/zh/guide/drivers/s3.md'])

    await chinese.getByRole('button', { name: '删除 简体中文' }).click()
    await expect(chinese.getByRole('status')).toHaveText(/尚未保存/)
    expect(await page.evaluate(async () => (await caches.keys()).filter((name) => /saved|program/.test(name)))).toEqual(
      [],
    )
  })
})

test('a browser that cannot keep anything is told so', async ({ page, deploy }) => {
  const host = await deploy()
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })
  })
  await page.goto(`${host.url}/guide/offline.html`)
  await settled(page)
  await expect(page.getByText('This browser cannot keep pages here.')).toBeVisible()
})
