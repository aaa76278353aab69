import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures'
import { filler, LOCALES, NAMES, recordOf, test } from './frame-fixtures'

const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const active = (page: Page) => outline(page).locator('[aria-current]')
const LONG = `# Page\n\n## Long\n\n${filler(60)}\n\n### Inside\n\n${filler(20)}\n\n## Short A\n\nText.\n\n## Short B\n\nText.\n\n## Last\n\nText.\n`

test.describe('the outline', () => {
  test.use({ viewport: { width: 1500, height: 800 } })

  test('marks what one is reading, also near the end of the page (case th-07)', async ({ page, givePage }) => {
    await givePage('case/long.md', LONG)
    await page.goto('/case/long.html')
    await settled(page)
    for (const name of ['Last', 'Short A', 'Short B']) {
      await outline(page).getByRole('link', { name }).click()
      await page.waitForTimeout(400)
      await expect(active(page), name).toHaveText(name)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('[data-article]').hover()
    for (let turn = 0; turn < 4; turn++) {
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(150)
      await expect(active(page)).toHaveText('Long')
    }
    await page.mouse.wheel(0, 100_000)
    await expect(active(page)).toHaveText('Last')
    await page.goto('/guide/')
    await settled(page)
    await page.goto('/case/long.html#last')
    await settled(page)
    await expect(active(page)).toHaveText('Last')
  })

  test('marks what the search led to by keyboard, near the end of the page', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    await settled(page)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('permission denied in a mounted folder')
    await expect(page.getByRole('option').first()).toHaveText(/Permission denied/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#permission-denied/)
    await page.waitForTimeout(400)
    await expect(active(page)).toHaveText(/Permission denied/)
  })

  for (const locale of LOCALES) {
    test(`takes the address along 200 ms after the scrolling, in place, in ${NAMES[locale].lang}`, async ({
      page,
      givePage,
    }) => {
      await givePage(`${locale.slice(1)}case/long.md`, LONG)
      await page.goto(`${locale}case/long.html`)
      await settled(page)
      const entries = await page.evaluate(() => history.length)
      await page.locator('[data-article]').hover()
      await page.mouse.wheel(0, 1500)
      await expect(page).toHaveURL(/#long$/)
      await page.mouse.wheel(0, -5000)
      await expect(page).toHaveURL(/long\.html$/)
      expect(await page.evaluate(() => history.length)).toBe(entries)
    })
  }

  for (const locale of LOCALES) {
    test(`counts a heading as reached 5 px before its place, in ${NAMES[locale].lang}`, async ({ page, givePage }) => {
      await givePage(`${locale.slice(1)}case/spy.md`, `# Spy\n\n## One\n\n${filler(40)}\n\n## Two\n\n${filler(60)}`)
      await page.goto(`${locale}case/spy.html`)
      await settled(page)
      const marked = page.getByRole('navigation', { name: NAMES[locale].outline }).locator('[aria-current]')
      // Where a jump to the heading stops.
      await page.evaluate(() => document.getElementById('two')?.scrollIntoView({ behavior: 'instant' }))
      const place = await page.evaluate(() => scrollY)
      for (const [before, name] of [
        [8, 'One'],
        [4, 'Two'],
        [8, 'One'],
      ] as const) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place - before)
        await expect(marked).toHaveText(name)
      }
    })
  }

  test('goes to the same place again on a second press, without another entry in the history (case rt-11)', async ({
    page,
    givePage,
  }) => {
    await givePage('case/long.md', `# Page\n\n[jump](#last) and [top](#)\n\n${LONG.slice(8)}`)
    await page.goto('/case/long.html')
    await settled(page)
    await page.getByRole('link', { name: 'jump' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    const entries = await page.evaluate(() => history.length)
    for (let turn = 0; turn < 2; turn++) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-article] a[href$="#last"]')?.click())
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    }
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-article] p a:last-of-type')?.click())
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  for (const [options, entries] of [
    ['', ['Two', 'Three']],
    ['headerDepth: 1', ['Two']],
    ['headerDepth: 3', ['Two', 'Three', 'Four']],
    ['toc: false', undefined],
    ['toc: { levels: [3, 4] }', ['Three', 'Four']],
    ['toc: { levels: deep }', ['Two', 'Three', 'Four', 'Five']],
  ] as const) {
    test(`shows ${entries?.join(', ') ?? 'nothing'} with "${options}"`, async ({ page, givePage }) => {
      await givePage(
        'case/toc.md',
        `---\n${options}\n---\n\n# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\ntext\n`,
      )
      await page.goto('/case/toc.html')
      await settled(page)
      await page.waitForTimeout(200)
      if (entries) await expect(outline(page).getByRole('link')).toHaveText([...entries])
      else await expect(outline(page)).toHaveCount(0)
    })
  }

  test('is a bar that unfolds below 1440 px', async ({ page, givePage }) => {
    await page.setViewportSize({ width: 1439, height: 800 })
    await givePage('case/long.md', LONG)
    await page.goto('/case/long.html')
    await settled(page)
    const bar = outline(page).getByRole('button')
    await expect(outline(page).getByRole('link', { name: 'Last' })).toBeHidden()
    await bar.focus()
    await page.keyboard.press('Enter')
    await expect(bar).toHaveAttribute('aria-expanded', 'true')
    await outline(page).getByRole('link', { name: 'Last' }).click()
    await expect(bar).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('heading', { name: 'Last' })).toBeInViewport()
  })

  test('folds up by Escape and by a press beside it, and moves no text', async ({ page, givePage }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await givePage('case/long.md', LONG)
    await page.goto('/case/long.html')
    await settled(page)
    const bar = outline(page).getByRole('button')
    const heading = page.getByRole('heading', { name: 'Long' })
    const before = await heading.boundingBox()
    await bar.click()
    await expect(outline(page).getByRole('link', { name: 'Last' })).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(bar).toHaveAttribute('aria-expanded', 'false')
    await expect(bar).toBeFocused()
    await bar.click()
    await expect(bar).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(bar).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('previous and next', () => {
  test('by Alt and an arrow: one step a press, never in fields or with other keys, the browser’s where there is none (case ax-03)', async ({
    page,
  }) => {
    await page.goto('/faq/')
    await settled(page)
    await page.goto('/guide/install/script.html')
    await settled(page)
    const main = page.getByRole('main')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page).toHaveURL('/guide/install/manual.html')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Manual installation')
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(page).toHaveURL('/guide/install/script.html')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('One-click Script')
    await page.keyboard.press('Control+Alt+ArrowRight')
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await page.keyboard.press('f')
    await page.keyboard.press('Alt+ArrowRight')
    await page.waitForTimeout(300)
    await expect(page).toHaveURL('/guide/install/script.html')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      const press = { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', press))
      for (let held = 0; held < 5; held++)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, repeat: true }))
    })
    await expect(page).toHaveURL('/guide/install/manual.html')
    await page.waitForTimeout(300)
    await expect(page).toHaveURL('/guide/install/manual.html')
    await expect(main).toBeVisible()
    await page.goto('/pricing.html')
    await settled(page)
    const prevented = await page.evaluate(() => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
      return event.defaultPrevented
    })
    expect(prevented).toBe(false)
  })

  test('can be switched off and pointed elsewhere by the page', async ({ page, givePage }) => {
    await givePage('case/a.md', '---\nprev: false\nnext: { text: Read on, link: /guide/webdav.html }\n---\n\n# A\n')
    await page.goto('/case/a.html')
    await settled(page)
    const pager = page.getByRole('navigation', { name: 'Previous and next page' })
    await expect(pager.getByRole('link')).toHaveCount(1)
    await expect(pager.getByRole('link', { name: /Read on/ })).toHaveAttribute('rel', 'next')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page).toHaveURL('/guide/webdav.html')
  })

  test('can be switched off by the site', async ({ page, giveTheme }) => {
    await giveTheme({ prevLink: false, nextLink: false })
    await page.goto('/guide/install/manual.html')
    await settled(page)
    await expect(page.getByRole('navigation', { name: 'Previous and next page' })).toHaveCount(0)
  })
})

test.describe('back to top', () => {
  for (const locale of LOCALES) {
    const names = NAMES[locale]
    test(`comes after 100 px, shows how far one is, and goes up in ${names.lang}`, async ({ page, givePage }) => {
      const prefix = locale.slice(1)
      await givePage(`${prefix}case/long.md`, LONG)
      await page.goto(`${locale}case/long.html`)
      await settled(page)
      const button = page.getByRole('button', { name: names.backToTop })
      await page.evaluate(() => scrollTo(0, 100))
      await page.waitForTimeout(150)
      await expect(button).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, 101))
      await expect(button).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect
        .poll(() => button.evaluate((element) => Number(element.style.getPropertyValue('--read'))))
        .toBeCloseTo(1, 1)
      await button.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }

  test('is left out where a page says so', async ({ page, givePage }) => {
    await givePage('case/long.md', `---\nbackToTop: false\n---\n\n${LONG}`)
    await page.goto('/case/long.html')
    await settled(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForTimeout(300)
    await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0)
  })
})

test.describe('what a page says about itself', () => {
  test('shows cover, authors, original, date, time, words, category and tags in the order it wants', async ({
    page,
    givePage,
  }) => {
    await givePage(
      'case/info.md',
      [
        '---',
        'title: All facts',
        'icon: docker',
        'cover: /content/img/logo.svg',
        'author: [{ name: Ada, url: https://example.org/ada }, Bob]',
        'isOriginal: true',
        'date: 2026-03-04',
        'category: [Guide]',
        'tag: [One, Two]',
        'pageInfo: [Word, Tag, Category, ReadingTime, Date, Original, Author]',
        '---',
        '',
        `# Other\n\n${'word '.repeat(900)}`,
      ].join('\n'),
    )
    await page.goto('/case/info.html')
    await settled(page)
    const header = page.getByRole('main').locator('header')
    await expect(header.getByRole('heading', { level: 1 })).toHaveText('All facts')
    await expect(header.locator('h1 svg')).toHaveCount(1)
    await expect(header.locator('img')).toHaveAttribute('src', '/content/img/logo.svg')
    await expect(header).toContainText(/901 words.*One.*Two.*Guide.*About 3 minutes.*Mar 4, 2026.*Original.*Ada.*Bob/s)
    await expect(header.getByRole('link', { name: /Ada/ })).toHaveAttribute('href', 'https://example.org/ada')
    await expect(page).toHaveTitle('All facts | AList Docs')
  })

  test('says "less than a minute" for a short page, and nothing when told so', async ({ page, givePage }) => {
    await givePage('case/short.md', '# Short\n\nA few words.\n')
    await givePage('case/none.md', '---\npageInfo: false\nauthor: false\n---\n\n# None\n\nA few words.\n')
    await page.goto('/case/short.html')
    await settled(page)
    await expect(page.getByRole('main')).toContainText('Less than 1 minute')
    await page.goto('/case/none.html')
    await settled(page)
    await expect(page.getByRole('main')).not.toContainText('minute')
  })

  const off = [
    ['breadcrumb: false', (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })],
    ['editLink: false', (page: Page) => page.getByRole('link', { name: /Edit this page/ })],
    ['lastUpdated: false', (page: Page) => page.getByText('Last updated')],
    ['contributors: false', (page: Page) => page.getByText('Contributors: Ada, Bob')],
    ['titleIcon: false', (page: Page) => page.locator('h1 svg')],
    ['sidebar: false', (page: Page) => page.getByRole('navigation', { name: 'Sidebar' })],
    ['print: false', (page: Page) => page.getByRole('button', { name: 'Print' })],
    ['navbar: false', (page: Page) => page.getByRole('banner')],
  ] as const
  for (const [option, part] of off) {
    test(`${option} takes it away, and without it is there`, async ({ page, givePage, giveManifest }) => {
      const record = {
        ...recordOf('guide/case.md', 'Case'),
        updated: '2026-05-06T00:00:00Z',
        contributors: ['Ada', 'Bob'],
      }
      await giveManifest((manifest) => {
        manifest.pages.push(record, recordOf('guide/case-off.md', 'Case'))
        Object.assign(manifest.pages.at(-1) ?? {}, { updated: record.updated, contributors: record.contributors })
      })
      await givePage('guide/case.md', '---\nicon: docker\n---\n\n# Case\n')
      await givePage('guide/case-off.md', `---\nicon: docker\n${option}\n---\n\n# Case\n`)
      const show = async (path: string) => {
        await page.goto(path)
        await settled(page)
        const actions = page.getByRole('button', { name: 'Page actions' })
        await actions.click()
      }
      await show('/guide/case.html')
      await expect(part(page)).toBeVisible()
      await show('/guide/case-off.html')
      await expect(part(page)).toHaveCount(0)
    })
  }

  test('breadcrumb for people and machines', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    await settled(page)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link')).toHaveCount(3)
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(/Docker/)
    const data = JSON.parse((await crumbs.locator('script').textContent()) ?? '')
    expect(data.itemListElement.map((step: { position: number }) => step.position)).toEqual([1, 2, 3, 4])
    expect(data.itemListElement[3].item).toMatch(/^https:\/\/.*\/guide\/install\/docker\.html$/)
  })

  test('footer and copyright', async ({ page, givePage, giveTheme }) => {
    await giveTheme({ displayFooter: false })
    await givePage('case/none.md', '# None\n')
    await givePage('case/own.md', '---\nfooter: "Mine, see [why](/faq/why.html)"\ncopyright: false\n---\n\n# Own\n')
    await page.goto('/case/none.html')
    await settled(page)
    await expect(page.locator('[class*=footer]:not(main *)')).toHaveCount(0)
    await page.goto('/case/own.html')
    await settled(page)
    const footer = page.getByRole('contentinfo').last()
    await expect(footer).toHaveText('Mine, see why')
    await expect(footer.getByRole('link', { name: 'why' })).toHaveAttribute('href', '/faq/why.html')
  })

  test('head: description, canonical, other languages, and nothing left over from the page before', async ({
    page,
  }) => {
    await page.goto('/guide/install/docker.html')
    await settled(page)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\/guide\/install\/docker\.html$/)
    await expect(page.locator('link[rel=alternate][hreflang="zh-CN"]')).toHaveAttribute(
      'href',
      /\/zh\/guide\/install\/docker\.html$/,
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Config' }).click()
    await expect(canonical).toHaveCount(1)
    await expect(canonical).toHaveAttribute('href', /\/config\/$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
})

test.describe('page actions', () => {
  test('copy the page as markdown and lead to its source', async ({ page, givePage, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const text = '---\ntitle: Copy me\n---\n\n# Copy me\n\n**bold**\n'
    await givePage('case/copy.md', text)
    await page.goto('/case/copy.html')
    await settled(page)
    const actions = page.getByRole('button', { name: 'Page actions' })
    await actions.click()
    await expect(page.getByRole('link', { name: /Markdown source/ })).toHaveAttribute('href', '/content/case/copy.md')
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toContainText('clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  })
})

test.describe('the endpoint selector', () => {
  for (const [path, place] of [
    ['/guide/drivers/local.html', 'sidebar'],
    ['/zh/guide/drivers/local.html', 'sidebar'],
    ['/pricing.html', 'main'],
  ] as const) {
    test(`is in the ${place} of ${path}`, async ({ page }) => {
      await page.goto(path)
      await settled(page)
      const name = path.startsWith('/zh/') ? 'API 节点' : 'API endpoint'
      await expect(page.getByRole('combobox', { name })).toBeVisible()
      const inside = page.getByRole(place === 'main' ? 'main' : 'navigation').getByRole('combobox', { name })
      await expect(inside).toHaveCount(1)
    })
  }

  for (const file of ['my-tool/a.md', 'guide/drivers-list/a.md']) {
    test(`is not on ${file} (case in-08)`, async ({ page, givePage }) => {
      await givePage(file, '# A\n')
      await page.goto(`/${file.replace('.md', '.html')}`)
      await settled(page)
      await expect(page.getByRole('combobox')).toHaveCount(0)
    })
  }

  test('is on tool pages of both languages', async ({ page, givePage }) => {
    await givePage('tool/case.md', '# A\n')
    await givePage('zh/tool/case.md', '# A\n')
    await page.goto('/tool/case.html')
    await expect(page.getByRole('main').getByRole('combobox', { name: 'API endpoint' })).toBeVisible()
    await page.goto('/zh/tool/case.html')
    await expect(page.getByRole('main').getByRole('combobox', { name: 'API 节点' })).toBeVisible()
  })

  test('offers port 3002 on this computer, keeps the choice, and takes an own address that is safe', async ({
    page,
  }) => {
    await page.goto('/guide/drivers/local.html')
    await settled(page)
    const select = page.getByRole('combobox', { name: 'API endpoint' })
    await expect(select).toHaveValue('cf')
    await select.selectOption('local')
    await expect(select.locator('option:checked')).toHaveText('http://localhost:3002 (local)')
    expect(await page.evaluate(() => localStorage.getItem('api_name'))).toBe('local')
    await select.selectOption({ label: 'Another address…' })
    const field = page.getByRole('textbox', { name: 'Address of the endpoint' })
    await expect(field).toBeFocused()
    await field.fill('http://api.example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'https' })).toBeVisible()
    await field.fill('https://api.example.com/base/')
    await page.keyboard.press('Enter')
    await expect(select.locator('option:checked')).toHaveText('https://api.example.com/base (custom)')
    await page.evaluate(() => localStorage.setItem('api_name', 'constructor'))
    await page.reload()
    await expect(select).toHaveValue('cf')
  })
})

test('a page of headings, tabs and code is painted on a few layers, not on one for each of them', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  let layers = 0
  cdp.on('LayerTree.layerTreeDidChange', (change) => {
    layers = change.layers?.length ?? layers
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/guide/install/docker.html')
  await settled(page)
  await cdp.send('DOM.enable')
  await cdp.send('LayerTree.enable')
  await expect.poll(() => layers).toBeGreaterThan(0)
  await page.waitForTimeout(1000)
  expect(layers).toBeLessThan(15)
})

test('in a table of fields one long value leaves the room to the column that explains', async ({ page }) => {
  const widths = async () => {
    await page.goto('/guide/drivers/aliyundrive_open.html')
    const table = page.getByRole('table').filter({ hasText: 'oauth_token_url' }).first()
    const meaning = await table.getByRole('columnheader', { name: 'Meaning' }).boundingBox()
    const byDefault = await table.getByRole('columnheader', { name: 'Default' }).boundingBox()
    return { start: meaning?.x ?? Number.NaN, width: meaning?.width ?? 0, other: byDefault?.width ?? 0 }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const wide = await widths()
  expect(wide.width).toBeGreaterThan(wide.other)
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await widths()).start, 'it begins on the screen').toBeLessThan(340)
})
