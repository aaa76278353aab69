import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BARE_PAGES, linkTo, ODD_NAMES, serveCases } from '../support/case-site'
import type { StaticServer } from '../support/static-server'
import { test as base, DIST, expect, settled } from './fixtures'

/** The handed cases that need a page of their own; docs/CASES.md lists all of them. */
const test = base.extend<{ nothingFails: undefined }, { cases: StaticServer }>({
  cases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await serveCases(DIST)
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Whatever a page holds: no exception, nothing run, no object changed.
  nothingFails: [
    async ({ page, pageErrors }, use) => {
      await use(undefined)
      expect(pageErrors).toEqual([])
      const traces = await page.evaluate(() => [
        (window as { pwned?: unknown }).pwned,
        ({} as { polluted?: unknown }).polluted,
        ([] as { polluted?: unknown }).polluted,
      ])
      expect(traces).toEqual([undefined, undefined, undefined])
    },
    { auto: true },
  ],
})
test.describe.configure({ mode: 'default' })
test.slow()

const article = (page: Page) => page.locator('[data-article]')
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Opens the page of a case: `rt-02`, `zh/rt-02`. */
async function open(page: Page, cases: StaticServer, name: string, after = ''): Promise<void> {
  const [, zh = '', file = ''] = /^(zh\/)?(.*)$/.exec(name) ?? []
  await page.goto(`${cases.url}/${zh}guide/case/${file}.html${after}`)
  await settled(page)
}

const idsOf = (page: Page, level: string) =>
  article(page)
    .locator(level)
    .evaluateAll((all) => all.map(({ id }) => id))

/** What the outline lists, as ids. */
const outlineIds = (page: Page) =>
  page
    .getByRole('navigation', { name: /On this page|本页目录/ })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ hash }) => decodeURIComponent(hash.slice(1))))

/** The element with this id is where a reader looks: below the bar, or the page ends before. */
async function expectReached(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const { top = -1 } = document.getElementById(target)?.getBoundingClientRect() ?? {}
        const { scrollHeight, clientHeight } = document.documentElement
        return (top >= 0 && top < 140) || (top > 0 && scrollY + clientHeight >= scrollHeight - 2)
      }, id),
    )
    .toBe(true)
}

test('rt-02: a Chinese heading is found in every spelling of the hash', async ({ page, cases }) => {
  const id = '特别赞助2024'
  for (const hash of [id, encodeURIComponent(id), encodeURIComponent(id).toLowerCase()]) {
    await open(page, cases, 'zh/rt-02', `#${hash}`)
    await expectReached(page, id)
  }
  await page.reload()
  await expectReached(page, id)
})

test('rt-03: headings of digits, dots and signs are all reached, and odd fragments do nothing', async ({
  page,
  cases,
}) => {
  await open(page, cases, 'rt-03')
  const ids = await idsOf(page, 'h2')
  expect(new Set(ids).size).toBe(6)
  expect(ids.every((id) => id !== '')).toBe(true)
  expect(await outlineIds(page)).toEqual(ids)
  for (const id of ids) {
    await open(page, cases, 'rt-03', `#${encodeURIComponent(id)}`)
    await expectReached(page, id)
  }
  for (const hash of ['#%', '#%E4%B8', '#a"b]']) await open(page, cases, 'rt-03', hash)
})

test('rt-04, md-15: ids come from the visible text, are unique, stay the same and are those of the outline', async ({
  page,
  cases,
}) => {
  await open(page, cases, 'rt-04')
  const ids = await idsOf(page, 'h2, h3')
  expect(ids).toHaveLength(4)
  expect(new Set([...ids, ...(await idsOf(page, 'h1'))]).size).toBeGreaterThanOrEqual(4)
  expect((await outlineIds(page)).every((id) => ids.includes(id))).toBe(true)
  for (let round = 0; round < 2; round++) {
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click()
    await expect(page).not.toHaveURL(/rt-04/)
    await page.goBack()
    await expect(page).toHaveURL(/rt-04/)
    await expect.poll(() => idsOf(page, 'h2, h3')).toEqual(ids)
  }
  await open(page, cases, 'md-15')
  const [run, see, signs, option, bold] = await idsOf(page, 'h2')
  expect([run, see, bold]).toEqual(['run-app_startsh', 'see-the-guide--more', 'bold-title'])
  expect(signs).toMatch(/^c--go/)
  expect(option).not.toMatch(/badge|text/)
  expect(await outlineIds(page)).toEqual([run, see, signs, option, bold])
})

test('rt-06: links between pages start from the folder of the file, in both languages', async ({ page, cases }) => {
  for (const prefix of ['/', '/zh/']) {
    await open(page, cases, prefix === '/' ? 'rt-06' : 'zh/rt-06')
    const hrefs = Object.fromEntries(
      await article(page)
        .locator('li a')
        .evaluateAll((links) =>
          (links as HTMLAnchorElement[]).map((link) => [link.innerText, link.getAttribute('href')]),
        ),
    )
    const other = `${prefix}guide/case/other.html`
    expect(hrefs).toMatchObject({
      sibling: other,
      'sibling, no dot': other,
      'sibling with anchor': `${other}#part-two`,
      'folder index': `${prefix}guide/faq/`,
      'folder README': `${prefix}guide/faq/`,
      'parent folder': `${prefix}guide/faq/howto.html`,
      'html form': other,
      'no extension': other,
      'query and hash': `${other}?x=1#part-two`,
      'reference style': other,
      encoded: `${prefix}guide/case/other%20page.html`,
    })
    await page.evaluate(() => Object.assign(window, { sameVisit: true }))
    await article(page).getByRole('link', { name: 'sibling with anchor' }).click()
    await expect(page).toHaveURL(`${cases.url}${other}#part-two`)
    await expectReached(page, 'part-two')
    expect(await page.evaluate(() => (window as { sameVisit?: boolean }).sameVisit)).toBe(true)
  }
})

test('rt-10: files, mail and phone are left to the browser', async ({ page, cases }) => {
  cases.intercept = (request, response) => {
    if (request.url !== '/files/sample.json') return false
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}')
    return true
  }
  await open(page, cases, 'rt-10')
  const link = (name: string) => article(page).getByRole('link', { name })
  await expect(link('mail')).toHaveAttribute('href', 'mailto:someone@example.com')
  await expect(link('phone')).toHaveAttribute('href', 'tel:+10000000')
  await expect(link('pdf, spaces')).toHaveAttribute('href', '/files/user%20guide.pdf')
  await expect(link('external')).toHaveAttribute('rel', /noopener/)
  const tab = page.context().waitForEvent('page')
  await link('json').click({ modifiers: ['ControlOrMeta'] })
  await (await tab).close()
  await expect(page).toHaveURL(/rt-10/)
  await link('json').click()
  await expect(page.getByText('{"a":1}')).toBeVisible()
  cases.intercept = undefined
  await page.goBack()
})

test('rt-11: the same anchor scrolls again, and an empty one goes to the top', async ({ page, cases }) => {
  await open(page, cases, 'rt-11')
  const before = await page.evaluate(() => history.length)
  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await article(page).getByRole('link', { name: 'jump' }).click()
    await expectReached(page, 'target')
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await article(page).getByRole('link', { name: 'back up' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('rt-13: Back and Forward return to the place when texts arrive late', async ({ page, cases }) => {
  await open(page, cases, 'rt-02')
  cases.intercept = async (request) => {
    if (request.url?.includes('.md')) await new Promise((resolve) => setTimeout(resolve, 400))
    return false
  }
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/rt-02/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1200))).toBeLessThan(50)
  await page.reload()
  await settled(page)
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1200))).toBeLessThan(50)
  cases.intercept = undefined
})

test('md: Chinese punctuation, pipes, soft breaks, tags and colons', async ({ page, cases }) => {
  const text = async () => (await article(page).innerText()).replace(/\s*\(opens in a new tab\)\s*/g, ' ')
  await test.step('md-02', async () => {
    await open(page, cases, 'zh/md-02')
    const hrefs = await article(page)
      .locator('a[href^="https:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\/$/, '')))
    const host = 'https://docs.example.com'
    expect(hrefs).toEqual([
      `${host}/guide/a.html`,
      `${host}/b`,
      host,
      expect.stringMatching(/\/(?:中文|%E4%B8%AD%E6%96%87)$/),
      `${host}/c`,
      `${host}/d`,
    ])
  })
  await test.step('md-04', async () => {
    await open(page, cases, 'md-04')
    expect(await article(page).locator('tbody td').allInnerTexts()).toEqual([
      '`ls',
      'wc -l`',
      'ls | wc -l',
      'count files',
      'a | b',
      'plain',
    ])
  })
  await test.step('md-06', async () => {
    await open(page, cases, 'zh/md-06')
    // The site shows line breaks as breaks; there is no space besides.
    expect(await text()).toMatch(/在编辑器里被\n折成了两行。/)
    expect(await text()).toMatch(/wrapped\nin the editor/)
    await expect(article(page).locator('p', { hasText: '第一行' }).locator('br')).toHaveCount(1)
  })
  await test.step('md-07', async () => {
    await open(page, cases, 'md-07')
    expect(await text()).not.toMatch(/<!--|<br|<kbd|&lt;|editor note|inline note/)
    await expect(article(page).locator('kbd')).toHaveText(['Ctrl', 'K'])
    await expect(article(page).locator('td br')).toHaveCount(1)
    await article(page).getByText('More').click()
    await expect(article(page).locator('details strong')).toBeVisible()
    await expect(article(page).locator('sub, sup')).toHaveText(['2', '2'])
  })
  await test.step('md-08', async () => {
    await open(page, cases, 'md-08')
    expect(await text()).toMatch(/Version\s+new\s+and more words\.[\s\S]*Final paragraph with bold\.[\s\S]*Last line\./)
    expect(await outlineIds(page)).toEqual(['heading-after-a-block-tag'])
    await expect(article(page).locator('> * strong, > * > * strong').first()).toHaveText('bold')
  })
  await test.step('md-10', async () => {
    await open(page, cases, 'md-10')
    expect(await text()).toContain(
      'Open http://127.0.0.1:5244 at 10:30:20, set key:value, ratio 3:2, image demo/app:latest, label a:b[c].',
    )
    expect(await text()).toContain('IPv6 is ::1, mapping 8080:80, and C:\\data works too.')
    expect(await text()).toContain(':smile is not closed. 上午9:30开始')
    await expect(article(page).getByRole('link').first()).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:5244\/?$/)
  })
  await test.step('md-13', async () => {
    await open(page, cases, 'md-13')
    await expect(article(page).locator('pre')).toHaveCount(8)
    await expect(article(page).locator('p code')).toHaveText(['code'])
    expect(await article(page).locator('pre').allInnerTexts()).not.toContainEqual(expect.stringContaining('title='))
  })
  await test.step('md-14', async () => {
    await open(page, cases, 'md-14')
    const dangling = () =>
      article(page)
        .locator('[data-footnote-ref], [data-footnote-backref]')
        .evaluateAll((links) =>
          (links as HTMLAnchorElement[])
            .map(({ hash }) => decodeURIComponent(hash.slice(1)))
            .filter((id) => document.getElementById(id) === null),
        )
    await expect(article(page).locator('[data-footnote-ref]')).toHaveCount(3)
    expect(await dangling()).toEqual([])
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click()
    await expect(heading(page)).not.toHaveText('Notes A')
    await open(page, cases, 'md-14-b')
    await expect(article(page)).toContainText('Note one of page B.')
    await expect(article(page)).not.toContainText('page A')
    expect(await dangling()).toEqual([])
  })
})

test('th-03, ax-04: a broken diagram stays in its box; task boxes are named by their items', async ({
  page,
  cases,
}) => {
  await open(page, cases, 'th-03')
  await expect(article(page).getByText('Text after.')).toBeVisible()
  await expect(article(page).getByText('Y', { exact: true })).toBeVisible()
  const outside = await page.evaluate(() => [...document.body.children].map(({ id, tagName }) => id || tagName).join())
  await expect.poll(() => article(page).getByRole('alert').count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => [...document.body.children].map(({ id, tagName }) => id || tagName).join())).toBe(
    outside,
  )
  await open(page, cases, 'ax-04')
  const boxes = article(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const name of ['install docker', 'open port 5244', 'nested 中文', 'capital'])
    await expect(article(page).getByRole('checkbox', { name, exact: true })).toHaveCount(1)
})

test('ed-01, ed-02, ed-04: byte order marks, line endings and typed frontmatter', async ({ page, cases }) => {
  await open(page, cases, 'ed-01')
  await expect(page).toHaveTitle(/带 BOM 的页面/)
  await expect(article(page)).not.toContainText('title:')
  expect(await page.getByRole('main').innerText()).not.toContain('\ufeff')
  await open(page, cases, 'ed-02')
  await expect(page).toHaveTitle(/^CRLF page/)
  await expect(article(page).locator('td')).toHaveText(['1', '2'])
  await expect(article(page).locator('p br')).toHaveCount(1)
  await expect(article(page).getByText('box')).toBeVisible()
  expect(await article(page).locator('pre code').first().innerText()).toMatch(/echo 1\n?\s*echo 2/)
  for (const [name, title] of [
    ['ed-02-mixed', 'Mixed'],
    ['ed-02-cr', 'Old Mac'],
    ['ed-02-fence-spaces', 'Fence with spaces'],
  ] as const) {
    await open(page, cases, name)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(article(page)).not.toContainText('title:')
  }
  await open(page, cases, 'ed-04')
  await expect(page).toHaveTitle(/^115/)
  await expect(page.getByRole('main')).toContainText(/March 1, 2024|Mar 1, 2024|2024-03-01|3\/1\/2024/)
})

test('ed-05: pages without this or that have one visible title and are in the menu', async ({ page, cases }) => {
  for (const [name, [, title]] of Object.entries(BARE_PAGES)) {
    await test.step(name, async () => {
      await open(page, cases, name)
      await expect(page.getByRole('main').locator('h1:visible')).toHaveCount(1)
      await expect(heading(page)).toHaveText(title)
      const entry = page.getByRole('navigation', { name: 'Sidebar' }).locator('a[aria-current="page"]')
      await expect(entry).toHaveAttribute('href', `/guide/case/${name}.html`)
      await expect(entry).not.toHaveText(/undefined|null|^$/)
    })
  }
})

test('ed-06: odd file names open, are marked in the menu and link to each other', async ({ page, cases }) => {
  const address = (name: string) =>
    new RegExp(`/guide/case/${escaped(encodeURIComponent(name.normalize('NFC')))}\\.html`)
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const [index, name] of ODD_NAMES.entries()) {
    await test.step(name, async () => {
      const next = ODD_NAMES[(index + 1) % ODD_NAMES.length] ?? ''
      await open(page, cases, linkTo(name))
      await expect(heading(page)).toHaveText(name)
      const entry = page.getByRole('navigation', { name: 'Sidebar' }).locator('a[aria-current="page"]')
      await expect(entry).toHaveCount(1)
      await article(page).getByRole('link', { name: 'next', exact: true }).click()
      await expect(heading(page)).toHaveText(next)
      await expectReached(page, '小节-one')
      expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/guide/case/${next.normalize('NFC')}.html`)
      expect(page.url()).not.toMatch(address(`${next}%`))
    })
  }
  // Another case of a name leads to the one that exists, on every host.
  await page.goto(`${cases.url}/guide/case/upper.html`)
  await expect(page).toHaveURL(`${cases.url}/guide/case/UPPER.html`)
  await expect(heading(page)).toHaveText('UPPER')
})

test('sc-05, sc-06, sc-11, sc-12: hostile frontmatter and text stay text, and lead nowhere by themselves', async ({
  page,
  cases,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(cases.url) && !/^(?:data|blob):/.test(url)) elsewhere.push(url)
  })
  for (const name of ['sc-05', 'sc-06', 'sc-11', 'sc-12', 'zh/sc-05', 'zh/sc-12']) {
    await open(page, cases, name)
    const hrefs = await page
      .getByRole('main')
      .locator('a[href]')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[]).map(({ href, target, rel }) => [href, target, rel] as const),
      )
    for (const [href, target, rel] of hrefs) {
      expect(href).toMatch(/^(?:https?:|mailto:)/)
      if (target === '_blank') expect(rel).toMatch(/noopener|noreferrer/)
    }
    for (const button of await page.getByRole('main').locator('button:visible').all())
      await button.hover({ trial: false, timeout: 2000 }).catch(() => undefined)
  }
  await open(page, cases, 'sc-06')
  expect(await outlineIds(page)).toHaveLength(4)
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible()
  await open(page, cases, 'sc-11')
  await expect(page).toHaveTitle(/<img src=x onerror/)
  await page.keyboard.press('ControlOrMeta+k')
  for (const query of ['marker-xss', 'onerror', '<img']) {
    await page.getByRole('dialog').getByRole('combobox').fill(query)
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('option').locator('img')).toHaveCount(0)
  }
  // The icon of a feature is a picture like any other; what a style would load is not asked for.
  expect(elsewhere.filter((url) => url !== 'https://other.example.com/i.svg')).toEqual([])
})

test('rl-04, sc-07: bad entries of a manifest cost themselves alone', async ({ page, cases }) => {
  cases.intercept = undefined
  const good = await (await fetch(`${cases.url}/manifest.json`)).text()
  const manifest = JSON.parse(good) as { pages: unknown[]; parts?: unknown }
  const entry = (fields: object) => ({ ...(manifest.pages[0] as object), ...fields })
  const bad = [
    entry({ title: undefined }),
    entry({ path: undefined }),
    entry({ path: '' }),
    entry({ path: 'no-slash.html' }),
    ...[7, null, { a: 1 }, ['x'], 'x'.repeat(5000)].map((title, index) =>
      entry({ path: `/guide/t${index}.html`, file: `guide/t${index}.md`, title }),
    ),
    ...['10', -1, 1.5, null].map((order, index) =>
      entry({ path: `/guide/o${index}.html`, file: `guide/o${index}.md`, meta: { order } }),
    ),
    entry({ file: 'guide/webdav.md', title: 'Second of one path' }),
    ...Array.from({ length: 5000 }, (_, index) =>
      entry({ path: `/many/p${index}.html`, file: `many/p${index}.md`, title: `Page ${index}` }),
    ),
  ]
  const hostile = JSON.stringify({ ...manifest, pages: [...manifest.pages, ...bad] }).replace(
    '{',
    '{"__proto__":{"polluted":"m1","hidden":true},"constructor":{"prototype":{"polluted":"m2"}},',
  )
  cases.intercept = (request, response) => {
    if (request.url !== '/manifest.json') return false
    // With a byte order mark in front.
    response.writeHead(200, { 'content-type': 'application/json' }).end(`\ufeff${hostile}`)
    return true
  }
  await page.goto(`${cases.url}/guide/webdav.html?__proto__[polluted]=q1&constructor.prototype.polluted=q2`)
  await expect(heading(page)).toHaveText(/WebDAV/)
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'WebDAV' }).first().click()
  await settled(page)
  await page.goto(`${cases.url}/`)
  await expect(heading(page)).not.toHaveText(/WebDAV|Second/)
  for (const path of ['/__proto__/', '/constructor']) {
    await page.goto(cases.url + path)
    await expect(page.getByRole('main')).toContainText('404')
  }
  cases.intercept = undefined
})

test('ax-06: a navigation changes the title and takes the focus along; the first stop leads to the text', async ({
  page,
  cases,
}) => {
  await open(page, cases, 'rt-11')
  const titles = [await page.title()]
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await page
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('link', { name: 'Links', exact: true })
    .first()
    .click()
  await expect(heading(page)).toHaveText('Links')
  titles.push(await page.title())
  await expect.poll(focused).toBe('H1')
  await article(page).getByRole('link', { name: 'sibling with anchor' }).click()
  await expect(heading(page)).toHaveText('Other')
  titles.push(await page.title())
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('part-two')
  await page.goto(`${cases.url}/no-such.html`)
  await settled(page)
  titles.push(await page.title())
  expect(new Set(titles).size).toBe(4)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content')
})

test('rl-07: an edit shows on reload although the host lets browsers keep everything for ten minutes', async ({
  page,
  deploy,
}) => {
  const host = await deploy({ headers: { 'cache-control': 'max-age=600' } })
  const file = join(host.root, 'content/guide/webdav.md')
  await page.goto(`${host.url}/guide/webdav.html`)
  await settled(page)
  await writeFile(file, `${await readFile(file, 'utf8')}\n\nA new last sentence.\n`)
  await page.reload()
  await expect(page.getByText('A new last sentence.')).toBeAttached()
  // What is named by its contents is not asked for again.
  expect(host.requests.filter((path) => path.startsWith('/assets/app-')).length).toBeLessThanOrEqual(4)
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/webdav/)
  await writeFile(file, '# Written while away\n')
  await page.goBack()
  await expect(heading(page)).toHaveText('Written while away')
})
