import { expect, settled } from './fixtures'
import { filler, LOCALES, NAMES, test } from './frame-fixtures'

const HOME = `---
home: true
heroText: Big words.
tagline: Small words
heroFullScreen: true
heroImage: /content/img/logo.svg
heroAlt: A picture
actions:
  - { text: Go, link: /guide/, type: primary }
  - { text: Out, link: "https://example.org/" }
features:
  - { title: One, details: First, link: /faq/, icon: key }
  - { title: Two, details: Second }
---

Body text.
`

test.describe('the home layout', () => {
  test('has hero, actions, features and body, and no sidebar', async ({ page, givePage }) => {
    await givePage('case/home.md', HOME)
    await page.goto('/case/home.html')
    await settled(page)
    const main = page.getByRole('main')
    await expect(main).toHaveAccessibleName('Big words.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Big words.')
    await expect(main.getByRole('img', { name: 'A picture' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/guide/')
    await expect(main.getByRole('link', { name: /Out/ })).toHaveAttribute('target', '_blank')
    await expect(main.getByRole('link', { name: /One/ })).toHaveAttribute('href', '/faq/')
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['One', 'Two'])
    await expect(main).toContainText('Body text.')
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toHaveCount(0)
  })

  test('fills the screen when told so, with a way down', async ({ page, givePage }) => {
    await givePage('case/home.md', HOME + filler(30))
    await page.goto('/case/home.html')
    await settled(page)
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(800 - 56)
    await page.getByRole('button', { name: 'Scroll down' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  })

  test('shows highlights of three kinds instead of features', async ({ page, givePage }) => {
    const list = (type: string) =>
      `  - { header: ${type}, type: ${type}, image: /content/img/logo.svg, highlights: [{ title: First, details: Text, link: /faq/ }, { title: Second }] }`
    await givePage(
      'case/home.md',
      `---\nhome: true\nfeatures: [{ title: Hidden }]\nhighlights:\n${['order', 'un-order', 'no-order'].map(list).join('\n')}\n  - { header: Grid, description: About it, features: [{ title: Cell }] }\n---\n`,
    )
    await page.goto('/case/home.html')
    await settled(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['order', 'un-order', 'no-order', 'Grid'])
    const section = (name: string) =>
      main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(section('order').locator('ol > li')).toHaveCount(2)
    await expect(section('un-order').locator('ul > li')).toHaveCount(2)
    await expect(section('no-order').locator('dl dt')).toHaveCount(2)
    await expect(section('Grid').getByRole('heading', { level: 3 })).toHaveText('Cell')
    await expect(main).not.toContainText('Hidden')
  })

  test('without words has a title all the same, and an empty one hides it', async ({ page, givePage }) => {
    await givePage('case/home.md', '---\nhome: true\n---\n\nText\n')
    await page.goto('/case/home.html')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AList Docs')
    await givePage('case/empty.md', '---\nhome: true\nheroText: ""\n---\n\nText\n')
    await page.goto('/case/empty.html')
    await expect(page.getByRole('main')).toContainText('Text')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  })

  test('shows the command its text begins with, ready to copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    await settled(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Copy code' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^docker run /)
    await expect(main.locator('pre:visible')).toHaveCount(0)
  })
})

const PORTFOLIO = `---
home: true
portfolio: true
name: Ada
welcome: Hi there, I am
titles: [Programmer, 👩‍💻 Writer, ""]
medias: [{ name: Code, url: "https://example.org/ada", icon: github }]
content: doc
---

About me.
`

test.describe('the portfolio layout', () => {
  for (const locale of LOCALES) {
    test(`types the titles, 150 ms a character and 1000 ms between them, in ${NAMES[locale].lang}`, async ({
      page,
      givePage,
    }) => {
      await givePage(`${locale.slice(1)}case/me.md`, PORTFOLIO)
      await page.clock.install({ time: 0 })
      await page.goto(`${locale}case/me.html`)
      await settled(page)
      const typed = page.locator('p [aria-hidden="true"]')
      await page.clock.pauseAt(3_600_000)
      const now = async () => (await typed.textContent()) ?? ''
      for (let step = 0; step < 200 && (await now()) !== ''; step++) await page.clock.runFor(50)
      for (let step = 0; step < 40 && (await now()) === ''; step++) await page.clock.runFor(10)
      const first = await now()
      expect([...new Intl.Segmenter('en').segment(first)]).toHaveLength(1)
      await page.clock.runFor(150)
      expect([...new Intl.Segmenter('en').segment(await now())]).toHaveLength(2)
      const whole = first === 'P' ? 'Programmer' : '👩‍💻 Writer'
      await page.clock.runFor(150 * 7)
      for (let step = 0; step < 4 && (await now()) !== whole; step++) await page.clock.runFor(150)
      expect(await now()).toBe(whole)
      await page.clock.runFor(840)
      expect(await now()).toBe(whole)
      await page.clock.runFor(320)
      expect(await now()).not.toBe(whole)
    })
  }

  test('says all titles to a screen reader, and shows them where motion is unwelcome', async ({ page, givePage }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await givePage('case/me.md', PORTFOLIO)
    await page.goto('/case/me.html')
    await settled(page)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await expect(main).toContainText('Programmer · 👩‍💻 Writer')
    await expect(main.getByRole('link', { name: /Code/ })).toHaveAttribute('href', 'https://example.org/ada')
    await expect(main).toContainText('About me.')
  })
})

test.describe('the slide layout', () => {
  test('turns by keys, keeps its place in the address and says where it is', async ({ page, givePage }) => {
    await givePage(
      'case/deck.md',
      '---\ntype: slide\ntitle: Deck\n---\n\n# Deck\n\nStart\n\n---\n\n## Middle\n\nMore\n\n---\n\nEnd\n',
    )
    await page.goto('/case/deck.html')
    await settled(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toHaveText('Slide 1 of 3')
    await expect(main.getByText('More')).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(main.getByText('More')).toBeVisible()
    await expect(main.getByText('Start')).toBeHidden()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(main.getByRole('status')).toHaveText('Slide 3 of 3')
    await expect(page).toHaveURL(/#\/3$/)
    await page.reload()
    await expect(main.getByRole('status')).toHaveText('Slide 3 of 3')
    await main.getByRole('button', { name: 'Previous slide' }).click()
    await expect(main.getByRole('status')).toHaveText('Slide 2 of 3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})

test.describe('the 404 page', () => {
  for (const [path, lang, title, home] of [
    ['/no-such.html', 'en-US', 'Page not found', '/'],
    ['/zh/no-such.html', 'zh-CN', '页面不存在', '/zh/'],
    ['/zhongwen/no-such.html', 'en-US', 'Page not found', '/'],
  ] as const) {
    test(`${path} speaks ${lang} and leads to ${home} (case in-03)`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main).toContainText('404')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page).toHaveTitle(new RegExp(title))
      await expect(page.getByRole('navigation', { name: /^(Sidebar|侧边栏)$/ })).toHaveCount(0)
      await expect(page).toHaveURL(path)
      await main.getByRole('link', { name: lang === 'en-US' ? 'Home' : '返回首页', exact: true }).click()
      await expect(page).toHaveURL(home)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    })
  }

  test('keeps its hint while it is shown, and shows each of the four', async ({ page }) => {
    const seen = new Set<string>()
    for (const dice of [0, 0.3, 0.6, 0.9]) {
      await page.addInitScript((value) => {
        Math.random = () => value
      }, dice)
      await page.goto('/no-such.html')
      await settled(page)
      const hint = page.getByRole('main').locator('h1 + p')
      const text = (await hint.textContent()) ?? ''
      seen.add(text)
      await page.getByRole('button', { name: 'Appearance' }).click()
      await page.getByRole('radio', { name: 'Dark' }).check()
      await expect(hint).toHaveText(text)
    }
    expect(seen.size).toBe(4)
  })

  test('Back goes back, or home for who came straight here', async ({ page }) => {
    await page.goto('/no-such.html')
    await settled(page)
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/')
    await settled(page)
    await page.goto('/guide/')
    await settled(page)
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'test' }, '', '/no-such.html')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/guide/')
  })

  test('knows what was meant', async ({ page }) => {
    await page.goto('/guide/drivers/onedriv.html')
    await settled(page)
    const meant = page.getByRole('region', { name: 'Perhaps you were looking for' })
    await expect(meant.getByRole('link').first()).toHaveAttribute('href', /onedrive/)
    await expect(page.getByRole('main')).toContainText('/guide/drivers/onedriv.html')
    await meant.getByRole('link').first().click()
    await expect(page).toHaveURL(/onedrive/)
    await settled(page)
  })
})
