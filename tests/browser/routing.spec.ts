import type { Page } from '@playwright/test'
import { serveStatic } from '../support/static-server'
import { type Deploy, DIST, expect, settled, test } from './fixtures'
import { addressRules, CANONICAL } from './routing-rules'

test('on a host that answers unknown addresses with a true 404, every address ends at the canonical one', async ({
  page,
}) => {
  test.slow()
  // It serves the start page only for itself, so the application is reached from there.
  const host = await serveStatic({ root: DIST, unknown: '404' })
  for (const [asked, ends, title] of CANONICAL) {
    await test.step(asked, async () => {
      await page.goto(`${host.url}/`)
      await settled(page)
      await page.evaluate((to) => {
        history.pushState(null, '', to.replace(/^\/\//, '/'))
        dispatchEvent(new PopStateEvent('popstate'))
      }, `${asked}?q=1#part`)
      await expect(page).toHaveURL(`${host.url}${ends}?q=1#part`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }
  await host.close()
})

addressRules(test, true)

test('clicking links faster than they load ends on the last one', async ({ page, deploy }) => {
  let slow = false
  const host = await deploy({
    intercept: async (request) => {
      if (slow && request.url?.endsWith('.md'))
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 250))
      return false
    },
  })
  await page.goto(`${host.url}/guide/drivers/common.html`)
  await settled(page)
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  slow = true
  const hrefs = await sidebar.getByRole('link').evaluateAll((links) => {
    const visible = (links as HTMLAnchorElement[]).filter((link) => link.checkVisibility()).slice(0, 20)
    for (const link of visible) link.click()
    return visible.map((link) => link.getAttribute('href'))
  })
  expect(hrefs).toHaveLength(20)
  const last = hrefs.at(-1) ?? ''
  await expect(page).toHaveURL(host.url + last)
  const current = sidebar.locator('a[aria-current="page"]')
  await expect(current).toHaveAttribute('href', last)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(
    new RegExp(
      heading
        .trim()
        .slice(0, 8)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    ),
  )
})

test.describe('a page whose text takes its time', () => {
  const open = async (page: Page, deploy: Deploy, status = 200) => {
    let arrive = () => {}
    const text = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const host = await deploy({
      intercept: async (request, response) => {
        if (!request.url?.endsWith('/reverse-proxy.md')) return false
        await text
        if (status !== 200) response.writeHead(status).end()
        return status !== 200
      },
    })
    await page.goto(`${host.url}/guide/install/docker.html`)
    await settled(page)
    await page.evaluate(() => scrollTo(0, 600))
    await link(page, 'Reverse proxy').click()
    return { host, arrive }
  }
  const link = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name })
  const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
  const section = (page: Page) => page.getByRole('heading', { name: 'Before you start' })

  test('is there with its title at once, and where its reader is when the text comes', async ({ page, deploy }) => {
    const { host, arrive } = await open(page, deploy)
    await expect(title(page)).toHaveText('Reverse proxy')
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveURL(`${host.url}/guide/install/reverse-proxy.html`)
    await expect(page).toHaveTitle(/^Reverse proxy/)
    await expect(link(page, 'Reverse proxy')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(section(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Page actions' }).focus()
    arrive()
    await expect(section(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Page actions' })).toBeFocused()
    await page.goBack()
    await expect(title(page)).toHaveText('Use Docker')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  })

  test('can be left before it is there', async ({ page, deploy }) => {
    const { arrive } = await open(page, deploy)
    await expect(title(page)).toHaveText('Reverse proxy')
    await page.goBack()
    await expect(title(page)).toHaveText('Use Docker')
    arrive()
    await page.waitForTimeout(500)
    await expect(title(page)).toHaveText('Use Docker')
    expect(new URL(page.url()).pathname).toBe('/guide/install/docker.html')
  })

  test('can be gone on from by the keys of the pager', async ({ page, deploy }) => {
    const { host } = await open(page, deploy)
    await expect(title(page)).toHaveText('Reverse proxy')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(title(page)).not.toHaveText('Reverse proxy')
    await expect(page).toHaveURL(`${host.url}/guide/install/download.html`)
  })

  test('can be gone on from by the keys of the pager in its first moment', async ({ page, deploy }) => {
    await page.addInitScript(() => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true })
      new MutationObserver((_, observer) => {
        if (document.querySelector('main h1')?.textContent !== 'Reverse proxy') return
        observer.disconnect()
        document.body.dispatchEvent(press)
      }).observe(document, { childList: true, characterData: true, subtree: true })
    })
    const { host } = await open(page, deploy)
    await expect(title(page)).toHaveText('Download')
    await expect(page).toHaveURL(`${host.url}/guide/install/download.html`)
  })

  test('says so when it cannot be read', async ({ page, deploy }) => {
    const { arrive } = await open(page, deploy, 503)
    await expect(title(page)).toHaveText('Reverse proxy')
    arrive()
    await expect(page.getByRole('main')).toContainText('/content/guide/install/reverse-proxy.md (503)')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('scroll', () => {
  test('goes to the top on a new page and back to where it was', async ({ page }) => {
    await page.goto('/config/configuration.html')
    await settled(page)
    await page.evaluate(() => window.scrollTo(0, 1800))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1700)
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link')
      .last()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).not.toHaveURL(/configuration/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/configuration/)
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1800))).toBeLessThan(50)
  })

  test('begins a new visit at the top, and a reload where one was', async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY)
    await page.goto('/config/configuration.html')
    await settled(page)
    await page.evaluate(() => window.scrollTo(0, 1800))
    await expect.poll(scrolled).toBeGreaterThan(1700)
    await page.reload()
    await settled(page)
    await expect.poll(async () => Math.abs((await scrolled()) - 1800)).toBeLessThan(50)
    await page.goto('about:blank')
    await page.goto('/config/configuration.html')
    await settled(page)
    await page.waitForTimeout(500)
    expect(await scrolled()).toBe(0)
  })

  test('comes back to where one was, and not to the heading that the address has come to name', async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY)
    await page.goto('/config/configuration.html')
    await settled(page)
    await page.evaluate(() => window.scrollTo(0, 1800))
    await expect(page).toHaveURL(/#/)
    const ways = [() => page.reload(), () => page.goto('about:blank').then(() => page.goBack())]
    for (const way of ways) {
      await way()
      await settled(page)
      // What pulls a page to a heading does so while it settles.
      await page.waitForTimeout(700)
      expect(Math.abs((await scrolled()) - 1800)).toBeLessThan(50)
    }
  })

  test('brings a place far down a long page into view, and keeps it there', async ({ page }) => {
    await page.goto('/guide/api/fs.html#archive-list')
    const place = page.locator('#archive-list')
    const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect(place).toBeInViewport()
    await expect(page.locator('[data-pending]')).toHaveCount(0)
    await page.waitForTimeout(1000)
    expect(await top()).toBeGreaterThanOrEqual(0)
    expect(await top()).toBeLessThan(200)
  })

  for (const form of ['#scheme', '#Scheme', '#_scheme']) {
    test(`finds the heading for ${form}`, async ({ page }) => {
      await page.goto(`/config/configuration.html${form}`)
      const heading = page.locator('#scheme')
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 999).toBeLessThan(140)
    })
  }

  test('odd fragments do nothing', async ({ page, pageErrors }) => {
    for (const hash of ['#%', '#%E4%B8', '#a"b]']) {
      await page.goto(`/config/configuration.html${hash}`)
      await settled(page)
    }
    expect(pageErrors).toEqual([])
  })

  test('the same anchor scrolls again', async ({ page }) => {
    await page.goto('/config/configuration.html')
    const outline = page.getByRole('main').locator('h2[id]').nth(3)
    const id = await outline.getAttribute('id')
    for (let round = 0; round < 2; round++) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.evaluate((target) => {
        const link = [...document.querySelectorAll('a')].find((a) => decodeURIComponent(a.hash) === `#${target}`)
        link?.click()
      }, id)
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    }
  })
})
