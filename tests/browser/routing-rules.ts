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

/** Addresses that name another host, or seem to. */
const ELSEWHERE = [
  '//other.example.com/x',
  '///other.example.com/x',
  '/\\other.example.com/x',
  '/https://other.example.com/x',
  '/%2F%2Fother.example.com/x',
  '/%5C%5Cother.example.com/x',
  '/guide/%2F..%2F%2Fother.example.com/x',
  '/?page=https://other.example.com/x.md',
  '/#//other.example.com/x',
]

/**
 * What holds of addresses on every host; `site` of the given test is the host. `forwarded` says whether malformed
 * addresses reach the application.
 */
export function addressRules(test: typeof Base, forwarded: boolean): void {
  test('every address ends at the canonical one, with its query and hash', async ({ page, site }) => {
    test.slow()
    for (const [asked, ends, title] of CANONICAL) {
      await test.step(asked, async () => {
        await page.goto(`${site.url}${asked}?q=1#part`)
        await expect(page).toHaveURL(`${site.url}${ends}?q=1#part`)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
      })
    }
  })

  test('an address that is no page shows the 404 screen, and the site goes on', async ({ page, site, pageErrors }) => {
    test.slow()
    for (const address of [...NO_PAGE, ...(forwarded ? MALFORMED : [])]) {
      await test.step(address, async () => {
        await page.goto(site.url + address)
        await expect(page.getByRole('main')).toContainText('404')
        const [home, name] = address.startsWith('/zh/') ? ['/zh/', '返回首页'] : ['/', 'Home']
        await page.getByRole('main').getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(site.url + home)
        await settled(page)
      })
    }
    // The 404 screen speaks the language of the path, of whole segments.
    await page.goto(`${site.url}/zh/no-such.html`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.goto(`${site.url}/zhongwen/no-such.html`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(pageErrors).toEqual([])
  })

  test('no address makes the site ask another host for anything', async ({ page, site }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) elsewhere.push(request.url())
    })
    for (const address of ELSEWHERE) {
      await test.step(address, async () => {
        await page.goto(site.url + address)
        await settled(page)
        expect(elsewhere).toEqual([])
        expect(page.url().startsWith(site.url)).toBe(true)
      })
    }
  })
}
