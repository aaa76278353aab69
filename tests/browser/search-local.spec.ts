import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DIST, holdBack } from './fixtures'
import {
  dialog,
  expect,
  field,
  openSearch,
  options,
  PAGE,
  patchManifest,
  searchFor,
  settled,
  test,
} from './search-fixtures'

test('the search text of a language is under 300 KB compressed', async () => {
  const folder = join(DIST, 'search')
  const files = await readdir(folder)
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const file of files) {
    const { length } = brotliCompressSync(await readFile(join(folder, file)))
    expect(length, file).toBeLessThan(300_000)
  }
})

test.describe('the index of the site itself', () => {
  test('reads the pages one by one when there is no search text, and says how far it is', async ({ page }) => {
    let open = 0
    let most = 0
    await page.route('**/search/*.json*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/content/**/*.md', async (route) => {
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, 10))
      await route.continue()
      open--
    })
    await openSearch(page)
    await expect(dialog(page).getByRole('progressbar')).toBeVisible()
    await field(page).fill('forgot the password')
    await expect(options(page).locator('mark', { hasText: 'Forgot' }).first()).toBeVisible({ timeout: 25_000 })
    await expect(dialog(page).getByRole('progressbar')).toBeHidden({ timeout: 25_000 })
    // Four by the reader, and six that the page itself reads ahead.
    expect(most).toBeLessThanOrEqual(10)
  })

  test('follows the folder: what the manifest gained, lost and knows in a newer form', async ({ page, deploy }) => {
    const site = await deploy()
    await writeFile(join(site.root, 'content/guide/dropped.md'), '# Dropped in\n\nThe word zetadropped is here.\n')
    await writeFile(join(site.root, 'content/faq/why.md'), '# Why\n\nThe word zetachanged is here.\n')
    await rm(join(site.root, 'content/pricing.md'))
    await patchManifest(page, (manifest) => {
      const { pages } = manifest as unknown as { pages: { path: string; file: string; title: string; hash: string }[] }
      pages.splice(
        pages.findIndex(({ path }) => path === '/pricing.html'),
        1,
      )
      for (const record of pages) if (record.path === '/faq/why.html') record.hash = 'changed'
      pages.push({ path: '/guide/dropped.html', file: 'guide/dropped.md', title: 'Dropped in', hash: 'new' })
    })
    await openSearch(page, site.url + PAGE)
    for (const [word, path] of [
      ['zetadropped', '/guide/dropped.html'],
      ['zetachanged', '/faq/why.html'],
    ] as const) {
      await field(page).fill(word)
      await expect(options(page).first()).toHaveAttribute('href', path)
    }
    await field(page).fill('pricing')
    await expect(options(page).locator('mark').first()).toBeVisible()
    await expect(dialog(page).locator('[role="option"][href="/pricing.html"]')).toHaveCount(0)
  })

  test('finds what the visitor saw although nobody refreshed the manifest', async ({ page, deploy }) => {
    const site = await deploy()
    await writeFile(join(site.root, 'content/guide/dropped.md'), '# Dropped in\n\nThe word zetadropped is here.\n')
    await page.goto(`${site.url}/guide/dropped.html`)
    await settled(page)
    await page.keyboard.press('/')
    await field(page).fill('zetadropped')
    await expect(options(page).first()).toHaveAttribute('href', '/guide/dropped.html')
  })

  test('keeps the finished index, and mends one that is broken', async ({ page }) => {
    await openSearch(page)
    await searchFor(page, 'docker')
    const kept = () =>
      page.evaluate(async () => {
        // Opening what the worker has not made yet would make an empty one in its place.
        if (!(await indexedDB.databases()).some(({ name }) => name === 'docs:search')) return 0
        return new Promise<number>((resolve) => {
          const request = indexedDB.open('docs:search', 1)
          request.onsuccess = () => {
            const get = request.result.transaction('indexes').objectStore('indexes').get('/')
            get.onsuccess = () => {
              request.result.close()
              resolve(Array.isArray(get.result?.index) ? get.result.index.length : 0)
            }
          }
        })
      })
    await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(1)
    for (const garbage of ['"{"', null, { revision: 'x', index: [1, 2] }]) {
      await page.evaluate(
        (value) =>
          new Promise<void>((resolve) => {
            const request = indexedDB.open('docs:search', 1)
            request.onsuccess = () => {
              const transaction = request.result.transaction('indexes', 'readwrite')
              transaction.objectStore('indexes').put(value, '/')
              transaction.oncomplete = () => {
                request.result.close()
                resolve()
              }
            }
          }),
        garbage,
      )
      await openSearch(page)
      await searchFor(page, 'docker')
      await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(2)
    }
  })

  test('works when the browser keeps nothing', async ({ page, pageErrors }) => {
    await page.addInitScript(() => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
    })
    await page.route('**/assets/local.worker*', async (route) => {
      const response = await route.fetch()
      const body = `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') };${await response.text()}`
      await route.fulfill({ response, body })
    })
    await openSearch(page)
    await searchFor(page, 'webdav')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/webdav/)
    expect(pageErrors).toEqual([])
  })

  test('asks for the text without waiting for the program that reads it', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/local.worker*')
    const asked = page.waitForRequest('**/search/*.json*')
    await openSearch(page)
    await asked
    letGo()
    await searchFor(page, 'webdav')
  })

  test('works where the host forbids workers from memory', async ({ page, pageErrors }) => {
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': "worker-src 'self'" },
      })
    })
    await openSearch(page)
    // Of its text: what pages are called is answered without a worker.
    await searchFor(page, 'thumbnail')
    await field(page).fill('webdav')
    await expect(options(page).locator('mark').first()).toHaveText(/webdav/i)
    expect(pageErrors).toEqual([])
  })

  test('takes garbage in storage for nothing', async ({ page, pageErrors }) => {
    await page.addInitScript(() =>
      localStorage.setItem('docs:search-history', '{"queries":{},"opened":[1],"favourites":"'),
    )
    await openSearch(page)
    await expect(options(page).first()).toHaveText('docker')
    expect(pageErrors).toEqual([])
  })

  test('shows the error screen when nothing can be read, and recovers', async ({ page }) => {
    const broken = /\/search\/|\/content\/.*\.md/
    await page.goto(`/zh${PAGE}`)
    await settled(page)
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await page.reload()
    await settled(page)
    await page.route(broken, (route) => route.abort())
    await page.keyboard.press('/')
    await field(page).fill('密码')
    await expect(dialog(page).getByRole('alert')).toContainText('无法获取结果', { timeout: 25_000 })
    await expect(dialog(page).getByRole('alert')).toContainText('网络连接')
    await expect(field(page)).toHaveValue('密码')
    await page.keyboard.press('Escape')
    await page.unroute(broken)
    await page.keyboard.press('/')
    await expect(field(page)).toHaveValue('密码')
    expect(await dialog(page).getByRole('alert').count()).toBe(0)
    await expect(options(page).locator('mark').first()).toBeVisible()
  })

  test('reads again when Retry is pressed on the error screen', async ({ page }) => {
    const broken = /\/search\/|\/content\/.*\.md/
    await page.goto(PAGE)
    await settled(page)
    await page.route(broken, (route) => route.abort())
    await page.keyboard.press('/')
    await field(page).fill('zetaword password')
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toBeVisible({ timeout: 25_000 })
    await page.unroute(broken)
    await alert.getByRole('button').click()
    await expect(options(page).locator('mark').first()).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(field(page)).toHaveValue('zetaword password')
  })
})
