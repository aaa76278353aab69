// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testManifest } from '../../support/markdown'

/** The parts as they are in a program that starts now. */
async function load() {
  vi.resetModules()
  const [{ PageProvider }, { TranslationProvider }, { ensureMessages }, { Footer }, { Breadcrumb }] = await Promise.all(
    [
      import('../../../src/content/page-context'),
      import('../../../src/ui/translation'),
      import('../../../src/site/i18n'),
      import('../../../src/layout/Footer'),
      import('../../../src/layout/doc/Breadcrumb'),
    ],
  )
  await ensureMessages('en-US')
  const manifest = testManifest([
    { path: '/', file: 'README.md', title: 'Home' },
    { path: '/guide/a.html', file: 'guide/a.md', title: 'A' },
  ])
  manifest.site.author = { name: 'Ada' }
  const document = { file: 'guide/a.md', meta: { footer: true as const }, body: '', source: '', hash: '' }
  const page = { kind: 'page', path: '/guide/a.html', locale: '/', lang: 'en-US', title: 'A', document } as const
  return (
    <TranslationProvider lang="en-US">
      <MemoryRouter>
        <PageProvider value={{ page, manifest }}>
          <Breadcrumb />
          <Footer />
        </PageProvider>
      </MemoryRouter>
    </TranslationProvider>
  )
}

/** Draws now, takes over at another time; returns the element and what React found to be different. */
async function takeOver(drawn: string, takenOver: string) {
  vi.setSystemTime(drawn)
  const root = document.createElement('div')
  root.id = 'root'
  root.dataset.year = drawn.slice(0, 4)
  root.innerHTML = renderToString(await load())
  document.body.replaceChildren(root)
  const before = root.textContent
  vi.setSystemTime(takenOver)
  const program = await load()
  const differences: unknown[] = []
  await act(async () => {
    hydrateRoot(root, program, { onRecoverableError: (error) => differences.push(error) })
  })
  return { root, before, differences }
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.doUnmock('../../../src/platform/base')
  vi.useRealTimers()
})

describe('taking a snapshot over', () => {
  it('in another year than it was drawn in finds no difference, and the year is this one then', async () => {
    const { root, before, differences } = await takeOver('2026-12-30T12:00:00Z', '2027-01-02T12:00:00Z')
    expect(before).toContain('2026 Ada')
    expect(differences).toEqual([])
    expect(root.querySelector('footer')?.textContent).toContain('2027 Ada')
  })

  it('of a site that names no host finds no difference, and the data has whole addresses then', async () => {
    const { root, before, differences } = await takeOver('2026-12-30T12:00:00Z', '2026-12-30T12:00:00Z')
    expect(before).toContain('"item":"/guide/a.html"')
    expect(differences).toEqual([])
    expect(root.querySelector('script')?.textContent).toContain(`"item":"${location.origin}/guide/a.html"`)
  })

  it('below a folder of the host has that folder in the data', async () => {
    vi.doMock('../../../src/platform/base', async (original) => ({
      ...(await original<typeof import('../../../src/platform/base')>()),
      withBase: (url: string) => `/docs${url}`,
    }))
    const { root } = await takeOver('2026-12-30T12:00:00Z', '2026-12-30T12:00:00Z')
    expect(root.querySelector('script')?.textContent).toContain(`"item":"${location.origin}/docs/guide/a.html"`)
  })
})
