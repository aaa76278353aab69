import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/chromium.mjs'

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Generous, because a busy machine is no fault of the site; what hangs fails all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A second try where another program took the machine at the wrong moment; it is reported as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
