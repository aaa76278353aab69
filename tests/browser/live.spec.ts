import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, settled, test } from './fixtures'

const REFRESH = join(import.meta.dirname, '..', '..', 'dist-tools', 'manifest.mjs')

async function put(root: string, file: string, text: string): Promise<void> {
  const path = join(root, 'content', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

test.describe('an editor works straight on the served folder', () => {
  test('a new page opens with frame, title and outline; after the refresh it is in the sidebar', async ({
    page,
    deploy,
  }) => {
    const host = await deploy()
    await put(
      host.root,
      'guide/hello.md',
      '---\ntitle: Hello there\norder: 1\n---\n# Hello there\n\nText.\n\n## First part\n\nA\n\n## Second part\n\nB\n',
    )
    await page.goto(`${host.url}/guide/hello.html`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Hello there')
    await expect(page).toHaveTitle(/Hello there/)
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
    await expect(
      page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Second part', includeHidden: true }),
    ).toHaveCount(1)
    const entry = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hello there' })
    await expect(entry).toHaveCount(0)
    execFileSync(process.execPath, [REFRESH, host.root])
    await page.reload()
    await expect(entry).toHaveAttribute('href', '/guide/hello.html')
  })

  test('an edited page and edited frontmatter show on reload', async ({ page, deploy }) => {
    const host = await deploy()
    await page.goto(`${host.url}/guide/webdav.html`)
    await settled(page)
    const source = await readFile(join(host.root, 'content/guide/webdav.md'), 'utf8')
    await put(
      host.root,
      'guide/webdav.md',
      source
        .replace(/^title:.*$/m, 'title: Renamed by hand')
        .replace(/^# .*$/m, '# Renamed by hand\n\nA new first sentence.'),
    )
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Renamed by hand')
    await expect(page.getByText('A new first sentence.')).toBeVisible()
  })

  test('a newer text takes the place of the one that is being read, all at once and where it was', async ({
    page,
    deploy,
  }) => {
    const host = await deploy()
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
    await page.goto(`${host.url}/guide/drivers/onedrive.html`)
    await settled(page)
    await sidebar.locator('a[href="/guide/drivers/s3.html"]').click()
    await expect(page).toHaveURL(/s3\.html$/)
    await sidebar.locator('a[href="/guide/drivers/onedrive.html"]').click()
    await expect(page).toHaveURL(/onedrive\.html$/)
    const file = join(host.root, 'content/guide/drivers/s3.md')
    await writeFile(file, `${await readFile(file, 'utf8')}\n\nA new last sentence.\n`)
    let answer = () => {}
    const isRead = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/content/guide/drivers/s3.md', async (route) => {
      await isRead
      await route.continue()
    })
    await sidebar.locator('a[href="/guide/drivers/s3.html"]').click()
    await expect(page).toHaveURL(/s3\.html$/)
    await expect(page.locator('main [data-pending]')).toHaveCount(0)
    await page.evaluate(() => {
      const seen = { cuts: 0 }
      Object.assign(window, { seen })
      window.scrollTo(0, 3000)
      new MutationObserver(() => {
        if (document.querySelector('main [data-pending]')) seen.cuts++
      }).observe(document.body, { childList: true, subtree: true })
    })
    answer()
    await expect(page.getByText('A new last sentence.')).toBeAttached()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
    expect(await page.evaluate(() => (window as unknown as { seen: { cuts: number } }).seen.cuts)).toBe(0)
  })

  test('broken YAML shows the body, names file and line, and touches no other page', async ({
    page,
    deploy,
    consoleMessages,
  }) => {
    const host = await deploy()
    await put(
      host.root,
      'guide/broken.md',
      '---\ntitle: Broken\norder: [1, 2\n---\n# Still here\n\nThe body is shown.\n',
    )
    await page.goto(`${host.url}/guide/broken.html`)
    await expect(page.getByText('The body is shown.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Still here')
    await expect.poll(() => consoleMessages.join('\n')).toMatch(/guide\/broken\.md:\d/)
    await page.goto(`${host.url}/guide/webdav.html`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/WebDAV/i)
  })

  test('a deleted page is missing, and the rest goes on', async ({ page, deploy }) => {
    const host = await deploy()
    // In both languages: a page that only one language lacks is shown in the other.
    for (const file of ['guide/webdav.md', 'zh/guide/webdav.md']) await rm(join(host.root, 'content', file))
    await page.goto(`${host.url}/guide/webdav.html`)
    await expect(page.getByRole('main')).toContainText('404')
  })

  test('no HTML is ever rendered as markdown', async ({ page, deploy }) => {
    const host = await deploy()
    await page.goto(`${host.url}/guide/not-there.html`)
    await expect(page.getByRole('main')).toContainText('404')
    await expect(page.getByRole('main')).not.toContainText('doctype')
  })
})

test.describe('a server that fails', () => {
  test('shows the reason with Retry inside the frame, and Retry brings the page', async ({ page, deploy }) => {
    const host = await deploy()
    await page.goto(`${host.url}/guide/`)
    await settled(page)
    host.intercept = (request, response) => {
      if (!request.url?.startsWith('/content/guide/webdav.md')) return false
      response.writeHead(500).end('no')
      return true
    }
    await page.goto(`${host.url}/guide/webdav.html`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
    host.intercept = undefined
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/WebDAV/i)
  })

  for (const [name, body] of [
    ['HTML', '<!doctype html><title>x</title>'],
    ['nothing', ''],
    ['half a file', '{"pages": ['],
    ['null', 'null'],
    ['a list', '[]'],
  ] as const) {
    test(`a manifest that is ${name} gives a message with Retry, not a white page`, async ({ page, deploy }) => {
      const host = await deploy({
        intercept: (request, response) => {
          if (request.url !== '/manifest.json') return false
          response.writeHead(200, { 'content-type': 'application/json' }).end(body)
          return true
        },
      })
      await page.goto(`${host.url}/guide/`)
      await expect(page.getByRole('main')).toContainText('manifest.json')
      host.intercept = undefined
      await page.getByRole('button', { name: 'Try again' }).click()
      await settled(page)
    })
  }
})

test('storage that is forbidden leaves the site working', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/guide/')
  await settled(page)
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link').first().click()
  await settled(page)
})
