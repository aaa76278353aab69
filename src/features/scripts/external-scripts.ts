import { isToolPage, localeOf } from '../../content/paths'
import { runForeign } from '../../platform/foreign-script'
import { report } from '../../platform/report'
import { whenIdle } from '../../platform/timing'
import type { ExternalScript, SiteConfig } from '../../site/types'
import { consent } from '../../stores/consent'
import { countPageView } from './page-view'

/** Attributes that the settings may give to a script or style sheet; anything that runs by itself is none of them. */
const ALLOWED = /^(?:data-[\w-]+|id|crossorigin|integrity|referrerpolicy|type|media)$/i

/** Whether external scripts belong on this page at all: switched on, on the canonical host. Pure. */
export function mayRun({ scripts, host }: SiteConfig, origin: string): boolean {
  return scripts.enabled && scripts.items.length > 0 && host !== '' && host === origin
}

interface Visit {
  site: SiteConfig
  /** Path of the page on the screen, without the base. */
  path(): string
  /** Tells of every later page. */
  onPage(listener: () => void): void
}

/**
 * Runs the owner's ads, analytics and icon fonts: once, when the browser is idle, never on the tool pages, and with
 * `consent` only after the visitor agreed. Later pages are counted by their path alone.
 */
export function startExternalScripts({ site, path, onPage }: Visit): void {
  if (!mayRun(site, window.location.origin)) return
  const locales = Object.keys(site.locales)
  let loaded = false
  const allowed = () =>
    (!site.scripts.consent || consent.get() === 'granted') && !isToolPage(path(), localeOf(path(), locales))
  const load = () =>
    whenIdle(() => {
      if (loaded || !allowed()) return
      loaded = true
      site.scripts.items.forEach(addScript)
    })
  load()
  consent.subscribe(load)
  onPage(() => {
    if (!loaded) load()
    else if (allowed()) countPageView(path())
  })
}

/** Adds a script or style sheet by address; under a Content-Security-Policy with a nonce it carries the page's. */
function addScript({ src, kind, attributes = {} }: ExternalScript): void {
  const element = kind === 'icons' ? document.createElement('link') : document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) {
    if (ALLOWED.test(name)) element.setAttribute(name, value)
    else report(`the attribute "${name}" is not allowed`, `site.yaml scripts.items ${src}`, 'use data-* attributes')
  }
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) element.nonce = nonce
  element.addEventListener('error', () =>
    report('an external script did not load', src, 'nothing; the site does without'),
  )
  if (element instanceof HTMLLinkElement) {
    element.rel = 'stylesheet'
    element.href = src
    document.head.append(element)
  } else {
    element.async = true
    element.src = src
    runForeign(element, document.head)
  }
}
