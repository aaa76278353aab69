// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageProvider } from '../../../../src/content/page-context'
import { ConfigReference } from '../../../../src/features/config-reference/ConfigReference'
import { ensureMessages, ensureProductMessages } from '../../../../src/site/i18n'
import { TranslationProvider } from '../../../../src/ui/translation'
import { testManifest } from '../../../support/markdown'

const KEYS = [
  { path: 'scheme.http_port', type: 'int', default: '5244', meaning: 'Port' },
  { path: 'site url', type: 'string', default: '', meaning: 'Address' },
]

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json(KEYS))
  await Promise.all([ensureMessages('en-US'), ensureProductMessages('en-US')])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function current(hash: string): Promise<string[]> {
  const document = { file: 'guide/a.md', meta: {}, body: '', source: '', hash: '' }
  const page = { kind: 'page', path: '/guide/a.html', locale: '/', lang: 'en-US', title: 'A', document } as const
  const { container } = await act(async () =>
    render(
      <TranslationProvider lang="en-US">
        <MemoryRouter initialEntries={[`/guide/a.html${hash}`]}>
          <PageProvider value={{ page, manifest: testManifest() }}>
            <Suspense>
              <ConfigReference />
            </Suspense>
          </PageProvider>
        </MemoryRouter>
      </TranslationProvider>,
    ),
  )
  expect(screen.getByRole('status').textContent).toBe('2 of 2 keys')
  return [...container.querySelectorAll('[data-current]')].map(({ id }) => id)
}

it.each([
  ['#key-scheme.http_port', ['key-scheme.http_port']],
  ['#key-site%20url', ['key-site url']],
  ['#%', []],
  ['#%E4%', []],
  ['', []],
])('the keys are listed at %s, with %s marked', async (hash, marked) => {
  expect(await current(hash)).toEqual(marked)
})
