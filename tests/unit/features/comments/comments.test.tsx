// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageProvider } from '../../../../src/content/page-context'
import { Comments } from '../../../../src/features/comments/Comments'
import { ensureMessages } from '../../../../src/site/i18n'
import { TranslationProvider } from '../../../../src/ui/translation'
import { testManifest } from '../../../support/markdown'

const SETTINGS = {
  repo: 'o/r',
  repoId: 'R',
  category: 'C',
  categoryId: 'D',
  script: 'https://giscus.example/client.js',
}

let arrive: (target: Element) => void

beforeEach(() => ensureMessages('en-US'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  const document = { file: 'a.md', meta: {}, body: '', source: '', hash: '' }
  const page = { kind: 'page', path: '/a.html', locale: '/', lang: 'en-US', title: 'A', document } as const
  const { container } = render(
    <TranslationProvider lang="en-US">
      <PageProvider value={{ page, manifest: testManifest() }}>
        <Comments settings={SETTINGS} />
      </PageProvider>
    </TranslationProvider>,
  )
  const host = container.querySelector('.giscus')
  if (!host) throw new Error('no place for the comments')
  return { host, script: () => host.querySelector('script')?.dataset.term }
}

it('without a way to know what is near, comments are there at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(show().script()).toBe('/a.html')
})

it('nothing of the comments is loaded before the reader comes near', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        arrive = (target) => notify([{ target, isIntersecting: true }])
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const { host, script } = show()
  expect(script()).toBeUndefined()
  act(() => arrive(host))
  expect(script()).toBe('/a.html')
})
