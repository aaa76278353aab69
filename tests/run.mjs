#!/usr/bin/env node
// Everything CI runs, in the order in which a fault is cheapest to find: style, types, logic and content, the built
// site in a real browser. `npm test -- unit` runs one part.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.mjs'

/** The browser tests that fit a run of twenty minutes on two cores; `npm run test:browser` runs all of them. */
const BROWSER = [
  'live',
  'routing',
  'every-page',
  'faults-healing',
  'first-words',
  'frame-axe',
  'frame-navbar',
  'frame-overlays',
  'frame-page',
  'frame-shift',
  'frame-sidebar',
  'keyboard-focus',
  'offline-worker',
  'product-finder',
  'search-dialog',
  'search-local',
  'snapshots',
  'tools-request',
  'widgets-loading',
]

const PARTS = [
  { name: 'style', run: ['npx', 'biome', 'ci', '--colors=off', '--max-diagnostics=20'] },
  { name: 'types', run: ['npx', 'tsc'] },
  { name: 'unit', run: ['npx', 'vitest', 'run', '--reporter=minimal', '--silent=passed-only'] },
  { name: 'build', run: ['npm', 'run', '--silent', 'build'] },
  { name: 'browser', before: ensureChromium, run: ['npx', 'playwright', 'test', ...BROWSER.map((name) => `/${name}`)] },
]

/** Debian's Chromium; no browser is downloaded by npm. Installs it where the user may, else says what to do. */
function ensureChromium() {
  const path = findChromium()
  if (path && existsSync(path)) return
  if (path) fail(`There is no Chromium at ${path}, which CHROMIUM names`)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    fail(
      'There is no Chromium. Install it ("sudo apt-get install chromium fonts-noto-cjk"), or name one: CHROMIUM=/path/to/chrome npm test',
    )
  }
  console.log('Installing Chromium and a Chinese font with apt-get …')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = (browser) => apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk')
  apt('update', '-qq')
  if (!install('chromium-headless-shell') && !install('chromium')) {
    fail('apt-get could not install chromium; install it by hand, then run npm test again')
  }
}

function fail(message) {
  console.error(`\n✗ ${message}`)
  process.exit(1)
}

const wanted = process.argv.slice(2)
for (const { name, before, run } of PARTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}: ${run.join(' ')}`)
  before?.()
  const started = Date.now()
  const { status } = spawnSync(run[0], run.slice(1), {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Plain text: the run is read in logs.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  if (status !== 0) fail(`${name} failed (exit code ${status})`)
  console.log(`✓ ${name} in ${Math.round((Date.now() - started) / 1000)} s`)
}
