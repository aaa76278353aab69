import { beforeEach, describe, expect, it } from 'vitest'
import { cacheNames } from '../../../src/offline/names'
import { type BuildFacts, createShell, entryOf } from '../../../src/offline/shell'
import { FakeCaches } from '../../support/fake-caches'

const HOST = 'https://docs.example.org'
const names = cacheNames('/')

const page = (entry: string, more = '') =>
  `<!doctype html><head><script type="module" crossorigin src="/assets/${entry}.js"></script>` +
  `<link rel="stylesheet" href="/assets/${entry}.css">${more}</head><div id="root"></div>`

let caches: FakeCaches
let files: Record<string, string>

beforeEach(() => {
  caches = new FakeCaches()
  files = {}
  deploy('one')
})

/** A deployment takes the older programs away. */
function deploy(build: string): void {
  files = {
    '/': page(build),
    [`/assets/${build}.js`]: 'code',
    [`/assets/${build}.css`]: 'style',
    [`/assets/messages-${build}.js`]: 'texts',
    [`/assets/mermaid-${build}.js`]: 'heavy',
  }
}

async function fetch(url: string): Promise<Response> {
  const path = new URL(url).pathname
  const text = files[path]
  // An SPA fallback, as many hosts have.
  if (text === undefined) return new Response(files['/'], { headers: { 'content-type': 'text/html' } })
  return new Response(text, {
    headers: { 'content-type': path === '/' ? 'text/html' : 'text/javascript', 'x-from': path },
  })
}

function shellOf(build: string) {
  const facts: BuildFacts = {
    build,
    base: '/',
    shell: [`/assets/${build}.js`, `/assets/messages-${build}.js`],
    program: [
      `/assets/${build}.js`,
      `/assets/${build}.css`,
      `/assets/messages-${build}.js`,
      `/assets/mermaid-${build}.js`,
    ].map((url) => [url, 4]),
    standalone: [],
  }
  return createShell(facts, names, { caches, fetch, origin: HOST })
}

const text = async (response: Response | undefined) => (await response?.text()) ?? ''

describe('the shell', () => {
  it('is kept with what the build lists and what the start page names, not with the rest', async () => {
    await shellOf('one').install()
    expect(caches.urls(names.shell('one')).sort()).toEqual([
      `${HOST}/`,
      `${HOST}/assets/messages-one.js`,
      `${HOST}/assets/one.css`,
      `${HOST}/assets/one.js`,
    ])
    const kept = await shellOf('one').kept()
    expect(kept?.headers.get('x-from')).toBe('/')
    expect(await text(kept)).toContain('/assets/one.js')
  })

  it('is not installed when a program is missing', async () => {
    delete files['/assets/messages-one.js']
    await expect(shellOf('one').install()).rejects.toThrow('/assets/messages-one.js')
    expect(await shellOf('one').kept()).toBeUndefined()
  })

  it('is not installed from something that is not this site', async () => {
    files['/'] = '<!doctype html><title>Sign in to the hotel network</title>'
    await expect(shellOf('one').install()).rejects.toThrow('not that of this site')
  })

  it('stays the old one until the new one is whole', async () => {
    await shellOf('one').install()
    deploy('two')
    delete files['/assets/messages-two.js']
    await expect(shellOf('two').install()).rejects.toThrow()
    expect(await text(await shellOf('two').kept())).toContain('/assets/one.js')
  })

  it('changes with a deployment, and the build before stays for pages that are open', async () => {
    for (const build of ['one', 'two', 'three']) {
      deploy(build)
      await shellOf(build).install()
      await shellOf(build).tidy()
    }
    expect(await caches.keys()).toEqual([names.shell('two'), names.shell('three')])
    expect(await shellOf('three').entry()).toBe('/assets/three.js')
  })

  it('keeps a program that stays the same over many builds', async () => {
    for (const build of ['one', 'two', 'three', 'four']) {
      deploy(build)
      files['/'] = page(build, '<link rel="modulepreload" href="/assets/react.js">')
      if (build === 'one') files['/assets/react.js'] = 'same'
      await shellOf(build).install()
      await shellOf(build).tidy()
    }
    expect(caches.urls(names.shell('four'))).toContain(`${HOST}/assets/react.js`)
  })

  it('steps back to an older build', async () => {
    for (const build of ['one', 'two', 'one']) {
      deploy(build)
      await shellOf(build).install()
    }
    expect(await shellOf('one').entry()).toBe('/assets/one.js')
  })

  it('brings the programs of a saved language along', async () => {
    await caches.open(names.program)
    await shellOf('one').install()
    expect(caches.urls(names.program)).toContain(`${HOST}/assets/mermaid-one.js`)
  })

  it('lets go of programs that neither the newest build nor the one before has', async () => {
    const cache = await caches.open(names.program)
    // Saved by a page before any worker took note.
    await cache.put(`${HOST}/assets/mermaid-zero.js`, new Response('heavy'))
    const kept = () => caches.urls(names.program).flatMap((url) => /mermaid-(\w+)/.exec(url)?.[1] ?? [])
    const seen: string[][] = []
    for (const build of ['one', 'two', 'three']) {
      deploy(build)
      await shellOf(build).install()
      seen.push(kept())
    }
    expect(seen).toEqual([
      ['zero', 'one'],
      ['one', 'two'],
      ['two', 'three'],
    ])
    await shellOf('three').install()
    expect(kept()).toEqual(['two', 'three'])
  })

  it('is installed also where there is no room for a note about the programs', async () => {
    const cache = await caches.open(names.program)
    await shellOf('one').install()
    deploy('two')
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    await shellOf('two').install()
    expect(await shellOf('two').entry()).toBe('/assets/two.js')
    expect(caches.urls(names.program)).toContain(`${HOST}/assets/mermaid-one.js`)
  })
})

it('is the start page without any text where pages are snapshots', async () => {
  const snapshot = page('one').replace('<div id="root">', '<div id="root" data-snapshot="/">Welcome')
  files['/app.html'] = files['/'] ?? ''
  files['/'] = snapshot
  await shellOf('one').install()
  expect(await text(await shellOf('one').kept())).not.toContain('Welcome')
  expect(await shellOf('one').refresh()).toBeUndefined()
})

describe('refresh', () => {
  it('says nothing when the start page is the same', async () => {
    await shellOf('one').install()
    expect(await shellOf('one').refresh()).toBeUndefined()
  })

  it('takes over a start page edited by hand, with what it newly names', async () => {
    await shellOf('one').install()
    files['/'] = page('one', '<link rel="preload" href="/assets/extra.css">')
    files['/assets/extra.css'] = 'more'
    expect(await shellOf('one').refresh()).toBe('/assets/one.js')
    expect(await text(await shellOf('one').kept())).toContain('extra')
    expect(caches.urls(names.shell('one'))).toContain(`${HOST}/assets/extra.css`)
  })

  it('names the new program after a deployment', async () => {
    await shellOf('one').install()
    deploy('two')
    expect(await shellOf('one').refresh()).toBe('/assets/two.js')
  })

  it('keeps what it has when the server answers with something else', async () => {
    await shellOf('one').install()
    files['/'] = '<!doctype html><title>Down for maintenance</title>'
    await expect(shellOf('one').refresh()).rejects.toThrow()
    expect(await text(await shellOf('one').kept())).toContain('/assets/one.js')
  })
})

it('finds the main script whatever the order of its attributes', () => {
  expect(entryOf('<script type="module" crossorigin src="/a.js">')).toBe('/a.js')
  expect(entryOf('<script crossorigin src="/a.js" type="module">')).toBe('/a.js')
  expect(entryOf('<script type="module" src="/runtime.js"></script><script type="module" src="/a.js"></script>')).toBe(
    '/a.js',
  )
  expect(entryOf('<script src="/a.js"></script>')).toBeUndefined()
})
