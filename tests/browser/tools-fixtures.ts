import type { Page, Request, Route } from '@playwright/test'
import {
  type MockEndpoint,
  SEQUENCES,
  type Sequence,
  type Step,
  startMockEndpoint,
  stepsOf,
} from '../support/mock-endpoint'
import { test as base, expect as baseExpect } from './fixtures'

interface ToolFixtures {
  /** Opens a page with the mock endpoint chosen and no question about the language. */
  visit(path: string): Promise<void>
  /** Everything the browser asked of anybody, with bodies and headers. */
  traffic: Request[]
}

interface ToolWorkerFixtures {
  /** The stand-in for the helper service. The first worker's is the one that the site offers by itself. */
  endpoint: MockEndpoint
}

export const test = base.extend<ToolFixtures, ToolWorkerFixtures>({
  endpoint: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const endpoint = await startMockEndpoint(3002 + parallelIndex)
      await use(endpoint)
      await endpoint.close()
    },
    { scope: 'worker' },
  ],
  traffic: async ({ page }, use) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await use(requests)
  },
  visit: async ({ page, endpoint }, use, info) => {
    // A conversation takes several pages.
    info.setTimeout(info.timeout * 3)
    endpoint.play()
    endpoint.received.length = 0
    await page.addInitScript(
      ({ url, isLocal }) => {
        localStorage.setItem('locale-redirect', '["/","/zh/"]')
        localStorage.setItem('api_name', isLocal ? 'local' : 'custom')
        if (!isLocal) localStorage.setItem('docs:endpoint-custom', url)
      },
      { url: endpoint.url, isLocal: endpoint.port === 3002 },
    )
    await use(async (path) => {
      await page.goto(path)
      await expect(page.locator('[data-widget="Tool"] > *').first()).toBeVisible()
    })
  },
})

/** A tool is three files away from the first paint, and machines that run tests are busy. */
export const expect = baseExpect.configure({ timeout: 15_000 })

export { SEQUENCES, type Sequence, type Step, stepsOf }

/** The tool on the page, without the page around it. */
export const tool = (page: Page) => page.locator('[data-widget="Tool"]')

/** The message that a failure shows. */
export const alert = (page: Page) => tool(page).getByRole('alert')

export const NONCE = 'planted-nonce-22-signs'

/** Makes the tab one that has asked for an answer, as the request page does. Stays for reloads of this test. */
export async function plantRequest(page: Page, provider: string, client: object = {}, prefix = '/'): Promise<void> {
  const request = {
    nonce: NONCE,
    provider,
    client: { id: 'cid', secret: 'csecret', redirectUri: `https://alistgo.com/tool/${provider}/callback`, ...client },
    prefix,
    created: Date.now(),
  }
  await page.addInitScript((text) => sessionStorage.setItem('docs:oauth', text), JSON.stringify([request]))
}

/** Query of a scripted sequence, with the planted nonce in its place. */
export const queryOf = (toolName: string, name: string): string => {
  const found = SEQUENCES.find((entry) => entry.tool === toolName)?.sequences.find((entry) => entry.name === name)
  return (found?.query ?? '').replace('<nonce>', NONCE)
}

/** Answers another host's requests from a script, in order; returns what came in. */
export async function scriptHost(page: Page, host: string, steps: readonly Step[]): Promise<Request[]> {
  const received: Request[] = []
  const left = [...steps]
  await page.route(`https://${host}/**`, async (route: Route) => {
    const request = route.request()
    received.push(request)
    const step = left.shift()
    const { status = 501, contentType = 'application/json', body = { error: 'nothing scripted' } } = step ?? {}
    await route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'content-type': contentType },
      body: request.method() === 'OPTIONS' ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    })
    if (request.method() === 'OPTIONS' && step) left.unshift(step)
  })
  return received
}

/** Stands in for a provider's sign-in page: the visitor agrees at once and is sent back to `site` with `code`. */
export async function agreeAt(page: Page, host: string, site: string, back: string, code: string): Promise<URL[]> {
  const visits: URL[] = []
  await page.route(`https://${host}/**`, async (route) => {
    const url = new URL(route.request().url())
    visits.push(url)
    const query = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' })
    await route.fulfill({ status: 302, headers: { location: `${site}${back}?${query}` } })
  })
  return visits
}

interface TraceOptions {
  secrets: readonly string[]
  messages: readonly string[]
  traffic: readonly Request[]
  /** Hosts that have to see secrets to do their work. */
  trusted: readonly string[]
}

/** Looks for secrets in every place that outlives a page or leaves the browser. */
export async function expectNoTrace(page: Page, { secrets, messages, traffic, trusted }: TraceOptions): Promise<void> {
  const kept = await page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const type = response?.headers.get('content-type') ?? ''
        cached.push(request.url, /json|text|javascript/.test(type) ? ((await response?.text()) ?? '') : '')
      }
    }
    return {
      address: location.href,
      history: JSON.stringify(history.state),
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      title: document.title,
      globals: String(window.docsCallback),
      cached: cached.join('\n'),
    }
  })
  const sent = traffic
    .filter((request) => !trusted.includes(new URL(request.url()).host))
    .map((request) => [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join(' '))
  for (const secret of secrets) {
    for (const [place, text] of Object.entries(kept)) expect(text, `${secret} in ${place}`).not.toContain(secret)
    expect(messages.join('\n'), `${secret} in the console`).not.toContain(secret)
    expect(sent.join('\n'), `${secret} in requests to others`).not.toContain(secret)
  }
}
