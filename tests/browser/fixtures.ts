import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type StaticServer, type StaticServerOptions, serveStatic } from '../support/static-server'

/** The built site; another folder can be named to look at a build made elsewhere. */
export const DIST = process.env.DIST ?? join(import.meta.dirname, '..', '..', 'dist')

/** Address of the program that `index.html` starts. */
export const PROGRAM = /\/assets\/app-[\w-]+\.js/

/** A private copy of the built site on a server of its own, for tests that edit the deployed folder. */
export type Deploy = (options?: Partial<StaticServerOptions>) => Promise<StaticServer & { root: string }>

interface TestFixtures {
  deploy: Deploy
  /** Messages the page wrote to the console, and errors nobody caught. */
  consoleMessages: string[]
  pageErrors: Error[]
}

interface WorkerFixtures {
  /** The built site as most hosts serve it: unknown addresses get `index.html` with status 200. */
  site: StaticServer
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await serveStatic({ root: DIST, unknown: 'fallback' })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  deploy: async ({}, use) => {
    const cleanups: (() => Promise<unknown>)[] = []
    await use(async (options = {}) => {
      const root = await mkdtemp(join(tmpdir(), 'docs-'))
      // The program copies the folder twenty times faster than Node's own function.
      execFileSync('cp', ['-r', `${DIST}/.`, root])
      const server = await serveStatic({ root, unknown: 'fallback', ...options })
      cleanups.push(async () => {
        await server.close()
        await rm(root, { recursive: true })
      })
      return Object.assign(server, { root })
    })
    for (const cleanup of cleanups) await cleanup()
  },
  consoleMessages: async ({ page }, use) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await use(messages)
  },
  pageErrors: async ({ page }, use) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await use(errors)
  },
})

/** The page is on the screen and listens: its title is there and the browser has had time for what follows the paint. */
export async function settled(page: Page): Promise<void> {
  // The first words have a title as well, but nothing listens there. One question: between two they could come.
  const application = page.locator('#root:not([data-first-words])')
  await expect(application.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
}

/** Holds the answers to an address back, until what it returns is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

export { expect }
