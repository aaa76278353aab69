import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures'
import { HEAVY, spreadPage, test } from './widgets-fixtures'

/** The box of a widget that failed, by what it is called in its title. */
const box = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`).getByRole('alert')

/** Scrolls through the page, so that everything on it has been near the screen. */
async function passBy(page: Page): Promise<void> {
  for (const widget of await page.locator('[data-widget]').all()) {
    await widget.scrollIntoViewIfNeeded()
    await page.waitForTimeout(150)
  }
}

const BROKEN: Record<string, string> = {
  mermaid: '```sequence\nA->>B\n```',
  flow: '```flow\nnothing\n```',
  chartjs: '::: chartjs T\n```json\n{ not json\n```\n:::',
  echarts: '::: echarts T\n```json\n[1]\n```\n:::',
  markmap: '```markmap\nno outline\n```',
  plantuml: '@startuml\nA -> B\n@enduml',
  ArtPlayer: '<ArtPlayer src="javascript:x" />',
  AudioPlayer: '<AudioPlayer title="x" />',
  PDF: '<PDF title="x" />',
  BiliBili: '<BiliBili bvid="../x" />',
  YouTube: '<YouTube id="x" />',
}

test('broken input stays in a box of its own, with a message, the source and a way to try again (case th-03)', async ({
  page,
  givePage,
  giveManifest,
  pageErrors,
}) => {
  test.setTimeout(90_000)
  await giveManifest((manifest) => {
    manifest.site.plantuml = 'https://uml.example.org'
  })
  await page.route('https://uml.example.org/**', (route) => route.abort())
  const good = '```sequence\nX->>Y: fine\n```'
  await givePage(
    'case/broken.md',
    [
      '# Page',
      ...Object.entries(BROKEN).flatMap(([name, source]) => [`Before ${name}.`, source]),
      good,
      'The end.',
    ].join('\n\n'),
  )
  await page.goto('/case/broken.html')
  await settled(page)
  await passBy(page)
  await expect(page.locator('svg[aria-roledescription="sequence"]')).toBeVisible({ timeout: 15_000 })
  for (const name of Object.keys(BROKEN)) {
    const alert = box(page, name).first()
    await expect(alert, name).toContainText(/could not be shown/, { timeout: 15_000 })
    await expect(alert.getByRole('button', { name: 'Try again' }), name).toBeVisible()
    await expect(page.getByText(`Before ${name}.`)).toBeVisible()
  }
  await expect(box(page, 'chartjs')).toContainText('{ not json')
  await expect(page.getByText('The end.')).toBeVisible()
  // Nothing of a failed drawing is left at the end of the page, however often it is drawn again.
  const children = () => page.evaluate(() => document.body.children.length)
  const before = await children()
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(300)
  }
  await box(page, 'mermaid').first().getByRole('button', { name: 'Try again' }).click()
  await expect(box(page, 'mermaid').first()).toContainText(/could not be shown/, { timeout: 15_000 })
  expect(await children()).toBe(before)
  await expect(page.locator('svg[aria-roledescription="sequence"]')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/faq/)
  await page.goBack()
  await settled(page)
  expect(await children()).toBe(before)
  expect(pageErrors).toEqual([])
})

for (const [what, breakIt, mendIt] of [
  [
    'without a connection',
    async (page: Page) => page.context().setOffline(true),
    async (page: Page) => page.context().setOffline(false),
  ],
  [
    'whose programs are blocked',
    async (page: Page) => page.route('**/assets/**', (route) => route.abort()),
    async (page: Page) => page.unroute('**/assets/**'),
  ],
] as const) {
  test(`a widget ${what} shows its box, the rest of the page is untouched, and trying again draws it`, async ({
    page,
    givePage,
    pageErrors,
  }) => {
    test.setTimeout(120_000)
    await givePage('case/widgets.md', spreadPage(HEAVY))
    await page.goto('/case/widgets.html')
    await settled(page)
    await page.waitForTimeout(1500)
    await breakIt(page)
    for (const { name } of HEAVY) {
      await page.locator(`[data-widget="${name}"]`).scrollIntoViewIfNeeded()
      await expect(box(page, name), name).toContainText('could not be shown', { timeout: 15_000 })
      await expect(page.getByRole('heading', { name: `About ${name}` })).toBeVisible()
    }
    await expect(page.getByText('Filler paragraph 60')).toHaveCount(HEAVY.length + 1)
    await expect(page.getByRole('alert')).toHaveCount(HEAVY.length)
    await mendIt(page)
    for (const { name, drawn, press } of HEAVY) {
      const widget = page.locator(`[data-widget="${name}"]`)
      await widget.getByRole('button', { name: 'Try again' }).click()
      if (press) await widget.getByRole('button', { name: press }).click()
      await expect(widget.locator(drawn).first(), name).toBeVisible({ timeout: 15_000 })
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(pageErrors).toEqual([])
  })
}

test('a player says why a file cannot be played, and plays it when it is there', async ({ page, givePage }) => {
  await givePage('case/player.md', '# Page\n\n<ArtPlayer src="/content/data/example.webm" title="Clip" />\n\nAfter.')
  await page.route('**/content/data/example.webm', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/case/player.html')
  await page.getByRole('button', { name: 'Play: Clip' }).click()
  await expect(page.getByRole('alert')).toContainText('Clip could not be shown', { timeout: 15_000 })
  await page.unroute('**/content/data/example.webm')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0), { timeout: 15_000 })
    .toBeGreaterThan(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a demo under a strict policy shows its markup and says that its script is left out', async ({
  page,
  givePage,
}) => {
  await givePage(
    'case/demo.md',
    '# Page\n\n::: normal-demo Counter\n```html\n<b id="x">static</b>\n```\n```js\ndocument.getElementById("x").textContent = "ran"\n```\n:::',
  )
  await page.goto('/case/demo.html')
  await expect(page.getByText('does not allow the scripts of examples')).toBeVisible({ timeout: 10_000 })
  await expect(page.frameLocator('iframe').locator('#x')).toHaveText('static')
})
