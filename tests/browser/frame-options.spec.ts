import { expect, settled } from './fixtures'
import { filler, recordOf, test } from './frame-fixtures'

const LOGO = '/content/img/logo.svg'
const OTHER = '/content/img/sponsor-library.svg'

test('a page names its own date, reading time and class, and can do without icons, numbers and the viewer', async ({
  page,
  givePage,
}) => {
  await givePage(
    'guide/case.md',
    `---
title: Case
localizedDate: a rainy Monday
readingTime: { minutes: 42, words: 777 }
pageInfo: [Date, ReadingTime, Word]
breadcrumbIcon: false
containerClass: my-page
lineNumbers: false
photoSwipe: false
comment: false
prev: { text: Before all, link: /guide/ }
next: false
---

![A picture](${LOGO})

\`\`\`js
one()
two()
three()
four()
\`\`\`
`,
  )
  await page.goto('/guide/case.html')
  await settled(page)
  const main = page.getByRole('main')
  await expect(main).toHaveClass(/my-page/)
  await expect(main.locator('header')).toContainText('a rainy Monday')
  await expect(main.locator('header')).toContainText('About 42 minutes')
  await expect(main.locator('header')).toContainText('777 words')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('svg')).toHaveCount(0)
  await expect(main.getByRole('button', { name: /View image/ })).toHaveCount(0)
  await expect(main.locator('[data-numbers]')).toHaveCount(0)
  const pager = page.getByRole('navigation', { name: 'Previous and next page' })
  await expect(pager.getByRole('link')).toHaveText([/Before all/])
})

test('short titles, folders and left-out steps show in menus and breadcrumbs', async ({
  page,
  giveManifest,
  givePage,
}) => {
  for (const file of ['guide/box/README.md', 'guide/box/first.md', 'guide/box/last.md']) {
    await givePage(file, `# ${file}\n`)
  }
  await giveManifest((manifest) => {
    manifest.pages.push(
      {
        ...recordOf('guide/box/README.md', 'Folder page', { dir: { text: 'The box', order: -100 } }),
        path: '/guide/box/',
      },
      recordOf('guide/box/first.md', 'A very long title', { shortTitle: 'Short', order: 1 }),
      recordOf('guide/box/last.md', 'Last', { order: 2 }),
    )
    const english = manifest.site.locales['/']
    if (english) english.sidebar = { '/guide/': 'structure' }
  })
  await page.goto('/guide/box/last.html')
  await settled(page)
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Short', exact: true })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'A very long title' })).toHaveCount(0)
  await expect(sidebar.getByText('The box').first()).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs).toContainText('Introduction')
})

test('a step can be left out of the breadcrumb', async ({ page, giveManifest }) => {
  await giveManifest((manifest) => {
    const guide = manifest.pages.find(({ path }) => path === '/guide/')
    if (guide) guide.meta.breadcrumbExclude = true
  })
  await page.goto('/guide/install/docker.html')
  await settled(page)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs).toContainText('Install')
  await expect(crumbs).not.toContainText('Introduction')
})

test('a former address leads to the page that names it', async ({ page, giveManifest }) => {
  await giveManifest((manifest) => {
    const docker = manifest.pages.find(({ path }) => path === '/guide/install/docker.html')
    if (docker) docker.meta.redirectFrom = ['/guide/old-docker.html']
  })
  await page.goto('/guide/old-docker.html?x=1#update')
  await settled(page)
  await expect(page).toHaveURL('/guide/install/docker.html?x=1#update')
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme })

    test('home pages and portfolios have pictures and backgrounds of the theme', async ({ page, givePage }) => {
      const isDark = scheme === 'dark'
      await givePage(
        'case/home.md',
        `---\nhome: true\nheroText: Hi\nheroImage: ${LOGO}\nheroImageDark: ${OTHER}\nheroAlt: Hero\nbgImage: /content/img/a.png\nbgImageDark: /content/img/b.png\n---\n`,
      )
      await page.goto('/case/home.html')
      await settled(page)
      await expect(page.getByRole('img', { name: 'Hero' })).toHaveAttribute('src', isDark ? OTHER : LOGO)
      const style = page.locator('main section').first()
      await expect(style).toHaveAttribute('style', isDark ? /b\.png/ : /a\.png/)
      await givePage(
        'case/me.md',
        `---\nhome: true\nportfolio: true\nname: Ada\navatar: ${LOGO}\navatarDark: ${OTHER}\navatarAlt: Ada at work\n---\n`,
      )
      await page.goto('/case/me.html')
      await settled(page)
      await expect(page.getByRole('img', { name: 'Ada at work' })).toHaveAttribute('src', isDark ? OTHER : LOGO)
    })
  })
}

test('the owner decides on page keys, breadcrumb icons, line numbers and how fast people read', async ({
  page,
  giveTheme,
  givePage,
}) => {
  await giveTheme({
    pageKeys: false,
    breadcrumbIcon: false,
    lineNumbers: false,
    wordsPerMinute: 10,
    hanPerMinute: 10,
    pageInfo: ['ReadingTime'],
  })
  await givePage('guide/case.md', `# Case\n\n${filler(20)}\n\n\`\`\`js\na()\nb()\nc()\nd()\n\`\`\`\n`)
  await page.goto('/guide/case.html')
  await settled(page)
  const main = page.getByRole('main')
  // 20 paragraphs of 9 words and the heading, 10 words a minute.
  await expect(main.locator('header')).toContainText('About 18 minutes')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('svg')).toHaveCount(0)
  await expect(main.locator('[data-numbers]')).toHaveCount(0)
  await page.goto('/guide/install/script.html')
  await settled(page)
  await page.keyboard.press('Alt+ArrowRight')
  await page.waitForTimeout(300)
  await expect(page).toHaveURL('/guide/install/script.html')
})

test('a pure site has neither colours of tags nor shadows, and everything works', async ({ page, giveTheme }) => {
  await giveTheme({ pure: true })
  await page.goto('/guide/install/docker.html')
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('data-pure', '')
  const backgrounds = await page
    .getByRole('main')
    .locator('header ul button')
    .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor))
  expect(new Set(backgrounds).size).toBe(1)
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Manual installation' }).click()
  await expect(page).toHaveURL('/guide/install/manual.html')
})
