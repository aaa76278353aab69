import type { Page } from '@playwright/test'
import type { Manifest as AnyManifest, PageRecord } from '../../src/content/types'
import type { SiteConfig } from '../../src/site/types'
import { test as base } from './fixtures'

type Manifest = Omit<AnyManifest, 'site'> & { site: SiteConfig }

/** Answers a page of the content folder with this text; the page is not in any menu. */
async function givePage(page: Page, file: string, text: string): Promise<void> {
  await page.route(`**/content/${file}`, (route) => route.fulfill({ contentType: 'text/markdown', body: text }))
}

/** Changes the manifest on its way to the browser. */
export async function giveManifest(page: Page, change: (manifest: Manifest) => void): Promise<void> {
  await page.route('**/manifest.json', async (route) => {
    const response = await route.fetch()
    const manifest = (await response.json()) as Manifest
    change(manifest)
    await route.fulfill({ response, json: manifest })
  })
}

/** A record for a page that a test adds. */
export const recordOf = (file: string, title: string, meta: PageRecord['meta'] = {}): PageRecord => ({
  path: `/${file.replace(/\.md$/, '.html')}`,
  file,
  title,
  hash: '',
  frontmatterHash: '',
  meta,
  words: { latin: 0, han: 0 },
})

interface FrameFixtures {
  givePage(file: string, text: string): Promise<void>
  giveManifest(change: (manifest: Manifest) => void): Promise<void>
  /** Sets theme options; the rest stays as the site has it. */
  giveTheme(options: Record<string, unknown>): Promise<void>
}

/** Pages without the owner's notice and language question, which have tests of their own. */
export const test = base.extend<FrameFixtures>({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('locale-redirect', '["/","/zh/"]')
      const get = Storage.prototype.getItem
      Storage.prototype.getItem = function (key) {
        return key.startsWith('notice:') ? 'true' : get.call(this, key)
      }
    })
    await use(page)
  },
  givePage: async ({ page }, use) => use((file, text) => givePage(page, file, text)),
  giveManifest: async ({ page }, use) => use((change) => giveManifest(page, change)),
  giveTheme: async ({ page }, use) =>
    use((options) =>
      giveManifest(page, (manifest) => {
        manifest.site.theme = { ...manifest.site.theme, ...options }
      }),
    ),
})

/** Many paragraphs, for pages that must scroll. */
export const filler = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Filler paragraph ${index + 1} with a few words in it.`).join('\n\n')

/** Names by language, as DESIGN §2.4 lists them. */
export const NAMES = {
  '/': {
    main: 'Main',
    sidebar: 'Sidebar',
    breadcrumb: 'Breadcrumb',
    outline: 'On this page',
    neighbours: 'Previous and next page',
    search: 'Search',
    appearance: 'Appearance',
    language: 'Language',
    menu: 'Menu',
    toggleSidebar: 'Toggle sidebar',
    backToTop: 'Back to top',
    skip: 'Skip to content',
    notifications: 'Notifications',
    lang: 'en-US',
  },
  '/zh/': {
    main: '主导航',
    sidebar: '侧边栏',
    breadcrumb: '面包屑',
    outline: '本页目录',
    neighbours: '上一页和下一页',
    search: '搜索',
    appearance: '外观',
    language: '选择语言',
    menu: '菜单',
    toggleSidebar: '切换侧边栏',
    backToTop: '返回顶部',
    skip: '跳到正文',
    notifications: '通知',
    lang: 'zh-CN',
  },
} as const
export const LOCALES = ['/', '/zh/'] as const
