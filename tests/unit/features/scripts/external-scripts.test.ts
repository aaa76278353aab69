// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mayRun, startExternalScripts } from '../../../../src/features/scripts/external-scripts'
import { countPageView } from '../../../../src/features/scripts/page-view'
import { withDefaults } from '../../../../src/site/defaults'
import type { ExternalScript } from '../../../../src/site/types'
import { consent } from '../../../../src/stores/consent'

const ORIGIN = window.location.origin
const SCRIPT: ExternalScript = {
  src: 'https://stats.example.org/s.js',
  kind: 'analytics',
  attributes: { 'data-site': '1', onload: 'window.pwned = 1' },
}
const siteWith = (scripts: object, host = ORIGIN) =>
  withDefaults({
    host,
    scripts: { enabled: true, consent: false, items: [SCRIPT], ...scripts },
    locales: { '/': { lang: 'en-US' }, '/zh/': { lang: 'zh-CN' } },
  })

function visit(site: ReturnType<typeof siteWith>, first = '/') {
  let path = first
  let listener = () => {}
  startExternalScripts({ site, path: () => path, onPage: (given) => (listener = given) })
  return {
    go(next: string) {
      path = next
      listener()
    },
  }
}
const loaded = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)

beforeEach(() => {
  // The addresses lead nowhere; what matters is that they were asked for.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.head.innerHTML = ''
  consent.set('undecided')
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 0
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('external scripts', () => {
  it('are off as shipped, and on no host but the canonical one', () => {
    expect(mayRun(withDefaults({}), ORIGIN)).toBe(false)
    expect(mayRun(siteWith({ enabled: false }), ORIGIN)).toBe(false)
    expect(mayRun(siteWith({}, 'https://elsewhere.example'), ORIGIN)).toBe(false)
    expect(mayRun(siteWith({}), ORIGIN)).toBe(true)
    visit(siteWith({}, 'https://elsewhere.example'))
    expect(loaded()).toEqual([])
  })

  it('load by address, without attributes that run', () => {
    visit(siteWith({}))
    const script = document.head.querySelector('script')
    expect(loaded()).toEqual([SCRIPT.src])
    expect(script?.getAttribute('data-site')).toBe('1')
    expect(script?.hasAttribute('onload')).toBe(false)
  })

  it('carry the nonce of the page', () => {
    const own = document.createElement('script')
    own.setAttribute('nonce', 'n1')
    own.nonce = 'n1'
    document.head.append(own)
    visit(siteWith({}))
    expect(document.head.querySelector<HTMLScriptElement>('script[src]')?.nonce).toBe('n1')
  })

  it('wait for consent, and take a no for a no', () => {
    visit(siteWith({ consent: true }))
    expect(loaded()).toEqual([])
    consent.set('denied')
    expect(loaded()).toEqual([])
    consent.set('granted')
    expect(loaded()).toEqual([SCRIPT.src])
  })

  it('stay away from the tool pages, and come later', () => {
    const visitor = visit(siteWith({}), '/zh/tool/baidu/callback.html')
    expect(loaded()).toEqual([])
    visitor.go('/zh/')
    expect(loaded()).toEqual([SCRIPT.src])
  })

  it('hear of later pages by path, but not of tool pages', () => {
    const seen: string[] = []
    window.addEventListener('docs:page-view', (event) =>
      seen.push((event as CustomEvent<{ path: string }>).detail.path),
    )
    const visitor = visit(siteWith({}))
    visitor.go('/guide/')
    visitor.go('/tool/wopan/token.html')
    visitor.go('/faq/')
    expect(seen).toEqual(['/guide/', '/faq/'])
  })

  it('do not load for a page that was left while the browser was busy', () => {
    const waiting: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
    const visitor = visit(siteWith({}))
    visitor.go('/tool/wopan/token.html')
    for (const run of waiting.splice(0)) run()
    expect(loaded()).toEqual([])
    visitor.go('/faq/')
    for (const run of waiting.splice(0)) run()
    expect(loaded()).toEqual([SCRIPT.src])
  })

  it('are told of a page through the queues that exist', () => {
    const queues = window as unknown as Record<string, unknown[]>
    queues.dataLayer = []
    queues._hmt = []
    countPageView('/guide/')
    expect(queues.dataLayer).toEqual([{ event: 'page_view', page_path: '/guide/' }])
    expect(queues._hmt).toEqual([['_trackPageview', '/guide/']])
  })
})
