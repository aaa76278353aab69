import { type test as Base, expect, settled } from './fixtures'

/** Asked address → where it must end, on any host. */
export const CANONICAL: [asked: string, ends: string, title: RegExp][] = [
  ['/', '/', /./],
  ['/guide', '/guide/', /./],
  ['/guide/index.html', '/guide/', /./],
  ['/guide/README.md', '/guide/', /./],
  ['/config/site', '/config/site.html', /./],
  ['/config/site.md', '/config/site.html', /./],
  ['//config/site.html', '/config/site.html', /./],
  ['/guide//install/', '/guide/install/', /./],
  ['/zh', '/zh/', /./],
  ['/zh/guide/install/docker', '/zh/guide/install/docker.html', /Docker/],
  ['/guide/drivers/Alist%20V2%20V3.html', '/guide/drivers/Alist%20V2%20V3.html', /V2/],
  ['/guide/drivers/baidu.photo', '/guide/drivers/baidu.photo.html', /Baidu/i],
  ['/guide/drivers/sfpt.html', '/guide/drivers/sftp.html', /SFTP/],
  ['/zh/guide/drivers/sfpt.html', '/zh/guide/drivers/sftp.html', /SFTP/],
]

/** Addresses that are no page. `malformed` ones are not even requests for some servers, which answer them themselves. */
const NO_PAGE = [
  '/no-such.html',
  '/guide/%E4%B8.html',
  '/guide%2Finstall%2Findex.html',
  '/guide/a%252Fb.html',
  '/zh/%E4%B8%AD%E6%96%87.html',
  '/404.html',
  '/__proto__/',
  '/constructor',
]
export const MALFORMED = ['/guide/100%.html', '/%', '/guide/%00.html']

/**
 * What holds of addresses on every host; `site` of the given test is the host. `forwarded` says whether malformed
 * addresses reach the application.
 */
export function addressRules(test: typeof Base, forwarded: boolean): void {
  test.describe('every address', () => {
    for (const [asked, ends, title] of CANONICAL) {
      test(`${asked} ends at ${ends}`, async ({ page, site }) => {
        await page.goto(`${site.url}${asked}?q=1#part`)
        await expect(page).toHaveURL(`${site.url}${ends}?q=1#part`)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
      })
    }
  })

  test.describe('addresses that are no page', () => {
    for (const address of [...NO_PAGE, ...(forwarded ? MALFORMED : [])]) {
      test(`${address} shows the 404 screen and the site goes on`, async ({ page, pageErrors }) => {
        await page.goto(address)
        await expect(page.getByRole('main')).toContainText('404')
        const [home, name] = address.startsWith('/zh/') ? ['/zh/', '返回首页'] : ['/', 'Home']
        await page.getByRole('main').getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(home)
        await settled(page)
        expect(pageErrors).toEqual([])
      })
    }

    test('the 404 screen speaks the language of the path', async ({ page }) => {
      await page.goto('/zh/no-such.html')
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      await page.getByRole('main').getByRole('link', { name: '返回首页', exact: true }).click()
      await expect(page).toHaveURL('/zh/')
      await page.goto('/zhongwen/no-such.html')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    })

    for (const address of [
      '//other.example.com/x',
      '/\\other.example.com/x',
      '/https://other.example.com/x',
      '/%2F%2Fother.example.com/x',
      '/?page=https://other.example.com/x.md',
      '/#//other.example.com/x',
    ]) {
      test(`${address} asks no other host for anything`, async ({ page, site }) => {
        const elsewhere: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(site.url)) elsewhere.push(request.url())
        })
        await page.goto(site.url + address)
        await settled(page)
        expect(elsewhere).toEqual([])
        expect(page.url().startsWith(site.url)).toBe(true)
      })
    }
  })
}
