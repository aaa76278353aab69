import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentSecurityPolicy } from '../../deploy/headers'
import { withDefaults } from '../../src/site/defaults'
import { type StaticServer, serveStatic } from '../support/static-server'
import { HOSTILE_ADDRESSES, XSS_CORPUS } from '../support/xss-corpus'
import { test as base, DIST, expect, settled } from './fixtures'

/** Vectors a page; one that swallows the rest of its page is looked at alone by the unit test. */
const PER_PAGE = 30

/** The corpus as pages, and the hostile addresses as what a home page links to. */
function hostilePages(): string[] {
  const pages: string[] = []
  for (let start = 0; start < XSS_CORPUS.length; start += PER_PAGE) {
    const vectors = XSS_CORPUS.slice(start, start + PER_PAGE)
    pages.push(`# Hostile\n\n${vectors.map((vector, index) => `## ${start + index}\n\n${vector}\n`).join('\n')}`)
  }
  const yaml = (value: unknown) => JSON.stringify(value)
  const actions = HOSTILE_ADDRESSES.map((link) => ({ text: 'Go', link }))
  const [address = ''] = HOSTILE_ADDRESSES
  pages.push(
    `---\nhome: true\nheroText: ${yaml('<img src=x onerror=window.pwned=1>')}\nheroImage: ${yaml(address)}\nbgImage: ${yaml('x);background:url(https://other.example.com/leak')}\nactions: ${yaml(actions)}\nfeatures: ${yaml(actions.map(({ link }) => ({ title: 'F', details: '<svg onload=window.pwned=1>', link, icon: link })))}\n---\n\nText.\n`,
  )
  return pages
}

const test = base.extend<object, { guarded: StaticServer }>({
  guarded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const html = await readFile(join(DIST, 'index.html'), 'utf8')
      const { site } = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')) as { site: unknown }
      const pages = hostilePages()
      const server = await serveStatic({
        root: DIST,
        unknown: 'fallback',
        headers: { 'content-security-policy': contentSecurityPolicy(html, withDefaults(site)) },
        intercept(request, response) {
          const number = /^\/content\/guide\/hostile-(\d+)\.md/.exec(request.url ?? '')?.[1]
          if (number === undefined) return false
          response.writeHead(200, { 'content-type': 'text/markdown' }).end(pages[Number(number)])
          return true
        },
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/** What the browser refused to run. The policy is the second wall: nothing may get as far as it. */
async function refusedScripts(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('docsRefused', (text: string) => refused.push(text))
  await page.addInitScript(() => {
    // A code demo runs its script in a sandboxed frame of its own, where the policy refuses it by design.
    if (window !== window.top) return
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell = (window as unknown as { docsRefused(text: string): void }).docsRefused
      if (/^(?:script|base|object|frame|form)/.test(effectiveDirective))
        tell(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return refused
}

test('nothing of the XSS corpus runs in the built site, and the policy has nothing to refuse', async ({
  page,
  guarded,
  pageErrors,
}) => {
  test.slow()
  const refused = await refusedScripts(page)
  const elsewhere: string[] = []
  await page.route(
    (url) => !url.href.startsWith(guarded.url),
    (route) => {
      // Pages may show pictures of other sites.
      if (!['image', 'media'].includes(route.request().resourceType())) elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  page.on('dialog', (dialog) => {
    elsewhere.push(dialog.message())
    void dialog.dismiss()
  })
  for (const number of hostilePages().keys()) {
    await test.step(`page ${number}`, async () => {
      await page.goto(`${guarded.url}/guide/hostile-${number}.html`)
      await settled(page)
      // Everything comes near the screen, is pointed at, focused and pressed; links are not followed.
      const schemes = await page.evaluate(async () => {
        window.addEventListener('click', (event) => event.preventDefault(), { capture: true })
        window.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
        for (let top = 0; top < document.body.scrollHeight; top += 700) {
          window.scrollTo(0, top)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        const elements = [...document.querySelectorAll<HTMLElement>('main *')]
        for (const element of elements) {
          for (const type of ['mouseover', 'pointerenter', 'focus', 'animationend', 'toggle', 'error', 'load'])
            element.dispatchEvent(new Event(type))
          if (element.matches('a, button')) element.click()
        }
        return elements
          .filter((element) => element instanceof HTMLAnchorElement && element.href !== '')
          .map((link) => (link as HTMLAnchorElement).protocol)
      })
      expect(schemes.filter((scheme) => !/^(?:https?|mailto|tel|magnet|ed2k|thunder):$/.test(scheme))).toEqual([])
      expect(await page.evaluate(() => (window as { pwned?: unknown }).pwned)).toBeUndefined()
      expect(
        await page.evaluate(
          () =>
            document.querySelectorAll(
              'main script:not([type="application/ld+json"]), main base, main object, main embed',
            ).length,
        ),
      ).toBe(0)
      expect(page.url()).toContain(guarded.url)
      expect([...refused, ...elsewhere]).toEqual([])
    })
  }
  expect(pageErrors).toEqual([])
})
