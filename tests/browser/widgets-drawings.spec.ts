import type { Locator, Page } from '@playwright/test'
import { expect, settled } from './fixtures'
import { HEAVY, parses, test } from './widgets-fixtures'

const SEQUENCE = HEAVY[0]?.source ?? ''
const SKETCH = '```mermaid\nflowchart LR\n a[One] --> b[Two]\n click a "../guide/webdav.md"\n```'

/** Width on the screen of what is drawn. */
const widthOf = (drawing: Locator) => drawing.evaluate((element) => element.getBoundingClientRect().width)

/** Where something is on the page, however far that is scrolled. */
const placeOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY))

async function open(page: Page): Promise<{ widget: Locator; svg: Locator }> {
  await page.goto('/case/drawings.html')
  await settled(page)
  const widget = page.locator('[data-widget="mermaid"]').first()
  const svg = page.locator('svg[aria-roledescription="sequence"]')
  await expect(svg).toBeVisible({ timeout: 15_000 })
  return { widget, svg }
}

test('a diagram is zoomed by buttons, keys and the wheel, and moved, while the page stays where it is', async ({
  page,
  givePage,
}) => {
  await givePage('case/drawings.md', `# Page\n\n${SEQUENCE}\n\nAfter it.\n\n${'Text.\n\n'.repeat(40)}`)
  const { widget, svg } = await open(page)
  const after = await placeOf(page.getByText('After it.'))
  const natural = await widthOf(svg)
  const area = widget.getByRole('group', { name: /Diagram: A request/ })

  await widget.getByRole('button', { name: 'Zoom in' }).click()
  await widget.getByRole('button', { name: 'Zoom in' }).click()
  expect(await widthOf(svg)).toBeCloseTo(natural * 1.5625, 0)
  await widget.getByRole('button', { name: 'Zoom out' }).click()
  expect(await widthOf(svg)).toBeCloseTo(natural * 1.25, 0)
  await widget.getByRole('button', { name: 'Original size (now 125 %)' }).click()
  expect(await widthOf(svg)).toBeCloseTo(natural, 0)

  await area.focus()
  for (const key of ['+', '+', '+', '+', '+', '-']) await page.keyboard.press(key)
  const zoomed = natural * 1.25 ** 4
  expect(await widthOf(svg)).toBeCloseTo(zoomed, 0)
  const scroll = () => area.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const)
  const [left, top] = await scroll()
  expect(left).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await scroll())[0]).toBeGreaterThan(left)
  const box = await area.boundingBox()
  if (!box) throw new Error('the diagram has no box')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 20, { steps: 4 })
  await page.mouse.up()
  expect((await scroll())[1]).toBeLessThan(top)

  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 60)
  await page.keyboard.up('Control')
  await expect.poll(() => widthOf(svg)).toBeLessThan(zoomed)
  await page.keyboard.press('0')
  expect(await widthOf(svg)).toBeCloseTo(natural, 0)
  expect(await placeOf(page.getByText('After it.'))).toBe(after)
})

test('a diagram fills the screen and comes back, and is saved as a picture', async ({ page, givePage }) => {
  await givePage('case/drawings.md', `# Page\n\n${SEQUENCE}\n\nAfter it.\n\n${SKETCH}`)
  const { widget, svg } = await open(page)
  const natural = await widthOf(svg)
  const after = await placeOf(page.getByText('After it.'))
  const opener = widget.getByRole('button', { name: 'Whole screen' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Diagram: A request' })
  await expect(dialog.locator('svg[aria-roledescription="sequence"]')).toBeVisible()
  await expect(svg).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect.poll(() => widthOf(svg)).toBeGreaterThan(natural * 1.2)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(dialog).toHaveCount(0)
  await expect(widget.locator('svg[aria-roledescription="sequence"]')).toBeVisible()
  expect(await widthOf(svg)).toBeCloseTo(natural, 0)
  expect(await placeOf(page.getByText('After it.'))).toBe(after)

  const saving = page.waitForEvent('download')
  await widget.getByRole('button', { name: 'Download as SVG' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('A-request.svg')
  const chunks: Buffer[] = []
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const root = await page.evaluate((xml) => {
    const { documentElement } = new DOMParser().parseFromString(xml, 'image/svg+xml')
    return [
      documentElement.tagName,
      documentElement.getAttribute('width'),
      documentElement.textContent?.includes('redirect'),
    ]
  }, text)
  expect(root).toEqual(['svg', expect.stringMatching(/^\d/), true])

  const sketch = page.locator('[data-widget="mermaid"]').nth(1)
  const small = await widthOf(page.getByText('Two', { exact: true }))
  await sketch.getByRole('button', { name: 'Whole screen' }).click()
  await expect.poll(() => widthOf(page.getByText('Two', { exact: true }))).toBeGreaterThan(small * 1.5)
  await page.getByRole('dialog').getByRole('link', { name: 'One' }).click()
  await expect(page).toHaveURL(/\/guide\/webdav\.html/)
})

test('two fingers change the scale', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.route('**/content/case/drawings.md', (route) =>
    route.fulfill({ contentType: 'text/markdown', body: `# Page\n\n${SEQUENCE}` }),
  )
  await page.goto(`${site.url}/case/drawings.html`)
  const svg = page.locator('svg[aria-roledescription="sequence"]')
  await expect(svg).toBeVisible({ timeout: 15_000 })
  await svg.scrollIntoViewIfNeeded()
  const natural = await widthOf(svg)
  const box = await page.locator('[data-widget="mermaid"]').boundingBox()
  if (!box) throw new Error('the diagram has no box')
  const [x, y] = [box.x + 150, box.y + 150]
  const cdp = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - gap, y, id: 1 },
              { x: x + gap, y, id: 2 },
            ],
    })
  await touch('touchStart', 40)
  for (const gap of [50, 60, 70, 80]) await touch('touchMove', gap)
  await touch('touchEnd', 0)
  await expect.poll(() => widthOf(svg)).toBeCloseTo(natural * 2, 0)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await context.close()
})

test('the theme draws diagrams and charts again and parses nothing; neither do menus', async ({ page, givePage }) => {
  test.setTimeout(60_000)
  await page.emulateMedia({ colorScheme: 'light' })
  const drawn = HEAVY.filter(({ name }) => ['mermaid', 'flow', 'chartjs', 'echarts'].includes(name))
  await givePage('case/drawings.md', `# Page\n\n${drawn.map(({ source }) => source).join('\n\n')}`)
  await page.goto('/case/drawings.html')
  await settled(page)
  for (const { name, drawn: mark } of drawn) {
    const widget = page.locator(`[data-widget="${name}"]`)
    await widget.scrollIntoViewIfNeeded()
    await expect(widget.locator(mark).first(), name).toBeVisible({ timeout: 15_000 })
  }
  const looks = () =>
    page.evaluate(() =>
      ['mermaid', 'flow', 'chartjs', 'echarts'].map((name) => {
        const element = document.querySelector(`[data-widget="${name}"]`)
        const canvas = element?.querySelector('canvas')
        if (canvas) return canvas.toDataURL()
        return [...(element?.querySelectorAll('svg rect') ?? [])].map((rect) => getComputedStyle(rect).fill).join()
      }),
    )
  await page.waitForTimeout(1500)
  const light = await looks()
  const parsed = await parses(page)
  expect(parsed).toBe(1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const [index, { name }] of drawn.entries()) {
    await expect
      .poll(async () => (await looks())[index] === light[index], { message: name, timeout: 10_000 })
      .toBe(false)
  }
  expect(await parses(page)).toBe(parsed)

  for (const name of ['Appearance', 'Language']) {
    await page.getByRole('button', { name }).first().click()
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, 400))
  await page.waitForTimeout(500)
  expect(await parses(page)).toBe(parsed)
})
