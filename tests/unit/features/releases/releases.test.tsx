// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PageProvider } from '../../../../src/content/page-context'
import { PAGE_SIZE } from '../../../../src/features/releases/live'
import { Releases } from '../../../../src/features/releases/Releases'
import { ensureMessages, ensureProductMessages } from '../../../../src/site/i18n'
import { TranslationProvider } from '../../../../src/ui/translation'
import { testManifest } from '../../../support/markdown'

const SERVER = 'https://api.example.com/repos/o/r/releases'

/** Answers to one page of the list after the other. */
let answers: Record<string, (() => Response)[]>

const page = (number: number, size: number) => () =>
  Response.json(Array.from({ length: size }, (_, index) => ({ tag_name: `v${100 - number}.${size - index}.0` })))

async function show() {
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const url = new URL(input, 'https://docs.example.com')
    if (url.pathname.endsWith('releases.json')) return Response.json([{ tag: 'v1.0.0' }])
    const answer = answers[url.searchParams.get('page') ?? '']?.shift()
    if (!answer) throw new TypeError('no network')
    return answer()
  })
  await Promise.all([ensureMessages('en-US'), ensureProductMessages('en-US')])
  const manifest = testManifest()
  manifest.site.services.releases = SERVER
  delete manifest.site.services.webReleases
  const document = { file: 'guide/a.md', meta: {}, body: '', source: '', hash: '' }
  const current = { kind: 'page', path: '/guide/a.html', locale: '/', lang: 'en-US', title: 'A', document } as const
  await act(async () => {
    render(
      <TranslationProvider lang="en-US">
        <MemoryRouter>
          <PageProvider value={{ page: current, manifest }}>
            <Suspense>
              <Releases />
            </Suspense>
          </PageProvider>
        </MemoryRouter>
      </TranslationProvider>,
    )
  })
}

const older = () => screen.getByRole('button', { name: 'Older versions' })
const press = () => act(async () => void fireEvent.click(older()))
const states = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('older versions that could not be read are asked for again, and the page says so meanwhile', async () => {
  const limited = () =>
    new Response('{}', { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800000000' } })
  answers = { 1: [page(1, PAGE_SIZE)], 2: [() => new Response('{}', { status: 502 }), limited, page(2, 3)] }
  await show()
  expect(states()).toEqual(['Read from GitHub just now. ', ''])
  // All that the first page has is shown ten by ten; the third press asks for the next.
  await press()
  await press()
  expect(screen.getAllByRole('article')).toHaveLength(PAGE_SIZE)
  await press()
  expect(states()).toEqual(['Read from GitHub just now. ', 'GitHub did not answer. Press again for another try.'])
  await press()
  expect(states()[1]).toMatch(/^GitHub has had too many questions from your address and answers again at .+\.$/)
  expect(states()[0]).toBe('Read from GitHub just now. ')
  await press()
  expect(screen.getAllByRole('article')).toHaveLength(PAGE_SIZE + 3)
  expect(screen.queryByRole('button', { name: 'Older versions' })).toBeNull()
})
