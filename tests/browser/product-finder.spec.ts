import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect as baseExpect, test } from './fixtures'

const expect = baseExpect.configure({ timeout: 15_000 })

const QUESTION = '?download=302&can=upload&phone=no'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale-redirect', '["/","/zh/"]'))
})

test('three presses say which storages give direct links and can upload, without a Chinese phone number', async ({
  page,
}) => {
  await page.goto('/guide/drivers/')
  const finder = page.getByRole('region', { name: 'Find a storage' })
  const table = finder.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(99)
  await finder.getByRole('button', { name: 'Direct link (302)' }).click()
  await finder.getByRole('button', { name: 'Can upload' }).click()
  await finder.getByRole('button', { name: 'No Chinese phone number' }).click()
  await expect(finder.getByRole('status')).toHaveText(/^27 of 98 drivers$/)
  for (const name of ['Onedrive', 'Dropbox', 'S3', 'YandexDisk']) {
    await expect(table.getByRole('rowheader', { name })).not.toHaveCount(0)
  }
  await expect(table.getByRole('rowheader', { name: 'BaiduNetdisk' })).toHaveCount(0)
  await expect(finder.getByRole('button', { name: 'Can upload' })).toHaveAttribute('aria-pressed', 'true')

  // The address says the same, without a step in the history, and survives a reload and a change of language.
  await expect(page).toHaveURL((url) => url.search === QUESTION)
  await page.reload()
  await expect(finder.getByRole('status')).toHaveText(/^27 of 98 drivers$/)
  await page.goto(`/zh/guide/drivers/${QUESTION}`)
  await expect(page.getByRole('region', { name: '查找存储' }).getByRole('status')).toHaveText(/27/)
})

test('a name or an alias finds a driver, and its row leads to the guide', async ({ page }) => {
  await page.goto('/guide/drivers/')
  const finder = page.getByRole('region', { name: 'Find a storage' })
  await finder.getByRole('searchbox').fill('夸克')
  await expect(finder.getByRole('table').getByRole('row')).toHaveCount(3)
  await finder
    .getByRole('rowheader', { name: /^Quark/ })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/guide\/drivers\/quark\.html$/)
  await page.goBack()
  await expect(finder.getByRole('searchbox')).toHaveValue('夸克')
  await finder.getByRole('searchbox').fill('no such storage')
  await expect(finder).toContainText('No storage can do all of this')
  await finder.getByRole('button', { name: 'Clear filters' }).click()
  await expect(finder.getByRole('table').getByRole('row')).toHaveCount(99)
})

test('the filters stay in the address when a link leads to a section of the page', async ({ page }) => {
  await page.goto('/guide/drivers/')
  const finder = page.getByRole('region', { name: 'Find a storage' })
  await finder.getByRole('searchbox').fill('quark')
  await expect(page).toHaveURL(/\?q=quark$/)
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await outline.getByRole('button').click()
  await outline.getByRole('link').last().click()
  await expect(page).toHaveURL(/\?q=quark#.+$/)
  await expect(finder.getByRole('searchbox')).toHaveValue('quark')
})

test('a link on the page that names filters sets them', async ({ page, deploy }) => {
  const host = await deploy()
  await appendFile(join(host.root, 'content/guide/drivers/README.md'), '\n[Those that can upload](?can=upload)\n')
  await page.goto(`${host.url}/guide/drivers/`)
  const finder = page.getByRole('region', { name: 'Find a storage' })
  await expect(finder.getByRole('status')).toHaveText(/^98 of 98 drivers$/)
  await page.getByRole('link', { name: 'Those that can upload' }).click()
  await expect(finder.getByRole('button', { name: 'Can upload' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL((url) => url.search === '?can=upload')
})

test('made-up filters in an address do nothing', async ({ page, pageErrors }) => {
  await page.goto('/guide/drivers/?download=constructor&can=__proto__&region=mars&sign-in=%3Cscript%3E')
  await expect(page.getByRole('region', { name: 'Find a storage' }).getByRole('status')).toHaveText('98 of 98 drivers')
  expect(pageErrors).toEqual([])
})

test('on a phone the rows are cards, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/zh/guide/drivers/${QUESTION}`)
  const table = page.getByRole('table').first()
  await expect(page.getByRole('region', { name: '查找存储' }).getByRole('rowheader').first()).toBeVisible()
  await expect(table).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('without its data there is a plain list of guides', async ({ page }) => {
  await page.route('**/content/data/drivers.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/guide/drivers/')
  const box = page.getByRole('alert').filter({ hasText: 'DriverFinder' })
  await expect(box.getByRole('link', { name: 'Dropbox' })).toBeVisible()
  await page.unroute('**/content/data/drivers.json')
  await box.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Find a storage' }).getByRole('table')).toBeVisible()
})
