import type { Page } from '@playwright/test'
import { expect, settled, test } from './fixtures'

export const PAGE = '/guide/install/docker.html'

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Search|搜索)$/ })
export const field = (page: Page) => dialog(page).getByRole('combobox')
export const options = (page: Page) => dialog(page).getByRole('option')

/** Opens a page and the search on it. */
export async function openSearch(page: Page, path = PAGE): Promise<void> {
  await page.goto(path)
  await settled(page)
  await page.getByRole('button', { name: /^(?:Search|搜索)$/ }).click()
  await expect(field(page)).toBeFocused()
}

/** Types a query at once and waits for the first result. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query)
  await expect(options(page).locator('mark').first()).toBeVisible()
}

/** Changes the manifest on its way to the page. */
export async function patchManifest(page: Page, patch: (manifest: PatchedManifest) => void): Promise<void> {
  await page.route('**/manifest.json', async (route) => {
    const response = await route.fetch()
    const manifest = (await response.json()) as PatchedManifest
    patch(manifest)
    await route.fulfill({ response, json: manifest })
  })
}

interface PatchedManifest {
  site: { search: Record<string, unknown> }
  searchText: Record<string, string>
}

export { expect, settled, test }
